// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/chat/fold.h"

#include <QBoxLayout>
#include <QStyleOptionToolButton>
#include <QStylePainter>
#include <QToolButton>

namespace lastro::chat {

namespace {
// Checked means open, not pressed.
class FoldButton : public QToolButton {
public:
    using QToolButton::QToolButton;

protected:
    void paintEvent(QPaintEvent *) override
    {
        QStylePainter painter(this);
        QStyleOptionToolButton option;
        initStyleOption(&option);
        option.state &= ~QStyle::State_On;
        painter.drawComplexControl(QStyle::CC_ToolButton, option);
    }
};
} // namespace

Fold::Fold(const QString &title, Maker maker, QWidget *parent)
    : QWidget(parent), m_button(new FoldButton(this)), m_header(new QHBoxLayout), m_maker(std::move(maker))
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
    m_header->setSpacing(8);
    m_header->addWidget(m_button);
    m_header->addStretch();
    layout->addLayout(m_header);
    connect(m_button, &QToolButton::toggled, this, &Fold::setOpen);
}

void Fold::addBefore(QWidget *widget)
{
    m_header->insertWidget(m_header->indexOf(m_button), widget);
    setTabOrder(widget, m_button);
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
