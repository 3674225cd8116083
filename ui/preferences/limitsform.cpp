// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/preferences/limitsform.h"

#include "ui/preferences/fieldrow.h"
#include "ui/preferences/formgrid.h"
#include "ui/widgets/rolelabel.h"

#include <QCheckBox>
#include <QDoubleSpinBox>
#include <QSignalBlocker>

namespace lastro::preferences {

using llm::SpendLimits;
using widgets::RoleLabel;

namespace {
constexpr double highestCeiling = 1e6;
constexpr int mostCalls = 1'000;
}

LimitsForm::Ceiling LimitsForm::makeCeiling(const char *name, std::optional<double> SpendLimits::*limit, double suggested, int decimals)
{
    const Ceiling ceiling{limit, suggested, new QCheckBox, new QDoubleSpinBox};
    ceiling.on->setObjectName(QLatin1String(name));
    ceiling.usd->setObjectName(QLatin1String(name) + QStringLiteral("-usd"));
    ceiling.usd->setDecimals(decimals);
    ceiling.usd->setRange(0, highestCeiling);
    ceiling.usd->setSingleStep(suggested / 5);
    ceiling.usd->setPrefix(QStringLiteral("USD "));
    ceiling.usd->setKeyboardTracking(false);
    connect(ceiling.on, &QCheckBox::toggled, this, [this, limit, suggested](bool on) {
        SpendLimits limits = m_limits;
        limits.*limit = on ? std::optional(suggested) : std::nullopt;
        change(limits);
    });
    connect(ceiling.usd, &QDoubleSpinBox::valueChanged, this, [this, limit](double usd) {
        SpendLimits limits = m_limits;
        limits.*limit = usd;
        change(limits);
    });
    return ceiling;
}

LimitsForm::LimitsForm(QWidget *parent)
    : FlowingPart(parent), m_title(new RoleLabel(RoleLabel::Role::Strong)), m_lead(new RoleLabel(RoleLabel::Role::Quiet)),
      m_ceilings{makeCeiling("turn", &SpendLimits::turn, 0.05, 4), makeCeiling("day", &SpendLimits::day, 2, 2),
                 makeCeiling("month", &SpendLimits::month, 30, 2)},
      m_calls(new QSpinBox), m_callsRow(new FieldRow(m_calls)), m_unpriced(new QCheckBox), m_unpricedRow(new FieldRow(m_unpriced, FieldRow::Label::None))
{
    m_calls->setObjectName(QStringLiteral("calls"));
    m_calls->setRange(0, mostCalls);
    m_calls->setKeyboardTracking(false);
    m_unpriced->setObjectName(QStringLiteral("unpriced"));
    m_lead->setFlowing();
    layOut();
    connect(m_calls, &QSpinBox::valueChanged, this, [this](int calls) {
        SpendLimits limits = m_limits;
        limits.callsPerTurn = calls;
        change(limits);
    });
    connect(m_unpriced, &QCheckBox::toggled, this, [this](bool allowed) {
        SpendLimits limits = m_limits;
        limits.unpricedAllowed = allowed;
        change(limits);
    });
    setLimits({});
    retranslate();
}

void LimitsForm::layOut()
{
    auto *layout = new FormGrid(this);
    layout->addRow(m_title);
    layout->addRow(m_lead);
    for (const Ceiling &ceiling : m_ceilings)
        layout->addRow(ceiling.on, new FieldRow(ceiling.usd, FieldRow::Label::None));
    layout->addRow(m_callsRow->label(), m_callsRow);
    layout->addRow(m_unpricedRow);
}

void LimitsForm::setLimits(const SpendLimits &limits)
{
    m_limits = limits;
    show(limits);
}

void LimitsForm::show(const SpendLimits &limits)
{
    for (const Ceiling &ceiling : m_ceilings) {
        const QSignalBlocker quietBox(ceiling.on);
        const QSignalBlocker quietFigure(ceiling.usd);
        const std::optional<double> usd = limits.*ceiling.limit;
        ceiling.on->setChecked(usd.has_value());
        ceiling.usd->setEnabled(usd.has_value());
        ceiling.usd->setValue(usd.value_or(ceiling.suggested));
    }
    const QSignalBlocker quietCalls(m_calls);
    const QSignalBlocker quietUnpriced(m_unpriced);
    m_calls->setValue(limits.callsPerTurn);
    m_unpriced->setChecked(limits.unpricedAllowed);
}

void LimitsForm::change(const SpendLimits &limits)
{
    m_limits = limits;
    show(limits);
    Q_EMIT limitsChanged(limits);
}

void LimitsForm::retranslate()
{
    m_title->setText(tr("Tetos de gasto"));
    m_lead->setText(tr("Atingido um teto, o programa segue sem o modelo de linguagem e diz isso na resposta."));
    const std::array names{tr("Por pergunta"), tr("Por dia"), tr("Por mês")};
    for (size_t i = 0; i < names.size(); ++i) {
        m_ceilings[i].on->setText(names[i]);
        m_ceilings[i].on->setAccessibleName(tr("Teto de gasto: %1").arg(names[i]));
        m_ceilings[i].usd->setAccessibleName(tr("Teto em USD: %1").arg(names[i]));
        m_ceilings[i].usd->setLocale(QLocale());
    }
    m_callsRow->setName(tr("Chamadas por pergunta"));
    m_unpriced->setText(tr("Permitir chamadas de preço desconhecido"));
    m_unpricedRow->setName(m_unpriced->text());
    m_unpricedRow->setHint(tr("Nenhum teto em USD as segura; só o número de chamadas."));
}

} // namespace lastro::preferences
