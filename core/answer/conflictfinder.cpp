// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/answer/conflictfinder.h"

#include "core/answer/unitranking.h"
#include "core/citation/quantity.h"

#include <algorithm>

namespace lastro::answer {

namespace {

using citation::Quantity;
using citation::Unit;

constexpr size_t consideredSections = 15;      ///< of the ranked evidence
constexpr double enoughCoverage = 0.5;         ///< of the question's weight in the other's sentence and heading

std::vector<Quantity> measured(const QString &text)
{
    std::vector<Quantity> quantities = citation::quantitiesIn(text);
    std::erase_if(quantities, [](const Quantity &quantity) { return quantity.unit == Unit::None || quantity.article; });
    return quantities;
}

/// The first quantity of the other text that is of an official one's unit while none of that unit agrees.
std::optional<QStringList> difference(const std::vector<Quantity> &official, const std::vector<Quantity> &other)
{
    for (const Quantity &said : other) {
        const auto sameUnit = std::find_if(official.begin(), official.end(), [&](const Quantity &q) { return q.unit == said.unit; });
        const bool agrees = std::any_of(official.begin(), official.end(), [&](const Quantity &q) { return q.sameAs(said); });
        if (sameUnit != official.end() && !agrees)
            return QStringList{sameUnit->written, said.written};
    }
    return std::nullopt;
}

} // namespace

std::vector<model::Conflict> findConflicts(const model::QuestionProfile &question, const std::vector<model::Claim> &claims,
                                           std::span<const model::Evidence> evidence, const judge::TermSplitter &split)
{
    std::vector<model::Conflict> conflicts;
    if (claims.empty() || !claims.front().official || claims.front().citations.empty())
        return conflicts;
    std::vector<Quantity> official;
    for (const model::Claim &claim : claims) {
        const std::vector<Quantity> quantities = measured(claim.text);
        official.insert(official.end(), quantities.begin(), quantities.end());
    }
    if (official.empty())
        return conflicts;
    const judge::QuestionTerms terms(question, split);
    const judge::AskedKind asked = judge::askedKindOf(question.text);
    for (const model::Evidence &other : evidence.first(std::min(evidence.size(), consideredSections))) {
        if (other.document.seal == model::Seal::Official)
            continue;
        const judge::TermIndex labels(split(other.section.breadcrumbText()));
        for (const RankedUnit &unit : rankUnits(terms, asked, std::span(&other, 1), split)) {
            const judge::TermIndex index(unit.terms);
            if (unit.coverage == 0 || terms.coverage({&index, &labels}) < enoughCoverage)
                continue;
            if (const auto values = difference(official, measured(unit.text))) {
                conflicts.push_back({claims.front().citations.front().section, other.section.id, *values});
                break;
            }
        }
    }
    return conflicts;
}

} // namespace lastro::answer
