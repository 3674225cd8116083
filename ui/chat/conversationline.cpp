// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/chat/conversationline.h"

#include "ui/widgets/palette.h"
#include "ui/widgets/rolelabel.h"

#include <QBoxLayout>
#include <QEvent>
#include <QPainter>

namespace lastro::chat {

namespace {
constexpr int gap = 12;        // between the rule and its name
}

ConversationLine::ConversationLine(QWidget *parent)
    : QWidget(parent), m_label(new widgets::RoleLabel(widgets::RoleLabel::Role::Quiet, this))
{
    setObjectName(QStringLiteral("conversationLine"));
    auto *layout = new QHBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 8);
    layout->addWidget(m_label, 0, Qt::AlignHCenter);
    retranslate();
}

void ConversationLine::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setPen(widgets::color(widgets::ColorRole::Separator, palette()));
    const int y = m_label->geometry().center().y();
    painter.drawLine(0, y, m_label->x() - gap, y);
    painter.drawLine(m_label->geometry().right() + gap, y, width(), y);
}

void ConversationLine::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

void ConversationLine::retranslate()
{
    m_label->setText(tr("Nova conversa"));
    m_label->setToolTip(widgets::plainToolTip(tr("As perguntas acima não são lembradas nas próximas.")));
    setAccessibleName(tr("Nova conversa"));
}

} // namespace lastro::chat
