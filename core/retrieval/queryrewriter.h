// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/retrieval/lexicalsearch.h"
#include "core/retrieval/questionfilters.h"
#include "core/retrieval/spelling.h"

namespace lastro::retrieval {

/// A question as it is searched.
struct Rewrite {
    QString text;                                    ///< without its filters, typing errors mended
    std::vector<model::Correction> corrections;
    WordQuery words;                                 ///< of the text
    QStringList wordings;                            ///< the text, then at most two from the glossary
};

/// Rewrites questions without a model, by fixed rules. One thread at a time, the reader's.
class QueryRewriter {
public:
    /// The reader must outlive it.
    explicit QueryRewriter(store::IndexReader &reader) : m_reader(reader), m_spelling(reader) {}

    /// Reads ahead what only some questions need. Errors: the reader's.
    base::Result<void> prepare() { return m_spelling.prepare(); }
    /// text: the question without its filters. embedder: null where there is none. Errors: the reader's.
    base::Result<Rewrite> rewrite(const QString &text, const Glossary &glossary, const BaseSnapshot &snapshot,
                                  const Eligibility &eligibility, const embedding::Embedder *embedder);

private:
    store::IndexReader &m_reader;
    Spelling m_spelling;
};

/// The searches of a rewrite as shown. question: whose area and day count.
std::vector<model::SearchRun> searchesOf(const Rewrite &rewrite, const QuestionFilters &filters, const model::Question &question);

} // namespace lastro::retrieval
