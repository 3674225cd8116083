// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/answer/extractiveanswerer.h"

#include "core/answer/unitranking.h"

#include <algorithm>

namespace lastro::answer {

namespace {

constexpr size_t mostClaims = 3;
constexpr double least = 0.12;               ///< score below which a unit says nothing
constexpr double besideBest = 0.8;           ///< a further unit reaches this share of the best one's score
constexpr double sameAs = 0.75;              ///< shared terms from which two units say the same
constexpr qsizetype longestClaim = 700;      ///< characters; a longer one is no answer to read

bool opensList(const RankedUnit &unit)
{
    return unit.text.endsWith(QLatin1Char(':'));
}

std::vector<const RankedUnit *> strongest(const std::vector<RankedUnit> &units)
{
    std::vector<const RankedUnit *> order;
    for (const RankedUnit &unit : units)
        if (unit.score >= least && unit.text.size() <= longestClaim)
            order.push_back(&unit);
    std::stable_sort(order.begin(), order.end(), [](const RankedUnit *a, const RankedUnit *b) { return a->score > b->score; });
    return order;
}

/// The items that follow an introduction ending in a colon: alone it says nothing.
void addListItems(const std::vector<RankedUnit> &units, const RankedUnit &opening, std::vector<const RankedUnit *> &chosen)
{
    for (const RankedUnit &unit : units) {
        if (chosen.size() >= mostClaims)
            return;
        const bool follows = unit.evidence == opening.evidence && unit.place > opening.place && unit.place <= opening.place + mostClaims - 1;
        const bool item = unit.unit.kind == model::BlockKind::ListItem || unit.unit.kind == model::BlockKind::TableRow;
        if (follows && item && unit.text.size() <= longestClaim)
            chosen.push_back(&unit);
    }
}

/// The same where the items stand in the next section: those that say most about the question.
void addNextItems(const std::vector<RankedUnit> &units, size_t next, std::vector<const RankedUnit *> &chosen)
{
    std::vector<const RankedUnit *> items;
    for (const RankedUnit &unit : units)
        if (unit.evidence == next && unit.unit.kind != model::BlockKind::Paragraph && unit.text.size() <= longestClaim
            && std::find(chosen.begin(), chosen.end(), &unit) == chosen.end())
            items.push_back(&unit);
    std::stable_sort(items.begin(), items.end(), [](const RankedUnit *a, const RankedUnit *b) { return a->score > b->score; });
    for (const RankedUnit *item : items)
        if (chosen.size() < mostClaims)
            chosen.push_back(item);
}

/// Of the sections, the one that this unit, the last of its own, leads to.
std::optional<size_t> nextSection(const RankedUnit &unit, const std::vector<RankedUnit> &units, std::span<const model::Evidence> sections)
{
    const auto &next = sections[unit.evidence].next;
    const bool last = std::none_of(units.begin(), units.end(), [&](const RankedUnit &other) {
        return other.evidence == unit.evidence && other.place > unit.place;
    });
    if (!next || !last)
        return std::nullopt;
    for (size_t number = 0; number < sections.size(); ++number)
        if (sections[number].section.id == next->id)
            return number;
    return std::nullopt;
}

bool repeats(const RankedUnit &unit, const std::vector<const RankedUnit *> &chosen)
{
    return std::any_of(chosen.begin(), chosen.end(), [&](const RankedUnit *other) {
        const bool rowsOfOneTable = unit.unit.kind == model::BlockKind::TableRow && other->unit.kind == model::BlockKind::TableRow
            && unit.evidence == other->evidence;
        return other == &unit || (!rowsOfOneTable && similarity(unit.terms, other->terms) >= sameAs);
    });
}

std::vector<const RankedUnit *> choose(const std::vector<RankedUnit> &units, std::span<const model::Evidence> sections)
{
    const std::vector<const RankedUnit *> order = strongest(units);
    std::vector<const RankedUnit *> chosen;
    for (const RankedUnit *unit : order) {
        if (chosen.size() >= mostClaims || unit->score < besideBest * order.front()->score)
            break;
        if (repeats(*unit, chosen))
            continue;
        chosen.push_back(unit);
        if (const auto next = nextSection(*unit, units, sections))
            addNextItems(units, *next, chosen);
        else if (opensList(*unit))
            addListItems(units, *unit, chosen);
    }
    return chosen;
}

} // namespace

ExtractiveAnswerer::ExtractiveAnswerer(judge::TermSplitter split) : m_split(std::move(split)) {}

std::vector<citation::ProposedClaim> ExtractiveAnswerer::answer(const model::QuestionProfile &question,
                                                                std::span<const model::Evidence> sections, Kind kind) const
{
    const judge::QuestionTerms terms(question, m_split);
    std::vector<RankedUnit> units = rankUnits(terms, judge::askedKindOf(question.text), sections, m_split);
    if (kind == Kind::Unofficial)
        std::erase_if(units, [](const RankedUnit &unit) { return judge::statesRule(unit.text); });
    std::vector<citation::ProposedClaim> claims;
    for (const RankedUnit *unit : choose(units, sections))
        claims.push_back({unit->text, {{sections[unit->evidence].section.id.toString(), unit->text}}});
    return claims;
}

} // namespace lastro::answer
