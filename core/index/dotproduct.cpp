// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/index/dotproduct.h"

#include <cstring>

#if defined(__GNUC__) && !defined(__clang__) && defined(__x86_64__) && defined(__linux__)
#define LASTRO_CLONES __attribute__((target_clones("avx512f", "avx2,fma", "default")))
#else
#define LASTRO_CLONES
#endif

namespace lastro::index {

namespace {

/// Sixteen independent sums: one wide register, or as many narrow ones as the processor needs.
using Lanes [[gnu::vector_size(64)]] = float;
constexpr size_t LaneCount = sizeof(Lanes) / sizeof(float);

[[gnu::always_inline]] inline void addProducts(const float *a, const float *b, Lanes &sums)
{
    Lanes left, right;
    std::memcpy(&left, a, sizeof(left));
    std::memcpy(&right, b, sizeof(right));
    sums += left * right;
}

[[gnu::always_inline]] inline float product(const float *a, const float *b, size_t count)
{
    Lanes even{}, odd{};
    size_t i = 0;
    for (; i + 2 * LaneCount <= count; i += 2 * LaneCount) {
        addProducts(a + i, b + i, even);
        addProducts(a + i + LaneCount, b + i + LaneCount, odd);
    }
    even += odd;
    float sums[LaneCount];
    std::memcpy(sums, &even, sizeof(sums));
    for (size_t half = LaneCount / 2; half > 0; half /= 2)
        for (size_t lane = 0; lane < half; ++lane)
            sums[lane] += sums[lane + half];
    float sum = sums[0];
    for (; i < count; ++i)
        sum += a[i] * b[i];
    return sum;
}

} // namespace

LASTRO_CLONES float dotProduct(const float *a, const float *b, size_t count)
{
    return product(a, b, count);
}

LASTRO_CLONES void dotProducts(const float *rows, size_t count, size_t width, const float *query, float *products)
{
    for (size_t i = 0; i < count; ++i, rows += width)
        products[i] = product(rows, query, width);
}

} // namespace lastro::index
