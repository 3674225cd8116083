// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>
#include <array>
#include <bitset>
#include <vector>

namespace lastro::triage {

/// What a word may stand for: bits are given out by a Lexicon.
using Concepts = std::bitset<512>;

/// From folded words to concepts: a trie of letters, read-only once filled. "ignor*" stands for every word that begins so.
class Lexicon {
public:
    Lexicon();

    /// The bit of a named concept, or -1 where nobody ever named or added it.
    int bitOf(const QString &name) const;
    /// The bit of a concept, made if need be; words: divided by spaces, may be empty. -1 when all bits are taken.
    int add(const QString &name, const QString &words);
    Concepts of(QStringView word) const;

private:
    static constexpr int letters = 26;
    struct Node {
        std::array<quint16, letters> next{};
        quint16 whole = 0;     ///< into m_masks: a word that ends here
        quint16 stem = 0;      ///< into m_masks: a word that passes here
    };
    void addWord(QStringView word, int bit);
    void mark(quint16 &mask, int bit);

    std::vector<Node> m_nodes;
    std::vector<Concepts> m_masks;     ///< [0] is empty
    QStringList m_names;
};

} // namespace lastro::triage
