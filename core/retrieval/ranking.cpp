// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/retrieval/ranking.h"

#include "core/base/textfold.h"

#include <QSet>
#include <algorithm>
#include <limits>

namespace lastro::retrieval {

namespace {
constexpr size_t shownPlaces = 3;
}

std::vector<double> documentPriors(const std::vector<model::Document> &documents, const QString &area, const QString &named, Priors priors)
{
    const QString wanted = base::searchFolded(area);
    std::vector<double> advantages;
    for (const model::Document &document : documents) {
        double advantage = document.seal == model::Seal::Wiki ? priors.wiki : document.seal == model::Seal::Minutes ? priors.minutes : 0;
        if (!wanted.isEmpty() && base::searchFolded(document.metadata.area) == wanted)
            advantage += priors.ownArea;
        if (!named.isEmpty() && document.metadata.area == named)
            advantage += priors.namedArea;
        advantages.push_back(advantage);
    }
    return advantages;
}

std::vector<size_t> bestPlaces(const std::vector<double> &scores, const std::vector<bool> &flags, size_t limit)
{
    std::vector<size_t> places;
    for (size_t place = 0; place < scores.size(); ++place)
        if (flags[place])
            places.push_back(place);
    const size_t kept = std::min(limit, places.size());
    std::partial_sort(places.begin(), places.begin() + qptrdiff(kept), places.end(), [&](size_t a, size_t b) {
        return scores[a] != scores[b] ? scores[a] > scores[b] : a < b;
    });
    places.resize(kept);
    return places;
}

std::vector<model::HiddenByFilter> hiddenByStanding(const BaseSnapshot &snapshot, const Eligibility &eligibility,
                                                    const std::vector<double> &fused, const std::vector<double> &lexical)
{
    const std::vector<size_t> best = bestPlaces(fused, eligibility.answering, shownPlaces);
    const double bar = best.size() < shownPlaces ? -std::numeric_limits<double>::infinity() : fused[best.back()];
    std::vector<bool> outscored(snapshot.size(), false);
    for (size_t place = 0; place < snapshot.size(); ++place)
        outscored[place] = eligibility.visible[place] && !eligibility.answering[place] && lexical[place] > 0 && fused[place] > bar;
    std::vector<model::HiddenByFilter> hidden;
    QSet<size_t> seen;
    for (const size_t place : bestPlaces(fused, outscored, snapshot.size())) {
        const size_t number = snapshot.documentAt(place);
        if (seen.contains(number))
            continue;
        seen.insert(number);
        const model::Document &document = snapshot.documents()[number];
        const bool archived = eligibility.standing[number] == model::Standing::Archived;
        hidden.push_back({document.id, document.title, model::standingName(eligibility.standing[number]),
                          archived ? document.metadata.archivedOn : document.metadata.inForceSince});
    }
    return hidden;
}

} // namespace lastro::retrieval
