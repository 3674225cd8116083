// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/ledgerrow.h"

#include <vector>

namespace lastro::store {

class Connection;

/// The calls of language models in steward.db, and the numbers of questions. In a file of a version without them it is
/// empty. Private to the room; one thread at a time. Throws SQLite::Exception or DamagedRow; writing needs a transaction.
class LedgerTable {
public:
    explicit LedgerTable(Connection &connection) : m_connection(connection) {}

    /// Names over 200 characters are cut; a price that is none (negative, infinite, NaN) is kept as unknown.
    void append(const model::LedgerRow &row);
    /// Of days from .. to, both included, oldest first.
    std::vector<model::LedgerRow> rows(QDate from, QDate to);
    /// Days without a call are left out.
    std::vector<model::DaySpend> spentByDay(QDate from, QDate to);
    /// Larger than every number given or written before.
    qint64 nextTurn();

private:
    bool isThere();

    Connection &m_connection;
};

} // namespace lastro::store
