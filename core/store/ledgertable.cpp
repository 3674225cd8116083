// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/store/ledgertable.h"

#include "core/store/connection.h"

#include <cmath>

namespace lastro::store {

namespace {

constexpr qsizetype mostCharacters = 200;

QString cut(const QString &name)
{
    return name.left(mostCharacters);
}

model::LedgerRow readRow(const Statement &row)
{
    model::LedgerRow call;
    call.turn = row.integer(0);
    call.at = QDateTime::fromMSecsSinceEpoch(row.integer(1), Qt::UTC);
    call.role = row.text(2);
    call.endpoint = row.text(3);
    call.model = row.text(4);
    call.servedModel = row.text(5);
    call.promptTokens = row.integer(6);
    call.cachedTokens = row.integer(7);
    call.completionTokens = row.integer(8);
    call.estimated = row.integer(9) != 0;
    if (!row.isNull(10))
        call.usd = row.real(10);
    call.milliseconds = row.integer(11);
    call.outcome = row.text(12);
    call.area = row.text(13);
    return call;
}

} // namespace

bool LedgerTable::isThere()
{
    return m_connection.hasTable(QStringLiteral("ledger"));
}

void LedgerTable::append(const model::LedgerRow &row)
{
    Statement insert = m_connection.prepare(
        "INSERT INTO ledger(day, turn, at_ms, role, endpoint, model, served_model, prompt_tokens, cached_tokens, "
        "completion_tokens, estimated, usd, milliseconds, outcome, area) VALUES(?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)");
    insert.with(row.day().toJulianDay(), row.turn, row.at.toMSecsSinceEpoch(), cut(row.role), cut(row.endpoint), cut(row.model),
                cut(row.servedModel), row.promptTokens, row.cachedTokens, row.completionTokens, int(row.estimated));
    if (row.usd && std::isfinite(*row.usd) && *row.usd >= 0)
        insert.with(*row.usd);
    else
        insert.with(nullptr);
    insert.with(row.milliseconds, cut(row.outcome), cut(row.area)).run();
}

std::vector<model::LedgerRow> LedgerTable::rows(QDate from, QDate to)
{
    std::vector<model::LedgerRow> found;
    if (!isThere())
        return found;
    Statement rows = m_connection.prepare(
        "SELECT turn, at_ms, role, endpoint, model, served_model, prompt_tokens, cached_tokens, completion_tokens, estimated, "
        "usd, milliseconds, outcome, area FROM ledger WHERE day BETWEEN ? AND ? ORDER BY at_ms, row");
    rows.with(from.toJulianDay(), to.toJulianDay());
    while (rows.step())
        found.push_back(readRow(rows));
    return found;
}

std::vector<model::DaySpend> LedgerTable::spentByDay(QDate from, QDate to)
{
    std::vector<model::DaySpend> found;
    if (!isThere())
        return found;
    Statement rows = m_connection.prepare(
        "SELECT day, total(usd), count(*), count(*) - count(usd) FROM ledger WHERE day BETWEEN ? AND ? GROUP BY day ORDER BY day");
    rows.with(from.toJulianDay(), to.toJulianDay());
    while (rows.step())
        found.push_back({QDate::fromJulianDay(rows.integer(0)), rows.real(1), rows.integer(2), rows.integer(3)});
    return found;
}

qint64 LedgerTable::nextTurn()
{
    // The ledger counts as well: after a restored backup its rows may know of later questions than the counter.
    m_connection.execute("INSERT INTO turns(one, last) SELECT 1, coalesce(max(turn), 0) + 1 FROM ledger WHERE true "
                         "ON CONFLICT(one) DO UPDATE SET last = max(last + 1, excluded.last)");
    return m_connection.number("SELECT last FROM turns");
}

} // namespace lastro::store
