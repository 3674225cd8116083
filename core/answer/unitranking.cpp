// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/answer/unitranking.h"

#include "core/base/textfold.h"

#include <QRegularExpression>
#include <QSet>
#include <algorithm>

namespace lastro::answer {

namespace {

constexpr double headingShare = 0.45;         ///< a word of the heading counts this much of one in the sentence
constexpr double neighbourShare = 0.2;
constexpr double kindWorth = 0.45;
constexpr double nearnessWorth = 2.5;         ///< of the token nearness (0..1) over the mean of all units
constexpr double gradeWorth = 0.15;           ///< judge 3 over judge 2
constexpr double firstSectionWorth = 0.05;    ///< a section over the next one
constexpr double danglingCost = 0.12;         ///< begins with a word that points back
constexpr double otherCode = 0.3;             ///< factor where a code of the question is in neither the unit nor its headings
constexpr qsizetype fewestTerms = 3;
constexpr qsizetype briefTerms = 12;
constexpr double lengthCost = 0.006;          ///< a term over briefTerms, up to mostLengthCost: of two that answer, the plainer
constexpr double mostLengthCost = 0.15;

bool pointsBack(const QString &text)
{
    static const QRegularExpression start(QStringLiteral(
        "^(?:el[ea]s?|iss[oa]s?|ess[ea]s?|nest[ea]s?|ness[ea]s?|dest[ea]s?|tais|tal|porem|contudo|entretanto|alem disso|it|they|this|these|that)\\b"));
    return base::searchFolded(text).contains(start);
}

/// Weight of a word for one unit: in it, else in the section's labels, else next to it.
double wordShare(const judge::WeighedWord &word, const judge::TermIndex &unit, const judge::TermIndex &labels,
                 const judge::TermIndex *before, const judge::TermIndex *after)
{
    if (word.standsIn(unit))
        return 1;
    if (word.standsIn(labels))
        return headingShare;
    const bool beside = (before && word.standsIn(*before)) || (after && word.standsIn(*after));
    return beside ? neighbourShare : 0;
}

bool saysNothing(const RankedUnit &unit)
{
    return unit.terms.size() < fewestTerms && unit.unit.kind != model::BlockKind::TableRow;
}

/// Late interaction tells which sentence says it in other words.
void addNearness(std::vector<RankedUnit> &units, std::span<const model::Evidence> sections)
{
    std::vector<double> nearness;
    double sum = 0;
    for (const RankedUnit &unit : units) {
        const auto &tokens = sections[unit.evidence].tokens;
        nearness.push_back(tokens ? std::max(0.0, tokens->nearnessIn(unit.unit.range)) : 0);
        sum += nearness.back();
    }
    for (size_t i = 0; i < units.size(); ++i)
        if (!saysNothing(units[i]))
            units[i].score += nearnessWorth * (nearness[i] - sum / double(units.size()));
}

} // namespace

std::vector<RankedUnit> rankUnits(const judge::QuestionTerms &question, judge::AskedKind asked,
                                  std::span<const model::Evidence> sections, const judge::TermSplitter &split)
{
    std::vector<RankedUnit> ranked;
    for (size_t number = 0; number < sections.size(); ++number) {
        const model::Evidence &evidence = sections[number];
        const judge::TermIndex labels(split(evidence.section.breadcrumbText() + QLatin1Char('\n') + evidence.section.heading));
        const std::vector<judge::TextUnit> units = judge::unitsOf(evidence.section);
        std::vector<judge::TermIndex> indexes;
        const size_t first = ranked.size();
        for (size_t place = 0; place < units.size(); ++place) {
            RankedUnit unit{number, place, units[place], evidence.section.text.mid(units[place].range.start, units[place].range.length), {}, 0, 0, false};
            unit.terms = split(unit.text);
            unit.holdsKind = judge::holdsKind(unit.text, asked);
            indexes.emplace_back(unit.terms);
            ranked.push_back(std::move(unit));
        }
        for (size_t place = 0; place < units.size(); ++place) {
            RankedUnit &unit = ranked[first + place];
            const judge::TermIndex *before = place > 0 ? &indexes[place - 1] : nullptr;
            const judge::TermIndex *after = place + 1 < indexes.size() ? &indexes[place + 1] : nullptr;
            double weight = 0;
            bool codesHeld = true;
            for (const judge::WeighedWord &word : question.words()) {
                codesHeld &= !word.code || word.standsIn(indexes[place]) || word.standsIn(labels);
                weight += word.weight * wordShare(word, indexes[place], labels, before, after);
            }
            unit.coverage = question.coverage({&indexes[place]});
            unit.score = question.totalWeight() > 0 ? weight / question.totalWeight() : 0;
            unit.score += unit.holdsKind ? kindWorth : 0;
            unit.score += evidence.judge == model::JudgeScore::answers() ? gradeWorth : 0;
            unit.score -= firstSectionWorth * double(number) + (pointsBack(unit.text) ? danglingCost : 0);
            unit.score -= std::clamp(lengthCost * double(unit.terms.size() - briefTerms), 0.0, mostLengthCost);
            unit.score *= codesHeld ? 1.0 : otherCode;
            if (saysNothing(unit))
                unit.score = 0;
        }
    }
    addNearness(ranked, sections);
    return ranked;
}

double similarity(const QStringList &terms, const QStringList &others)
{
    const QSet<QString> first(terms.begin(), terms.end());
    const QSet<QString> second(others.begin(), others.end());
    const qsizetype smaller = std::min(first.size(), second.size());
    if (smaller == 0)
        return 0;
    const qsizetype common = std::count_if(first.begin(), first.end(), [&](const QString &term) { return second.contains(term); });
    return double(common) / double(smaller);
}

} // namespace lastro::answer
