// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/insight/costreport.h"

#include "core/insight/csvtext.h"

#include <QHash>
#include <QMap>
#include <algorithm>
#include <array>

namespace lastro::insight {

namespace {

constexpr std::array groupings{
    std::pair{CostGrouping::Day, "day"},     std::pair{CostGrouping::Month, "month"},       std::pair{CostGrouping::Role, "role"},
    std::pair{CostGrouping::Model, "model"}, std::pair{CostGrouping::Endpoint, "endpoint"}, std::pair{CostGrouping::Area, "area"},
    std::pair{CostGrouping::Question, "question"},
};

struct Asked {
    double usd = 0;
    bool unpriced = false;
};

/// Adds up calls, and at the end the questions that they belong to.
class Sum {
public:
    void add(const model::LedgerRow &row)
    {
        ++m_total.calls;
        m_total.failed += row.succeeded() ? 0 : 1;
        m_total.unpriced += row.usd ? 0 : 1;
        m_total.usd += row.usd.value_or(0);
        m_total.promptTokens += row.promptTokens;
        m_total.cachedTokens += row.cachedTokens;
        m_total.completionTokens += row.completionTokens;
        m_total.milliseconds += row.milliseconds;
        if (row.turn == 0)
            return;
        Asked &asked = m_questions[row.turn];
        asked.usd += row.usd.value_or(0);
        asked.unpriced = asked.unpriced || !row.usd;
    }

    CostTotal total() const
    {
        CostTotal total = m_total;
        total.questions = m_questions.size();
        for (const Asked &asked : m_questions) {
            total.unpricedQuestions += asked.unpriced ? 1 : 0;
            total.usdOfPricedQuestions += asked.unpriced ? 0 : asked.usd;
        }
        return total;
    }

private:
    CostTotal m_total;
    QHash<qint64, Asked> m_questions;
};

template <class Wanted>
CostTotal costWhere(std::span<const model::LedgerRow> rows, Wanted wanted)
{
    Sum sum;
    for (const model::LedgerRow &row : rows)
        if (wanted(row))
            sum.add(row);
    return sum.total();
}

bool keepsItsOrder(CostGrouping grouping)
{
    return grouping == CostGrouping::Day || grouping == CostGrouping::Month || grouping == CostGrouping::Question;
}

QString money(double usd)
{
    return QString::number(usd, 'f', 8);
}

QString figure(qint64 count)
{
    return QString::number(count);
}

} // namespace

std::optional<double> CostTotal::usdPerQuestion() const
{
    const qint64 priced = questions - unpricedQuestions;
    return priced > 0 ? std::optional(usdOfPricedQuestions / double(priced)) : std::nullopt;
}

QString costGroupingName(CostGrouping grouping)
{
    const auto found = std::ranges::find(groupings, grouping, [](const auto &entry) { return entry.first; });
    return QLatin1String(found->second);
}

std::optional<CostGrouping> costGroupingFromName(const QString &name)
{
    const auto found = std::ranges::find_if(groupings, [&](const auto &entry) { return name == QLatin1String(entry.second); });
    return found == groupings.end() ? std::nullopt : std::optional(found->first);
}

QString costKey(const model::LedgerRow &row, CostGrouping grouping)
{
    switch (grouping) {
    case CostGrouping::Day: return row.day().toString(Qt::ISODate);
    case CostGrouping::Month: return row.day().toString(QStringLiteral("yyyy-MM"));
    case CostGrouping::Role: return row.role;
    case CostGrouping::Model: return row.model;
    case CostGrouping::Endpoint: return row.endpoint;
    case CostGrouping::Area: return row.area;
    case CostGrouping::Question: return row.turn == 0 ? QString() : QString::number(row.turn);
    }
    return {};
}

CostTotal costOf(std::span<const model::LedgerRow> rows)
{
    return costWhere(rows, [](const model::LedgerRow &) { return true; });
}

std::vector<CostGroup> costBy(std::span<const model::LedgerRow> rows, CostGrouping grouping)
{
    QMap<QString, Sum> sums;
    for (const model::LedgerRow &row : rows)
        sums[costKey(row, grouping)].add(row);
    std::vector<CostGroup> groups;
    for (auto it = sums.cbegin(); it != sums.cend(); ++it)
        groups.push_back({it.key(), it->total()});
    if (grouping == CostGrouping::Question)
        std::ranges::stable_sort(groups, {}, [](const CostGroup &group) { return group.key.toLongLong(); });
    else if (!keepsItsOrder(grouping))
        std::ranges::stable_sort(groups, std::ranges::greater(), [](const CostGroup &group) { return std::pair(group.total.usd, group.total.calls); });
    return groups;
}

CostTotal costOfDay(std::span<const model::LedgerRow> rows, QDate day)
{
    return costWhere(rows, [day](const model::LedgerRow &row) { return row.day() == day; });
}

CostTotal costOfMonth(std::span<const model::LedgerRow> rows, QDate dayInMonth)
{
    return costWhere(rows, [dayInMonth](const model::LedgerRow &row) {
        const QDate day = row.day();
        return day.year() == dayInMonth.year() && day.month() == dayInMonth.month();
    });
}

QByteArray ledgerCsv(std::span<const model::LedgerRow> rows)
{
    static const QString header = QStringLiteral("at,question,area,role,endpoint,model,served_model,prompt_tokens,cached_prompt_tokens,"
                                                 "completion_tokens,estimated,usd,milliseconds,outcome");
    std::vector<QStringList> lines{header.split(QLatin1Char(','))};
    for (const model::LedgerRow &row : rows)
        lines.push_back({row.at.toUTC().toString(Qt::ISODateWithMs), costKey(row, CostGrouping::Question), row.area, row.role, row.endpoint,
                         row.model, row.servedModel, figure(row.promptTokens), figure(row.cachedTokens), figure(row.completionTokens),
                         row.estimated ? QStringLiteral("true") : QStringLiteral("false"), row.usd ? money(*row.usd) : QString(),
                         figure(row.milliseconds), row.outcome});
    return csvText(lines);
}

QByteArray costCsv(std::span<const CostGroup> groups, CostGrouping grouping)
{
    static const QString header = QStringLiteral("questions,calls,calls_without_price,calls_failed,prompt_tokens,cached_prompt_tokens,"
                                                 "completion_tokens,usd,usd_per_question");
    std::vector<QStringList> lines{QStringList(costGroupingName(grouping)) + header.split(QLatin1Char(','))};
    for (const CostGroup &group : groups) {
        const CostTotal &total = group.total;
        const std::optional<double> each = total.usdPerQuestion();
        lines.push_back({group.key, figure(total.questions), figure(total.calls), figure(total.unpriced), figure(total.failed),
                         figure(total.promptTokens), figure(total.cachedTokens), figure(total.completionTokens),
                         total.isPriced() ? money(total.usd) : QString(), each ? money(*each) : QString()});
    }
    return csvText(lines);
}

} // namespace lastro::insight
