// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/embedding/embedder.h"
#include "core/model/answer.h"
#include "core/model/questionprofile.h"
#include "core/retrieval/retrieveroptions.h"
#include "core/store/indexreader.h"

namespace lastro::retrieval {

struct Retrieved {
    std::vector<model::Evidence> evidence;          ///< best first; only what may answer this asker on this day
    std::vector<model::Evidence> earlier;           ///< of archived versions, best first, at most three; only where the question asks for one
    std::vector<model::HiddenByFilter> hidden;      ///< would have ranked among the best three, but for its standing
    std::vector<model::SearchRun> searches;         ///< one to three
    QDate day;                                      ///< the day that was asked about
    bool dayFromWords = false;                      ///< the question itself names it
    model::RetrieverUsed retriever = model::RetrieverUsed::Hybrid;
    int found = 0;                                  ///< answering sections that hold a word of the question; without any, the candidates
    model::QuestionProfile profile;
};

/// What a rewrite has to know of base and question.
struct RewriteGround {
    QStringList areas;                              ///< of documents that the asker may see
    bool earlierAsked = false;                      ///< the question's words ask for an earlier version
};

/// Ranks the sections of a base for a question: words (all matching sections) and vectors (all sections), fused over the
/// sections that may answer. Documents of another audience leave no trace, documents not in force only in `hidden` and
/// `earlier`. A question says where to look as well: a day ("vigente em março de 2025") takes the place of the asker's,
/// an area named breaks near ties, "versão anterior" asks for archived versions too. It is searched in up to three
/// wordings (glossary), with typing errors mended. "In this document" (Question::onlyDocument) leaves out all others.
///
/// One thread at a time, the reader's. Holds documents and section numbers of the newest generation. Errors: those of
/// the reader; a model or vector index that fails is logged, and the words alone decide.
class Retriever {
public:
    /// reader and embedder must outlive the retriever. Without an embedder or vectors: RetrieverUsed::Lexical.
    Retriever(store::IndexReader &reader, VectorIndexProvider vectors, embedding::Embedder *embedder);
    ~Retriever();

    void setEmbedder(embedding::Embedder *embedder);
    /// Reads ahead of the first question what only some need. Errors: the reader's.
    base::Result<void> warmUp();

    /// question.day must be valid. A question without a single letter or digit finds nothing.
    base::Result<Retrieved> retrieve(const model::Question &question, const std::vector<QStringList> &glossary,
                                     const RetrieverOptions &options = {});

    /// Errors: the reader's.
    base::Result<RewriteGround> rewriteGround(const model::Question &question, const std::vector<QStringList> &glossary);
    /// Every section of the document that may answer this asker on this day, in order, without figures; none where it may not.
    /// Errors: the reader's.
    base::Result<std::vector<model::Evidence>> wholeDocument(const QString &document, const model::Question &question);

private:
    struct Private;
    std::unique_ptr<Private> d;
};

} // namespace lastro::retrieval
