// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/index/embeddingrun.h"

#include "core/embedding/embedder.h"
#include "core/store/indexreader.h"
#include "core/store/indexwriter.h"

#include <QElapsedTimer>

namespace lastro::index {

namespace {
constexpr int batch = 24;               ///< texts handed to the embedder in one go: few enough for lively progress, many enough to pad little
constexpr int batchesACommit = 5;        ///< at most; a slow machine commits sooner, so that a kill costs seconds
constexpr qint64 commitAfterMs = 2'000;
} // namespace

base::Result<bool> EmbeddingRun::embedSome(model::IndexProgress &progress, const std::function<void()> &tell,
                                           const base::CancelToken &cancel)
{
    const auto pending = m_writer.pending(m_embedder.model(), batch * batchesACommit, m_tokens);
    if (!pending)
        return std::unexpected(pending.error());
    if (pending->empty())
        return false;

    std::vector<store::NewVector> vectors;
    bool cancelled = false;
    QElapsedTimer sinceCommit;
    sinceCommit.start();
    for (size_t at = 0; at < pending->size() && !cancelled && !sinceCommit.hasExpired(commitAfterMs); at += batch) {
        const size_t end = std::min(at + batch, pending->size());
        QStringList texts;
        for (size_t i = at; i < end; ++i)
            texts << (*pending)[i].text;
        QElapsedTimer timer;
        timer.start();
        auto embedded = m_embedder.encodePassages(texts, cancel);
        if (!embedded && embedded.error().code == base::ErrorCode::Cancelled) {
            cancelled = true;
            break;
        }
        if (!embedded)
            return std::unexpected(embedded.error());
        m_seconds += double(timer.nsecsElapsed()) / 1e9;
        for (size_t i = at; i < end; ++i)
            vectors.push_back({(*pending)[i].key, std::move((*embedded)[i - at].vector), m_tokens ? std::move((*embedded)[i - at].tokens) : QByteArray()});
        m_embedded += qint64(end - at);
        progress.vectorsDone += qint64(end - at);
        const double left = double(std::max<qint64>(0, progress.vectorsTotal - progress.vectorsDone));
        progress.tokensLeft = qint64(m_tokensTotal * left / double(std::max<qint64>(1, progress.vectorsTotal)));
        progress.secondsLeft = m_seconds * left / double(m_embedded);
        tell();
    }
    if (auto begun = m_writer.begin(); !begun)
        return std::unexpected(begun.error());
    if (auto put = m_writer.putVectors(m_embedder.model(), m_embedder.dimensions(), vectors); !put)
        return std::unexpected(put.error());
    if (auto committed = m_writer.commit(); !committed)
        return std::unexpected(committed.error());
    return !cancelled;
}

base::Result<void> EmbeddingRun::go(model::IndexProgress &progress, const std::function<void()> &tell,
                                    const base::CancelToken &cancel)
{
    const auto size = m_reader.pendingSize(m_embedder.model(), m_tokens);
    if (!size)
        return std::unexpected(size.error());
    progress.vectorsDone = 0;
    progress.vectorsTotal = size->texts;
    m_tokensTotal = double(size->characters) / charactersPerToken;
    progress.tokensLeft = qint64(m_tokensTotal);
    tell();
    while (!cancel.isCancelled()) {
        const auto more = embedSome(progress, tell, cancel);
        if (!more)
            return std::unexpected(more.error());
        if (!*more)
            break;
    }
    return {};
}

} // namespace lastro::index
