// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/canceltoken.h"
#include "core/base/clock.h"
#include "core/base/result.h"
#include "core/model/progress.h"
#include "core/retrieval/retriever.h"

#include <functional>
#include <memory>

namespace lastro::judge { class Judge; }

namespace lastro::answer {

/// What an evaluation may change for one question.
struct AskRun {
    retrieval::RetrieverOptions retrieval;
    judge::Judge *judge = nullptr;            ///< in place of the pipeline's own
};

using Trace = std::function<void(const model::TraceStep &)>;

/// The fixed way of a question: search -> judge -> answer -> check. Control flow is here and nowhere else.
/// One question at a time, on a worker thread; trace is called on that thread.
/// Errors: QuestionEmpty (nothing but white space, signs or emoji), QuestionTooLong, Cancelled, StoreFailed.
/// Not finding an answer is a result, not an error.
class AskPipeline {
public:
    /// The references must outlive the pipeline.
    AskPipeline(retrieval::Retriever &retriever, judge::Judge &judge, const base::Clock &clock);
    ~AskPipeline();

    base::Result<model::Answer> ask(const model::Question &question, const model::BaseDescription &description,
                                    const Trace &trace, const base::CancelToken &cancel, const AskRun &run = {});

private:
    struct Private;
    std::unique_ptr<Private> d;
};

} // namespace lastro::answer
