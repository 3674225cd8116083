// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/banner.h"

#include "ui/widgets/palette.h"
#include "ui/widgets/rolelabel.h"

#include <QBoxLayout>
#include <QIcon>
#include <QPainter>
#include <QPushButton>
#include <QToolButton>

namespace lastro::shell {

Banner::Banner(QWidget *parent)
    : QFrame(parent), m_label(new widgets::RoleLabel(widgets::RoleLabel::Role::Text, this)), m_action(new QPushButton(this)),
      m_close(new QToolButton(this))
{
    m_label->setFlowing();
    m_close->setAutoRaise(true);
    m_close->setFocusPolicy(Qt::StrongFocus);
    m_close->setIcon(QIcon::fromTheme(QStringLiteral("window-close")));
    auto *layout = new QHBoxLayout(this);
    layout->setContentsMargins(16, 4, 8, 4);
    layout->setSpacing(8);
    layout->addWidget(m_label, 1);
    layout->addWidget(m_action);
    layout->addWidget(m_close);
    connect(m_action, &QPushButton::clicked, this, &Banner::actionChosen);
    connect(m_close, &QToolButton::clicked, this, [this] {
        hide();
        Q_EMIT closed();
    });
    hide();
}

void Banner::show(const QString &text, const QString &action)
{
    m_label->setText(text);
    m_action->setText(action);
    m_action->setVisible(!action.isEmpty());
    m_close->setAccessibleName(tr("Fechar o aviso"));
    m_close->setToolTip(tr("Fechar o aviso"));
    setAccessibleName(text);
    setVisible(!text.isEmpty());
}

QString Banner::text() const { return m_label->text(); }

void Banner::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.fillRect(rect(), widgets::color(widgets::ColorRole::WikiFill, palette()));
    painter.setPen(widgets::color(widgets::ColorRole::Wiki, palette()));
    painter.drawLine(0, height() - 1, width(), height() - 1);
}

} // namespace lastro::shell
