// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/evaltable.h"
#include "app/cli/numbers.h"
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

constexpr Pipeline everyPipeline[] = {Pipeline::Words, Pipeline::Vectors, Pipeline::Rrf, Pipeline::FinalNoJudge, Pipeline::Final};

/// What the options ask for.
struct EvalPlan {
    std::vector<Pipeline> pipelines;
    bool pasted = false;
    int repeat = 1;
    std::vector<eval::LeftOut> withoutSource;
    eval::Gates gates;
    eval::baseline::Prices prices;
    std::optional<double> floor;
    std::optional<double> wordsWeight;
};

QString readPipelines(const Options &options, EvalPlan &plan)
{
    QStringList names = options.value(QStringLiteral("pipelines")).split(QLatin1Char(','), Qt::SkipEmptyParts);
    if (options.flag(QStringLiteral("pipeline")))
        names << options.value(QStringLiteral("pipeline"));
    if (names.isEmpty())
        names << engine::pipelineName(Pipeline::Final);
    for (const QString &name : names) {
        const auto pipeline = engine::pipelineNamed(name);
        if (name == QLatin1String("all")) {
            plan.pipelines.assign(std::begin(everyPipeline), std::end(everyPipeline));
            plan.pasted = true;
        } else if (name == QLatin1String("v1")) {
            plan.pasted = true;
        } else if (!pipeline) {
            return Cli::tr("Não há pipeline chamado %1; use final, final-no-judge, rrf, words, vectors ou v1.").arg(name);
        } else if (std::find(plan.pipelines.begin(), plan.pipelines.end(), *pipeline) == plan.pipelines.end()) {
            plan.pipelines.push_back(*pipeline);
        }
    }
    return {};
}

QString readWithout(const QString &without, EvalPlan &plan)
{
    const bool both = without == QLatin1String("both");
    for (const eval::LeftOut what : {eval::LeftOut::Section, eval::LeftOut::Document})
        if (both || without == eval::leftOutName(what))
            plan.withoutSource.push_back(what);
    return without.isEmpty() || !plan.withoutSource.empty() ? QString() : Cli::tr("--without-source é section, document ou both.");
}

/// Empty, or what is wrong.
QString readPlan(const Options &options, EvalPlan &plan)
{
    Numbers numbers(options);
    plan.repeat = int(numbers.number("repeat", 1, 1'000).value_or(1));
    plan.gates.minHit1 = numbers.number("min-hit1", 0, 1);
    plan.gates.minHit5 = numbers.number("min-hit5", 0, 1);
    plan.gates.minMrr = numbers.number("min-mrr", 0, 1);
    plan.gates.minRefused = numbers.number("min-refused", 0, 1);
    plan.gates.maxBlocked = numbers.number("max-blocked", 0, 1);
    if (const auto most = numbers.number("max-inventions", 0, 100'000))
        plan.gates.maxInventions = int(*most);
    plan.prices.in = numbers.number("price-in", 0, 100'000).value_or(plan.prices.in);
    plan.prices.cached = numbers.number("price-cached", 0, 100'000).value_or(plan.prices.cached);
    plan.prices.out = numbers.number("price-out", 0, 100'000).value_or(plan.prices.out);
    plan.floor = numbers.number("floor", model::floorRange.least, model::floorRange.most);
    plan.wordsWeight = numbers.number("words-weight", model::wordsWeightRange.least, model::wordsWeightRange.most);
    if (!numbers.problem().isEmpty())
        return numbers.problem();
    const QString problem = readPipelines(options, plan);
    return problem.isEmpty() ? readWithout(options.value(QStringLiteral("without-source")), plan) : problem;
}

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

private:
    QElapsedTimer m_since;
};

base::Result<EvalResult> measure(engine::Engine &engine, const eval::Ruler &ruler, const EvalPlan &plan, const base::CancelToken &cancel)
{
    EvalResult result;
    result.prices = plan.prices;
    Narrator narrator;
    for (const Pipeline pipeline : plan.pipelines) {
        eval::EvaluationOptions options{pipeline, plan.repeat, {}, plan.floor, plan.wordsWeight};
        if (plan.pipelines.size() == 1 || pipeline == Pipeline::Final)
            options.withoutSource = plan.withoutSource;
        auto evaluation = eval::evaluate(engine, ruler, options, [&](const eval::EvaluationProgress &progress) { narrator(progress); }, cancel);
        if (!evaluation)
            return std::unexpected(evaluation.error());
        result.evaluations.push_back(std::move(*evaluation));
    }
    if (plan.pasted) {
        auto pasted = eval::baseline::pastePolicies(engine, ruler, QDate::currentDate());
        if (!pasted)
            return std::unexpected(pasted.error());
        result.pastedCost = eval::baseline::costOf(*pasted, ruler, plan.prices);
        result.pasted = std::move(*pasted);
    }
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

QJsonObject toJson(const EvalResult &result)
{
    const eval::Evaluation *first = mainOf(result);
    QJsonObject json = first ? eval::evaluationJson(*first) : QJsonObject();
    QJsonArray pipelines;
    for (const eval::Evaluation &evaluation : result.evaluations)
        if (&evaluation != first)
            pipelines.append(eval::evaluationJson(evaluation));
    if (result.pasted)
        pipelines.append(eval::baseline::pastedJson(*result.pasted, result.pastedCost, result.prices));
    if (!pipelines.isEmpty())
        json.insert(QStringLiteral("pipelines"), pipelines);
    return json;
}

void sayMissing(const EvalResult &result)
{
    if (result.evaluations.empty())
        return;
    for (const eval::MissingSource &missing : result.evaluations.front().missing)
        say(Cli::tr("A régua espera em %1 uma fonte que a base não tem: %2 %3")
                .arg(missing.question, missing.expected.document,
                     missing.expected.anchor.isEmpty() ? missing.expected.heading : missing.expected.anchor).trimmed());
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

Options evalOptions()
{
    Options options(QStringLiteral("eval"), Cli::tr("RÉGUA.jsonl..."), Cli::tr("Mede a base com perguntas de fonte conhecida; vários arquivos são uma régua só."));
    const QString share = QStringLiteral("0..1");
    options.addValue(QStringLiteral("pipeline"), Cli::tr("NOME"), Cli::tr("final, final-no-judge, rrf, words, vectors ou v1; final se não for dito."));
    options.addValue(QStringLiteral("pipelines"), QStringLiteral("all|A,B"), Cli::tr("Vários pipelines lado a lado."));
    options.addValue(QStringLiteral("repeat"), QStringLiteral("N"), Cli::tr("Pergunta tudo N vezes e mostra o que varia."));
    options.addValue(QStringLiteral("without-source"), QStringLiteral("section|document|both"),
                     Cli::tr("Pergunta de novo sem a fonte certa: recusar é o certo. De vários pipelines, só no final."));
    options.addValue(QStringLiteral("floor"), QStringLiteral("-2..2"), Cli::tr("Mede com este rigor do juiz em vez do da base."));
    options.addValue(QStringLiteral("words-weight"), share, Cli::tr("Mede com este peso das palavras em vez do da base."));
    options.addValue(QStringLiteral("out"), Cli::tr("ARQUIVO"), Cli::tr("Grava também o objeto JSON neste arquivo."));
    for (const char *name : {"min-hit1", "min-hit5", "min-mrr", "min-refused", "max-blocked"})
        options.addValue(QLatin1String(name), share, Cli::tr("Porta: abaixo (ou acima) disto o comando termina com 3."));
    options.addValue(QStringLiteral("max-inventions"), QStringLiteral("N"), Cli::tr("Porta: com mais invenções o comando termina com 3."));
    for (const char *name : {"price-in", "price-cached", "price-out"})
        options.addValue(QLatin1String(name), QStringLiteral("USD"), Cli::tr("Preço por milhão de tokens, para o v1."));
    return options;
}

int runEval(const Options &options, const base::CancelToken &interrupt)
{
    if (options.positional().isEmpty())
        return options.usage(Cli::tr("Diga a régua, um arquivo JSON Lines."));
    EvalPlan plan;
    if (const QString problem = readPlan(options, plan); !problem.isEmpty())
        return options.usage(problem);

    const auto ruler = eval::readRuler(options.positional());
    if (!ruler) {
        say(words::rulerSentence(ruler.error()));
        return Failed;
    }
    auto engine = openForReading(options.baseFolder());
    if (!engine)
        return fail(engine.error());
    const auto result = measure(**engine, *ruler, plan, interrupt);
    if (!result)
        return fail(result.error());
    sayMissing(*result);
    const QJsonObject json = toJson(*result);
    if (const QString out = options.value(QStringLiteral("out")); !out.isEmpty())
        if (const auto saved = saveFile(out, QJsonDocument(json).toJson()); !saved)
            return fail(saved.error());
    if (options.json())
        printJson(json);
    else
        print(evalText(*result));
    return sayGates(plan.gates, *result) ? Done : GateNotMet;
}

} // namespace lastro::cli
