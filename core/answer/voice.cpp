// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/answer/voice.h"

#include "core/answer/conflictfinder.h"
#include "core/answer/joinedsection.h"
#include "core/store/indexreader.h"

#include <algorithm>

namespace lastro::answer {

namespace {

using citation::CitationChecker;
using Kind = ExtractiveAnswerer::Kind;

citation::CheckedClaims ownWords(const std::vector<model::Evidence> &sections, Kind kind, const model::QuestionProfile &profile)
{
    const auto proposed = ExtractiveAnswerer(store::indexTerms).answer(profile, sections, kind);
    return CitationChecker(sections, kind == Kind::Unofficial ? CitationChecker::Unofficial::AllowWiki : CitationChecker::Unofficial::Refuse).check(proposed);
}

/// None where the model gave no answer that counts.
base::Result<std::optional<citation::CheckedClaims>> modelWords(model::Answer &answer, const std::vector<model::Evidence> &sections, Kind kind,
                                                                const model::QuestionProfile &profile, const Voice &voice,
                                                                const base::CancelToken &cancel)
{
    if (!voice.model)
        return std::nullopt;
    auto answered = ModelAnswerer(*voice.model, store::indexTerms, voice.options).answer(profile, sections, kind, voice.onClaim, cancel);
    if (!answered) {
        if (answered.error().code == base::ErrorCode::Cancelled)
            return std::unexpected(answered.error());
        answer.fellBack.push_back({model::Step::Answer, answered.error()});
        return std::nullopt;
    }
    answer.languageModel = voice.model->name();
    return std::move(answered->checked);
}

} // namespace

base::Result<void> state(model::Answer &answer, const AnswerPlan &plan, const model::QuestionProfile &profile, const Voice &voice,
                         const base::CancelToken &cancel)
{
    const Kind kind = plan.way == AnswerPlan::Way::Wiki ? Kind::Unofficial : Kind::Policy;
    const std::vector<model::Evidence> sections = withNextSections(plan.sections, answer.evidence);
    auto said = modelWords(answer, sections, kind, profile, voice, cancel);
    if (!said)
        return std::unexpected(said.error());
    citation::CheckedClaims checked = *said ? std::move(**said) : ownWords(sections, kind, profile);
    answer.claims = std::move(checked.claims);
    answer.dropped = std::move(checked.dropped);
    if (answer.claims.empty())
        return {};
    answer.outcome = model::Outcome::Answered;
    // What is cited can be looked up among the evidence.
    for (const model::Evidence &section : sections)
        if (std::none_of(answer.evidence.begin(), answer.evidence.end(), [&](const auto &known) { return known.section.id == section.section.id; }))
            answer.evidence.push_back(section);
    answer.conflicts = findConflicts(profile, answer.claims, answer.evidence, store::indexTerms);
    return {};
}

} // namespace lastro::answer
