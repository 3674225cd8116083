// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/retrieval/retriever.h"

#include "core/base/digest.h"
#include "core/base/logging.h"
#include "core/retrieval/lateinteraction.h"
#include "core/retrieval/lexicalsearch.h"
#include "core/retrieval/ranking.h"

#include <QSet>
#include <algorithm>
#include <cmath>

namespace lastro::retrieval {

namespace {

constexpr qsizetype mostExpansions = 3;
constexpr size_t bestOfEach = 50;            ///< sections of each retriever that late interaction ranks
constexpr size_t fewestForeground = 5;       ///< best sections that are no background, at least ...
constexpr size_t foregroundPart = 20;        ///< ... and one in so many
constexpr size_t locatedSections = 8;        ///< whose tokens are placed in their text: those that are judged

/// What is embedded: the question, with the first wording of each term that the glossary explains.
QString vectorText(const QString &question, const std::vector<GlossaryMatch> &glossary)
{
    QStringList wordings;
    for (const GlossaryMatch &match : glossary) {
        const auto phrase = std::find_if(match.equals.begin(), match.equals.end(),
                                         [](const QString &equal) { return equal.contains(QLatin1Char(' ')); });
        if (phrase != match.equals.end() && wordings.size() < mostExpansions)
            wordings += *phrase;
    }
    return wordings.isEmpty() ? question : QStringLiteral("%1 (%2)").arg(question, wordings.join(QStringLiteral("; ")));
}

/// Of the sections that have little to do with the question: what answers it must not widen the measure it is taken by.
Spread backgroundSpread(const std::vector<double> &values, std::vector<bool> population)
{
    for (size_t i = 0; i < values.size(); ++i)
        population[i] = population[i] && !std::isnan(values[i]);
    const auto size = size_t(std::count(population.begin(), population.end(), true));
    for (const size_t place : bestPlaces(values, population, std::max(fewestForeground, size / foregroundPart)))
        population[place] = size <= 2 * fewestForeground;
    return spreadOf(values, population);
}

QVariantMap filtersOf(const model::Question &question)
{
    QVariantMap filters{{QStringLiteral("in_force"), true}, {QStringLiteral("day"), question.day.toString(Qt::ISODate)}};
    if (!question.area.isEmpty())
        filters.insert(QStringLiteral("area"), question.area);
    return filters;
}

} // namespace

struct Retriever::Private {
    /// Figures of every section of the base, by place.
    struct Ranking {
        FusionInput input;
        std::vector<double> fused;
        std::vector<bool> candidates;
        QHash<size_t, model::TokenMatch> late;
        int matching = 0;              ///< answering sections that hold a word
        QString embedded;
    };

    store::IndexReader &reader;
    VectorIndexProvider vectors;
    embedding::Embedder *embedder;
    std::optional<BaseSnapshot> snapshot;
    std::optional<LateInteraction> lateInteraction;

    base::Result<void> refresh();
    std::optional<embedding::QueryEncoding> encode(const QString &text) const;
    std::vector<double> cosines(const embedding::Vector &query, const Eligibility &eligibility) const;
    base::Result<void> rankLate(Ranking &ranking, const embedding::QueryTokens &question, const Eligibility &eligibility,
                                const FusionWeights &weights);
    base::Result<void> leaveOut(const QStringList &ids, Eligibility &eligibility);
    base::Result<Ranking> rank(const model::Question &question, const WordQuery &query, const Eligibility &eligibility,
                               const RetrieverOptions &options);
    base::Result<std::vector<model::Evidence>> evidenceAt(const std::vector<size_t> &places, const Eligibility &eligibility,
                                                          const Ranking &ranking, int most);
};

base::Result<void> Retriever::Private::refresh()
{
    const auto generation = reader.generation();
    if (!generation)
        return std::unexpected(generation.error());
    if (snapshot && snapshot->generation() == *generation)
        return {};
    auto read = BaseSnapshot::read(reader, *generation);
    if (!read)
        return std::unexpected(read.error());
    snapshot = std::move(*read);
    return {};
}

std::optional<embedding::QueryEncoding> Retriever::Private::encode(const QString &text) const
{
    if (!embedder || !vectors || !vectors())
        return std::nullopt;
    auto query = embedder->encodeQuery(text);
    if (!query) {
        qCWarning(lastroAsk, "The question could not be embedded (%s); searching by words alone.",
                  qPrintable(base::errorCodeName(query.error().code)));
        return std::nullopt;
    }
    return std::move(*query);
}

/// Cosine of every visible section, NaN where it has no vector; empty where vectors cannot be used.
std::vector<double> Retriever::Private::cosines(const embedding::Vector &query, const Eligibility &eligibility) const
{
    const std::shared_ptr<const index::VectorIndex> index = vectors();
    if (!index || index->size() == 0)
        return {};
    const auto hits = index->search(query, 0, [&](store::SectionRow row) {
        const auto place = snapshot->placeOf(row);
        return place && eligibility.visible[*place];
    });
    if (!hits) {
        qCWarning(lastroAsk, "The vector search failed (%s); searching by words alone.", qPrintable(base::errorCodeName(hits.error().code)));
        return {};
    }
    std::vector<double> scores(snapshot->size(), qQNaN());
    for (const index::VectorHit &hit : *hits)
        if (const auto place = snapshot->placeOf(hit.section))
            scores[*place] = double(hit.cosine);
    return hits->empty() ? std::vector<double>() : scores;
}

/// Ranks the best of both retrievers by late interaction, the rest behind them.
base::Result<void> Retriever::Private::rankLate(Ranking &ranking, const embedding::QueryTokens &question, const Eligibility &eligibility,
                                                const FusionWeights &weights)
{
    if (!lateInteraction || question.count() == 0)
        return {};
    std::vector<bool> worded(snapshot->size());
    for (size_t place = 0; place < worded.size(); ++place)
        worded[place] = eligibility.visible[place] && ranking.input.lexical[place] > 0;
    std::vector<size_t> places = bestPlaces(ranking.input.lexical, worded, bestOfEach);
    for (const size_t place : bestPlaces(ranking.input.vector, eligibility.visible, bestOfEach))
        if (std::find(places.begin(), places.end(), place) == places.end())
            places.push_back(place);
    std::vector<store::SectionRow> rows;
    for (const size_t place : places)
        rows.push_back(snapshot->rowAt(place));
    auto matches = lateInteraction->matches(question, rows);
    if (!matches)
        return std::unexpected(matches.error());
    ranking.input.late.assign(snapshot->size(), qQNaN());
    for (size_t i = 0; i < places.size(); ++i) {
        if (matches->at(i).tokens() == 0)
            continue;
        ranking.input.late[places[i]] = matches->at(i).nearness();
        ranking.late.insert(places[i], std::move(matches->at(i)));
    }
    ranking.fused = fuseLate(ranking.input, weights);
    return {};
}

base::Result<std::vector<model::Evidence>> Retriever::Private::evidenceAt(const std::vector<size_t> &places, const Eligibility &eligibility,
                                                                          const Ranking &ranking, int most)
{
    std::vector<store::SectionRow> rows;
    for (const size_t place : places)
        rows.push_back(snapshot->rowAt(place));
    auto sections = reader.sections(rows);
    if (!sections)
        return std::unexpected(sections.error());
    std::vector<model::Evidence> evidence;
    QSet<QByteArray> texts;
    for (store::StoredSection &stored : *sections) {
        const auto place = snapshot->placeOf(stored.row);
        const QByteArray text = base::sha256(base::searchFolded(stored.section.text).toUtf8());
        if (!place || texts.contains(text) || int(evidence.size()) >= most)
            continue;
        texts.insert(text);
        const size_t document = snapshot->documentAt(*place);
        model::Scores scores;
        scores.lexical = ranking.input.lexical[*place];
        scores.vector = ranking.input.vector.empty() ? qQNaN() : ranking.input.vector[*place];
        scores.fused = ranking.fused[*place];
        std::shared_ptr<model::TokenMatch> tokens;
        if (const auto late = ranking.late.constFind(*place); late != ranking.late.constEnd()) {
            scores.rerank = ranking.input.late[*place];
            tokens = std::make_shared<model::TokenMatch>(*late);
            if (evidence.size() < locatedSections)
                if (const auto told = lateInteraction->locate(*tokens, stored.row, stored.section); !told)
                    return std::unexpected(told.error());
        }
        evidence.push_back({std::move(stored.section), snapshot->documents()[document], eligibility.standing[document], scores, {}, {}, std::move(tokens)});
    }
    return evidence;
}

Retriever::Retriever(store::IndexReader &reader, VectorIndexProvider vectors, embedding::Embedder *embedder)
    : d(new Private{reader, std::move(vectors), nullptr, {}, {}})
{
    setEmbedder(embedder);
}

Retriever::~Retriever() = default;

void Retriever::setEmbedder(embedding::Embedder *embedder)
{
    d->embedder = embedder;
    d->lateInteraction.reset();
    if (embedder && embedder->tokenWidth() > 0)
        d->lateInteraction.emplace(d->reader, *embedder);
}

base::Result<Retriever::Private::Ranking> Retriever::Private::rank(const model::Question &question, const WordQuery &query,
                                                                    const Eligibility &eligibility, const RetrieverOptions &options)
{
    auto lexical = lexicalScores(reader, *snapshot, query);
    if (!lexical)
        return std::unexpected(lexical.error());
    Ranking ranking;
    ranking.embedded = vectorText(question.text, query.glossary);
    const auto encoded = encode(ranking.embedded);
    ranking.input = {std::move(*lexical), encoded ? cosines(encoded->vector, eligibility) : std::vector<double>(), eligibility.answering, {}};
    ranking.fused = fuse(ranking.input, options.method, options.weights);
    if (options.method == FusionMethod::LateInteraction && !ranking.input.vector.empty())
        if (auto ranked = rankLate(ranking, encoded->tokens, eligibility, options.weights); !ranked)
            return std::unexpected(ranked.error());
    const std::vector<double> priors = documentPriors(snapshot->documents(), question.area);
    // Without vectors a section that holds no word of the question has nothing to do with it.
    ranking.candidates = eligibility.answering;
    for (size_t place = 0; place < ranking.fused.size(); ++place) {
        const bool matches = ranking.input.lexical[place] > 0;
        ranking.fused[place] += priors[snapshot->documentAt(place)];
        ranking.matching += eligibility.answering[place] && matches ? 1 : 0;
        ranking.candidates[place] = eligibility.answering[place] && (matches || !ranking.input.vector.empty());
    }
    return ranking;
}

base::Result<void> Retriever::Private::leaveOut(const QStringList &ids, Eligibility &eligibility)
{
    QSet<size_t> places;
    QSet<QString> documents;
    for (const QString &id : ids) {
        const auto section = model::SectionId::parse(id);
        if (!section) {
            documents.insert(id);
            continue;
        }
        const auto stored = reader.section(*section);
        if (!stored)
            return std::unexpected(stored.error());
        if (const auto place = *stored ? snapshot->placeOf((*stored)->row) : std::nullopt)
            places.insert(*place);
    }
    for (size_t place = 0; place < snapshot->size(); ++place)
        if (places.contains(place) || documents.contains(snapshot->documents()[snapshot->documentAt(place)].id))
            eligibility.hide(place);
    return {};
}

base::Result<Retrieved> Retriever::retrieve(const model::Question &question, const std::vector<QStringList> &glossary,
                                            const RetrieverOptions &options)
{
    const auto oneState = d->reader.snapshot();
    if (auto refreshed = d->refresh(); !refreshed)
        return std::unexpected(refreshed.error());
    const BaseSnapshot &snapshot = *d->snapshot;
    Eligibility eligibility = eligibilityFor(snapshot, question.area, question.day);
    if (auto left = d->leaveOut(options.leftOut, eligibility); !left)
        return std::unexpected(left.error());
    const auto query = makeWordQuery(d->reader, snapshot, question.text, Glossary(glossary));
    if (!query)
        return std::unexpected(query.error());
    Retrieved retrieved;
    retrieved.retriever = model::RetrieverUsed::Lexical;
    retrieved.searches.push_back({query->searched.join(QLatin1Char(' ')), filtersOf(question)});
    retrieved.profile.text = question.text;
    if (query->words.empty())
        return retrieved;

    const auto ranking = d->rank(question, *query, eligibility, options);
    if (!ranking)
        return std::unexpected(ranking.error());
    // Some more than wanted: sections of the same text fold into one.
    const std::vector<size_t> places = bestPlaces(ranking->fused, ranking->candidates, size_t(options.candidates) * 3 / 2);
    auto evidence = d->evidenceAt(places, eligibility, *ranking, options.candidates);
    if (!evidence)
        return std::unexpected(evidence.error());
    auto words = wordStatistics(d->reader, snapshot, eligibility, *query);
    if (!words)
        return std::unexpected(words.error());

    retrieved.evidence = std::move(*evidence);
    retrieved.hidden = hiddenByStanding(snapshot, eligibility, ranking->fused, ranking->input.lexical);
    retrieved.found = ranking->matching > 0 ? ranking->matching : int(retrieved.evidence.size());
    retrieved.profile.words = std::move(*words);
    retrieved.profile.sections = std::count(eligibility.answering.begin(), eligibility.answering.end(), true);
    retrieved.profile.officialSections = std::count(eligibility.official.begin(), eligibility.official.end(), true);
    const Spread lexical = spreadOf(ranking->input.lexical, eligibility.answering);
    retrieved.profile.lexicalMean = lexical.mean;
    retrieved.profile.lexicalDeviation = lexical.deviation;
    if (!ranking->input.late.empty()) {
        const Spread spread = backgroundSpread(ranking->input.late, eligibility.answering);
        retrieved.profile.lateMean = spread.mean;
        retrieved.profile.lateDeviation = spread.deviation;
        for (size_t place = 0; place < snapshot.size(); ++place)
            if (eligibility.visible[place] && !eligibility.answering[place] && !std::isnan(ranking->input.late[place]))
                retrieved.profile.lateHidden = std::fmax(retrieved.profile.lateHidden, ranking->input.late[place]);
    }
    if (!ranking->input.vector.empty()) {
        const Spread spread = spreadOf(ranking->input.vector, eligibility.answering);
        retrieved.retriever = model::RetrieverUsed::Hybrid;
        retrieved.profile.vectorMean = spread.mean;
        retrieved.profile.vectorDeviation = spread.deviation;
        if (ranking->embedded != question.text)
            retrieved.searches.push_back({ranking->embedded, filtersOf(question)});
    }
    return retrieved;
}

} // namespace lastro::retrieval
