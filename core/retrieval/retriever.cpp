// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/retrieval/retriever.h"

#include "core/base/digest.h"
#include "core/retrieval/hybridranking.h"
#include "core/retrieval/leadin.h"
#include "core/retrieval/queryrewriter.h"
#include "core/retrieval/ranking.h"

#include <QSet>
#include <algorithm>
#include <cmath>

namespace lastro::retrieval {

namespace {

constexpr size_t fewestForeground = 5;       ///< best sections that are no background, at least ...
constexpr size_t foregroundPart = 20;        ///< ... and one in so many
constexpr int mostEarlier = 3;
constexpr size_t mostOfPlanned = 4;          ///< sections that a planned search adds

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

/// The lists in turns, each place once.
std::vector<size_t> inTurns(const std::vector<std::vector<size_t>> &lists)
{
    std::vector<size_t> places;
    QSet<size_t> seen;
    size_t longest = 0;
    for (const auto &list : lists)
        longest = std::max(longest, list.size());
    for (size_t turn = 0; turn < longest; ++turn)
        for (const auto &list : lists)
            if (turn < list.size() && !seen.contains(list[turn])) {
                seen.insert(list[turn]);
                places.push_back(list[turn]);
            }
    return places;
}

QStringList areasSeenBy(const QString &area, const std::vector<model::Document> &documents)
{
    QStringList areas;
    for (const model::Document &document : documents)
        if (!document.metadata.area.isEmpty() && !areas.contains(document.metadata.area) && model::isVisibleTo(document.metadata, area))
            areas += document.metadata.area;
    return areas;
}

/// What the ranking tells about the question itself.
void describe(model::QuestionProfile &profile, const Ranking &ranking, const Eligibility &eligibility)
{
    profile.sections = std::count(eligibility.answering.begin(), eligibility.answering.end(), true);
    profile.officialSections = std::count(eligibility.official.begin(), eligibility.official.end(), true);
    const Spread lexical = spreadOf(ranking.input.lexical, eligibility.answering);
    profile.lexicalMean = lexical.mean;
    profile.lexicalDeviation = lexical.deviation;
    if (!ranking.input.late.empty()) {
        const Spread spread = backgroundSpread(ranking.input.late, eligibility.answering);
        profile.lateMean = spread.mean;
        profile.lateDeviation = spread.deviation;
        for (size_t place = 0; place < ranking.input.late.size(); ++place)
            if (eligibility.visible[place] && !eligibility.answering[place] && !std::isnan(ranking.input.late[place]))
                profile.lateHidden = std::fmax(profile.lateHidden, ranking.input.late[place]);
    }
    if (!ranking.input.vector.empty()) {
        const Spread spread = spreadOf(ranking.input.vector, eligibility.answering);
        profile.vectorMean = spread.mean;
        profile.vectorDeviation = spread.deviation;
    }
}

} // namespace

/// A question with what its words set, and who may answer it.
struct Aimed {
    Glossary glossary;
    QuestionFilters filters;
    model::Question question;              ///< without its filters, on the day asked about
    Eligibility eligibility;
    std::vector<bool> candidates;          ///< a section each: may answer, and is of the documents asked in
};

struct Retriever::Private {
    store::IndexReader &reader;
    HybridRanking ranker;
    QueryRewriter rewriter;
    const embedding::Embedder *embedder = nullptr;
    std::optional<BaseSnapshot> snapshot;

    base::Result<void> refresh();
    QuestionFilters filtersOf(const model::Question &asked, const Glossary &glossary) const;
    base::Result<Aimed> aim(const model::Question &asked, const std::vector<QStringList> &glossary, const RetrieverOptions &options);
    base::Result<std::vector<std::vector<size_t>>> planned(const Aimed &aimed, const RetrieverOptions &options, const std::vector<double> &priors);
    base::Result<void> leaveOut(const QStringList &ids, Eligibility &eligibility);
    base::Result<std::vector<model::Evidence>> evidenceAt(const std::vector<size_t> &places, const Eligibility &eligibility,
                                                          const Ranking &ranking, int most, int located);
    base::Result<std::vector<model::Evidence>> answering(const Ranking &ranking, const Aimed &aimed, const RetrieverOptions &options,
                                                         std::vector<std::vector<size_t>> planned);
    base::Result<std::vector<model::Evidence>> archived(const Ranking &ranking, const Eligibility &eligibility);
    base::Result<void> joinNext(model::Evidence &evidence, size_t place, const Eligibility &eligibility);
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

/// located: of the first so many it is told where their tokens stand, and what follows those that only lead to it.
base::Result<std::vector<model::Evidence>> Retriever::Private::evidenceAt(const std::vector<size_t> &places, const Eligibility &eligibility,
                                                                          const Ranking &ranking, int most, int located)
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
            if (int(evidence.size()) < located)
                if (const auto told = ranker.locate(*tokens, stored.row, stored.section); !told)
                    return std::unexpected(told.error());
        }
        evidence.push_back({std::move(stored.section), snapshot->documents()[document], eligibility.standing[document], scores, {}, {}, std::move(tokens)});
        if (int(evidence.size()) <= located)
            if (auto joined = joinNext(evidence.back(), *place, eligibility); !joined)
                return std::unexpected(joined.error());
    }
    return evidence;
}

/// Sections of a document have neighbouring places, in order.
base::Result<void> Retriever::Private::joinNext(model::Evidence &evidence, size_t place, const Eligibility &eligibility)
{
    const size_t next = place + 1;
    if (next >= snapshot->size() || snapshot->documentAt(next) != snapshot->documentAt(place) || !eligibility.visible[next]
        || !pointsOn(evidence.section))
        return {};
    const store::SectionRow row = snapshot->rowAt(next);
    auto read = reader.sections(std::span(&row, 1));
    if (!read)
        return std::unexpected(read.error());
    if (read->size() == 1 && read->front().section.ordinal == evidence.section.ordinal + 1 && beginsWithItems(read->front().section))
        evidence.next = std::make_shared<const model::Section>(std::move(read->front().section));
    return {};
}

base::Result<std::vector<model::Evidence>> Retriever::Private::answering(const Ranking &ranking, const Aimed &aimed, const RetrieverOptions &options,
                                                                         std::vector<std::vector<size_t>> planned)
{
    std::vector<bool> candidates = aimed.candidates;
    // Without vectors a section that holds no word of the question has nothing to do with it.
    if (ranking.input.vector.empty())
        for (size_t place = 0; place < candidates.size(); ++place)
            candidates[place] = candidates[place] && ranking.input.lexical[place] > 0;
    // Some more than wanted: sections of the same text fold into one.
    planned.insert(planned.begin(), bestPlaces(ranking.fused, candidates, size_t(options.candidates) * 3 / 2));
    return evidenceAt(inTurns(planned), aimed.eligibility, ranking, options.candidates, options.judged);
}

base::Result<std::vector<model::Evidence>> Retriever::Private::archived(const Ranking &ranking, const Eligibility &eligibility)
{
    std::vector<bool> candidates = eligibility.visible;
    for (size_t place = 0; place < candidates.size(); ++place) {
        const bool related = ranking.input.lexical[place] > 0 || ranking.late.contains(place);
        candidates[place] = candidates[place] && related && eligibility.standing[snapshot->documentAt(place)] == model::Standing::Archived;
    }
    return evidenceAt(bestPlaces(ranking.fused, candidates, 2 * mostEarlier), eligibility, ranking, mostEarlier, mostEarlier);
}

Retriever::Retriever(store::IndexReader &reader, VectorIndexProvider vectors, embedding::Embedder *embedder)
    : d(new Private{reader, HybridRanking(reader, std::move(vectors)), QueryRewriter(reader), nullptr, {}})
{
    setEmbedder(embedder);
}

Retriever::~Retriever() = default;

void Retriever::setEmbedder(embedding::Embedder *embedder)
{
    d->embedder = embedder;
    d->ranker.setEmbedder(embedder);
}

base::Result<void> Retriever::warmUp()
{
    return d->rewriter.prepare();
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

QuestionFilters Retriever::Private::filtersOf(const model::Question &asked, const Glossary &glossary) const
{
    return filtersIn(asked.text, asked.day, areasSeenBy(asked.area, snapshot->documents()), glossary);
}

base::Result<Aimed> Retriever::Private::aim(const model::Question &asked, const std::vector<QStringList> &glossaryRows, const RetrieverOptions &options)
{
    if (auto refreshed = refresh(); !refreshed)
        return std::unexpected(refreshed.error());
    Aimed aimed{Glossary(glossaryRows), {}, asked, {}, {}};
    aimed.filters = filtersOf(asked, aimed.glossary);
    aimed.question.text = aimed.filters.rest;
    if (aimed.filters.day.isValid())
        aimed.question.day = aimed.filters.day;
    aimed.eligibility = eligibilityFor(*snapshot, asked.area, aimed.question.day);
    if (auto left = leaveOut(options.leftOut, aimed.eligibility); !left)
        return std::unexpected(left.error());
    aimed.candidates = aimed.eligibility.answering;
    if (!asked.onlyDocument.isEmpty())
        for (size_t place = 0; place < aimed.candidates.size(); ++place)
            aimed.candidates[place] = aimed.candidates[place] && snapshot->documents()[snapshot->documentAt(place)].id == asked.onlyDocument;
    return aimed;
}

/// The best sections of each planned search, ranked by its own words.
base::Result<std::vector<std::vector<size_t>>> Retriever::Private::planned(const Aimed &aimed, const RetrieverOptions &options,
                                                                           const std::vector<double> &priors)
{
    std::vector<std::vector<size_t>> lists;
    for (const PlannedSearch &search : options.planned) {
        const auto words = makeWordQuery(reader, *snapshot, search.text, aimed.glossary);
        if (!words)
            return std::unexpected(words.error());
        auto ranking = ranker.rank(*snapshot, aimed.eligibility, *words, {search.text}, options);
        if (!ranking)
            return std::unexpected(ranking.error());
        std::vector<bool> candidates = aimed.candidates;
        for (size_t place = 0; place < snapshot->size(); ++place) {
            ranking->fused[place] += priors[snapshot->documentAt(place)];
            candidates[place] = candidates[place] && (!ranking->input.vector.empty() || ranking->input.lexical[place] > 0);
        }
        lists.push_back(bestPlaces(ranking->fused, candidates, mostOfPlanned));
    }
    return lists;
}

base::Result<RewriteGround> Retriever::rewriteGround(const model::Question &question, const std::vector<QStringList> &glossary)
{
    const auto oneState = d->reader.snapshot();
    if (auto refreshed = d->refresh(); !refreshed)
        return std::unexpected(refreshed.error());
    return RewriteGround{areasSeenBy(question.area, d->snapshot->documents()), d->filtersOf(question, Glossary(glossary)).earlier};
}

base::Result<std::vector<model::Evidence>> Retriever::wholeDocument(const QString &document, const model::Question &question)
{
    const auto oneState = d->reader.snapshot();
    if (auto refreshed = d->refresh(); !refreshed)
        return std::unexpected(refreshed.error());
    const BaseSnapshot &snapshot = *d->snapshot;
    const Eligibility eligibility = eligibilityFor(snapshot, question.area, question.day);
    std::vector<model::Evidence> evidence;
    auto sections = d->reader.sectionsOf(document);
    if (!sections)
        return std::unexpected(sections.error());
    for (model::Section &section : *sections) {
        const auto stored = d->reader.section(section.id);
        if (!stored)
            return std::unexpected(stored.error());
        const auto place = *stored ? snapshot.placeOf((*stored)->row) : std::nullopt;
        if (!place || !eligibility.answering[*place])
            continue;
        const size_t of = snapshot.documentAt(*place);
        evidence.push_back({std::move(section), snapshot.documents()[of], eligibility.standing[of], {}, {}, {}});
    }
    return evidence;
}

base::Result<Retrieved> Retriever::retrieve(const model::Question &asked, const std::vector<QStringList> &glossaryRows,
                                            const RetrieverOptions &options)
{
    const auto oneState = d->reader.snapshot();
    const auto aimed = d->aim(asked, glossaryRows, options);
    if (!aimed)
        return std::unexpected(aimed.error());
    const BaseSnapshot &snapshot = *d->snapshot;
    const model::Question &question = aimed->question;
    const Eligibility &eligibility = aimed->eligibility;
    const auto rewrite = d->rewriter.rewrite(question.text, aimed->glossary, snapshot, eligibility, d->embedder);
    if (!rewrite)
        return std::unexpected(rewrite.error());
    Retrieved retrieved;
    retrieved.day = question.day;
    retrieved.dayFromWords = aimed->filters.day.isValid();
    retrieved.retriever = model::RetrieverUsed::Lexical;
    retrieved.searches = searchesOf(*rewrite, aimed->filters, question);
    for (const PlannedSearch &search : options.planned)
        retrieved.searches.push_back({search.text, retrieved.searches.front().filters});
    retrieved.profile.text = rewrite->text;
    if (rewrite->words.words.empty())
        return retrieved;

    const QString &named = aimed->filters.area.isEmpty() && !options.planned.empty() ? options.planned.front().area : aimed->filters.area;
    const std::vector<double> priors = documentPriors(snapshot.documents(), question.area, named);
    const auto planned = d->planned(*aimed, options, priors);
    if (!planned)
        return std::unexpected(planned.error());
    auto ranking = d->ranker.rank(snapshot, eligibility, rewrite->words, rewrite->wordings, options, inTurns(*planned));
    if (!ranking)
        return std::unexpected(ranking.error());
    int matching = 0;
    for (size_t place = 0; place < snapshot.size(); ++place) {
        ranking->fused[place] += priors[snapshot.documentAt(place)];
        matching += aimed->candidates[place] && ranking->input.lexical[place] > 0 ? 1 : 0;
    }
    auto evidence = d->answering(*ranking, *aimed, options, *planned);
    auto earlier = aimed->filters.earlier ? d->archived(*ranking, eligibility) : std::vector<model::Evidence>();
    auto words = wordStatistics(d->reader, snapshot, eligibility, rewrite->words);
    if (!evidence || !earlier || !words)
        return std::unexpected(!evidence ? evidence.error() : !earlier ? earlier.error() : words.error());
    retrieved.evidence = std::move(*evidence);
    retrieved.earlier = std::move(*earlier);
    retrieved.profile.words = std::move(*words);
    retrieved.hidden = hiddenByStanding(snapshot, eligibility, ranking->fused, ranking->input.lexical);
    retrieved.found = matching > 0 ? matching : int(retrieved.evidence.size());
    if (!ranking->input.vector.empty())
        retrieved.retriever = model::RetrieverUsed::Hybrid;
    describe(retrieved.profile, *ranking, eligibility);
    return retrieved;
}

} // namespace lastro::retrieval
