// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "eval/comparison.h"

#include "eval/figures.h"
#include "eval/ruler.h"

#include <QJsonArray>

#include <cmath>

namespace lastro::eval {

namespace {

std::unexpected<base::Error> invalid(const QString &code, const QString &value)
{
    return base::failure(base::ErrorCode::ConfigurationInvalid, {}, rulerProblem(code, value));
}

base::Result<QJsonObject> runOf(const QJsonObject &file, const QString &name, const QString &pipeline)
{
    if (!file.value(QStringLiteral("cases")).isArray() || !file.value(QStringLiteral("versions")).isObject())
        return invalid(QStringLiteral("not_a_run"), name);
    if (pipeline.isEmpty() || file.value(QStringLiteral("pipeline")).toString() == pipeline)
        return file;
    for (const QJsonValue &run : file.value(QStringLiteral("pipelines")).toArray())
        if (run.toObject().value(QStringLiteral("pipeline")).toString() == pipeline && run.toObject().contains(QStringLiteral("cases")))
            return run.toObject();
    return invalid(QStringLiteral("no_such_pipeline"), pipeline);
}

QString rulerOf(const QJsonObject &run)
{
    return run.value(QStringLiteral("versions")).toObject().value(QStringLiteral("ruler")).toString();
}

double figureOf(const QJsonObject &run, const QString &name)
{
    QJsonValue value = run;
    for (const QString &key : name.split(QLatin1Char('.')))
        value = value.toObject().value(key);
    return value.toDouble(qQNaN());
}

std::optional<bool> firstHit(const QJsonObject &each)
{
    if (!each.value(QStringLiteral("ranked")).toBool())
        return std::nullopt;
    return each.value(QStringLiteral("rank")).toInt() == 1;
}

std::optional<bool> rightOutcome(const QJsonObject &each)
{
    const QJsonValue answerable = each.value(QStringLiteral("answerable"));
    if (!answerable.isBool())
        return std::nullopt;
    const QString outcome = each.value(QStringLiteral("outcome")).toString();
    return answerable.toBool() ? outcome == model::outcomeName(model::Outcome::Answered)
                               : outcome == model::outcomeName(model::Outcome::NotFound) || outcome == model::outcomeName(model::Outcome::Partial);
}

using IsRight = std::optional<bool> (*)(const QJsonObject &);

PairedTest pairedTest(const QString &name, IsRight isRight, const QJsonArray &a, const QHash<QString, QJsonObject> &b)
{
    PairedTest test;
    test.name = name;
    for (const QJsonValue &value : a) {
        const QJsonObject mine = value.toObject();
        const QString id = mine.value(QStringLiteral("id")).toString();
        const auto was = isRight(mine);
        const auto is = isRight(b.value(id));
        if (!was || !is)
            continue;
        if (*was == *is)
            ++(*was ? test.both : test.neither);
        else
            (*is ? test.gained : test.lost) << id;
    }
    test.p = mcnemarExact(int(test.gained.size()), int(test.lost.size()));
    return test;
}

} // namespace

double mcnemarExact(int gained, int lost)
{
    const int changes = gained + lost;
    const int fewer = std::min(gained, lost);
    // C(n, i) / 2^n through logarithms: n may be large.
    double tail = 0;
    for (int i = 0; i <= fewer; ++i)
        tail += std::exp(std::lgamma(changes + 1.0) - std::lgamma(i + 1.0) - std::lgamma(changes - i + 1.0) - changes * std::log(2.0));
    return std::min(1.0, 2 * tail);
}

base::Result<Comparison> compareRuns(const QJsonObject &a, const QJsonObject &b, const QString &pipeline)
{
    const auto runA = runOf(a, QStringLiteral("a"), pipeline);
    if (!runA)
        return std::unexpected(runA.error());
    const auto runB = runOf(b, QStringLiteral("b"), pipeline);
    if (!runB)
        return std::unexpected(runB.error());
    if (rulerOf(*runA).isEmpty() || rulerOf(*runA) != rulerOf(*runB))
        return invalid(QStringLiteral("other_ruler"), {});

    Comparison comparison;
    comparison.pipelineA = runA->value(QStringLiteral("pipeline")).toString();
    comparison.pipelineB = runB->value(QStringLiteral("pipeline")).toString();
    for (const NamedFigure &figure : namedFigures())
        comparison.figures.push_back({figure.name, figureOf(*runA, figure.name), figureOf(*runB, figure.name)});
    QHash<QString, QJsonObject> casesB;
    for (const QJsonValue &each : runB->value(QStringLiteral("cases")).toArray())
        casesB.insert(each.toObject().value(QStringLiteral("id")).toString(), each.toObject());
    const QJsonArray casesA = runA->value(QStringLiteral("cases")).toArray();
    comparison.tests = {pairedTest(QStringLiteral("hit@1"), firstHit, casesA, casesB),
                        pairedTest(QStringLiteral("outcome"), rightOutcome, casesA, casesB)};
    return comparison;
}

QJsonObject comparisonJson(const Comparison &comparison)
{
    const auto number = [](double value) { return std::isfinite(value) ? QJsonValue(value) : QJsonValue(QJsonValue::Null); };
    QJsonObject figures;
    for (const FigurePair &pair : comparison.figures)
        figures.insert(pair.name, QJsonObject{{QStringLiteral("a"), number(pair.a)}, {QStringLiteral("b"), number(pair.b)},
                                              {QStringLiteral("difference"), number(pair.b - pair.a)}});
    QJsonObject tests;
    for (const PairedTest &test : comparison.tests)
        tests.insert(test.name, QJsonObject{{QStringLiteral("both"), test.both}, {QStringLiteral("neither"), test.neither},
                                            {QStringLiteral("gained"), QJsonArray::fromStringList(test.gained)},
                                            {QStringLiteral("lost"), QJsonArray::fromStringList(test.lost)},
                                            {QStringLiteral("mcnemar_p"), test.p}});
    return {{QStringLiteral("pipeline_a"), comparison.pipelineA}, {QStringLiteral("pipeline_b"), comparison.pipelineB},
            {QStringLiteral("figures"), figures}, {QStringLiteral("tests"), tests}};
}

} // namespace lastro::eval
