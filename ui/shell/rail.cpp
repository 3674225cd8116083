// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/rail.h"

#include "ui/shell/railbutton.h"
#include "ui/widgets/palette.h"

#include <QBoxLayout>
#include <QButtonGroup>
#include <QEvent>
#include <QPainter>
#include <QShortcut>
#include <QToolButton>

namespace lastro::shell {

namespace {
QKeySequence shortcutOf(qsizetype place) { return QKeySequence(QKeyCombination(Qt::CTRL, Qt::Key(Qt::Key_1 + int(place)))); }
}

Rail::Rail(QWidget *parent) : QWidget(parent), m_group(new QButtonGroup(this)), m_places(new QVBoxLayout), m_collapse(new QToolButton(this))
{
    m_places->setSpacing(2);
    m_collapse->setAutoRaise(true);
    m_collapse->setFocusPolicy(Qt::StrongFocus);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 8, 1, 8);
    layout->addLayout(m_places);
    layout->addStretch();
    layout->addWidget(m_collapse, 0, Qt::AlignLeft);
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Preferred);
    connect(m_group, &QButtonGroup::idClicked, this, &Rail::chosen);
    connect(m_collapse, &QToolButton::clicked, this, [this] {
        setCollapsed(!m_collapsed);
        Q_EMIT collapsedChanged(m_collapsed);
    });
    retranslate();
}

void Rail::addPlace(const QString &iconName)
{
    const int place = int(m_buttons.size());
    auto *button = new RailButton(iconName, this);
    button->setCollapsed(m_collapsed);
    m_buttons.append(button);
    m_group->addButton(button, place);
    m_places->addWidget(button);
    connect(new QShortcut(shortcutOf(place), this), &QShortcut::activated, button, [button] { button->click(); });
}

void Rail::setWord(int place, const QString &word) { m_buttons[place]->setWord(word, shortcutOf(place)); }

void Rail::setCurrent(int place) { m_buttons[place]->setChecked(true); }

void Rail::setCollapsed(bool collapsed)
{
    m_collapsed = collapsed;
    for (RailButton *button : m_buttons)
        button->setCollapsed(collapsed);
    retranslate();
}

void Rail::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setPen(widgets::color(widgets::ColorRole::Separator, palette()));
    painter.drawLine(width() - 1, 0, width() - 1, height());
}

void Rail::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

void Rail::retranslate()
{
    const QString words = m_collapsed ? tr("Mostrar os nomes") : tr("Só ícones");
    m_collapse->setArrowType(m_collapsed ? Qt::RightArrow : Qt::LeftArrow);
    m_collapse->setToolTip(words);
    m_collapse->setAccessibleName(words);
}

} // namespace lastro::shell
