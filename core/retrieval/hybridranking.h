// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/embedding/embedder.h"
#include "core/retrieval/basesnapshot.h"
#include "core/retrieval/lateinteraction.h"
#include "core/retrieval/lexicalsearch.h"
#include "core/retrieval/retrieveroptions.h"

namespace lastro::retrieval {

/// Figures of every section of the base, by place.
struct Ranking {
    FusionInput input;                          ///< vector empty: words alone
    std::vector<double> fused;
    QHash<size_t, model::TokenMatch> late;      ///< of the sections that late interaction ranked
};

/// Ranks all sections of a base by words, vectors and late interaction, for one question in one to three wordings.
/// One thread at a time, the reader's. Errors: the reader's; a model or vector index that fails is logged, and the
/// words alone decide.
class HybridRanking {
public:
    /// reader must outlive it, and so must the embedder while it is set.
    HybridRanking(store::IndexReader &reader, VectorIndexProvider vectors);

    void setEmbedder(embedding::Embedder *embedder);

    /// wordings: the question's own first. A section's cosine and late interaction are those of the wording that comes
    /// nearest to it, of the first two; the words are the question's own and, weaker, what the glossary holds equal to
    /// them (the words of the other wordings).
    /// alsoLate: places that late interaction ranks in any case.
    base::Result<Ranking> rank(const BaseSnapshot &snapshot, const Eligibility &eligibility, const WordQuery &words,
                               const QStringList &wordings, const RetrieverOptions &options, const std::vector<size_t> &alsoLate = {});
    /// Tells where a section's tokens stand in its text. Errors: the reader's.
    base::Result<void> locate(model::TokenMatch &match, store::SectionRow row, const model::Section &section);

private:
    std::vector<embedding::QueryEncoding> encode(const QStringList &wordings) const;
    std::vector<double> cosines(const BaseSnapshot &snapshot, const Eligibility &eligibility,
                                const std::vector<embedding::QueryEncoding> &wordings) const;
    base::Result<void> rankLate(Ranking &ranking, const BaseSnapshot &snapshot, const Eligibility &eligibility,
                                const std::vector<embedding::QueryEncoding> &wordings, const FusionWeights &weights,
                                const std::vector<size_t> &alsoLate);

    store::IndexReader &m_reader;
    VectorIndexProvider m_vectors;
    embedding::Embedder *m_embedder = nullptr;
    std::optional<LateInteraction> m_late;
};

} // namespace lastro::retrieval
