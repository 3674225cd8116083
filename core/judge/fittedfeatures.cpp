// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/judge/fittedfeatures.h"

#include "core/judge/designation.h"
#include "core/judge/sentencesplitter.h"
#include "core/judge/wordclass.h"

#include <algorithm>
#include <cmath>

namespace lastro::judge {

namespace {

constexpr float met = 0.5f;                  ///< cosine from which on a token of the question is found in the section

struct UnitNearness {
    double sentence = -1;        ///< best of one sentence or row
    double pair = -1;            ///< best of two that follow one another
    double wording = 0;          ///< best share of the question's words, as they are or in other wordings
};

UnitNearness unitNearness(const QuestionTerms &question, const model::Evidence &evidence, const TermIndex &labels, const TermSplitter &split)
{
    UnitNearness best;
    const std::vector<TextUnit> units = unitsOf(evidence.section);
    for (size_t i = 0; i < units.size(); ++i) {
        const base::TextRange range = units[i].range;
        best.sentence = std::max(best.sentence, evidence.tokens->nearnessIn(range));
        if (i + 1 < units.size()) {
            const base::TextRange next = units[i + 1].range;
            best.pair = std::max(best.pair, evidence.tokens->nearnessIn({range.start, next.start + next.length - range.start}));
        }
        const TermIndex terms(split(evidence.section.text.mid(range.start, range.length)));
        best.wording = std::max(best.wording, question.coverageNear({&terms, &labels}));
    }
    best.pair = std::max(best.pair, best.sentence);
    return best;
}

/// The tokens that weigh at least the mean: what the question is about.
void addTokenFigures(const model::TokenMatch &match, double &least, double &unmet)
{
    const std::vector<float> best = match.bestCosines();
    float total = 0;
    for (const float weight : match.weights)
        total += weight;
    const float mean = total / float(match.weights.size());
    float missing = 0;
    float lowest = 1;
    for (size_t i = 0; i < best.size(); ++i) {
        if (match.weights[i] >= mean)
            lowest = std::min(lowest, best[i]);
        missing += best[i] < met ? match.weights[i] : 0;
    }
    least = double(lowest);
    unmet = double(missing / total);
}

double labelNearness(const model::TokenMatch &match)
{
    model::TokenMatch labels{match.weights, {}, {}};
    const size_t width = match.weights.size();
    for (size_t token = 0; token < match.tokens() && token < match.places.size(); ++token)
        if (match.places[token].length == 0)
            labels.cosines.insert(labels.cosines.end(), match.cosines.begin() + qptrdiff(token * width), match.cosines.begin() + qptrdiff((token + 1) * width));
    return labels.tokens() > 0 ? labels.nearness() : -1;
}

double heaviestMissing(const QuestionTerms &question, const TermIndex &text, const TermIndex &labels)
{
    double heaviest = 0;
    for (const WeighedWord &word : question.words())
        if (!looksLikeVerb(word.text) && !word.standsNear(text) && !word.standsNear(labels))
            heaviest = std::max(heaviest, word.weight);
    return question.totalWeight() > 0 ? heaviest / question.totalWeight() : 0;
}

/// Words, verbs aside, that no official section of the base holds in any wording: the same for all sections.
struct UnknownWords {
    double share = 0;
    double heaviest = 0;
    bool name = false;
};

UnknownWords unknownWords(const QuestionTerms &question)
{
    UnknownWords unknown;
    for (const WeighedWord &word : question.words()) {
        if (word.officialNear > 0 || looksLikeVerb(word.text) || question.totalWeight() <= 0)
            continue;
        unknown.share += word.weight / question.totalWeight();
        unknown.heaviest = std::max(unknown.heaviest, word.weight / question.totalWeight());
        unknown.name |= word.name;
    }
    return unknown;
}

bool isNamed(const std::vector<Designation> &designations, const TermIndex &text, const TermIndex &labels)
{
    return std::all_of(designations.begin(), designations.end(),
                       [&](const Designation &designation) { return names(text, designation) || names(labels, designation); });
}

/// Deviations above the mean, in units of the best that chance would give among so many.
double standing(double value, double mean, double deviation, qint64 among)
{
    if (std::isnan(value) || std::isnan(mean) || !(deviation > 0))
        return 0;
    return (value - mean) / deviation / bestByChance(among);
}

} // namespace

std::vector<FittedFeatures> fittedFeaturesOf(const QuestionTerms &question, const model::QuestionProfile &profile, AskedKind kind,
                                             std::span<const model::Evidence> sections, const TermSplitter &split)
{
    // What may not answer as policy, or not today, and says it better.
    double unofficial = profile.lateHidden;
    for (const model::Evidence &evidence : sections)
        if (evidence.document.seal != model::Seal::Official)
            unofficial = std::max(std::isnan(unofficial) ? -1.0 : unofficial, evidence.scores.rerank);
    const UnknownWords unknown = unknownWords(question);
    const std::vector<Designation> designations = designationsIn(profile.text, split);
    std::vector<FittedFeatures> rows;
    for (const model::Evidence &evidence : sections) {
        const SectionFeatures words = featuresOf(question, profile, kind, evidence, split);
        const TermIndex text(split(evidence.section.text));
        const TermIndex labels(split(evidence.section.breadcrumbText() + QLatin1Char('\n') + evidence.section.heading));
        const UnitNearness units = unitNearness(question, evidence, labels, split);
        double least = 0;
        double unmet = 0;
        addTokenFigures(*evidence.tokens, least, unmet);
        const double lexical = standing(evidence.scores.lexical, profile.lexicalMean, profile.lexicalDeviation, profile.sections);
        rows.push_back({words.coverage, question.coverageNear({&text, &labels}), words.close, words.sentence, units.wording, words.heading,
                        words.kind, isFigure(kind) ? 1.0 : 0.0, double(words.codesMissing), words.codeUnknown ? 1.0 : 0.0, words.unknown,
                        words.heaviestMissing, heaviestMissing(question, text, labels), double(question.words().size()),
                        evidence.scores.rerank, units.sentence, units.pair, least, unmet, labelNearness(*evidence.tokens),
                        words.vector, lexical, words.vector + lexical,
                        standing(evidence.scores.rerank, profile.lateMean, profile.lateDeviation, profile.sections),
                        std::isnan(unofficial) ? 0 : std::max(0.0, unofficial - evidence.scores.rerank),
                        unknown.share, unknown.heaviest, unknown.name ? 1.0 : 0.0,
                        isNamed(designations, text, labels) ? 0.0 : 1.0});
    }
    return rows;
}

} // namespace lastro::judge
