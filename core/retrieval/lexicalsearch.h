// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/questionprofile.h"
#include "core/retrieval/basesnapshot.h"
#include "core/retrieval/glossary.h"

namespace lastro::retrieval {

/// A question as words to search for.
struct WordQuery {
    QString question;
    std::vector<QueryWord> words;            ///< that carry meaning
    QStringList searched;                    ///< of them, those sent to the index
    std::vector<GlossaryMatch> glossary;
    QStringList equals;                      ///< glossary expansions, searched as weaker words
    std::vector<QStringList> wordings;       ///< of each word, from the thesaurus; never searched
};

/// Drops stop words, and from long questions the words that most sections hold.
base::Result<WordQuery> makeWordQuery(store::IndexReader &reader, const BaseSnapshot &snapshot, const QString &question,
                                      const Glossary &glossary);

/// BM25 of every section, 0 where no word matches.
base::Result<std::vector<double>> lexicalScores(store::IndexReader &reader, const BaseSnapshot &snapshot, const WordQuery &query);

/// The question's words with the number of answering sections that hold each.
base::Result<std::vector<model::QuestionWord>> wordStatistics(store::IndexReader &reader, const BaseSnapshot &snapshot,
                                                              const Eligibility &eligibility, const WordQuery &query);

} // namespace lastro::retrieval
