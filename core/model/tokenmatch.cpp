// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/model/tokenmatch.h"

#include <algorithm>

namespace lastro::model {

namespace {

template <class Counts>
std::vector<float> bestOf(const TokenMatch &match, Counts counts)
{
    const size_t width = match.weights.size();
    std::vector<float> best(width, -1.0f);
    for (size_t token = 0; token < match.tokens(); ++token) {
        if (!counts(token))
            continue;
        const float *row = match.cosines.data() + token * width;
        for (size_t i = 0; i < width; ++i)
            best[i] = std::max(best[i], row[i]);
    }
    return best;
}

double weighedMean(const std::vector<float> &values, const std::vector<float> &weights)
{
    double sum = 0;
    double total = 0;
    for (size_t i = 0; i < values.size(); ++i) {
        sum += double(weights[i]) * double(values[i]);
        total += double(weights[i]);
    }
    return total > 0 ? sum / total : -1;
}

} // namespace

std::vector<float> TokenMatch::bestCosines() const
{
    return bestOf(*this, [](size_t) { return true; });
}

double TokenMatch::nearness() const
{
    return weighedMean(bestCosines(), weights);
}

double TokenMatch::nearnessIn(base::TextRange range) const
{
    const auto within = [&](size_t token) {
        return token < places.size() && places[token].length > 0 && places[token].start >= range.start
            && places[token].start < range.start + range.length;
    };
    return weighedMean(bestOf(*this, within), weights);
}

} // namespace lastro::model
