// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/canceltoken.h"
#include "core/base/result.h"
#include "core/engine/headingquestions.h"
#include "core/engine/pipeline.h"
#include "core/model/answer.h"
#include "core/model/calibration.h"

#include <functional>

namespace lastro::engine {

/// Asks questions made of a base's headings, with their sections there and left out, and says what follows. Stores
/// nothing. One thread.
class CalibrationRun {
public:
    using Ask = std::function<base::Result<model::Answer>(const model::Question &, const AskOptions &)>;

    /// tokens: the base has token vectors, so that the weight of the words means something.
    CalibrationRun(Ask ask, model::BaseTuning current, bool tokens);

    /// progress is called after every asking. Errors: Cancelled, and those of ask.
    base::Result<model::Calibration> run(const HeadingQuestions &questions, const std::function<void(const model::CalibrationProgress &)> &progress,
                                         const base::CancelToken &cancel);

private:
    base::Result<model::Answer> ask(const HeadingQuestion &question, double wordsWeight, bool without);
    std::vector<double> weightsToTry() const;

    Ask m_ask;
    model::BaseTuning m_current;
    bool m_tokens;
};

} // namespace lastro::engine
