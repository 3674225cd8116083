// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/llm/ledgerrow.h"
#include "core/model/answer.h"
#include "core/model/ledgerrow.h"

#include <mutex>
#include <vector>

namespace lastro::engine {

/// The calls of one question. Any thread.
class TurnLedger {
public:
    void add(const llm::LedgerRow &row);
    model::Cost cost() const;
    /// As the base keeps them. area: the asker's.
    std::vector<model::LedgerRow> rows(const QString &area) const;

private:
    mutable std::mutex m_mutex;
    std::vector<llm::LedgerRow> m_rows;
};

model::LedgerRow keptRow(const llm::LedgerRow &row, const QString &area);

} // namespace lastro::engine
