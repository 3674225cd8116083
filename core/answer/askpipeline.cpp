// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/answer/askpipeline.h"

#include "core/answer/conflictfinder.h"
#include "core/answer/extractiveanswerer.h"
#include "core/answer/outcomerules.h"
#include "core/answer/questioncheck.h"
#include "core/judge/judge.h"
#include "core/retrieval/retriever.h"

#include <QElapsedTimer>

namespace lastro::answer {

namespace {

constexpr size_t judgedSections = 8;

/// Milliseconds since the last lap.
class Laps {
public:
    Laps() { m_timer.start(); }
    double lap()
    {
        const qint64 now = m_timer.nsecsElapsed();
        const double milliseconds = double(now - m_last) / 1e6;
        m_last = now;
        return milliseconds;
    }
    double total() const { return double(m_timer.nsecsElapsed()) / 1e6; }

private:
    QElapsedTimer m_timer;
    qint64 m_last = 0;
};

base::Result<void> judgeBest(judge::Judge &judge, model::Answer &answer, const model::QuestionProfile &profile, const Trace &trace,
                             const base::CancelToken &cancel)
{
    const std::span<model::Evidence> best(answer.evidence.data(), std::min(answer.evidence.size(), judgedSections));
    for (const model::Evidence &evidence : best)
        if (trace)
            trace({model::TraceStep::Kind::Reading, {}, 0, evidence.section.id, evidence.document.title, evidence.section.heading});
    auto judgements = judge.judge(profile, best, cancel);
    if (!judgements)
        return std::unexpected(judgements.error());
    for (size_t i = 0; i < best.size() && i < judgements->size(); ++i) {
        best[i].judge = judgements->at(i).score;
        best[i].reasons = std::move(judgements->at(i).reasons);
    }
    return {};
}

} // namespace

struct AskPipeline::Private {
    retrieval::Retriever &retriever;
    judge::Judge &judge;
    const base::Clock &clock;

    static void decide(model::Answer &answer, const model::QuestionProfile &profile);
    static void state(model::Answer &answer, const AnswerPlan &plan, const model::QuestionProfile &profile);
};

AskPipeline::AskPipeline(retrieval::Retriever &retriever, judge::Judge &judge, const base::Clock &clock)
    : d(new Private{retriever, judge, clock})
{
}

AskPipeline::~AskPipeline() = default;

base::Result<model::Answer> AskPipeline::ask(const model::Question &question, const model::BaseDescription &description,
                                             const Trace &trace, const base::CancelToken &cancel, const AskRun &run)
{
    Laps laps;
    const auto text = checkedQuestion(question.text);
    if (!text)
        return std::unexpected(text.error());
    model::Answer answer;
    answer.question = {*text, question.area, question.day.isValid() ? question.day : d->clock.today()};
    judge::Judge &judge = run.judge ? *run.judge : d->judge;
    answer.judge = judge.kind();
    if (trace)
        trace({model::TraceStep::Kind::Searching, *text, 0, {}, {}, {}});
    auto retrieved = d->retriever.retrieve(answer.question, description.glossary, run.retrieval);
    if (!retrieved)
        return std::unexpected(retrieved.error());
    if (cancel.isCancelled())
        return base::failure(base::ErrorCode::Cancelled);
    if (trace)
        trace({model::TraceStep::Kind::Found, {}, retrieved->found, {}, {}, {}});
    answer.evidence = std::move(retrieved->evidence);
    answer.searches = std::move(retrieved->searches);
    answer.hidden = std::move(retrieved->hidden);
    answer.retriever = retrieved->retriever;
    answer.timingsMs[QStringLiteral("search")] = laps.lap();

    if (auto judged = judgeBest(judge, answer, retrieved->profile, trace, cancel); !judged)
        return std::unexpected(judged.error());
    answer.timingsMs[QStringLiteral("judge")] = laps.lap();
    Private::decide(answer, retrieved->profile);
    if (answer.outcome == model::Outcome::NotFound)
        answer.nearest = nearestOf(answer.evidence);
    if (answer.outcome != model::Outcome::Answered)
        answer.helpChannel = description.helpChannel;
    answer.timingsMs[QStringLiteral("answer")] = laps.lap();
    answer.timingsMs[QStringLiteral("total")] = laps.total();
    return answer;
}

void AskPipeline::Private::decide(model::Answer &answer, const model::QuestionProfile &profile)
{
    const AnswerPlan plan = planAnswer(answer.evidence, judge::askedKindOf(profile.text));
    answer.outcome = model::Outcome::NotFound;
    switch (plan.way) {
    case AnswerPlan::Way::Official:
    case AnswerPlan::Way::Wiki:
        state(answer, plan, profile);
        break;
    case AnswerPlan::Way::ReadWhole:
        answer.outcome = model::Outcome::Partial;
        answer.readWhole = plan.readWhole;
        break;
    case AnswerPlan::Way::NotFound:
        break;
    }
}

void AskPipeline::Private::state(model::Answer &answer, const AnswerPlan &plan, const model::QuestionProfile &profile)
{
    using citation::CitationChecker;
    const bool wiki = plan.way == AnswerPlan::Way::Wiki;
    const ExtractiveAnswerer answerer(store::indexTerms);
    const auto proposed = answerer.answer(profile, plan.sections, wiki ? ExtractiveAnswerer::Kind::Unofficial : ExtractiveAnswerer::Kind::Policy);
    const CitationChecker checker(plan.sections, wiki ? CitationChecker::Unofficial::AllowWiki : CitationChecker::Unofficial::Refuse);
    citation::CheckedClaims checked = checker.check(proposed);
    answer.claims = std::move(checked.claims);
    answer.dropped = std::move(checked.dropped);
    if (answer.claims.empty())
        return;
    answer.outcome = model::Outcome::Answered;
    answer.conflicts = findConflicts(profile, answer.claims, answer.evidence, store::indexTerms);
}

} // namespace lastro::answer
