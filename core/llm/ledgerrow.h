// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/llm/endpoint.h"
#include "core/llm/price.h"

#include <QDateTime>
#include <optional>

namespace lastro::llm {

/// One call of a model, as the ledger keeps it. Holds nothing of what was asked or answered.
struct LedgerRow {
    qint64 turn = 0;                             ///< the question it belongs to; 0 = none (indexing, a test of the connection)
    QDateTime at;                                ///< when it began
    Role role = Role::Answer;
    QString endpoint;                            ///< its name
    QString model;                               ///< as asked for
    QString servedModel;                         ///< as the server named it
    TokenUsage usage;                            ///< of a failed call: what may have been billed, estimated
    std::optional<double> usd;                   ///< unknown where the price is
    qint64 milliseconds = 0;
    std::optional<base::ErrorCode> error;        ///< none: it gave a whole answer
};

} // namespace lastro::llm
