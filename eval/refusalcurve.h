// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <span>
#include <vector>

namespace lastro::eval {

/// Refusing below one threshold of a score: how many legitimate questions that blocks, and how many others it refuses.
struct CurvePoint {
    double allowed = 0;           ///< share of legitimate questions that may be blocked
    double threshold = 0;         ///< refused is what scores below it
    double blocked = 0;           ///< share of legitimate questions
    double refused = 0;           ///< share of the others
};

/// The best point for each allowed share: the highest threshold that keeps to it. Scores that are NaN count as the
/// lowest of all. No points where either side is empty.
std::vector<CurvePoint> refusalCurve(std::span<const double> legitimate, std::span<const double> others,
                                     std::span<const double> allowed);

} // namespace lastro::eval
