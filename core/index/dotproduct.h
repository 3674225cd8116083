// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>

namespace lastro::index {

/// Sum of a[i] * b[i], by the widest registers of the running processor.
float dotProduct(const float *a, const float *b, size_t count);

/// products[i] = dotProduct(rows + i * width, query, width).
void dotProducts(const float *rows, size_t count, size_t width, const float *query, float *products);

} // namespace lastro::index
