// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/canceltoken.h"
#include "core/base/result.h"
#include "core/judge/questionterms.h"
#include "core/model/answer.h"

#include <memory>
#include <span>

namespace lastro::judge {

struct Judgement {
    model::JudgeScore score = model::JudgeScore::unrelated();
    std::vector<model::JudgeReason> reasons;      ///< the features and rules that made the score, with their values
};

/// Says for each section whether it answers the question. Sees the section's words and figures; of seals only
/// that something unofficial says it better. What may answer is decided elsewhere. Stateless between calls; one call at a time.
class Judge {
public:
    virtual ~Judge() = default;
    virtual model::JudgeUsed kind() const = 0;
    /// One judgement a section, in order. Errors: Cancelled; a model-backed judge also ModelFailed.
    virtual base::Result<std::vector<Judgement>> judge(const model::QuestionProfile &question,
                                                       std::span<const model::Evidence> sections,
                                                       const base::CancelToken &cancel) = 0;
};

/// Features combined by fixed coefficients, with hard rules for codes, entities and the asked kind of thing.
std::unique_ptr<Judge> makeLocalJudge(TermSplitter split);
/// Only the share of the question's words; the last resort, and the measure of what the local judge adds.
std::unique_ptr<Judge> makeTermOverlapJudge(TermSplitter split);
/// Lets every section answer: shows in an evaluation what judging is worth.
std::unique_ptr<Judge> makeAcceptingJudge();

} // namespace lastro::judge
