// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/judge/sectionfeatures.h"

#include "core/judge/sentencesplitter.h"
#include "core/judge/wordclass.h"

#include <algorithm>
#include <cmath>

namespace lastro::judge {

namespace {

constexpr int closeTerms = 40;
/// A sentence that holds this share of the question's best sentence is "beside the question's words".
constexpr double besideShare = 0.6;

struct UnitFeatures {
    double best = 0;
    double kind = 0;
};

UnitFeatures unitFeatures(const QuestionTerms &question, AskedKind kind, const model::Section &section, const TermIndex &labels,
                          const TermSplitter &split)
{
    struct Unit {
        double coverage;
        bool kind;
    };
    std::vector<Unit> units;
    UnitFeatures features;
    for (const TextUnit &unit : unitsOf(section)) {
        const QString text = section.text.mid(unit.range.start, unit.range.length);
        const TermIndex terms(split(text));
        const double coverage = question.coverage({&terms}) > 0 ? question.coverage({&terms, &labels}) : 0;
        units.push_back({coverage, holdsKind(text, kind)});
        features.best = std::max(features.best, coverage);
    }
    for (size_t i = 0; i < units.size(); ++i) {
        if (!units[i].kind)
            continue;
        features.kind = std::max(features.kind, 0.5);
        const size_t last = std::min(i + 1, units.size() - 1);
        for (size_t near = i == 0 ? 0 : i - 1; near <= last; ++near)
            if (units[near].coverage > 0 && units[near].coverage >= besideShare * features.best)
                features.kind = 1;
    }
    return features;
}

} // namespace

double bestByChance(qint64 sections)
{
    return std::sqrt(2.0 * std::log(double(std::max<qint64>(sections, 2))));
}

SectionFeatures featuresOf(const QuestionTerms &question, const model::QuestionProfile &profile, AskedKind kind,
                           const model::Evidence &evidence, const TermSplitter &split)
{
    const model::Section &section = evidence.section;
    const TermIndex text(split(section.text));
    const TermIndex labels(split(section.breadcrumbText() + QLatin1Char('\n') + section.heading));
    SectionFeatures features;
    features.coverage = question.coverage({&text, &labels});
    features.close = question.closeCoverage(text, closeTerms);
    features.heading = question.coverage({&labels});
    const UnitFeatures units = unitFeatures(question, kind, section, labels, split);
    features.sentence = units.best;
    features.kind = units.kind;
    const double chance = bestByChance(profile.sections);
    features.ranking = std::isnan(evidence.scores.fused) ? 0 : std::max(0.0, evidence.scores.fused / chance);
    features.hasVector = !std::isnan(evidence.scores.vector) && profile.vectorDeviation > 0;
    if (features.hasVector)
        features.vector = std::max(0.0, (evidence.scores.vector - profile.vectorMean) / profile.vectorDeviation / chance);
    for (const WeighedWord &word : question.words()) {
        if (word.standsIn(text) || word.standsIn(labels))
            continue;
        if (question.totalWeight() > 0 && !looksLikeVerb(word.text)) {
            const double share = word.weight / question.totalWeight();
            features.unknown += word.officialSections == 0 ? share : 0;
            features.heaviestMissing = std::max(features.heaviestMissing, share);
        }
        if (word.code) {
            ++features.codesMissing;
            features.codeUnknown |= word.officialSections == 0;
        }
    }
    return features;
}

} // namespace lastro::judge
