// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/cost/costbars.h"

#include "ui/cost/costwords.h"

#include <QCoreApplication>
#include <QLocale>
#include <algorithm>

namespace lastro::cost {

using insight::CostGroup;
using insight::CostGrouping;
using insight::CostTotal;

namespace {

constexpr size_t mostRows = 8;

struct CostBars {
    Q_DECLARE_TR_FUNCTIONS(CostBars)
};

QString figureOf(const CostTotal &total)
{
    if (total.calls == 0)
        return {};
    if (!total.isPriced())
        return QStringLiteral("?");
    return (total.unpriced > 0 ? QStringLiteral("≥ ") : QString()) + moneyFigure(total.usd);
}

QString toolTipOf(const QString &name, const CostTotal &total)
{
    QStringList lines{name};
    if (total.isPriced())
        lines << moneyWords(total.usd);
    lines << CostBars::tr("%Ln chamadas", nullptr, int(total.calls));
    if (total.unpriced > 0)
        lines << unpricedWords(total.unpriced);
    return lines.join(QLatin1Char('\n'));
}

Bar barOf(CostGrouping grouping, const CostGroup &group)
{
    return {group.key, shortGroupWords(grouping, group.key), figureOf(group.total), group.total.usd,
            toolTipOf(groupWords(grouping, group.key), group.total), group.total.calls > 0};
}

std::vector<Bar> barsInTime(const std::vector<CostGroup> &groups, CostGrouping grouping, QDate first, QDate last)
{
    std::vector<Bar> bars;
    const bool months = grouping == CostGrouping::Month;
    for (QDate at = first; at <= last; at = months ? QDate(at.year(), at.month(), 1).addMonths(1) : at.addDays(1)) {
        const QString key = at.toString(months ? QStringLiteral("yyyy-MM") : QStringLiteral("yyyy-MM-dd"));
        const auto found = std::ranges::find(groups, key, &CostGroup::key);
        bars.push_back(barOf(grouping, found == groups.end() ? CostGroup{key, {}} : *found));
    }
    return bars;
}

Bar restOf(std::span<const CostGroup> rest)
{
    CostTotal total;
    for (const CostGroup &group : rest) {
        total.calls += group.total.calls;
        total.unpriced += group.total.unpriced;
        total.usd += group.total.usd;
    }
    const QString name = CostBars::tr("outros %Ln", nullptr, int(rest.size()));
    return {QString(), name, figureOf(total), total.usd, toolTipOf(name, total), false};
}

} // namespace

std::vector<Bar> barsOf(const std::vector<CostGroup> &groups, CostGrouping grouping, QDate first, QDate last)
{
    if (grouping == CostGrouping::Day || grouping == CostGrouping::Month)
        return barsInTime(groups, grouping, first, last);
    std::vector<Bar> bars;
    const size_t told = groups.size() > mostRows ? mostRows - 1 : groups.size();
    for (size_t i = 0; i < told; ++i)
        bars.push_back(barOf(grouping, groups[i]));
    if (told < groups.size())
        bars.push_back(restOf(std::span(groups).subspan(told)));
    return bars;
}

} // namespace lastro::cost
