// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/engine/turnledger.h"

namespace lastro::engine {

void TurnLedger::add(const llm::LedgerRow &row)
{
    const std::lock_guard lock(m_mutex);
    m_rows.push_back(row);
}

model::Cost TurnLedger::cost() const
{
    const std::lock_guard lock(m_mutex);
    model::Cost cost;
    for (const llm::LedgerRow &row : m_rows) {
        ++cost.calls;
        cost.promptTokens += row.usage.prompt;
        cost.cachedPromptTokens += row.usage.cached;
        cost.completionTokens += row.usage.completion;
        cost.usd += row.usd.value_or(0);
        cost.unpriced += row.usd ? 0 : 1;
    }
    return cost;
}

std::vector<model::LedgerRow> TurnLedger::rows(const QString &area) const
{
    const std::lock_guard lock(m_mutex);
    std::vector<model::LedgerRow> rows;
    for (const llm::LedgerRow &row : m_rows)
        rows.push_back(keptRow(row, area));
    return rows;
}

model::LedgerRow keptRow(const llm::LedgerRow &row, const QString &area)
{
    model::LedgerRow kept;
    kept.turn = row.turn;
    kept.at = row.at.toUTC();
    kept.role = llm::roleName(row.role);
    kept.endpoint = row.endpoint;
    kept.model = row.model;
    kept.servedModel = row.servedModel;
    kept.promptTokens = row.usage.prompt;
    kept.cachedTokens = row.usage.cached;
    kept.completionTokens = row.usage.completion;
    kept.estimated = row.usage.estimated;
    kept.usd = row.usd;
    kept.milliseconds = row.milliseconds;
    kept.outcome = row.error ? base::errorCodeName(*row.error) : model::outcomeOk;
    kept.area = area;
    return kept;
}

} // namespace lastro::engine
