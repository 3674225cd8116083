// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/retrieval/querywords.h"

#include <QHash>

namespace lastro::retrieval {

/// A term of the glossary that stands in a question.
struct GlossaryMatch {
    QString word;              ///< as in the question; its words with one space between
    QString term;              ///< as the glossary writes it
    QStringList equals;        ///< what the glossary holds equal to it, in its order
};

/// The base's glossary rows (term, expansion, expansion ...), read both ways: a term finds its expansions, an expansion
/// of at least two words finds its term; a hyphen or a space is the same ("cd sp"). A short term is not taken for a common word written like it ("ar" for "AR").
class Glossary {
public:
    explicit Glossary(const std::vector<QStringList> &rows);
    std::vector<GlossaryMatch> matchesIn(const std::vector<QueryWord> &words) const;

private:
    struct Entry {
        QString term;
        QStringList equals;
    };
    QHash<QString, Entry> m_entries;            ///< by search-folded words, one space between
    int m_longest = 1;                          ///< words of the longest key
};

} // namespace lastro::retrieval
