// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/store/records.h"

#include <cmath>
#include <random>

namespace lastro::tests {

/// Unit vectors around so many centres (0 = spread evenly), passagesPerSection of them in a row to a section.
inline std::vector<store::VectorEntry> vectorSample(int count, int dimensions, int centres = 0, int passagesPerSection = 1, unsigned seed = 1)
{
    std::mt19937 random(seed);
    std::normal_distribution<float> normal;
    const auto draw = [&] {
        std::vector<float> values;
        for (int i = 0; i < dimensions; ++i)
            values.push_back(normal(random));
        return values;
    };
    std::vector<std::vector<float>> middles;
    for (int i = 0; i < centres; ++i)
        middles.push_back(draw());

    std::vector<store::VectorEntry> entries;
    for (int i = 0; i < count; ++i) {
        store::VectorEntry entry{1000 + i / passagesPerSection, {i % passagesPerSection * 100, 100}, draw()};
        if (centres > 0)
            for (int d = 0; d < dimensions; ++d)
                entry.values[size_t(d)] = middles[size_t(i % centres)][size_t(d)] + 0.5f * entry.values[size_t(d)];
        float norm = 0;
        for (const float value : entry.values)
            norm += value * value;
        for (float &value : entry.values)
            value /= std::sqrt(norm);
        entries.push_back(std::move(entry));
    }
    return entries;
}

} // namespace lastro::tests
