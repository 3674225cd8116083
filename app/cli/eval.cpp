// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/evalplan.h"
#include "app/cli/evaltable.h"
#include "app/cli/modelchoice.h"
#include "app/cli/options.h"
#include "app/cli/savefile.h"
#include "eval/evaluationjson.h"
#include "words/rulerwords.h"

#include <QElapsedTimer>
#include <QJsonArray>
#include <QJsonDocument>

namespace lastro::cli {

namespace {

using engine::Pipeline;

/// Progress on stderr: a line every two seconds.
class Narrator {
public:
    void operator()(const eval::EvaluationProgress &progress)
    {
        if (m_since.isValid() && m_since.elapsed() < 2'000)
            return;
        m_since.start();
        say(Cli::tr("%1: pergunta %2 de %3, rodada %4 de %5")
                .arg(engine::pipelineName(progress.pipeline)).arg(progress.questionsDone).arg(progress.questions).arg(progress.run + 1).arg(progress.runs));
    }

    /// Version 1's.
    void operator()(int done, size_t questions)
    {
        if (m_since.isValid() && m_since.elapsed() < 2'000)
            return;
        m_since.start();
        say(Cli::tr("v1: pergunta %1 de %2").arg(done).arg(questions));
    }

private:
    QElapsedTimer m_since;
};

/// What the figures are of: the endpoint, its models by role and what they cost.
QJsonObject versionOf(const ModelChoice &choice)
{
    QJsonObject version{{QStringLiteral("endpoint"), choice.name}};
    const llm::Endpoint *endpoint = llm::endpointNamed(choice.setup, choice.name);
    if (!endpoint)
        return version;
    const QJsonObject described = llm::toJson(*endpoint);
    version.insert(QStringLiteral("origin"), llm::originOf(endpoint->url));
    version.insert(QStringLiteral("models"), described.value(QStringLiteral("models")));
    version.insert(QStringLiteral("prices"), described.value(QStringLiteral("prices")).toObject());
    return version;
}

base::Result<void> measureV1(engine::Engine &engine, const eval::Ruler &ruler, const EvalPlan &plan, EvalResult &result, Narrator &narrator,
                             const base::CancelToken &cancel)
{
    auto pasted = eval::baseline::pastePolicies(engine, ruler, QDate::currentDate());
    if (!pasted)
        return std::unexpected(pasted.error());
    result.pastedCost = eval::baseline::costOf(*pasted, ruler, plan.prices);
    if (!plan.languageModelVersion.isEmpty()) {
        auto free = eval::baseline::askFreely(engine, *pasted, ruler, plan.languageModel,
                                              [&](int done) { narrator(done, ruler.questions.size()); }, cancel);
        if (!free)
            return std::unexpected(free.error());
        result.free = std::move(*free);
    }
    result.pasted = std::move(*pasted);
    return {};
}

base::Result<EvalResult> measure(engine::Engine &engine, const eval::Ruler &ruler, const EvalPlan &plan, const base::CancelToken &cancel)
{
    EvalResult result;
    result.prices = plan.prices;
    result.languageModel = plan.languageModelVersion;
    Narrator narrator;
    for (const Pipeline pipeline : plan.pipelines) {
        eval::EvaluationOptions options{pipeline, plan.repeat, {}, plan.floor, plan.wordsWeight, plan.languageModel, plan.languageModelVersion};
        if (plan.pipelines.size() == 1 || pipeline == Pipeline::Final)
            options.withoutSource = plan.withoutSource;
        auto evaluation = eval::evaluate(engine, ruler, options, [&](const eval::EvaluationProgress &progress) { narrator(progress); }, cancel);
        if (!evaluation)
            return std::unexpected(evaluation.error());
        result.evaluations.push_back(std::move(*evaluation));
    }
    if (plan.pasted)
        if (const auto measured = measureV1(engine, ruler, plan, result, narrator, cancel); !measured)
            return std::unexpected(measured.error());
    return result;
}

/// The one that the gates hold: final where it was asked for.
const eval::Evaluation *mainOf(const EvalResult &result)
{
    for (const eval::Evaluation &evaluation : result.evaluations)
        if (evaluation.pipeline == Pipeline::Final)
            return &evaluation;
    return result.evaluations.empty() ? nullptr : &result.evaluations.front();
}

QJsonObject v1Json(const EvalResult &result, const eval::Ruler &ruler)
{
    QJsonObject json = eval::baseline::pastedJson(*result.pasted, result.pastedCost, result.prices);
    if (!result.free)
        return json;
    json.remove(QStringLiteral("needs"));
    const QJsonObject measured = eval::baseline::freeAnswersJson(*result.free, ruler, result.languageModel);
    for (auto it = measured.constBegin(); it != measured.constEnd(); ++it)
        json.insert(it.key(), it.value());
    return json;
}

QJsonObject toJson(const EvalResult &result, const eval::Ruler &ruler)
{
    const eval::Evaluation *first = mainOf(result);
    QJsonObject json = first ? eval::evaluationJson(*first) : QJsonObject();
    QJsonArray pipelines;
    for (const eval::Evaluation &evaluation : result.evaluations)
        if (&evaluation != first)
            pipelines.append(eval::evaluationJson(evaluation));
    if (result.pasted)
        pipelines.append(v1Json(result, ruler));
    if (!pipelines.isEmpty())
        json.insert(QStringLiteral("pipelines"), pipelines);
    return json;
}

void sayUnknown(const eval::Ruler &ruler)
{
    for (const eval::UnknownKey &unknown : ruler.unknown)
        say(words::unknownKeySentence(unknown.key, unknown.file, unknown.line, unknown.lines));
}

/// Does the base hold all that the ruler expects?
bool sayMissing(const EvalResult &result)
{
    if (result.evaluations.empty())
        return true;
    for (const eval::MissingSource &missing : result.evaluations.front().missing)
        say(Cli::tr("A régua espera em %1 uma fonte que a base não tem: %2 %3")
                .arg(missing.question, missing.expected.document,
                     missing.expected.anchor.isEmpty() ? missing.expected.heading : missing.expected.anchor).trimmed());
    return result.evaluations.front().missing.empty();
}

bool sayGates(const eval::Gates &gates, const EvalResult &result)
{
    const eval::Evaluation *held = mainOf(result);
    const auto failed = eval::failedGates(gates, held ? held->figures : eval::Figures());
    for (const eval::FailedGate &gate : failed)
        say(Cli::tr("Porta não atingida: --%1 %2, medido %3").arg(gate.name, figureText(gate.limit), figureText(gate.value)));
    return failed.empty();
}

} // namespace

int runEval(const Options &options, const base::CancelToken &interrupt)
{
    if (options.positional().isEmpty())
        return options.usage(Cli::tr("Diga a régua, um arquivo JSON Lines."));
    EvalPlan plan;
    if (const QString problem = readEvalPlan(options, plan); !problem.isEmpty())
        return options.usage(problem);

    const QString out = options.value(QStringLiteral("out"));
    for (const QString &file : options.positional())
        if (isSameFile(file, out))
            return options.usage(Cli::tr("--out é a própria régua, que se perderia: diga outro arquivo."));
    const auto ruler = eval::readRuler(options.positional());
    if (!ruler) {
        say(words::rulerSentence(ruler.error()));
        return Failed;
    }
    sayUnknown(*ruler);
    const auto models = chosenModels(options, QStringLiteral("none"));
    if (!models)
        return models.error();
    plan.languageModel = models->name;
    if (models->any())
        plan.languageModelVersion = versionOf(*models);
    auto engine = models->any() ? openForWriting(options.baseFolder()) : openForReading(options.baseFolder());
    if (!engine)
        return fail(engine.error());
    (*engine)->setModels(models->setup, models->keys);
    const auto result = measure(**engine, *ruler, plan, interrupt);
    if (!result)
        return fail(result.error());
    const bool whole = sayMissing(*result);
    const QJsonObject json = toJson(*result, *ruler);
    if (!out.isEmpty())
        if (const auto saved = saveFile(out, QJsonDocument(json).toJson()); !saved)
            return fail(saved.error());
    if (options.json())
        printJson(json);
    else
        print(evalText(*result));
    return sayGates(plan.gates, *result) && (whole || !plan.strict) ? Done : GateNotMet;
}

} // namespace lastro::cli
