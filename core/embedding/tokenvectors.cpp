// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/embedding/tokenvectors.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <utility>

namespace lastro::embedding {

namespace {

// Max (1960), table I, N = 16, for deviation 1.
constexpr std::array<float, 16> levels{-2.733f, -2.069f, -1.618f, -1.256f, -0.9424f, -0.6568f, -0.3881f, -0.1284f,
                                       0.1284f, 0.3881f, 0.6568f, 0.9424f, 1.256f,  1.618f,  2.069f,  2.733f};

uint8_t nearestLevel(float value)
{
    const auto above = std::lower_bound(levels.begin(), levels.end(), value);
    if (above == levels.begin())
        return 0;
    if (above == levels.end())
        return uint8_t(levels.size() - 1);
    const auto below = above - 1;
    return uint8_t((*above - value < value - *below ? above : below) - levels.begin());
}

/// The two values of each possible byte.
const std::array<std::pair<float, float>, 256> &pairsOfBytes()
{
    static const auto pairs = [] {
        std::array<std::pair<float, float>, 256> all;
        for (size_t byte = 0; byte < all.size(); ++byte)
            all[byte] = {levels[byte & 15], levels[byte >> 4]};
        return all;
    }();
    return pairs;
}

/// One token's values, of unit length.
void unpack(const char *bytes, int width, float *row)
{
    float squares = 0;
    for (int i = 0; i < width; i += 2) {
        const auto [low, high] = pairsOfBytes()[uint8_t(*bytes++)];
        row[i] = low;
        row[i + 1] = high;
        squares += low * low + high * high;
    }
    const float scale = 1 / std::sqrt(squares);
    std::for_each_n(row, width, [scale](float &value) { value *= scale; });
}

} // namespace

QByteArray packTokens(const float *rows, size_t count, int width)
{
    const float unit = std::sqrt(float(width));
    QByteArray packed(qsizetype(count) * width / 2, Qt::Uninitialized);
    for (char &byte : packed) {
        byte = char(nearestLevel(rows[0] * unit) | nearestLevel(rows[1] * unit) << 4);
        rows += 2;
    }
    return packed;
}

size_t packedCount(QByteArrayView packed, int width)
{
    return width > 0 ? size_t(packed.size()) * 2 / size_t(width) : 0;
}

std::vector<float> similarities(const QueryTokens &query, QByteArrayView packed)
{
    const auto width = size_t(query.width);
    const size_t tokens = packedCount(packed, query.width);
    std::vector<float> cosines(tokens * query.count());
    std::vector<float> row(width);
    float *out = cosines.data();
    for (size_t token = 0; token < tokens; ++token) {
        unpack(packed.data() + token * width / 2, query.width, row.data());
        const float *other = query.rows.data();
        for (size_t q = 0; q < query.count(); ++q, other += width) {
            // Eight sums side by side: the compiler may use wide registers without reordering a single sum.
            std::array<float, 8> sums{};
            for (size_t i = 0; i + 8 <= width; i += 8)
                for (size_t lane = 0; lane < 8; ++lane)
                    sums[lane] += row[i + lane] * other[i + lane];
            float sum = 0;
            for (const float part : sums)
                sum += part;
            for (size_t i = width - width % 8; i < width; ++i)
                sum += row[i] * other[i];
            *out++ = sum;
        }
    }
    return cosines;
}

} // namespace lastro::embedding
