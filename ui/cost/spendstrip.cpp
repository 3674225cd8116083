// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/cost/spendstrip.h"

#include "ui/cost/costwords.h"
#include "ui/cost/spendfigure.h"
#include "ui/widgets/rolelabel.h"

#include <QBoxLayout>
#include <QEvent>

namespace lastro::cost {

using insight::CostTotal;
using widgets::RoleLabel;

SpendStrip::SpendStrip(QWidget *parent)
    : QWidget(parent), m_day(new SpendFigure(this)), m_month(new SpendFigure(this)), m_question(new SpendFigure(this)),
      m_unpriced(new RoleLabel(RoleLabel::Role::Quiet, this))
{
    m_unpriced->setObjectName(QStringLiteral("unpriced"));
    m_unpriced->setFlowing();
    auto *figures = new QHBoxLayout;
    figures->setSpacing(24);
    for (SpendFigure *figure : {m_day, m_month, m_question})
        figures->addWidget(figure, 1);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(8);
    layout->addLayout(figures);
    layout->addWidget(m_unpriced);
    fill();
}

void SpendStrip::setTotals(const CostTotal &day, const CostTotal &month, const CostTotal &period)
{
    m_dayTotal = day;
    m_monthTotal = month;
    m_periodTotal = period;
    fill();
}

void SpendStrip::setCeilings(const Ceilings &ceilings)
{
    m_ceilings = ceilings;
    fill();
}

void SpendStrip::show(SpendFigure *figure, const CostTotal &total, std::optional<double> ceiling, const QString &held) const
{
    const QString spent = total.calls > 0 && !total.isPriced() ? tr("desconhecido") : moneyWords(total.usd);
    if (!ceiling) {
        figure->setFigure(spent, tr("sem teto"));
        return;
    }
    const double used = *ceiling > 0 ? total.usd / *ceiling : 1.0;
    figure->setFigure(spent, (used >= 1 ? tr("Teto de %1 atingido") : held).arg(moneyWords(*ceiling)), used);
}

void SpendStrip::fill()
{
    m_day->setName(tr("Hoje"));
    m_month->setName(tr("Este mês"));
    m_question->setName(tr("Por pergunta, no período"));
    show(m_day, m_dayTotal, m_ceilings.day, tr("de %1 por dia"));
    show(m_month, m_monthTotal, m_ceilings.month, tr("de %1 por mês"));
    const std::optional<double> each = m_periodTotal.usdPerQuestion();
    m_question->setFigure(each ? moneyWords(*each) : QStringLiteral("–"), tr("%Ln perguntas", nullptr, int(m_periodTotal.questions)));
    m_unpriced->setText(tr("%1: fora das somas.").arg(unpricedWords(m_periodTotal.unpriced)));
    m_unpriced->setVisible(m_periodTotal.unpriced > 0);
}

void SpendStrip::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        fill();
}

} // namespace lastro::cost
