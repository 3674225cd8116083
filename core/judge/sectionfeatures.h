// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/judge/askedkind.h"
#include "core/judge/questionterms.h"
#include "core/model/answer.h"

namespace lastro::judge {

/// What a section has to do with a question, as figures 0..1 where nothing else is said. "Held" = in the section's
/// text, heading or breadcrumb; shares are of the question's idf weight.
struct SectionFeatures {
    double coverage = 0;          ///< share that is held
    double close = 0;             ///< best share within some forty neighbouring terms of the text
    double unit = 0;              ///< best share of one sentence or row, its heading counted in
    double heading = 0;           ///< share in heading and breadcrumb
    double kind = 0;              ///< 1: the asked kind of thing beside the question's words, 0.5: elsewhere, 0: nowhere
    double vector = 0;            ///< deviations of the cosine above the base's mean; 0 without vectors
    bool hasVector = false;
    double fused = 0;             ///< the ranking's own score, in deviations above the base's mean
    int codesMissing = 0;         ///< codes of the question that are not held
    bool codeUnknown = false;     ///< one of them is held by no official section
    double unknown = 0;           ///< share of words that no section that may answer holds, and this one does not
    double heaviestMissing = 0;   ///< share of the heaviest word that is not held
};

SectionFeatures featuresOf(const QuestionTerms &question, const model::QuestionProfile &profile, AskedKind kind,
                           const model::Evidence &evidence, const TermSplitter &split);

} // namespace lastro::judge
