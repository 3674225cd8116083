// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/embedding/piecetable.h"

namespace lastro::embedding {

/// Finds every piece that begins at a place of a text, byte by byte. Immutable; safe from any thread.
class PieceTrie {
public:
    static constexpr int Root = 0;
    static constexpr int None = -1;

    explicit PieceTrie(const PieceTable &pieces);

    /// The node after one more byte; None when no piece goes on so.
    int next(int node, char byte) const;
    /// The piece that ends at this node; None if there is none.
    int piece(int node) const { return m_nodes[size_t(node)].piece; }
    int longestPiece() const { return m_longest; }     ///< bytes

private:
    struct Node {
        int firstChild = 0;          ///< children lie together, by rising byte
        int piece = None;
        uint16_t children = 0;
        uint8_t byte = 0;
    };
    std::vector<Node> m_nodes;
    int m_longest = 0;
};

} // namespace lastro::embedding
