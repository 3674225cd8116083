// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/answer/modelanswerer.h"
#include "core/answer/outcomerules.h"

namespace lastro::answer {

/// Who words the claims: a language model where there is one, else, and where it fails, the sections themselves.
struct Voice {
    llm::ChatModel *model = nullptr;             ///< null: the sections' own words
    ModelAnswerer::Options options{};
    ModelAnswerer::ClaimSink onClaim{};          ///< claims proven while the answer is still being written
};

/// Puts what the plan's sections say into the answer: claims, dropped claims, outcome, conflicts, who worded them; what is
/// cited stands among the evidence. No claim left: the outcome stays as it was. Errors: Cancelled.
base::Result<void> state(model::Answer &answer, const AnswerPlan &plan, const model::QuestionProfile &profile, const Voice &voice,
                         const base::CancelToken &cancel);

} // namespace lastro::answer
