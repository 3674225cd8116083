// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/store/records.h"

#include <optional>

namespace lastro::store {

class Connection;

/// Tables models, vectors and token_vectors of index.db. Members throw SQLite::Exception unless they return a Result.
class VectorTable {
public:
    explicit VectorTable(Connection &connection) : m_connection(connection) {}

    std::optional<qint64> find(const QString &model);
    qint64 findOrAdd(const QString &model);
    int dimensions(qint64 model);                  ///< 0 = no vector yet

    /// All or none, inside a transaction. A key that is known keeps its vector, and takes the token vectors.
    base::Result<void> add(const QString &model, int dimensions, const std::vector<NewVector> &vectors);

    /// Takes over what can be read of the vectors of another, possibly damaged index file; each row is checked.
    /// Returns how many. Inside a transaction.
    qint64 carryOver(const QString &otherIndex);

private:
    Connection &m_connection;
};

} // namespace lastro::store
