// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "eval/baseline/freeanswers.h"

#include "core/base/textfold.h"
#include "eval/acceptedtext.h"
#include "eval/evaluationjson.h"

#include <QElapsedTimer>
#include <QJsonArray>
#include <QRegularExpression>

namespace lastro::eval::baseline {

namespace {

constexpr qsizetype fewWords = 3;             ///< of a sentence that only leads in ("Sinto muito.")

constexpr const char *refusals[] = {
    "não encontrei", "não encontramos", "não foi encontrad", "não há informaç", "não há menção", "não consta", "não está nas políticas",
    "não está na política", "não está na base", "não tenho informaç", "não possuo informaç", "não sei", "não é possível responder",
    "não posso responder", "não menciona", "não trata de", "não tratam de", "could not find", "couldn't find", "did not find", "cannot find",
    "can't find", "not found in", "no information", "not mention", "n't mention", "do not know", "don't know", "not cover", "n't cover",
    "unable to answer", "cannot answer",
};

bool holdsRefusal(const QString &sentence)
{
    const QString folded = base::searchFolded(sentence);
    return std::any_of(std::begin(refusals), std::end(refusals),
                       [&](const char *phrase) { return folded.contains(base::searchFolded(QString::fromUtf8(phrase))); });
}

/// The same for every question: there is no point in asking the next one.
bool endsRun(base::ErrorCode code)
{
    using base::ErrorCode;
    return code == ErrorCode::Cancelled || code == ErrorCode::EndpointUnknown || code == ErrorCode::EndpointNotAllowed
        || code == ErrorCode::EndpointInvalid || code == ErrorCode::StoreFailed || code == ErrorCode::NoWritePermission;
}

Case caseOf(const RulerQuestion &question, const base::Result<engine::FreeAnswer> &answer)
{
    Case made;
    made.id = question.id;
    made.area = question.area;
    made.tags = question.tags;
    made.answerable = question.answerable;
    made.outcome = model::Outcome::Error;
    made.fellBack = !answer;
    if (!question.answers.isEmpty())
        made.holdsAnswer = false;
    if (!answer)
        return made;
    made.cost = answer->cost;
    made.outcome = isRefusal(answer->text) ? model::Outcome::NotFound : model::Outcome::Answered;
    if (made.answered() && !question.answers.isEmpty())
        made.holdsAnswer = std::any_of(question.answers.begin(), question.answers.end(),
                                       [&](const QString &accepted) { return holdsAccepted(answer->text, accepted); });
    return made;
}

} // namespace

bool isRefusal(const QString &text)
{
    static const QRegularExpression sentenceEnd(QStringLiteral("[.!?:](?=\\s|$)|\\n"));
    static const QRegularExpression space(QStringLiteral("\\s+"));
    const QStringList sentences = text.split(sentenceEnd, Qt::SkipEmptyParts);
    for (const QString &sentence : sentences) {
        if (holdsRefusal(sentence))
            return true;
        if (sentence.split(space, Qt::SkipEmptyParts).size() > fewWords)
            return false;
    }
    return text.trimmed().isEmpty();
}

base::Result<FreeAnswers> askFreely(engine::Engine &engine, const PastedPolicies &policies, const Ruler &ruler, const QString &languageModel,
                                    const std::function<void(int done)> &progress, const base::CancelToken &cancel)
{
    engine::AskOptions options;
    options.languageModel = languageModel;
    FreeAnswers answers;
    for (const RulerQuestion &question : ruler.questions) {
        QElapsedTimer timer;
        timer.start();
        const auto answer = engine.freeAnswer(policies.prompt, {question.question, question.area, question.day}, cancel, options);
        if (!answer && endsRun(answer.error().code))
            return std::unexpected(answer.error());
        Case made = caseOf(question, answer);
        made.milliseconds = double(timer.nsecsElapsed()) / 1e6;
        answers.cases.push_back(std::move(made));
        if (progress)
            progress(int(answers.cases.size()));
    }
    answers.figures = figuresOf(answers.cases);
    answers.figures.wrongSource = {};
    return answers;
}

QJsonObject freeAnswersJson(const FreeAnswers &answers, const Ruler &ruler, const QJsonObject &languageModel)
{
    QJsonObject json = figuresJson(answers.figures);
    QJsonArray cases;
    for (const Case &each : answers.cases) {
        QJsonObject made = caseJson(each);
        made.insert(QStringLiteral("right_source"), QJsonValue(QJsonValue::Null));
        cases.append(made);
    }
    const QJsonValue unknown(QJsonValue::Null);
    QJsonObject errors = json.value(QStringLiteral("errors")).toObject();
    errors.insert(QStringLiteral("wrong_source"), unknown);
    json.insert(QStringLiteral("errors"), errors);
    json.insert(QStringLiteral("citations"), unknown);
    json.insert(QStringLiteral("cases"), cases);
    json.insert(QStringLiteral("versions"), QJsonObject{{QStringLiteral("program"), QStringLiteral(LASTRO_VERSION)},
                                                        {QStringLiteral("ruler"), ruler.digest()},
                                                        {QStringLiteral("language_model"), languageModel}});
    return json;
}

} // namespace lastro::eval::baseline
