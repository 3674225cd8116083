// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/chat/linkbutton.h"

#include "ui/widgets/palette.h"
#include "ui/widgets/rolelabel.h"
#include "words/visibletext.h"

#include <QHelpEvent>
#include <QKeyEvent>
#include <QPainter>
#include <QStyle>
#include <QStyleOptionFocusRect>
#include <QToolTip>

namespace lastro::chat {

namespace {
constexpr int margin = 2;
}

LinkButton::LinkButton(const QString &text, QWidget *parent) : QAbstractButton(parent)
{
    setText(words::visibleText(text));
    setAccessibleName(this->text());
    setCursor(Qt::PointingHandCursor);
    setFocusPolicy(Qt::StrongFocus);
    setAttribute(Qt::WA_Hover);
    setSizePolicy(QSizePolicy::Maximum, QSizePolicy::Fixed);
}

void LinkButton::setPrefix(const QString &prefix)
{
    m_prefix = prefix + QLatin1Char(' ');
    setAccessibleName(m_prefix + text());
    updateGeometry();
}

void LinkButton::setStruckOut(bool struckOut)
{
    m_struckOut = struckOut;
    update();
}

QSize LinkButton::sizeHint() const
{
    return {fontMetrics().horizontalAdvance(m_prefix + text()) + 2, fontMetrics().height() + 2 * margin};
}

QSize LinkButton::minimumSizeHint() const
{
    return {std::min(sizeHint().width(), fontMetrics().averageCharWidth() * 12), sizeHint().height()};
}

void LinkButton::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    const QRect area = rect().adjusted(0, margin, 0, -margin);             // flush with the text around
    painter.setPen(widgets::color(widgets::ColorRole::QuietText, palette()));
    painter.drawText(area, Qt::AlignVCenter | Qt::TextSingleLine, m_prefix);

    QFont font = this->font();
    font.setUnderline(underMouse() || hasFocus());
    font.setStrikeOut(m_struckOut);
    painter.setFont(font);
    painter.setPen(isEnabled() ? palette().color(QPalette::Link) : palette().color(QPalette::Disabled, QPalette::WindowText));
    const QRect linkArea = area.adjusted(fontMetrics().horizontalAdvance(m_prefix), 0, 0, 0);
    painter.drawText(linkArea, Qt::AlignVCenter | Qt::TextSingleLine, fontMetrics().elidedText(text(), Qt::ElideRight, linkArea.width()));
    if (hasFocus()) {
        QStyleOptionFocusRect option;
        option.initFrom(this);
        option.rect = rect();
        style()->drawPrimitive(QStyle::PE_FrameFocusRect, &option, &painter, this);
    }
}

void LinkButton::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter)
        click();
    else
        QAbstractButton::keyPressEvent(event);
}

bool LinkButton::event(QEvent *event)
{
    if (event->type() == QEvent::ToolTip && toolTip().isEmpty() && width() < sizeHint().width()) {
        QToolTip::showText(static_cast<QHelpEvent *>(event)->globalPos(), widgets::plainToolTip(text()), this);
        return true;
    }
    return QAbstractButton::event(event);
}

} // namespace lastro::chat
