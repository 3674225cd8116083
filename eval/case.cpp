// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "eval/case.h"

#include "eval/acceptedtext.h"

namespace lastro::eval {

namespace {

const model::Evidence *evidenceOf(const model::Answer &answer, const model::SectionId &section)
{
    const auto found = std::find_if(answer.evidence.begin(), answer.evidence.end(),
                                    [&](const model::Evidence &evidence) { return evidence.section.id == section; });
    return found == answer.evidence.end() ? nullptr : &*found;
}

bool maySpeak(const model::Evidence *evidence)
{
    return evidence && evidence->document.seal == model::Seal::Official && evidence->standing == model::Standing::InForce;
}

bool isProven(const model::Claim &claim, const RulerQuestion &question, const RightSources &right, const model::Answer &answer)
{
    if (claim.citations.empty())
        return false;
    return std::all_of(claim.citations.begin(), claim.citations.end(), [&](const model::Citation &citation) {
        if (!citation.verified)
            return false;
        return question.answerable != true || right.sections.contains(citation.section) || maySpeak(evidenceOf(answer, citation.section));
    });
}

bool holdsAny(const model::Claim &claim, const QStringList &accepted)
{
    return std::any_of(accepted.begin(), accepted.end(), [&](const QString &text) {
        return holdsAccepted(claim.text, text)
            || std::any_of(claim.citations.begin(), claim.citations.end(),
                           [&](const model::Citation &citation) { return holdsAccepted(citation.quote, text); });
    });
}

void measureJudge(Case &made, const model::Answer &answer)
{
    for (const model::Evidence &evidence : answer.evidence) {
        if (evidence.judge)
            made.judgeBest = std::max(made.judgeBest, evidence.judge->value());
        if (!maySpeak(&evidence))
            continue;
        for (const model::JudgeReason &reason : evidence.reasons)
            if (reason.feature == QLatin1String("total") && !(reason.value <= made.judgeTotal))
                made.judgeTotal = reason.value;
    }
}

void measureClaims(Case &made, const RulerQuestion &question, const RightSources &right, const model::Answer &answer)
{
    if (!question.answers.isEmpty())
        made.holdsAnswer = false;
    for (const model::Claim &claim : answer.claims) {
        ++made.claims;
        made.inventedClaims += !isProven(claim, question, right, answer);
        made.citations += std::max(1, int(claim.citations.size()));
        if (made.holdsAnswer == false)
            made.holdsAnswer = holdsAny(claim, question.answers);
        for (const model::Citation &citation : claim.citations) {
            made.verified += citation.verified;
            made.rightSource = made.rightSource || right.sections.contains(citation.section);
            if (const QString id = citation.section.toString(); !made.sources.contains(id))
                made.sources << id;
        }
    }
}

} // namespace

std::optional<bool> Case::rightOutcome() const
{
    if (!answerable)
        return std::nullopt;
    return *answerable ? answered() : refused();
}

Case measured(const RulerQuestion &question, const RightSources &right, const model::Answer &answer)
{
    Case made;
    made.id = question.id;
    made.area = question.area;
    made.tags = question.tags;
    made.answerable = question.answerable;
    made.ranked = question.isRanked();
    for (size_t i = 0; i < answer.evidence.size() && made.rank == 0; ++i)
        if (right.sections.contains(answer.evidence[i].section.id))
            made.rank = int(i) + 1;
    made.outcome = answer.outcome;
    made.cost = answer.cost;
    made.fellBack = !answer.fellBack.empty();
    measureJudge(made, answer);
    measureClaims(made, question, right, answer);
    return made;
}

} // namespace lastro::eval
