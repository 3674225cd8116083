// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/chat/destinationline.h"

#include "ui/widgets/palette.h"
#include "ui/widgets/rolelabel.h"

#include <QBoxLayout>
#include <QEvent>
#include <QPainter>
#include <QPainterPath>

namespace lastro::chat {

using widgets::RoleLabel;

namespace {
constexpr qsizetype longestShown = 240;

// Drawn in a unit square, so that they follow the font's size: a closed box, and an open one with an arrow out of it.
QPainterPath closedBox()
{
    QPainterPath path;
    path.addRect(QRectF(0.08, 0.08, 0.84, 0.84));
    path.addEllipse(QRectF(0.38, 0.38, 0.24, 0.24));
    return path;
}

QPainterPath openBox()
{
    QPainterPath path;
    path.moveTo(0.45, 0.2);
    path.lineTo(0.06, 0.2);
    path.lineTo(0.06, 0.94);
    path.lineTo(0.8, 0.94);
    path.lineTo(0.8, 0.55);
    path.moveTo(0.4, 0.6);
    path.lineTo(0.94, 0.06);
    path.moveTo(0.6, 0.06);
    path.lineTo(0.94, 0.06);
    path.lineTo(0.94, 0.4);
    return path;
}
} // namespace

class DestinationLine::Sign : public QWidget {
public:
    using QWidget::QWidget;
    void setLeaves(bool leaves)
    {
        m_leaves = leaves;
        update();
    }
    QSize sizeHint() const override { return {side(), fontMetrics().height()}; }
    QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    void paintEvent(QPaintEvent *) override
    {
        QPainter painter(this);
        painter.setRenderHint(QPainter::Antialiasing);
        const int size = side();
        painter.translate((width() - size) / 2.0, (fontMetrics().height() - size) / 2.0);
        painter.scale(size, size);
        QPen pen(m_leaves ? palette().color(QPalette::WindowText) : widgets::color(widgets::ColorRole::QuietText, palette()), 1.6);
        pen.setCosmetic(true);
        painter.setPen(pen);
        painter.drawPath(m_leaves ? openBox() : closedBox());
    }

private:
    int side() const { return qRound(fontMetrics().ascent() * 0.9); }

    bool m_leaves = false;
};

DestinationLine::DestinationLine(QWidget *parent)
    : QWidget(parent), m_sign(new Sign(this)), m_stays(new RoleLabel(RoleLabel::Role::Quiet, this)),
      m_leaves(new RoleLabel(RoleLabel::Role::Text, this))
{
    auto *layout = new QHBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(8);
    layout->addWidget(m_sign, 0, Qt::AlignTop);
    m_sign->setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
    for (RoleLabel *label : {m_stays, m_leaves}) {
        label->setFlowing();
        QSizePolicy policy = label->sizePolicy();
        policy.setHorizontalPolicy(QSizePolicy::Ignored);      // a name without spaces makes nothing wider
        label->setSizePolicy(policy);
        label->setAlignment(Qt::AlignLeft | Qt::AlignTop);
        layout->addWidget(label, 1);
    }
    retranslate();
}

void DestinationLine::setDestination(const QString &text, bool leaves)
{
    m_text = text.simplified();
    m_leaving = leaves;
    m_sign->setLeaves(leaves);
    retranslate();
}

void DestinationLine::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

void DestinationLine::retranslate()
{
    m_stays->setText(m_text.isEmpty() ? tr("local: nada sai desta máquina") : m_text);
    const QString words = tr("Sai desta máquina: %1").arg(m_text);
    m_leaves->setText(words.size() > longestShown ? words.left(longestShown) + QChar(0x2026) : words);
    m_leaves->setToolTip(widgets::plainToolTip(words));
    m_stays->setVisible(!m_leaving);
    m_leaves->setVisible(m_leaving);
    setAccessibleName((m_leaving ? m_leaves : m_stays)->text());
}

} // namespace lastro::chat
