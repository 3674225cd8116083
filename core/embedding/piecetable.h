// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <cstdint>
#include <vector>

namespace lastro::embedding {

/// The vocabulary of a unigram tokenizer as the weights file holds it. Piece i is UTF-8:
/// text[offsets[i], offsets[i + 1]); offsets has one entry more than scores and never falls.
struct PieceTable {
    QByteArray text;
    std::vector<uint32_t> offsets;
    std::vector<float> scores;      ///< log probability
    int begin = 0;                  ///< numbers of the special pieces
    int end = 0;
    int pad = 0;
    int unknown = 0;

    int size() const { return int(scores.size()); }
    QByteArrayView piece(int number) const
    {
        const size_t i = size_t(number);
        return QByteArrayView(text).sliced(qsizetype(offsets[i]), qsizetype(offsets[i + 1] - offsets[i]));
    }
};

/// Code points that are written differently before pieces are looked up (one to none, one or several).
/// codePoints ascends; the replacement of codePoints[i] is replacements[offsets[i], offsets[i + 1]).
struct NormalizationMap {
    std::vector<char32_t> codePoints;
    std::vector<uint32_t> offsets;
    std::vector<char32_t> replacements;
};

} // namespace lastro::embedding
