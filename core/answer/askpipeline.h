// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/canceltoken.h"
#include "core/base/clock.h"
#include "core/base/result.h"
#include "core/model/progress.h"
#include "core/answer/voice.h"
#include "core/judge/judge.h"
#include "core/retrieval/modelrewriter.h"
#include "core/retrieval/retriever.h"

#include <functional>
#include <memory>

namespace lastro::answer {

/// How one question is asked: what an evaluation changes, and the language models that take part.
struct AskRun {
    retrieval::RetrieverOptions retrieval;
    judge::Judge *judge = nullptr;            ///< in place of the pipeline's own
    judge::Judge *wholeJudge = nullptr;       ///< of a whole document's sections; null: none is read whole
    llm::ChatModel *rewriter = nullptr;       ///< null: rewritten by rules alone
    retrieval::ModelRewriter::Options rewriting{};
    std::vector<model::PastTurn> turns{};     ///< the conversation before, oldest first; only a rewriter sees of it what it needs
    Voice voice{};
};

using Trace = std::function<void(const model::TraceStep &)>;

/// The fixed way of a question: search -> judge -> answer -> check. Control flow is here and nowhere else; language models
/// word searches, grade sections and word claims, and where one fails the program does that step itself and says so.
/// A rewriter is asked where the question leans on earlier ones, is chained, or found nothing that answers.
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
    class Turn;
    std::unique_ptr<Private> d;
};

} // namespace lastro::answer
