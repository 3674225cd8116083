// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/store/indexreader.h"

#include <QHash>

namespace lastro::retrieval {

/// The words of a base as they are written: to find the one that was meant. Words of sections that are gone may linger.
/// One thread at a time.
class Vocabulary {
public:
    struct Word {
        QString written;           ///< lower case, with accents, as it was met first
        int times = 0;
    };

    /// Reads what was written since the last call (all of a base at the first: about a second for 100,000 sections).
    /// Errors: the reader's.
    base::Result<void> update(store::IndexReader &reader);
    void add(const QString &text);

    /// Words of which one letter more, less or other, or two neighbours changed places, make the word. Search-folded
    /// letters. A millisecond at most, whatever the size of the base.
    std::vector<Word> oneEditFrom(const QString &folded) const;
    qsizetype size() const { return m_words.size(); }

private:
    void count(const QString &lower);

    QHash<QString, Word> m_words;              ///< by folded form
    QHash<QString, QString> m_folded;          ///< of words with accents, by what is written
    store::SectionRow m_last = 0;
};

} // namespace lastro::retrieval
