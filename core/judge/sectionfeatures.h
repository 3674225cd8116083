// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/judge/askedkind.h"
#include "core/judge/questionterms.h"
#include "core/model/answer.h"

namespace lastro::judge {

/// What a section has to do with a question, as figures 0..1 where nothing else is said. "Held" = in the section's
/// text, heading or breadcrumb; shares are of the question's idf weight. ranking and vector are in units of the best
/// figure that chance alone would give among so many sections, sqrt(2 ln n) deviations above the mean: so they mean the
/// same in a small base and a large one.
struct SectionFeatures {
    double coverage = 0;          ///< share that is held
    double close = 0;             ///< best share within some forty neighbouring terms of the text
    double sentence = 0;          ///< best share of one sentence or row, its headings counted in
    double heading = 0;           ///< share in heading and breadcrumb
    double kind = 0;              ///< 1: the asked kind of thing beside the question's words, 0.5: elsewhere, 0: nowhere
    double ranking = 0;           ///< of the fused score
    double vector = 0;            ///< of the cosine; 0 without vectors
    bool hasVector = false;
    int codesMissing = 0;         ///< codes of the question that are not held
    bool codeUnknown = false;     ///< one of them is held by no official section
    double unknown = 0;           ///< share of the words, verbs aside, that no official section holds, and this one neither
    double heaviestMissing = 0;   ///< share of the heaviest word, verbs aside, that is not held
};

/// sqrt(2 ln n): the best of so many normal figures, in deviations above their mean.
double bestByChance(qint64 sections);

SectionFeatures featuresOf(const QuestionTerms &question, const model::QuestionProfile &profile, AskedKind kind,
                           const model::Evidence &evidence, const TermSplitter &split);

} // namespace lastro::judge
