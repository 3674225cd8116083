// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace lastro::model {

/// From least to most, both allowed.
struct AllowedRange {
    double least = 0;
    double most = 1;
    constexpr bool holds(double value) const { return value >= least && value <= most; }     // NaN is not held
};

inline constexpr AllowedRange floorRange{-2, 2};
inline constexpr AllowedRange wordsWeightRange{0, 1};

/// How one base ranks and refuses, as its steward set it. The defaults are those of the program.
struct BaseTuning {
    double floor = 0;              ///< added to the judge's limits, in log-odds: above 0 it refuses more, below it answers more
    double wordsWeight = 0.3;      ///< of the words, where late interaction has 1; without token vectors it has no effect

    constexpr bool isValid() const { return floorRange.holds(floor) && wordsWeightRange.holds(wordsWeight); }
    bool operator==(const BaseTuning &) const = default;
};

} // namespace lastro::model
