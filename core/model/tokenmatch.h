// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/textfold.h"

#include <vector>

namespace lastro::model {

/// How near each token of a section is in meaning to each token of a question: late interaction (ColBERT, Khattab and
/// Zaharia 2020). Both sides have at least one token.
struct TokenMatch {
    std::vector<float> weights;              ///< of the question's tokens; > 0
    std::vector<float> cosines;              ///< of the section's tokens: a row of weights.size() each
    std::vector<base::TextRange> places;     ///< of each token in the section's text; length 0: in its labels. Empty = not told

    size_t tokens() const { return weights.empty() ? 0 : cosines.size() / weights.size(); }
    /// The mean over the question's tokens, by weight, of the best cosine in the section. -1..1.
    double nearness() const;
    /// The same over the tokens that begin within a range of the text; -1 if there is none, or places are not told.
    double nearnessIn(base::TextRange range) const;
    /// The best cosine that each token of the question finds in the section.
    std::vector<float> bestCosines() const;
};

} // namespace lastro::model
