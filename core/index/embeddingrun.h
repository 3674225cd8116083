// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/canceltoken.h"
#include "core/base/result.h"
#include "core/embedding/embedder.h"
#include "core/model/progress.h"

#include <functional>

namespace lastro::store { class IndexReader; class IndexWriter; }

namespace lastro::index {

/// Characters a token, for estimates shown as +-30 %.
inline constexpr double charactersPerToken = 4.0;

/// Embeds the passages that have no vector, committing every few seconds, until none is left or it is cancelled.
class EmbeddingRun {
public:
    /// tokenVectors: stores those that the embedder gives.
    EmbeddingRun(store::IndexReader &reader, store::IndexWriter &writer, embedding::Embedder &embedder, bool tokenVectors = true)
        : m_reader(reader), m_writer(writer), m_embedder(embedder), m_tokens(tokenVectors && embedder.tokenWidth() > 0) {}

    /// Keeps vectorsDone, vectorsTotal, tokensLeft and secondsLeft of progress; tell is called after each batch.
    base::Result<void> go(model::IndexProgress &progress, const std::function<void()> &tell, const base::CancelToken &cancel);
    qint64 embedded() const { return m_embedded; }

private:
    base::Result<bool> embedSome(model::IndexProgress &progress, const std::function<void()> &tell, const base::CancelToken &cancel);

    store::IndexReader &m_reader;
    store::IndexWriter &m_writer;
    embedding::Embedder &m_embedder;
    bool m_tokens;
    qint64 m_embedded = 0;
    double m_tokensTotal = 0;
    double m_seconds = 0;
};

} // namespace lastro::index
