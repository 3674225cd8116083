// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/evalplan.h"

#include "app/cli/modelchoice.h"
#include "app/cli/numbers.h"
#include "app/cli/options.h"

namespace lastro::cli {

namespace {

using engine::Pipeline;

constexpr Pipeline everyPipeline[] = {Pipeline::Words, Pipeline::Vectors, Pipeline::Rrf, Pipeline::FinalNoJudge, Pipeline::Final};

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

} // namespace

QString readEvalPlan(const Options &options, EvalPlan &plan)
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
    plan.strict = options.flag(QStringLiteral("strict"));
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
    addLanguageModel(options, Cli::tr("Com este modelo de linguagem, que pode custar; sem ela, com nenhum."));
    options.addValue(QStringLiteral("out"), Cli::tr("ARQUIVO"), Cli::tr("Grava também o objeto JSON neste arquivo."));
    for (const char *name : {"min-hit1", "min-hit5", "min-mrr", "min-refused", "max-blocked"})
        options.addValue(QLatin1String(name), share, Cli::tr("Porta: abaixo (ou acima) disto o comando termina com 3."));
    options.addValue(QStringLiteral("max-inventions"), QStringLiteral("N"), Cli::tr("Porta: com mais invenções o comando termina com 3."));
    options.addFlag(QStringLiteral("strict"), Cli::tr("Porta: se a régua espera fontes que a base não tem, o comando termina com 3."));
    for (const char *name : {"price-in", "price-cached", "price-out"})
        options.addValue(QLatin1String(name), QStringLiteral("USD"), Cli::tr("Preço por milhão de tokens, para a conta do v1."));
    return options;
}

} // namespace lastro::cli
