// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/clock.h"
#include "core/base/result.h"

#include <QHash>
#include <QMap>
#include <mutex>
#include <optional>

namespace lastro::llm {

/// USD; absent = no ceiling.
struct SpendLimits {
    std::optional<double> turn;
    std::optional<double> day;
    std::optional<double> month;
    int callsPerTurn = 20;
    bool unpricedAllowed = true;                 ///< calls whose price is unknown, which no ceiling in USD can hold
    bool operator==(const SpendLimits &) const = default;
};

struct SpentSoFar {
    double turn = 0;
    double day = 0;
    double month = 0;
    int callsOfTurn = 0;
    int unpricedCalls = 0;                       ///< since the program started
};

/// Lets a call begin only if what it may cost at most fits under every ceiling, counting the calls that are running. Days
/// and months are the clock's. Any thread.
class SpendCeiling {
public:
    /// The clock must outlive it.
    SpendCeiling(const SpendLimits &limits, const base::Clock &clock) : m_limits(limits), m_clock(clock) {}

    void setLimits(const SpendLimits &limits);
    /// What the ledger knows of a day, at the start.
    void addPast(QDate day, double usd);

    /// worst: what the call may cost at most; nullopt = unknown. Errors: SpendCeilingReached, detail "turn" | "day" | "month" |
    /// "calls" | "unpriced". Each begin() that succeeds has one end() with the same worst.
    base::Result<void> begin(qint64 turn, std::optional<double> worst);
    /// usd: what it did cost; nullopt = unknown.
    void end(qint64 turn, std::optional<double> worst, std::optional<double> usd);
    /// Of a question that is over.
    void forgetTurn(qint64 turn);

    SpentSoFar spent(qint64 turn) const;

private:
    struct Turn {
        double usd = 0;
        double running = 0;
        int calls = 0;
    };
    double monthOf(QDate day) const;

    mutable std::mutex m_mutex;
    SpendLimits m_limits;
    const base::Clock &m_clock;
    QMap<QDate, double> m_days;
    QHash<qint64, Turn> m_turns;
    double m_running = 0;
    int m_unpriced = 0;
};

} // namespace lastro::llm
