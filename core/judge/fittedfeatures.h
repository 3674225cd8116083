// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/judge/sectionfeatures.h"

#include <array>
#include <span>

namespace lastro::judge {

/// What the fitted judge looks at, in this order. Words first; then how near the section's tokens are in meaning to the
/// question's (model::TokenMatch); then how the section stands out of its base, in units of the best that chance alone
/// would give (SectionFeatures).
inline constexpr std::array fittedFeatureNames{
    "coverage", "coverage_near", "close", "sentence", "sentence_near", "heading", "kind", "figure_asked",
    "codes_missing", "code_unknown", "unknown", "missing", "missing_near", "words",
    "late", "late_sentence", "late_pair", "late_least", "late_unmet", "late_labels",
    "vector", "lexical", "standing", "late_standing", "outranked",
    "unknown_near", "unknown_heaviest", "name_unknown", "designation_absent"};

using FittedFeatures = std::array<double, fittedFeatureNames.size()>;

/// One row a section, in order. Every section has its TokenMatch with places told.
std::vector<FittedFeatures> fittedFeaturesOf(const QuestionTerms &question, const model::QuestionProfile &profile, AskedKind kind,
                                             std::span<const model::Evidence> sections, const TermSplitter &split);

} // namespace lastro::judge
