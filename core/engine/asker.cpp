// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/engine/asker.h"

#include "core/answer/askpipeline.h"
#include "core/base/logging.h"
#include "core/embedding/embedder.h"
#include "core/engine/vectorsource.h"
#include "core/judge/modeljudge.h"
#include "core/retrieval/retriever.h"
#include "core/retrieval/snippet.h"
#include "core/store/database.h"
#include "core/store/indexreader.h"

#include <algorithm>

namespace lastro::engine {

namespace {

/// "In this document": 8,000 characters of it.
constexpr answer::AnswerBudget wholeDocumentBudget{2'000, 2'000};

model::BaseTuning tuningFor(const model::BaseTuning &own, const AskOptions &options)
{
    return {options.floor.value_or(own.floor), options.wordsWeight.value_or(own.wordsWeight)};
}

QString methodName(retrieval::FusionMethod method, bool tokens)
{
    switch (method) {
    case retrieval::FusionMethod::LateInteraction:
        return tokens ? QStringLiteral("late_interaction") : QStringLiteral("z_score_sum");
    case retrieval::FusionMethod::ZScoreSum:
        return QStringLiteral("z_score_sum");
    case retrieval::FusionMethod::ReciprocalRank:
        return QStringLiteral("reciprocal_rank");
    }
    return {};
}

/// The language models' part of a question, for as long as it is asked.
class ModelPart {
public:
    ModelPart(const Cast &cast, judge::Judge &local, judge::Judge &lastResort, prompt::Language language, qint64 turn)
    {
        if (!cast.judge)
            return;
        judge::ModelJudge::Options options{language, turn};
        m_judge.emplace(*cast.judge, local, lastResort, store::indexTerms, options);
        options.tokensPerSection = wholeTokensPerSection;
        options.tokensInAll = wholeTokens;
        m_wholeJudge.emplace(*cast.judge, local, lastResort, store::indexTerms, options);
    }
    judge::Judge *judge() { return m_judge ? &*m_judge : nullptr; }
    judge::Judge *wholeJudge() { return m_wholeJudge ? &*m_wholeJudge : nullptr; }

private:
    static constexpr int wholeTokensPerSection = 200;
    static constexpr int wholeTokens = 2'000;
    std::optional<judge::ModelJudge> m_judge;
    std::optional<judge::ModelJudge> m_wholeJudge;
};

void useModels(answer::AskRun &run, const Cast &cast, const model::Question &question, prompt::Language language, qint64 turn, const AskOptions &options)
{
    run.rewriter = cast.rewriter.get();
    run.rewriting.language = language;
    run.rewriting.turn = turn;
    run.turns = options.turns;
    run.voice.model = cast.answerer.get();
    run.voice.options.language = language;
    run.voice.options.turn = turn;
    run.voice.onClaim = options.onClaim;
    if (!question.onlyDocument.isEmpty())
        run.voice.options.budget = wholeDocumentBudget;
}

} // namespace

struct Asker::Private {
    Private(std::unique_ptr<store::IndexReader> opened, const QString &folder, const QString &embeddingModel, const base::Clock &clock)
        : reader(std::move(opened)), vectors(folder, embeddingModel), embeddingModel(embeddingModel), clock(clock),
          retriever(*reader, [this] { return vectors.current(*reader); }, nullptr),
          judge(judge::makeLocalJudge(store::indexTerms)), lastResort(judge::makeTermOverlapJudge(store::indexTerms)), noJudge(judge::makeAcceptingJudge(judge::makeLocalJudge(store::indexTerms))), pipeline(retriever, *judge, clock)
    {
    }

    std::unique_ptr<store::IndexReader> reader;
    VectorSource vectors;
    QString embeddingModel;
    const base::Clock &clock;
    std::shared_ptr<embedding::Embedder> embedder;
    retrieval::Retriever retriever;
    std::unique_ptr<judge::Judge> judge;
    std::unique_ptr<judge::Judge> lastResort;
    std::unique_ptr<judge::Judge> noJudge;
    std::unique_ptr<judge::Judge> movedJudge;          ///< as judge, its limits moved by the floor
    double movedBy = 0;
    answer::AskPipeline pipeline;
    std::optional<quint64> tokensKnownAt;              ///< generation
    bool tokensStored = false;

    answer::AskRun runOf(const model::BaseTuning &tuning, const AskOptions &options);
    judge::Judge &judgeAt(double floor);
    retrieval::FusionWeights besideLate(const model::BaseTuning &tuning);
    bool usesTokens();
    void use(const std::shared_ptr<embedding::Embedder> &now);
};

answer::AskRun Asker::Private::runOf(const model::BaseTuning &tuning, const AskOptions &options)
{
    using retrieval::FusionMethod;
    answer::AskRun run;
    run.retrieval.leftOut = options.leftOut;
    run.retrieval.judged = options.judged;
    run.judge = options.pipeline == Pipeline::FinalNoJudge ? noJudge.get() : &judgeAt(tuning.floor);
    switch (options.pipeline) {
    case Pipeline::Final:
    case Pipeline::FinalNoJudge:
        run.retrieval.weights = besideLate(tuning);
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

judge::Judge &Asker::Private::judgeAt(double floor)
{
    if (floor == 0)
        return *judge;
    if (!movedJudge || movedBy != floor)
        movedJudge = judge::makeLocalJudge(store::indexTerms, floor);
    movedBy = floor;
    return *movedJudge;
}

/// The retriever's weights are shares of what words have beside late interaction; without token vectors the words rank
/// beside the pooled vectors instead, where the base's weight says nothing.
retrieval::FusionWeights Asker::Private::besideLate(const model::BaseTuning &tuning)
{
    return {usesTokens() ? tuning.wordsWeight / model::BaseTuning().wordsWeight : 1.0, 1.0};
}

bool Asker::Private::usesTokens()
{
    if (!embedder || embedder->tokenWidth() == 0)
        return false;
    const auto generation = reader->generation();
    if (generation && tokensKnownAt != *generation)
        if (const auto counts = reader->counts(embeddingModel)) {
            tokensStored = counts->tokenBytes > 0;
            tokensKnownAt = *generation;
        }
    return tokensStored;
}

void Asker::Private::use(const std::shared_ptr<embedding::Embedder> &now)
{
    if (embedder == now)
        return;
    embedder = now;
    retriever.setEmbedder(embedder.get());
}

Asker::Asker(std::unique_ptr<Private> d) : d(std::move(d)) {}
Asker::~Asker() = default;

base::Result<std::unique_ptr<Asker>> Asker::make(store::Database &database, const base::Clock &clock, const QString &embeddingModel)
{
    auto reader = database.reader();
    if (!reader)
        return std::unexpected(reader.error());
    return std::unique_ptr<Asker>(new Asker(std::make_unique<Private>(std::move(*reader), database.folder(), embeddingModel, clock)));
}

void Asker::warmUp(const std::shared_ptr<embedding::Embedder> &embedder)
{
    d->use(embedder);
    const auto ready = d->retriever.retrieve({QStringLiteral("a"), {}, d->clock.today()}, {});
    const auto words = d->retriever.warmUp();
    if (!ready || !words)
        qCWarning(lastroAsk) << "The base could not be read ahead of the first question:" << (ready ? words.error() : ready.error()).detail;
}

base::Result<model::Answer> Asker::ask(const model::Question &question, const Ground &ground,
                                       const std::function<void(const model::TraceStep &)> &trace, const base::CancelToken &cancel,
                                       const AskOptions &options, const Cast &cast, qint64 turn)
{
    d->use(ground.embedder);
    const auto oneState = d->reader->snapshot();
    answer::AskRun run = d->runOf(tuningFor(ground.tuning, options), options);
    const prompt::Language language = prompt::languageOf(ground.description.locale);
    ModelPart models(cast, *run.judge, *d->lastResort, language, turn);
    if (judge::Judge *judge = models.judge(); judge && options.pipeline != Pipeline::FinalNoJudge) {
        run.judge = judge;
        run.wholeJudge = models.wholeJudge();
    }
    useModels(run, cast, question, language, turn, options);
    auto answer = d->pipeline.ask(question, ground.description, trace, cancel, run);
    if (!answer)
        return answer;
    std::span<const model::Evidence> judged(answer->evidence);
    judged = judged.first(size_t(std::find_if(judged.begin(), judged.end(), [](const auto &each) { return !each.judge; }) - judged.begin()));
    if (const auto rules = run.judge->rules(judged.empty() ? d->usesTokens() : judge::areTokensTold(judged)); rules.limits)
        answer->threshold = rules.limits->at(1);
    return answer;
}

base::Result<model::SearchResult> Asker::search(const model::Question &words, const Ground &ground, int limit)
{
    d->use(ground.embedder);
    const auto oneState = d->reader->snapshot();
    model::Question dated = words;
    if (!dated.day.isValid())
        dated.day = d->clock.today();
    retrieval::RetrieverOptions options;
    options.weights = d->besideLate(ground.tuning);
    auto retrieved = d->retriever.retrieve(dated, ground.description.glossary, options);
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

Parameters Asker::parameters(const Ground &ground, const AskOptions &options)
{
    d->use(ground.embedder);
    const auto oneState = d->reader->snapshot();
    Parameters parameters;
    parameters.tuning = tuningFor(ground.tuning, options);
    const answer::AskRun run = d->runOf(parameters.tuning, options);
    // A retriever of one kind places no tokens: the fitted model does not judge there.
    const bool tokens = run.retrieval.method == retrieval::FusionMethod::LateInteraction && d->usesTokens();
    const judge::JudgeRules rules = run.judge->rules(tokens);
    parameters.judgeVersion = rules.version;
    parameters.judgeLimits = rules.limits;
    parameters.ranking = methodName(run.retrieval.method, tokens);
    parameters.words = tokens ? parameters.tuning.wordsWeight : run.retrieval.weights.lexical;
    parameters.vectors = tokens ? 0 : run.retrieval.weights.vector;
    return parameters;
}

} // namespace lastro::engine
