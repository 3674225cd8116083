// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/embedding/piecetrie.h"

#include <QStringView>
#include <limits>

namespace lastro::embedding {

/// Unigram tokenizer: the text is normalised, spaces become U+2581 with one in front, and of all ways to cut it into
/// pieces the likeliest is taken (a character that is no piece costs ten more than the rarest piece).
/// Immutable; safe from any thread.
class Tokenizer {
public:
    static constexpr size_t Unlimited = std::numeric_limits<size_t>::max();

    Tokenizer(PieceTable pieces, NormalizationMap map);

    int begin() const { return m_pieces.begin; }
    int end() const { return m_pieces.end; }

    /// Piece numbers without begin and end, at most limit. Any text is fine; a lone surrogate counts as U+FFFD, U+0000
    /// as nothing. With a limit the work is bounded by it, whatever the length of the text.
    std::vector<int> encode(QStringView text, size_t limit = Unlimited) const;

private:
    QByteArray normalized(QStringView text, size_t enoughBytes) const;
    void appendNormalized(char32_t codePoint, QByteArray &out) const;

    PieceTable m_pieces;
    NormalizationMap m_map;
    PieceTrie m_trie;
    float m_unknownScore = 0;
};

} // namespace lastro::embedding
