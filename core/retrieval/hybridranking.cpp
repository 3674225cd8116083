// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/retrieval/hybridranking.h"

#include "core/base/logging.h"
#include "core/retrieval/ranking.h"

#include <algorithm>
#include <cmath>

namespace lastro::retrieval {

namespace {

constexpr qsizetype mostEmbedded = 2;        ///< wordings: the third, a code's twin, is found by its words; its vector added nothing
constexpr size_t bestOfEach = 50;            ///< sections of each retriever that late interaction ranks

/// The best of both retrievers and these, each once.
std::vector<size_t> candidatesOf(const FusionInput &input, const Eligibility &eligibility, const std::vector<size_t> &these)
{
    std::vector<bool> worded(input.lexical.size());
    for (size_t place = 0; place < worded.size(); ++place)
        worded[place] = eligibility.visible[place] && input.lexical[place] > 0;
    std::vector<size_t> places = bestPlaces(input.lexical, worded, bestOfEach);
    const auto add = [&](const std::vector<size_t> &more) {
        for (const size_t place : more)
            if (std::find(places.begin(), places.end(), place) == places.end())
                places.push_back(place);
    };
    add(bestPlaces(input.vector, eligibility.visible, bestOfEach));
    add(these);
    return places;
}

} // namespace

HybridRanking::HybridRanking(store::IndexReader &reader, VectorIndexProvider vectors) : m_reader(reader), m_vectors(std::move(vectors)) {}

void HybridRanking::setEmbedder(embedding::Embedder *embedder)
{
    m_embedder = embedder;
    m_late.reset();
    if (embedder && embedder->tokenWidth() > 0)
        m_late.emplace(m_reader, *embedder);
}

base::Result<void> HybridRanking::locate(model::TokenMatch &match, store::SectionRow row, const model::Section &section)
{
    return m_late ? m_late->locate(match, row, section) : base::Result<void>();
}

std::vector<embedding::QueryEncoding> HybridRanking::encode(const QStringList &wordings) const
{
    std::vector<embedding::QueryEncoding> encodings;
    if (!m_embedder || !m_vectors || !m_vectors())
        return encodings;
    for (const QString &wording : wordings.first(std::min(mostEmbedded, wordings.size()))) {
        auto encoded = m_embedder->encodeQuery(wording);
        if (!encoded) {
            qCWarning(lastroAsk, "The question could not be embedded (%s); searching by words alone.",
                      qPrintable(base::errorCodeName(encoded.error().code)));
            return {};
        }
        encodings.push_back(std::move(*encoded));
    }
    return encodings;
}

/// The best cosine of every visible section, NaN where it has no vector; empty where vectors cannot be used.
std::vector<double> HybridRanking::cosines(const BaseSnapshot &snapshot, const Eligibility &eligibility,
                                           const std::vector<embedding::QueryEncoding> &wordings) const
{
    const std::shared_ptr<const index::VectorIndex> index = wordings.empty() ? nullptr : m_vectors();
    if (!index || index->size() == 0)
        return {};
    std::vector<double> scores(snapshot.size(), qQNaN());
    bool any = false;
    for (const embedding::QueryEncoding &wording : wordings) {
        const auto hits = index->search(wording.vector, 0, [&](store::SectionRow row) {
            const auto place = snapshot.placeOf(row);
            return place && eligibility.visible[*place];
        });
        if (!hits) {
            qCWarning(lastroAsk, "The vector search failed (%s); searching by words alone.",
                      qPrintable(base::errorCodeName(hits.error().code)));
            return {};
        }
        for (const index::VectorHit &hit : *hits)
            if (const auto place = snapshot.placeOf(hit.section)) {
                scores[*place] = std::fmax(scores[*place], double(hit.cosine));
                any = true;
            }
    }
    return any ? scores : std::vector<double>();
}

/// Ranks the best of both retrievers by late interaction, the rest behind them.
base::Result<void> HybridRanking::rankLate(Ranking &ranking, const BaseSnapshot &snapshot, const Eligibility &eligibility,
                                           const std::vector<embedding::QueryEncoding> &wordings, const FusionWeights &weights,
                                           const std::vector<size_t> &alsoLate)
{
    const std::vector<size_t> places = candidatesOf(ranking.input, eligibility, alsoLate);
    std::vector<store::SectionRow> rows;
    for (const size_t place : places)
        rows.push_back(snapshot.rowAt(place));
    ranking.input.late.assign(snapshot.size(), qQNaN());
    for (const embedding::QueryEncoding &wording : wordings) {
        if (wording.tokens.count() == 0)
            continue;
        auto matches = m_late->matches(wording.tokens, rows);
        if (!matches)
            return std::unexpected(matches.error());
        for (size_t i = 0; i < places.size(); ++i) {
            model::TokenMatch &match = matches->at(i);
            double &best = ranking.input.late[places[i]];
            if (match.tokens() == 0 || match.nearness() <= best)
                continue;
            best = match.nearness();
            ranking.late.insert(places[i], std::move(match));
        }
    }
    if (ranking.late.isEmpty())
        ranking.input.late.clear();
    else
        ranking.fused = fuseLate(ranking.input, weights);
    return {};
}

base::Result<Ranking> HybridRanking::rank(const BaseSnapshot &snapshot, const Eligibility &eligibility, const WordQuery &words,
                                          const QStringList &wordings, const RetrieverOptions &options, const std::vector<size_t> &alsoLate)
{
    auto lexical = lexicalScores(m_reader, snapshot, words);
    if (!lexical)
        return std::unexpected(lexical.error());
    Ranking ranking;
    const std::vector<embedding::QueryEncoding> encoded = encode(wordings);
    ranking.input = {std::move(*lexical), cosines(snapshot, eligibility, encoded), eligibility.answering, {}};
    ranking.fused = fuse(ranking.input, options.method, options.weights);
    if (options.method == FusionMethod::LateInteraction && !ranking.input.vector.empty() && m_late)
        if (auto ranked = rankLate(ranking, snapshot, eligibility, encoded, options.weights, alsoLate); !ranked)
            return std::unexpected(ranked.error());
    return ranking;
}

} // namespace lastro::retrieval
