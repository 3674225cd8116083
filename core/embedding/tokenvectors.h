// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <vector>

namespace lastro::embedding {

/// The token vectors of a question: count() rows of width unit-length values each.
struct QueryTokens {
    int width = 0;
    std::vector<float> rows;
    std::vector<float> weights;       ///< what each token counts for, before any knowledge of the base; > 0

    size_t count() const { return weights.size(); }
};

/// Unit-length rows in 4 bits a value: each value is about normal with deviation 1 / sqrt(width), and is kept as the
/// nearest of the 16 levels that lose least on such values (Max, "Quantizing for minimum distortion", 1960).
/// width is even.
QByteArray packTokens(const float *rows, size_t count, int width);
/// How many tokens such bytes hold.
size_t packedCount(QByteArrayView packed, int width);

/// The cosine of each packed token with each token of the question: count of tokens x query.count(), token by token.
std::vector<float> similarities(const QueryTokens &query, QByteArrayView packed);

} // namespace lastro::embedding
