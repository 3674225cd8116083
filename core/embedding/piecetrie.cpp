// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/embedding/piecetrie.h"

#include <algorithm>
#include <numeric>

namespace lastro::embedding {

namespace {

/// Pieces [first, last) of the sorted order share the bytes above a node.
struct Span {
    int node = 0;
    size_t first = 0;
    size_t last = 0;
    qsizetype depth = 0;
};

std::vector<int> sortedPieces(const PieceTable &pieces)
{
    std::vector<int> order(size_t(pieces.size()));
    std::iota(order.begin(), order.end(), 0);
    std::erase_if(order, [&](int number) { return number == pieces.unknown || pieces.piece(number).isEmpty(); });
    const auto bytes = [&](int number) {
        const QByteArrayView piece = pieces.piece(number);
        return std::string_view(piece.data(), size_t(piece.size()));
    };
    // char_traits<char> compares as unsigned bytes, which is the order that next() searches in.
    std::ranges::stable_sort(order, std::ranges::less(), bytes);
    return order;
}

} // namespace

PieceTrie::PieceTrie(const PieceTable &pieces)
{
    const std::vector<int> order = sortedPieces(pieces);
    m_nodes.emplace_back();
    std::vector<Span> spans{{Root, 0, order.size(), 0}};
    for (size_t i = 0; i < spans.size(); ++i) {
        const Span span = spans[i];
        size_t at = span.first;
        // Of equal pieces the first one counts.
        for (; at < span.last && pieces.piece(order[at]).size() == span.depth; ++at)
            if (m_nodes[size_t(span.node)].piece == None)
                m_nodes[size_t(span.node)].piece = order[at];
        m_longest = std::max(m_longest, int(span.depth));
        m_nodes[size_t(span.node)].firstChild = int(m_nodes.size());
        while (at < span.last) {
            const char byte = pieces.piece(order[at])[span.depth];
            const size_t start = at;
            while (at < span.last && pieces.piece(order[at])[span.depth] == byte)
                ++at;
            Node child;
            child.byte = uint8_t(byte);
            spans.push_back({int(m_nodes.size()), start, at, span.depth + 1});
            m_nodes.push_back(child);
            ++m_nodes[size_t(span.node)].children;
        }
    }
    m_nodes.shrink_to_fit();
}

int PieceTrie::next(int node, char byte) const
{
    const Node &parent = m_nodes[size_t(node)];
    const auto first = m_nodes.begin() + parent.firstChild;
    const auto last = first + parent.children;
    const auto found = std::lower_bound(first, last, uint8_t(byte), [](const Node &child, uint8_t value) { return child.byte < value; });
    return found != last && found->byte == uint8_t(byte) ? int(found - m_nodes.begin()) : None;
}

} // namespace lastro::embedding
