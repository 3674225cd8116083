// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/embedding/embedder.h"
#include "core/index/vectorindex.h"
#include "core/model/answer.h"
#include "core/model/questionprofile.h"
#include "core/retrieval/fusion.h"
#include "core/store/indexreader.h"

#include <functional>
#include <memory>

namespace lastro::retrieval {

/// The vector index to use now; null while there is none.
using VectorIndexProvider = std::function<std::shared_ptr<const index::VectorIndex>()>;

struct RetrieverOptions {
    FusionMethod method = FusionMethod::LateInteraction;
    FusionWeights weights;
    int candidates = 40;                  ///< sections that are read and handed on
    QStringList leftOut{};                ///< document ids, or "DOCUMENT#ANCHOR": as if they were not in the base
};

struct Retrieved {
    std::vector<model::Evidence> evidence;          ///< best first; only what may answer this asker on this day
    std::vector<model::HiddenByFilter> hidden;      ///< would have ranked among the best three, but for its standing
    std::vector<model::SearchRun> searches;
    model::RetrieverUsed retriever = model::RetrieverUsed::Hybrid;
    int found = 0;                                  ///< answering sections that hold a word of the question; without any, the candidates
    model::QuestionProfile profile;
};

/// Ranks the sections of a base for a question: words (all matching sections) and vectors (all sections), fused over the
/// sections that may answer. Documents of another audience leave no trace, documents not in force only in `hidden`.
///
/// One thread at a time, the reader's. Holds documents and section numbers of the newest generation. Errors: those of
/// the reader; a model or vector index that fails is logged, and the words alone decide.
class Retriever {
public:
    /// reader and embedder must outlive the retriever. Without an embedder or vectors: RetrieverUsed::Lexical.
    Retriever(store::IndexReader &reader, VectorIndexProvider vectors, embedding::Embedder *embedder);
    ~Retriever();

    void setEmbedder(embedding::Embedder *embedder);

    /// question.day must be valid. A question without a single letter or digit finds nothing.
    base::Result<Retrieved> retrieve(const model::Question &question, const std::vector<QStringList> &glossary,
                                     const RetrieverOptions &options = {});

private:
    struct Private;
    std::unique_ptr<Private> d;
};

} // namespace lastro::retrieval
