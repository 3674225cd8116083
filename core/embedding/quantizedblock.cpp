// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/embedding/quantizedblock.h"

#include <cmath>
#include <cstring>

namespace lastro::embedding {

namespace {

uint16_t scaleBits(const char *block)
{
    uint16_t half = 0;
    std::memcpy(&half, block, sizeof(half));
    return half;
}

} // namespace

float halfToFloat(uint16_t half)
{
    const int exponent = (half >> 10) & 0x1f;
    const int mantissa = half & 0x3ff;
    float magnitude = 0;
    if (exponent == 0x1f)
        magnitude = mantissa == 0 ? INFINITY : NAN;
    else if (exponent == 0)
        magnitude = std::ldexp(float(mantissa), -24);
    else
        magnitude = std::ldexp(float(mantissa | 0x400), exponent - 25);
    return (half & 0x8000) != 0 ? -magnitude : magnitude;
}

void dequantize(const char *bytes, size_t count, float *out)
{
    constexpr int half = BlockValues / 2;
    for (size_t done = 0; done < count; done += BlockValues, bytes += BlockBytes, out += BlockValues) {
        const float scale = halfToFloat(scaleBits(bytes));
        for (int i = 0; i < half; ++i) {
            const auto packed = uint8_t(bytes[2 + i]);
            out[i] = float(int(packed & 0x0f) - 8) * scale;
            out[i + half] = float(int(packed >> 4) - 8) * scale;
        }
    }
}

bool scalesAreFinite(const char *bytes, size_t count)
{
    for (size_t done = 0; done < count; done += BlockValues, bytes += BlockBytes)
        if ((scaleBits(bytes) & 0x7c00) == 0x7c00)
            return false;
    return true;
}

} // namespace lastro::embedding
