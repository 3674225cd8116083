// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/llm/spendceiling.h"

namespace lastro::llm {

namespace {

std::unexpected<base::Error> reached(const char *which)
{
    return base::failure(base::ErrorCode::SpendCeilingReached, {}, QLatin1String(which));
}

/// Sums of small amounts: a millionth of a cent is rounding, not money.
bool isOver(double usd, const std::optional<double> &limit)
{
    return limit && usd > *limit + 1e-8;
}

} // namespace

void SpendCeiling::setLimits(const SpendLimits &limits)
{
    const std::lock_guard lock(m_mutex);
    m_limits = limits;
}

void SpendCeiling::addPast(QDate day, double usd)
{
    const std::lock_guard lock(m_mutex);
    m_days[day] += usd;
}

base::Result<void> SpendCeiling::begin(qint64 turn, std::optional<double> worst)
{
    const std::lock_guard lock(m_mutex);
    const QDate today = m_clock.today();
    const Turn before = m_turns.value(turn);
    const double more = worst.value_or(0);
    if (turn != 0 && before.calls >= m_limits.callsPerTurn)
        return reached("calls");
    if (!worst && !m_limits.unpricedAllowed)
        return reached("unpriced");
    if (turn != 0 && isOver(before.usd + before.running + more, m_limits.turn))
        return reached("turn");
    if (isOver(m_days.value(today) + m_running + more, m_limits.day))
        return reached("day");
    if (isOver(monthOf(today) + m_running + more, m_limits.month))
        return reached("month");
    m_running += more;
    if (turn != 0)
        m_turns.insert(turn, {before.usd, before.running + more, before.calls + 1});
    return {};
}

void SpendCeiling::end(qint64 turn, std::optional<double> worst, std::optional<double> usd)
{
    const std::lock_guard lock(m_mutex);
    m_running -= worst.value_or(0);
    m_days[m_clock.today()] += usd.value_or(0);
    m_unpriced += usd ? 0 : 1;
    if (const auto it = m_turns.find(turn); it != m_turns.end()) {
        it->running -= worst.value_or(0);
        it->usd += usd.value_or(0);
    }
}

void SpendCeiling::forgetTurn(qint64 turn)
{
    const std::lock_guard lock(m_mutex);
    m_turns.remove(turn);
}

SpentSoFar SpendCeiling::spent(qint64 turn) const
{
    const std::lock_guard lock(m_mutex);
    const QDate today = m_clock.today();
    const Turn of = m_turns.value(turn);
    return {of.usd, m_days.value(today), monthOf(today), of.calls, m_unpriced};
}

double SpendCeiling::monthOf(QDate day) const
{
    double sum = 0;
    const QDate first(day.year(), day.month(), 1);
    for (auto it = m_days.lowerBound(first); it != m_days.cend() && it.key() < first.addMonths(1); ++it)
        sum += it.value();
    return sum;
}

} // namespace lastro::llm
