// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "eval/evaluation.h"

#include <cmath>

namespace lastro::eval {

namespace {

const QString noModel = QStringLiteral("none");
constexpr double allowedShares[] = {0.0, 0.025, 0.05, 0.10, 0.15, 0.20, 0.30, 0.50};

/// Case by case the same questions in every run.
QStringList flipsOf(const std::vector<std::vector<Case>> &runs)
{
    QStringList flips;
    for (size_t i = 0; i < runs.front().size(); ++i) {
        const Case &first = runs.front()[i];
        if (std::any_of(runs.begin() + 1, runs.end(), [&](const std::vector<Case> &run) {
                return run[i].outcome != first.outcome || run[i].rank != first.rank;
            }))
            flips << first.id;
    }
    return flips;
}

Spread spreadOf(const std::vector<double> &values)
{
    Spread spread;
    double sum = 0;
    for (const double value : values)
        sum += value;
    spread.mean = sum / double(values.size());
    double squares = 0;
    for (const double value : values)
        squares += (value - spread.mean) * (value - spread.mean);
    spread.deviation = values.size() > 1 ? std::sqrt(squares / double(values.size() - 1)) : 0;
    const auto [least, most] = std::minmax_element(values.begin(), values.end());
    spread.least = *least;
    spread.most = *most;
    return spread;
}

void addSpread(Evaluation &evaluation, const std::vector<std::vector<Case>> &runs)
{
    std::vector<Figures> all;
    for (const std::vector<Case> &run : runs)
        all.push_back(figuresOf(run));
    for (const NamedFigure &figure : namedFigures()) {
        std::vector<double> values;
        for (const Figures &figures : all)
            values.push_back(figure.value(figures));
        if (!std::isnan(values.front()))
            evaluation.spread.insert(figure.name, spreadOf(values));
    }
    evaluation.flips = flipsOf(runs);
}

QMap<QString, Figures> figuresBy(const std::vector<Case> &cases, const std::function<QStringList(const Case &)> &groups)
{
    QMap<QString, std::vector<Case>> grouped;
    for (const Case &each : cases)
        for (const QString &group : groups(each))
            grouped[group].push_back(each);
    QMap<QString, Figures> figures;
    for (auto group = grouped.cbegin(); group != grouped.cend(); ++group)
        figures.insert(group.key(), figuresOf(group.value()));
    return figures;
}

std::vector<double> totalsOf(const std::vector<Case> &cases, bool answerable)
{
    std::vector<double> totals;
    for (const Case &each : cases)
        if (each.answerable == answerable)
            totals.push_back(each.judgeTotal);
    return totals;
}

WithoutSource withoutSourceOf(LeftOut what, const std::vector<Case> &asked, std::vector<Case> without)
{
    WithoutSource result;
    result.what = what;
    std::vector<double> others;
    bool judged = false;
    for (const Case &each : without) {
        result.refused.add(each.refused());
        others.push_back(each.judgeTotal);
        judged = judged || each.judgeBest >= 0;
    }
    result.cases = std::move(without);
    if (!judged)
        return result;
    const std::vector<double> legitimate = totalsOf(asked, true);
    result.curve = refusalCurve(legitimate, others, allowedShares);
    result.unanswerableCurve = refusalCurve(legitimate, totalsOf(asked, false), allowedShares);
    return result;
}

Versions versionsOf(const model::BaseStatus &status, const engine::Parameters &parameters, const Ruler &ruler)
{
    return {QStringLiteral(LASTRO_VERSION), ruler.digest(), status.vectors > 0 ? status.embeddingModel : QString(),
            status.documents, status.sections, status.vectors, parameters, {}};
}

bool asksModel(const EvaluationOptions &options)
{
    return options.languageModel != noModel && options.pipeline != engine::Pipeline::FinalNoJudge;
}

engine::AskOptions askOptionsOf(const EvaluationOptions &options)
{
    engine::AskOptions asked;
    asked.pipeline = options.pipeline;
    asked.floor = options.floor;
    asked.wordsWeight = options.wordsWeight;
    asked.languageModel = asksModel(options) ? options.languageModel : noModel;
    return asked;
}

} // namespace

base::Result<Evaluation> evaluate(engine::Engine &engine, const Ruler &ruler, const EvaluationOptions &options,
                                  const std::function<void(const EvaluationProgress &)> &progress, const base::CancelToken &cancel)
{
    Evaluation evaluation;
    evaluation.pipeline = options.pipeline;
    evaluation.runs = std::max(1, options.repeat);
    engine.warmUp();
    const auto status = engine.status();
    if (!status)
        return std::unexpected(status.error());
    const engine::AskOptions asked = askOptionsOf(options);
    const auto parameters = engine.parameters(asked);
    if (!parameters)
        return std::unexpected(parameters.error());
    evaluation.versions = versionsOf(*status, *parameters, ruler);
    if (asksModel(options))
        evaluation.versions.languageModel = options.languageModelVersion;

    const int rounds = evaluation.runs + int(options.withoutSource.size());
    Runner runner(engine, asked, rounds, progress, cancel);
    if (const auto ready = runner.prepare(ruler); !ready)
        return std::unexpected(ready.error());
    evaluation.missing = runner.missing();

    std::vector<std::vector<Case>> runs;
    for (int run = 0; run < evaluation.runs; ++run) {
        auto cases = runner.run();
        if (!cases)
            return std::unexpected(cases.error());
        runs.push_back(std::move(*cases));
    }
    for (const LeftOut what : options.withoutSource) {
        auto cases = runner.runWithout(what);
        if (!cases)
            return std::unexpected(cases.error());
        evaluation.withoutSource.push_back(withoutSourceOf(what, runs.front(), std::move(*cases)));
    }
    if (evaluation.runs > 1)
        addSpread(evaluation, runs);
    evaluation.cases = std::move(runs.front());
    evaluation.figures = figuresOf(evaluation.cases);
    evaluation.byTag = figuresBy(evaluation.cases, [](const Case &each) { return each.tags; });
    evaluation.byArea = figuresBy(evaluation.cases, [](const Case &each) { return QStringList{each.area}; });
    return evaluation;
}

} // namespace lastro::eval
