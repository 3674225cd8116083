// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/chat/turn.h"

#include "ui/chat/turnwords.h"

#include <QSet>
#include <algorithm>

namespace lastro::chat {

namespace {
void shrinkSection(model::Section &section)
{
    section.text.clear();
    section.blocks = {};
    section.words = {};
}

constexpr size_t mostRemembered = 6;

QString tracedPlace(const Turn &turn, const model::SectionId &section)
{
    QString title;
    for (const model::TraceStep &step : turn.trace) {
        if (!step.section || step.section->document() != section.document())
            continue;
        if (*step.section == section)
            return placeWords(step.title, step.heading);
        title = step.title;                    // of the same document, at least
    }
    return title.isEmpty() ? section.toString() : title;
}

QString answeredFrom(const model::Answer &answer)
{
    if (answer.outcome != model::Outcome::Answered)
        return {};
    for (const model::Claim &claim : answer.claims)
        for (const model::Citation &citation : claim.citations)
            for (const model::Evidence &evidence : answer.evidence)
                if (evidence.section.id == citation.section)
                    return evidence.document.title;
    return {};
}
} // namespace

bool isProven(const model::Claim &claim)
{
    return !claim.citations.empty()
        && std::all_of(claim.citations.begin(), claim.citations.end(), [](const model::Citation &citation) { return citation.verified; });
}

QStringList tracedPlaces(const Turn &turn, const model::Claim &claim)
{
    QStringList places;
    for (const model::Citation &citation : claim.citations)
        places << tracedPlace(turn, citation.section);
    return places;
}

std::vector<model::PastTurn> pastTurns(const std::deque<std::unique_ptr<Turn>> &turns)
{
    std::vector<model::PastTurn> past;
    for (auto turn = turns.rbegin(); turn != turns.rend() && past.size() < mostRemembered; ++turn) {
        const auto &answer = (*turn)->answer;
        if (answer && answer->path != model::Path::NoSearch && answer->outcome != model::Outcome::Error)
            past.push_back({(*turn)->question.text, answeredFrom(*answer)});
        if ((*turn)->opensConversation)
            break;
    }
    std::reverse(past.begin(), past.end());
    return past;
}

void shrink(model::Answer &answer)
{
    QSet<model::SectionId> cited;
    for (const model::Claim &claim : answer.claims)
        for (const model::Citation &citation : claim.citations)
            cited.insert(citation.section);
    for (const model::Conflict &conflict : answer.conflicts)
        cited << conflict.official << conflict.other;
    if (answer.readWhole)
        cited.insert(*answer.readWhole);
    std::erase_if(answer.evidence, [&](const model::Evidence &evidence) {
        return !evidence.judge && !cited.contains(evidence.section.id);
    });
    answer.evidence.shrink_to_fit();
    for (model::Evidence &evidence : answer.evidence)
        shrinkSection(evidence.section);
    for (model::Evidence &evidence : answer.nearest)
        shrinkSection(evidence.section);
}

} // namespace lastro::chat
