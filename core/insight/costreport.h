// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/ledgerrow.h"

#include <QByteArray>
#include <span>
#include <vector>

namespace lastro::insight {

/// What some calls came to. usd holds the calls whose price is known, never the others as zero.
struct CostTotal {
    qint64 questions = 0;             ///< of the calls that belong to one
    qint64 unpricedQuestions = 0;     ///< of them, those with a call whose price is unknown
    qint64 calls = 0;
    qint64 unpriced = 0;              ///< of the calls, those whose price is unknown
    qint64 failed = 0;                ///< of the calls
    qint64 promptTokens = 0;
    qint64 cachedTokens = 0;          ///< of the prompt's
    qint64 completionTokens = 0;
    qint64 milliseconds = 0;
    double usd = 0;
    double usdOfPricedQuestions = 0;

    /// Is there any call whose price is known? Without one usd says nothing.
    bool isPriced() const { return calls > unpriced; }
    /// The mean over the questions all of whose calls have a price; none where there is no such question.
    std::optional<double> usdPerQuestion() const;
    bool operator==(const CostTotal &) const = default;
};

enum class CostGrouping { Day, Month, Role, Model, Endpoint, Area, Question };
QString costGroupingName(CostGrouping grouping);      ///< "day", "month", "role", "model", "endpoint", "area", "question"
std::optional<CostGrouping> costGroupingFromName(const QString &name);

/// The group of a call: "2026-03-10", "2026-03", a role's name, the asked model, an endpoint's or area's name, a question's
/// number. Empty: none (no area given, no question).
QString costKey(const model::LedgerRow &row, CostGrouping grouping);

struct CostGroup {
    QString key;
    CostTotal total;
    bool operator==(const CostGroup &) const = default;
};

CostTotal costOf(std::span<const model::LedgerRow> rows);
/// Days, months and questions in their order, everything else by cost, then calls, the most first.
std::vector<CostGroup> costBy(std::span<const model::LedgerRow> rows, CostGrouping grouping);
CostTotal costOfDay(std::span<const model::LedgerRow> rows, QDate day);
CostTotal costOfMonth(std::span<const model::LedgerRow> rows, QDate dayInMonth);

/// Tables for spreadsheets and scripts, with a header in English; an unknown price is an empty field. See csvtext.h.
QByteArray ledgerCsv(std::span<const model::LedgerRow> rows);
QByteArray costCsv(std::span<const CostGroup> groups, CostGrouping grouping);

} // namespace lastro::insight
