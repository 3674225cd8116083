// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "eval/runner.h"

#include <QElapsedTimer>

namespace lastro::eval {

namespace {

QStringList leftOutOf(const RightSources &right, std::optional<LeftOut> without)
{
    if (!without)
        return {};
    if (*without == LeftOut::Document)
        return right.documents;
    QStringList sections;
    for (const model::SectionId &section : right.sections)
        sections << section.toString();
    return sections;
}

} // namespace

QString leftOutName(LeftOut what)
{
    return what == LeftOut::Section ? QStringLiteral("section") : QStringLiteral("document");
}

Runner::Runner(engine::Engine &engine, engine::AskOptions options, int rounds, const Progress &progress, const base::CancelToken &cancel)
    : m_engine(engine), m_options(std::move(options)), m_rounds(rounds), m_progress(progress), m_cancel(cancel)
{
}

base::Result<void> Runner::prepare(const Ruler &ruler)
{
    SourceFinder finder(m_engine);
    for (const RulerQuestion &question : ruler.questions) {
        auto right = finder.find(question);
        if (!right)
            return std::unexpected(right.error());
        for (const ExpectedSource &expected : right->missing)
            m_missing.push_back({question.id, expected});
        m_questions.push_back({&question, std::move(*right)});
    }
    return {};
}

base::Result<std::vector<Case>> Runner::run()
{
    std::vector<const Prepared *> all;
    for (const Prepared &prepared : m_questions)
        all.push_back(&prepared);
    return round(all, {});
}

base::Result<std::vector<Case>> Runner::runWithout(LeftOut what)
{
    std::vector<const Prepared *> answerable;
    for (const Prepared &prepared : m_questions)
        if (prepared.question->answerable == true && !prepared.right.sections.isEmpty())
            answerable.push_back(&prepared);
    return round(answerable, what);
}

base::Result<std::vector<Case>> Runner::round(const std::vector<const Prepared *> &questions, std::optional<LeftOut> without)
{
    std::vector<Case> cases;
    cases.reserve(questions.size());
    for (const Prepared *prepared : questions) {
        auto made = ask(*prepared, without);
        if (!made)
            return std::unexpected(made.error());
        cases.push_back(std::move(*made));
        if (m_progress)
            m_progress({m_options.pipeline, m_round, m_rounds, int(cases.size()), int(questions.size())});
    }
    ++m_round;
    return cases;
}

base::Result<Case> Runner::ask(const Prepared &prepared, std::optional<LeftOut> without)
{
    if (m_cancel.isCancelled())
        return base::failure(base::ErrorCode::Cancelled);
    const RulerQuestion &question = *prepared.question;
    QElapsedTimer timer;
    timer.start();
    engine::AskOptions options = m_options;
    options.leftOut = leftOutOf(prepared.right, without);
    auto answer = m_engine.ask({question.question, question.area, question.day}, {}, m_cancel, options);
    const double milliseconds = double(timer.nsecsElapsed()) / 1e6;
    if (!answer) {
        const base::ErrorCode code = answer.error().code;
        if (code != base::ErrorCode::QuestionEmpty && code != base::ErrorCode::QuestionTooLong)
            return std::unexpected(answer.error());
        answer = model::Answer();
        answer->outcome = model::Outcome::Error;
    }
    Case made = measured(question, prepared.right, *answer);
    made.milliseconds = milliseconds;
    return made;
}

} // namespace lastro::eval
