// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDateTime>
#include <QString>
#include <optional>

namespace lastro::model {

/// A call that gave a whole answer has this as its outcome; any other has the error code's name.
inline const QString outcomeOk = QStringLiteral("ok");

/// One call of a language model, as the base keeps it. Holds nothing of what was asked or answered.
struct LedgerRow {
    qint64 turn = 0;                  ///< the question it belongs to; 0 = none (indexing, a test of the connection)
    QDateTime at;                     ///< when it began, UTC
    QString role;                     ///< "rewrite" | "judge" | "answer" | "embeddings" | "rerank"
    QString endpoint;                 ///< its name
    QString model;                    ///< as asked for
    QString servedModel;              ///< as the server named it: untrusted text
    qint64 promptTokens = 0;          ///< cached ones included
    qint64 cachedTokens = 0;          ///< of the prompt
    qint64 completionTokens = 0;
    bool estimated = false;           ///< the server did not tell its tokens
    std::optional<double> usd;        ///< none: the price is unknown, which is not the same as free
    qint64 milliseconds = 0;
    QString outcome = outcomeOk;
    QString area;                     ///< of who asked; empty = none given

    bool succeeded() const { return outcome == outcomeOk; }
    /// The day it counts for, in the local time zone as ceilings do.
    QDate day() const { return at.toLocalTime().date(); }
    bool operator==(const LedgerRow &) const = default;
};

/// What the calls of one day cost.
struct DaySpend {
    QDate day;
    double usd = 0;                   ///< of the calls whose price is known
    qint64 calls = 0;                 ///< all
    qint64 unpriced = 0;              ///< of them, those whose price is unknown
    bool operator==(const DaySpend &) const = default;
};

} // namespace lastro::model
