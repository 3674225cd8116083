// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "eval/refusalcurve.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace lastro::eval {

namespace {

constexpr double infinity = std::numeric_limits<double>::infinity();

std::vector<double> sorted(std::span<const double> scores)
{
    std::vector<double> all(scores.begin(), scores.end());
    for (double &score : all)
        if (std::isnan(score))
            score = -infinity;
    std::sort(all.begin(), all.end());
    return all;
}

/// Share of sorted scores below a threshold; the lowest of all is below every one.
double below(const std::vector<double> &scores, double threshold)
{
    const auto first = std::lower_bound(scores.begin(), scores.end(), threshold);
    const auto without = std::upper_bound(scores.begin(), scores.end(), -infinity);
    return double(std::max(first, without) - scores.begin()) / double(scores.size());
}

} // namespace

std::vector<CurvePoint> refusalCurve(std::span<const double> legitimate, std::span<const double> others,
                                     std::span<const double> allowed)
{
    std::vector<CurvePoint> curve;
    if (legitimate.empty() || others.empty())
        return curve;
    const std::vector<double> good = sorted(legitimate);
    const std::vector<double> bad = sorted(others);
    for (const double share : allowed) {
        // As many as may be blocked fall below the next score up.
        const auto mayFall = size_t(std::floor(share * double(good.size()) + 1e-9));
        const double threshold = mayFall < good.size() ? good[mayFall] : infinity;
        curve.push_back({share, threshold, below(good, threshold), below(bad, threshold)});
    }
    return curve;
}

} // namespace lastro::eval
