// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/embedding/embedder.h"
#include "core/model/answer.h"
#include "core/retrieval/basesnapshot.h"
#include "core/retrieval/glossary.h"
#include "core/retrieval/vocabulary.h"

namespace lastro::retrieval {

/// How a word came to be typed instead of another, by one letter.
enum class Slip {
    None,            ///< equal, or more than one letter apart
    Missing,         ///< a letter inside was left out: "limte"
    Swapped,         ///< "contarto"
    Doubled,         ///< one letter twice: "limitte"
    SoundsAlike,     ///< "viajem", "licensa", "enpilhadeira"
    Other,
};

/// typed and meant are lower case. An accent that was typed is meant; one that was not may be meant.
Slip slipOf(const QString &typed, const QString &meant);

/// Finds words of a question that the asker's part of the base does not hold, and the word of it that was meant.
///
/// The words people ask with are mostly in no base, and many are one letter from one that is ("lanche", "lance"). So a
/// word is left alone unless the slip is a likely one, and where an embedder's tokens are there, unless it falls into
/// several pieces, as words that nobody writes do. Stop words, names, codes, numbers, words of the glossary or the
/// thesaurus and words of fewer than five letters are never touched.
class Spelling {
public:
    /// The reader must outlive it.
    explicit Spelling(store::IndexReader &reader) : m_reader(reader) {}

    /// Reads what the first correction needs. Errors: the reader's.
    base::Result<void> prepare() { return m_vocabulary.update(m_reader); }
    /// embedder: null where there is none. In the order of the question. Errors: the reader's.
    base::Result<std::vector<model::Correction>> corrections(const QString &question, const std::vector<GlossaryMatch> &glossary,
                                                             const BaseSnapshot &snapshot, const Eligibility &eligibility,
                                                             const embedding::Embedder *embedder);

private:
    struct Guess {
        QString word;
        int times = 0;
        bool unlikely = false;
        bool believed = false;
    };

    std::vector<Guess> guesses(const QueryWord &word, const embedding::Embedder *embedder) const;
    base::Result<std::optional<QString>> meantBy(const QueryWord &word, const BaseSnapshot &snapshot, const Eligibility &eligibility,
                                                 const embedding::Embedder *embedder);
    base::Result<bool> holds(const QString &word, const BaseSnapshot &snapshot, const Eligibility &eligibility);

    store::IndexReader &m_reader;
    Vocabulary m_vocabulary;
    quint64 m_generation = 0;
};

} // namespace lastro::retrieval
