// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

namespace lastro::retrieval {

enum class FusionMethod {
    LateInteraction,     ///< the best of both by their token vectors, where there are any; else as ZScoreSum
    ZScoreSum,           ///< each retriever's scores in deviations from their mean, added
    ReciprocalRank,      ///< sum of 1 / (60 + rank): the field's reference
};

/// One figure a section. Those outside the population (archived, not yet in force) are scored with the population's
/// mean and deviation, so that they can be compared with it, but do not shape it.
struct FusionInput {
    std::vector<double> lexical;          ///< 0 where no word matched
    std::vector<double> vector;           ///< NaN where a section has no vector (counts as the mean); empty = no vectors
    std::vector<bool> population;
    std::vector<double> late{};           ///< late interaction, NaN where it was not computed; empty = nowhere
};

struct FusionWeights {
    double lexical = 1.0;
    double vector = 1.0;
};

/// One figure a section, larger is better, in about the unit of a deviation (ReciprocalRank is scaled to that).
std::vector<double> fuse(const FusionInput &input, FusionMethod method, FusionWeights weights = {});

/// Sections with a late interaction figure by it, by words and by vectors. One without any vector (its vectors are still to come)
/// stands among them by its words, in deviations of theirs; all others behind them, as ZScoreSum has them.
std::vector<double> fuseLate(const FusionInput &input, FusionWeights weights = {});

struct Spread {
    double mean = 0;
    double deviation = 0;
};
/// Of the population's figures that are no NaN.
Spread spreadOf(const std::vector<double> &values, const std::vector<bool> &population);

} // namespace lastro::retrieval
