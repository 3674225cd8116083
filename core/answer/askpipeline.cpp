// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/answer/askpipeline.h"

#include "core/answer/chain.h"
#include "core/answer/grading.h"
#include "core/answer/questioncheck.h"
#include "core/answer/smalltalk.h"
#include "core/answer/wholedocument.h"
#include "core/retrieval/querywords.h"

#include <QElapsedTimer>
#include <algorithm>
#include <array>

namespace lastro::answer {

namespace {

using Kind = model::TraceStep::Kind;

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

} // namespace

struct AskPipeline::Private {
    retrieval::Retriever &retriever;
    judge::Judge &judge;
    const base::Clock &clock;
};

/// One question on its way.
class AskPipeline::Turn {
public:
    Turn(Private &pipeline, const model::BaseDescription &description, const Trace &trace, const base::CancelToken &cancel, const AskRun &run)
        : d(pipeline), m_description(description), m_trace(trace), m_cancel(cancel), m_run(run), m_judge(run.judge ? *run.judge : pipeline.judge)
    {
    }

    base::Result<model::Answer> ask(const model::Question &question);

private:
    base::Result<void> understand();
    base::Result<bool> rewrite();
    base::Result<void> search();
    base::Result<void> grade();
    base::Result<void> searchFurther();
    base::Result<void> readWhole(const AnswerPlan &plan);
    base::Result<bool> findEarlier();
    base::Result<void> decide();
    void tell(Kind kind, const QString &text = {}, int count = 0) const;
    std::span<model::Evidence> best();

    Private &d;
    const model::BaseDescription &m_description;
    const Trace &m_trace;
    const base::CancelToken &m_cancel;
    const AskRun &m_run;
    judge::Judge &m_judge;
    Laps m_laps;
    model::Question m_asked;                            ///< as it is searched: a follow-up made complete
    std::vector<retrieval::PlannedSearch> m_planned;
    bool m_leansOnPast = false;                         ///< as it was typed
    bool m_rewritten = false;
    retrieval::Retrieved m_retrieved;                   ///< its evidence is the answer's
    model::Answer m_answer;
};

AskPipeline::AskPipeline(retrieval::Retriever &retriever, judge::Judge &judge, const base::Clock &clock)
    : d(new Private{retriever, judge, clock})
{
}

AskPipeline::~AskPipeline() = default;

base::Result<model::Answer> AskPipeline::ask(const model::Question &question, const model::BaseDescription &description,
                                             const Trace &trace, const base::CancelToken &cancel, const AskRun &run)
{
    return Turn(*d, description, trace, cancel, run).ask(question);
}

base::Result<model::Answer> AskPipeline::Turn::ask(const model::Question &question)
{
    const auto text = checkedQuestion(question.text);
    if (!text)
        return std::unexpected(text.error());
    m_answer.question = question;
    m_answer.question.text = *text;
    if (!question.day.isValid())
        m_answer.question.day = d.clock.today();
    if (isSmallTalk(*text)) {
        m_answer.path = model::Path::NoSearch;
        m_answer.timingsMs[QStringLiteral("total")] = m_laps.total();
        return std::move(m_answer);
    }
    m_asked = m_answer.question;
    // "quanto?" says nothing to look for, unless something before it does.
    if (!retrieval::carriesMeaning(*text) && (!m_run.rewriter || m_run.turns.empty()))
        return base::failure(base::ErrorCode::QuestionEmpty);
    using Part = base::Result<void> (Turn::*)();
    constexpr std::array<std::pair<const char *, Part>, 5> way{{{"search", &Turn::understand}, {"search", &Turn::search}, {"judge", &Turn::grade},
                                                                {"judge", &Turn::searchFurther}, {"answer", &Turn::decide}}};
    for (const auto &[name, part] : way) {
        if (auto done = (this->*part)(); !done)
            return std::unexpected(done.error());
        m_answer.timingsMs[QLatin1String(name)] += m_laps.lap();
    }
    m_answer.timingsMs[QStringLiteral("total")] = m_laps.total();
    return std::move(m_answer);
}

void AskPipeline::Turn::tell(Kind kind, const QString &text, int count) const
{
    if (m_trace)
        m_trace({kind, text, count, {}, {}, {}});
}

std::span<model::Evidence> AskPipeline::Turn::best()
{
    return {m_answer.evidence.data(), std::min(m_answer.evidence.size(), size_t(m_run.retrieval.judged))};
}

/// What must be known before the first search: the halves of a chained question, what a follow-up leans on.
base::Result<void> AskPipeline::Turn::understand()
{
    m_planned = chainedSearches(m_asked.text);
    if (!m_planned.empty())
        m_answer.path = model::Path::Chained;
    m_leansOnPast = !retrieval::turnsNeeded(m_asked.text, m_run.turns).empty();
    if (!m_run.rewriter || (m_planned.empty() && !m_leansOnPast))
        return {};
    const auto rewritten = rewrite();
    return rewritten ? base::Result<void>() : std::unexpected(rewritten.error());
}

/// Lets the model word the searches; false where it gave none.
base::Result<bool> AskPipeline::Turn::rewrite()
{
    m_rewritten = true;
    const auto ground = d.retriever.rewriteGround(m_asked, m_description.glossary);
    if (!ground)
        return std::unexpected(ground.error());
    tell(Kind::Rewriting);
    const retrieval::ModelRewriter rewriter(*m_run.rewriter, m_run.rewriting);
    auto searches = rewriter.rewrite({m_asked.text, m_run.turns, m_description.glossary, ground->areas, ground->earlierAsked}, m_cancel);
    if (!searches) {
        if (searches.error().code == base::ErrorCode::Cancelled)
            return std::unexpected(searches.error());
        m_answer.fellBack.push_back({model::Step::Rewrite, searches.error()});
        return false;
    }
    // The first is the question itself. Its own words stay what sections are judged by, but for a follow-up, which has too few.
    if (m_leansOnPast) {
        m_asked.text = searches->front().text;
        searches->erase(searches->begin());
    }
    std::erase_if(*searches, [&](const auto &search) { return search.text.compare(m_asked.text, Qt::CaseInsensitive) == 0; });
    if (!searches->empty())
        m_planned = std::move(*searches);
    return true;
}

base::Result<void> AskPipeline::Turn::search()
{
    tell(Kind::Searching, m_asked.text);
    for (const retrieval::PlannedSearch &planned : m_planned)
        tell(Kind::Searching, planned.text);
    retrieval::RetrieverOptions options = m_run.retrieval;
    options.planned = m_planned;
    auto retrieved = d.retriever.retrieve(m_asked, m_description.glossary, options);
    if (!retrieved)
        return std::unexpected(retrieved.error());
    if (m_cancel.isCancelled())
        return base::failure(base::ErrorCode::Cancelled);
    tell(Kind::Found, {}, retrieved->found);
    m_retrieved = std::move(*retrieved);
    m_answer.evidence = std::move(m_retrieved.evidence);
    m_answer.searches = std::move(m_retrieved.searches);
    m_answer.hidden = std::move(m_retrieved.hidden);
    m_answer.retriever = m_retrieved.retriever;
    m_answer.question.day = m_retrieved.day;
    m_answer.dayFromWords = m_retrieved.dayFromWords;
    return {};
}

base::Result<void> AskPipeline::Turn::grade()
{
    if (m_trace)
        for (const model::Evidence &evidence : best())
            m_trace({Kind::Reading, {}, 0, evidence.section.id, evidence.document.title, evidence.section.heading});
    if (m_judge.kind() == model::JudgeUsed::Model)
        tell(Kind::Judging);
    auto graded = gradeNew(m_judge, best(), m_retrieved.profile, m_cancel);
    m_answer.judge = m_judge.kind();
    return graded;
}

/// A second search in the model's words, where the first found nothing that answers.
base::Result<void> AskPipeline::Turn::searchFurther()
{
    if (m_run.rewriter && !m_rewritten && m_retrieved.earlier.empty() && bestGrade(best()) < model::JudgeScore::importantPart()) {
        const auto rewritten = rewrite();
        if (!rewritten)
            return std::unexpected(rewritten.error());
        if (*rewritten && !m_planned.empty()) {
            const std::vector<model::Evidence> before = std::move(m_answer.evidence);
            if (auto searched = search(); !searched)
                return searched;
            // A model's grades are paid for; the program's own hang on what is judged together.
            if (m_judge.kind() == model::JudgeUsed::Model)
                keepGrades(best(), before);
            if (auto graded = grade(); !graded)
                return graded;
        }
    }
    if (const auto why = m_judge.fellBack())
        m_answer.fellBack.push_back({model::Step::Judge, *why});
    limitWiki(m_answer.evidence);
    return {};
}

/// The whole document of a section that is only about the same subject: another of its sections may answer.
base::Result<void> AskPipeline::Turn::readWhole(const AnswerPlan &plan)
{
    if (plan.way != AnswerPlan::Way::ReadWhole || !m_run.wholeJudge || m_judge.fellBack())
        return {};
    auto sections = d.retriever.wholeDocument(plan.readWhole->document(), m_answer.question);
    if (!sections)
        return std::unexpected(sections.error());
    std::vector<model::Evidence> read = mostTelling(std::move(*sections), m_retrieved.profile, store::indexTerms);
    tell(Kind::Judging);
    if (auto graded = gradeAll(*m_run.wholeJudge, read, m_retrieved.profile, m_cancel); !graded)
        return graded;
    if (const auto why = m_run.wholeJudge->fellBack()) {
        m_answer.fellBack.push_back({model::Step::Judge, *why});
        return {};
    }
    m_answer.path = model::Path::WholeDocument;
    addRead(m_answer.evidence, std::move(read));
    return {};
}

/// What holds now does not answer a question for an earlier version, and what is archived never answers: where the base
/// keeps earlier versions, they are shown instead, as far as they are about it.
base::Result<bool> AskPipeline::Turn::findEarlier()
{
    std::vector<model::Evidence> &earlier = m_retrieved.earlier;
    if (earlier.empty())
        return false;
    if (auto graded = gradeAll(m_judge, earlier, m_retrieved.profile, m_cancel); !graded)
        return std::unexpected(graded.error());
    std::erase_if(earlier, [](const model::Evidence &evidence) { return *evidence.judge < model::JudgeScore::sameSubject(); });
    return true;
}

base::Result<void> AskPipeline::Turn::decide()
{
    const auto earlier = findEarlier();
    if (!earlier)
        return std::unexpected(earlier.error());
    const judge::AskedKind asked = judge::askedKindOf(m_retrieved.profile.text);
    AnswerPlan plan = *earlier ? AnswerPlan{} : planAnswer(m_answer.evidence, asked);
    if (auto read = readWhole(plan); !read)
        return read;
    if (m_answer.path == model::Path::WholeDocument)
        plan = planAnswer(m_answer.evidence, asked);
    if (plan.way == AnswerPlan::Way::Official || plan.way == AnswerPlan::Way::Wiki) {
        if (m_run.voice.model)
            tell(Kind::Writing);
        if (auto said = state(m_answer, plan, m_retrieved.profile, m_run.voice, m_cancel); !said)
            return said;
    } else if (plan.way == AnswerPlan::Way::ReadWhole) {
        m_answer.outcome = model::Outcome::Partial;
        m_answer.readWhole = plan.readWhole;
    }
    if (m_answer.outcome == model::Outcome::NotFound)
        m_answer.nearest = nearestOf(m_answer.evidence, m_retrieved.earlier);
    if (m_answer.outcome != model::Outcome::Answered)
        m_answer.helpChannel = m_description.helpChannel;
    return {};
}

} // namespace lastro::answer
