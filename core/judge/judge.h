// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/canceltoken.h"
#include "core/base/result.h"
#include "core/judge/questionterms.h"
#include "core/model/answer.h"

#include <array>
#include <memory>
#include <span>

namespace lastro::judge {

struct Judgement {
    model::JudgeScore score = model::JudgeScore::unrelated();
    std::vector<model::JudgeReason> reasons;      ///< the features and rules that made the score, with their values
    double order = qQNaN();                       ///< larger = rather the right one of those judged together; NaN: as they came
};

/// The judge's total (JudgeReason "total") from which on a section is given grade 1, 2 and 3.
using GradeLimits = std::array<double, 3>;

/// What a judgement stands on.
struct JudgeRules {
    QString version;
    std::optional<GradeLimits> limits;            ///< none: it does not grade by a total
};

/// Have all of these (and is there any) their tokens, placed in their text? Then the fitted model judges them.
bool areTokensTold(std::span<const model::Evidence> sections);

/// Says for each section whether it answers the question. Sees the section's words and figures; of seals only
/// that something unofficial says it better, and what no official section speaks of. What may answer is decided elsewhere. Stateless between calls; one call at a time.
class Judge {
public:
    virtual ~Judge() = default;
    virtual model::JudgeUsed kind() const = 0;
    /// For sections whose tokens are told, or not.
    virtual JudgeRules rules(bool /*tokensTold*/) const { return {}; }
    /// One judgement a section, in order. Errors: Cancelled; a model-backed judge also ModelFailed.
    virtual base::Result<std::vector<Judgement>> judge(const model::QuestionProfile &question,
                                                       std::span<const model::Evidence> sections,
                                                       const base::CancelToken &cancel) = 0;
    /// Why another judge than the one that was wanted decided last; none where it was that one.
    virtual std::optional<base::Error> fellBack() const { return {}; }
};

/// Features combined by fixed coefficients, with hard rules for codes, entities and the asked kind of thing.
/// floor is added to each limit, in log-odds: above 0 it refuses more. It moves no rule.
std::unique_ptr<Judge> makeLocalJudge(TermSplitter split, double floor = 0);
/// Only the share of the question's words; the last resort, and the measure of what the local judge adds.
std::unique_ptr<Judge> makeTermOverlapJudge(TermSplitter split);
/// Lets every section answer, in the order of another: shows in an evaluation what judging is worth.
std::unique_ptr<Judge> makeAcceptingJudge(std::unique_ptr<Judge> order);

} // namespace lastro::judge
