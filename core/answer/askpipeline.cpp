// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/answer/askpipeline.h"

#include "core/answer/conflictfinder.h"
#include "core/answer/extractiveanswerer.h"
#include "core/answer/joinedsection.h"
#include "core/answer/outcomerules.h"
#include "core/answer/questioncheck.h"
#include "core/judge/judge.h"
#include "core/retrieval/retriever.h"

#include <QElapsedTimer>
#include <algorithm>
#include <cmath>
#include <numeric>

namespace lastro::answer {

namespace {

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

/// Puts sections that were judged together in the order of the judgements, where those tell one.
void reorder(std::span<model::Evidence> sections, const std::vector<judge::Judgement> &judgements)
{
    if (std::any_of(judgements.begin(), judgements.end(), [](const judge::Judgement &judgement) { return std::isnan(judgement.order); }))
        return;
    std::vector<size_t> places(std::min(sections.size(), judgements.size()));
    std::iota(places.begin(), places.end(), size_t(0));
    std::stable_sort(places.begin(), places.end(), [&](size_t a, size_t b) { return judgements[a].order > judgements[b].order; });
    std::vector<model::Evidence> ordered;
    for (const size_t place : places)
        ordered.push_back(std::move(sections[place]));
    std::move(ordered.begin(), ordered.end(), sections.begin());
}

/// Gives each of the sections its grade and its place; one that only leads to the next is judged together with it.
base::Result<void> gradeAll(judge::Judge &judge, std::span<model::Evidence> sections, const model::QuestionProfile &profile,
                            const base::CancelToken &cancel)
{
    std::vector<model::Evidence> joined;
    if (std::any_of(sections.begin(), sections.end(), [](const model::Evidence &evidence) { return evidence.next != nullptr; }))
        for (const model::Evidence &evidence : sections)
            joined.push_back(evidence.next ? joinedWithNext(evidence) : evidence);
    auto judgements = judge.judge(profile, joined.empty() ? sections : std::span(joined), cancel);
    if (!judgements)
        return std::unexpected(judgements.error());
    for (size_t i = 0; i < sections.size() && i < judgements->size(); ++i) {
        sections[i].judge = judgements->at(i).score;
        sections[i].reasons = std::move(judgements->at(i).reasons);
    }
    reorder(sections, *judgements);
    return {};
}

base::Result<void> judgeBest(judge::Judge &judge, model::Answer &answer, size_t most, const model::QuestionProfile &profile,
                             const Trace &trace, const base::CancelToken &cancel)
{
    const std::span<model::Evidence> best(answer.evidence.data(), std::min(answer.evidence.size(), most));
    for (const model::Evidence &evidence : best)
        if (trace)
            trace({model::TraceStep::Kind::Reading, {}, 0, evidence.section.id, evidence.document.title, evidence.section.heading});
    return gradeAll(judge, best, profile, cancel);
}

} // namespace

struct AskPipeline::Private {
    retrieval::Retriever &retriever;
    judge::Judge &judge;
    const base::Clock &clock;

    static base::Result<bool> findEarlier(judge::Judge &judge, retrieval::Retrieved &retrieved, const base::CancelToken &cancel);
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
    answer.question.day = retrieved->day;
    answer.dayFromWords = retrieved->dayFromWords;
    answer.timingsMs[QStringLiteral("search")] = laps.lap();

    if (auto judged = judgeBest(judge, answer, size_t(run.retrieval.judged), retrieved->profile, trace, cancel); !judged)
        return std::unexpected(judged.error());
    limitWiki(answer.evidence);
    answer.timingsMs[QStringLiteral("judge")] = laps.lap();
    const auto earlier = Private::findEarlier(judge, *retrieved, cancel);
    if (!earlier)
        return std::unexpected(earlier.error());
    if (!*earlier)
        Private::decide(answer, retrieved->profile);
    if (answer.outcome == model::Outcome::NotFound)
        answer.nearest = nearestOf(answer.evidence, retrieved->earlier);
    if (answer.outcome != model::Outcome::Answered)
        answer.helpChannel = description.helpChannel;
    answer.timingsMs[QStringLiteral("answer")] = laps.lap();
    answer.timingsMs[QStringLiteral("total")] = laps.total();
    return answer;
}

/// What holds now does not answer a question for an earlier version, and what is archived never answers: where the base
/// keeps earlier versions, they are shown instead, as far as they are about it.
base::Result<bool> AskPipeline::Private::findEarlier(judge::Judge &judge, retrieval::Retrieved &retrieved, const base::CancelToken &cancel)
{
    if (retrieved.earlier.empty())
        return false;
    if (auto graded = gradeAll(judge, retrieved.earlier, retrieved.profile, cancel); !graded)
        return std::unexpected(graded.error());
    std::erase_if(retrieved.earlier, [](const model::Evidence &evidence) { return *evidence.judge < model::JudgeScore::sameSubject(); });
    return true;
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
    const std::vector<model::Evidence> sections = withNextSections(plan.sections, answer.evidence);
    const auto proposed = answerer.answer(profile, sections, wiki ? ExtractiveAnswerer::Kind::Unofficial : ExtractiveAnswerer::Kind::Policy);
    const CitationChecker checker(sections, wiki ? CitationChecker::Unofficial::AllowWiki : CitationChecker::Unofficial::Refuse);
    citation::CheckedClaims checked = checker.check(proposed);
    answer.claims = std::move(checked.claims);
    answer.dropped = std::move(checked.dropped);
    if (answer.claims.empty())
        return;
    answer.outcome = model::Outcome::Answered;
    // What is cited can be looked up among the evidence.
    for (const model::Evidence &section : sections)
        if (std::none_of(answer.evidence.begin(), answer.evidence.end(), [&](const auto &known) { return known.section.id == section.section.id; }))
            answer.evidence.push_back(section);
    answer.conflicts = findConflicts(profile, answer.claims, answer.evidence, store::indexTerms);
}

} // namespace lastro::answer
