// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>

namespace lastro::embedding {

/// Weights kept in 4 bits: blocks of 32 values, each an f16 scale and 16 bytes; byte j holds value j in its low and
/// value j + 16 in its high half, stored as value / scale + 8.
inline constexpr int BlockValues = 32;
inline constexpr int BlockBytes = 18;

/// The f32 value of an IEEE half.
float halfToFloat(uint16_t half);

/// count is a multiple of BlockValues; bytes holds count / BlockValues blocks.
void dequantize(const char *bytes, size_t count, float *out);

/// No block has an infinite or NaN scale.
bool scalesAreFinite(const char *bytes, size_t count);

} // namespace lastro::embedding
