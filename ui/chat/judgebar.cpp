// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/chat/judgebar.h"

#include "ui/chat/judgewords.h"
#include "ui/widgets/palette.h"
#include "ui/widgets/rolelabel.h"

#include <QEvent>
#include <QPainter>

namespace lastro::chat {

JudgeBar::JudgeBar(model::JudgeScore score, QWidget *parent) : QWidget(parent), m_score(score)
{
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
    retranslate();
}

QSize JudgeBar::sizeHint() const
{
    const int step = fontMetrics().averageCharWidth() + 2;
    return {fontMetrics().horizontalAdvance(QStringLiteral("3 ")) + 4 * (step + 2), fontMetrics().height() + 4};
}

// Four steps for 0..3: an unrelated section fills the first one, so that "0" is not "no score".
void JudgeBar::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    const int step = fontMetrics().averageCharWidth() + 2;
    const int label = fontMetrics().horizontalAdvance(QStringLiteral("3 "));
    painter.setPen(palette().color(QPalette::WindowText));
    painter.drawText(QRect(0, 0, label, height()), Qt::AlignVCenter | Qt::AlignLeft, QString::number(m_score.value()));
    for (int i = 0; i < 4; ++i) {
        const int tall = (height() - 6) * (i + 2) / 5;
        const QRect bar(label + i * (step + 2), height() - 3 - tall, step, tall);
        const bool filled = i <= m_score.value();
        painter.setPen(widgets::color(widgets::ColorRole::QuietText, palette()));
        painter.setBrush(filled ? QBrush(widgets::color(widgets::ColorRole::Accent, palette())) : QBrush(Qt::NoBrush));
        painter.drawRect(bar.adjusted(0, 0, -1, -1));
    }
}

void JudgeBar::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QWidget::changeEvent(event);
}

void JudgeBar::retranslate()
{
    const QString words = judgeWords(m_score);
    setAccessibleName(words);
    setToolTip(widgets::plainToolTip(words));
}

} // namespace lastro::chat
