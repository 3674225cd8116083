// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/cost/spendfigure.h"

#include "ui/widgets/rolelabel.h"

#include <QProgressBar>
#include <QVBoxLayout>
#include <algorithm>

namespace lastro::cost {

using widgets::RoleLabel;

namespace {

RoleLabel *flowing(RoleLabel::Role role, QWidget *parent)
{
    auto *label = new RoleLabel(role, parent);
    label->setFlowing();
    return label;
}

} // namespace

SpendFigure::SpendFigure(QWidget *parent)
    : QWidget(parent), m_name(flowing(RoleLabel::Role::Quiet, this)), m_figure(flowing(RoleLabel::Role::Title, this)),
      m_note(flowing(RoleLabel::Role::Quiet, this)), m_reached(flowing(RoleLabel::Role::Warning, this)), m_used(new QProgressBar(this))
{
    m_used->setRange(0, 100);
    m_used->setTextVisible(false);
    m_used->setFixedHeight(8);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(4);
    layout->addWidget(m_name);
    layout->addWidget(m_figure);
    layout->addWidget(m_used);
    layout->addWidget(m_note);
    layout->addWidget(m_reached);
    layout->addStretch();
    m_used->hide();
    m_reached->hide();
}

void SpendFigure::setName(const QString &name)
{
    m_name->setText(name);
    m_used->setAccessibleName(name);
}

void SpendFigure::setFigure(const QString &figure, const QString &note, std::optional<double> used)
{
    const bool reached = used && *used >= 1;
    m_figure->setText(figure);
    m_note->setText(note);
    m_reached->setText(note);
    m_note->setVisible(!reached && !note.isEmpty());
    m_reached->setVisible(reached);
    m_used->setVisible(used.has_value());
    m_used->setValue(int(100 * std::clamp(used.value_or(0), 0.0, 1.0)));
    m_used->setAccessibleDescription(figure + QLatin1Char(' ') + note);
}

} // namespace lastro::cost
