// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/engine/asker.h"

#include "core/answer/askpipeline.h"
#include "core/base/logging.h"
#include "core/embedding/embedder.h"
#include "core/engine/vectorsource.h"
#include "core/judge/judge.h"
#include "core/retrieval/retriever.h"
#include "core/retrieval/snippet.h"
#include "core/store/database.h"
#include "core/store/indexreader.h"

namespace lastro::engine {

struct Asker::Private {
    Private(std::unique_ptr<store::IndexReader> opened, VectorSource source, const base::Clock &clock)
        : reader(std::move(opened)), vectors(std::move(source)), clock(clock),
          retriever(*reader, [this] { return vectors.current(*reader); }, nullptr),
          judge(judge::makeLocalJudge(store::indexTerms)), noJudge(judge::makeAcceptingJudge()), pipeline(retriever, *judge, clock)
    {
    }

    std::unique_ptr<store::IndexReader> reader;
    VectorSource vectors;
    const base::Clock &clock;
    std::shared_ptr<embedding::Embedder> embedder;
    retrieval::Retriever retriever;
    std::unique_ptr<judge::Judge> judge;
    std::unique_ptr<judge::Judge> noJudge;
    answer::AskPipeline pipeline;

    answer::AskRun runOf(const AskOptions &options) const
    {
        using retrieval::FusionMethod;
        answer::AskRun run;
        run.retrieval.leftOut = options.leftOut;
        switch (options.pipeline) {
        case Pipeline::Final:
            break;
        case Pipeline::FinalNoJudge:
            run.judge = noJudge.get();
            break;
        case Pipeline::Rrf:
            run.retrieval.method = FusionMethod::ReciprocalRank;
            break;
        case Pipeline::Words:
        case Pipeline::Vectors:
            run.retrieval.method = FusionMethod::ZScoreSum;
            run.retrieval.weights = options.pipeline == Pipeline::Words ? retrieval::FusionWeights{1, 0} : retrieval::FusionWeights{0, 1};
            break;
        }
        return run;
    }

    void use(const std::shared_ptr<embedding::Embedder> &now)
    {
        if (embedder == now)
            return;
        embedder = now;
        retriever.setEmbedder(embedder.get());
    }
};

Asker::Asker(std::unique_ptr<Private> d) : d(std::move(d)) {}
Asker::~Asker() = default;

base::Result<std::unique_ptr<Asker>> Asker::make(store::Database &database, const base::Clock &clock, const QString &embeddingModel)
{
    auto reader = database.reader();
    if (!reader)
        return std::unexpected(reader.error());
    return std::unique_ptr<Asker>(new Asker(std::make_unique<Private>(std::move(*reader), VectorSource(database.folder(), embeddingModel), clock)));
}

void Asker::warmUp(const std::shared_ptr<embedding::Embedder> &embedder)
{
    d->use(embedder);
    const auto ready = d->retriever.retrieve({QStringLiteral("a"), {}, d->clock.today()}, {});
    if (!ready)
        qCWarning(lastroAsk) << "The base could not be read ahead of the first question:" << ready.error().detail;
}

base::Result<model::Answer> Asker::ask(const model::Question &question, const model::BaseDescription &description,
                                       const std::shared_ptr<embedding::Embedder> &embedder,
                                       const std::function<void(const model::TraceStep &)> &trace, const base::CancelToken &cancel,
                                       const AskOptions &options)
{
    d->use(embedder);
    const auto oneState = d->reader->snapshot();
    return d->pipeline.ask(question, description, trace, cancel, d->runOf(options));
}

base::Result<model::SearchResult> Asker::search(const model::Question &words, const model::BaseDescription &description,
                                                 const std::shared_ptr<embedding::Embedder> &embedder, int limit)
{
    d->use(embedder);
    const auto oneState = d->reader->snapshot();
    model::Question dated = words;
    if (!dated.day.isValid())
        dated.day = d->clock.today();
    auto retrieved = d->retriever.retrieve(dated, description.glossary);
    if (!retrieved)
        return std::unexpected(retrieved.error());
    model::SearchResult result;
    result.hits = std::move(retrieved->evidence);
    result.retriever = retrieved->retriever;
    if (result.hits.size() > size_t(limit))
        result.hits.erase(result.hits.begin() + limit, result.hits.end());
    for (const model::Evidence &hit : result.hits)
        result.snippets.push_back(retrieval::snippetOf(hit.section.text, words.text));
    return result;
}

} // namespace lastro::engine
