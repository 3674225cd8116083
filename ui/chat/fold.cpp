// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/chat/fold.h"

#include <QBoxLayout>
#include <QToolButton>

namespace lastro::chat {

Fold::Fold(const QString &title, Maker maker, QWidget *parent)
    : QWidget(parent), m_button(new QToolButton(this)), m_maker(std::move(maker))
{
    m_button->setText(title);
    m_button->setCheckable(true);
    m_button->setAutoRaise(true);
    m_button->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    m_button->setArrowType(Qt::RightArrow);
    m_button->setFocusPolicy(Qt::StrongFocus);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(4);
    layout->addWidget(m_button, 0, Qt::AlignLeft);
    connect(m_button, &QToolButton::toggled, this, &Fold::setOpen);
}

void Fold::setOpen(bool open)
{
    m_button->setChecked(open);
    m_button->setArrowType(open ? Qt::DownArrow : Qt::RightArrow);
    if (open && !m_content) {
        m_content = m_maker(this);
        m_content->setContentsMargins(16, 0, 0, 0);
        layout()->addWidget(m_content);
    }
    if (m_content)
        m_content->setVisible(open);
}

bool Fold::isOpen() const { return m_button->isChecked(); }

} // namespace lastro::chat
