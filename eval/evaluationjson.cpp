// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "eval/evaluationjson.h"

#include <QJsonArray>

#include <cmath>

namespace lastro::eval {

namespace {

QJsonValue number(double value)
{
    return std::isfinite(value) ? QJsonValue(value) : QJsonValue(QJsonValue::Null);
}

/// "errors.invention" = value, as a key of an object in the object.
void insertNested(QJsonObject &object, const QString &name, const QJsonValue &value)
{
    const qsizetype dot = name.indexOf(QLatin1Char('.'));
    if (dot < 0) {
        object.insert(name, value);
        return;
    }
    QJsonObject inner = object.value(name.left(dot)).toObject();
    inner.insert(name.mid(dot + 1), value);
    object.insert(name.left(dot), inner);
}

QJsonObject groupsJson(const QMap<QString, Figures> &groups)
{
    QJsonObject json;
    for (auto group = groups.cbegin(); group != groups.cend(); ++group)
        json.insert(group.key(), figuresJson(group.value()));
    return json;
}

QJsonArray curveJson(const std::vector<CurvePoint> &curve)
{
    QJsonArray json;
    for (const CurvePoint &point : curve)
        json.append(QJsonObject{{QStringLiteral("allowed"), point.allowed}, {QStringLiteral("threshold"), number(point.threshold)},
                                {QStringLiteral("blocked"), point.blocked}, {QStringLiteral("refused"), point.refused}});
    return json;
}

QJsonObject withoutJson(const WithoutSource &without)
{
    const Interval interval = without.refused.wilson();
    QJsonArray cases;
    for (const Case &each : without.cases)
        cases.append(QJsonObject{{QStringLiteral("id"), each.id}, {QStringLiteral("outcome"), model::outcomeName(each.outcome)},
                                 {QStringLiteral("judge_total"), number(each.judgeTotal)}});
    return {{QStringLiteral("asked"), without.refused.of},
            {QStringLiteral("refused"), number(without.refused.value())},
            {QStringLiteral("refused_count"), without.refused.count},
            {QStringLiteral("interval"), QJsonArray{interval.low, interval.high}},
            {QStringLiteral("curve"), curveJson(without.curve)},
            {QStringLiteral("unanswerable_curve"), curveJson(without.unanswerableCurve)},
            {QStringLiteral("cases"), cases}};
}

QJsonObject spreadJson(const QMap<QString, Spread> &spreads)
{
    QJsonObject json;
    for (auto spread = spreads.cbegin(); spread != spreads.cend(); ++spread)
        json.insert(spread.key(), QJsonObject{{QStringLiteral("min"), number(spread->least)}, {QStringLiteral("max"), number(spread->most)},
                                              {QStringLiteral("mean"), number(spread->mean)}, {QStringLiteral("sd"), number(spread->deviation)}});
    return json;
}

/// What ranked and judged: two runs with the same ruler and the same of this measured the same program.
void insertParameters(QJsonObject &json, const engine::Parameters &parameters)
{
    QJsonValue judge(QJsonValue::Null);
    if (parameters.judgeLimits)
        judge = QJsonObject{{QStringLiteral("version"), parameters.judgeVersion},
                            {QStringLiteral("limits"), QJsonArray{parameters.judgeLimits->at(0), parameters.judgeLimits->at(1), parameters.judgeLimits->at(2)}},
                            {QStringLiteral("floor"), parameters.tuning.floor}};
    json.insert(QStringLiteral("judge"), judge);
    json.insert(QStringLiteral("ranking"), QJsonObject{{QStringLiteral("method"), parameters.ranking},
                                                       {QStringLiteral("words"), parameters.words},
                                                       {QStringLiteral("vectors"), parameters.vectors}});
}

QJsonObject versionsJson(const Versions &versions)
{
    const QString tuning = versions.embeddingModel.section(QLatin1Char('+'), 1);
    QJsonObject json{
            {QStringLiteral("program"), versions.program},
            {QStringLiteral("ruler"), versions.ruler},
            {QStringLiteral("embedding_tuning"), tuning.isEmpty() ? QJsonValue(QJsonValue::Null) : QJsonValue(tuning)},
            {QStringLiteral("embedding_model"), versions.embeddingModel.isEmpty() ? QJsonValue(QJsonValue::Null) : QJsonValue(versions.embeddingModel)},
            {QStringLiteral("documents"), versions.documents},
            {QStringLiteral("sections"), versions.sections},
            {QStringLiteral("vectors"), versions.vectors},
            {QStringLiteral("language_model"), versions.languageModel.isEmpty() ? QJsonValue(QJsonValue::Null) : QJsonValue(versions.languageModel)}};
    insertParameters(json, versions.parameters);
    return json;
}

} // namespace

QJsonObject figuresJson(const Figures &figures)
{
    QJsonObject json{{QStringLiteral("questions"), figures.questions}, {QStringLiteral("answerable"), figures.answerable},
                     {QStringLiteral("unanswerable"), figures.unanswerable}};
    QJsonObject intervals;
    QJsonObject counts;
    for (const NamedFigure &figure : namedFigures()) {
        const Rate *rate = figure.rate(figures);
        // The errors and the citations are numbers of things; their rates stand in "rates".
        const bool isCount = figure.name.startsWith(QLatin1String("errors.")) || figure.name.startsWith(QLatin1String("citations."));
        insertNested(json, figure.name, isCount ? QJsonValue(rate->count) : number(figure.value(figures)));
        if (!rate)
            continue;
        if (isCount)
            insertNested(json, QStringLiteral("rates.") + figure.name.section(QLatin1Char('.'), 1), number(rate->value()));
        const Interval interval = rate->wilson();
        intervals.insert(figure.name, rate->of > 0 ? QJsonValue(QJsonArray{interval.low, interval.high}) : QJsonValue(QJsonValue::Null));
        counts.insert(figure.name, QJsonArray{rate->count, rate->of});
    }
    insertNested(json, QStringLiteral("citations.shown"), figures.citations.of);
    json.insert(QStringLiteral("intervals"), intervals);
    json.insert(QStringLiteral("counts"), counts);
    return json;
}

QJsonObject caseJson(const Case &each)
{
    const QJsonValue unknown(QJsonValue::Null);
    return {{QStringLiteral("id"), each.id},
            {QStringLiteral("area"), each.area},
            {QStringLiteral("tags"), QJsonArray::fromStringList(each.tags)},
            {QStringLiteral("answerable"), each.answerable ? QJsonValue(*each.answerable) : unknown},
            {QStringLiteral("ranked"), each.ranked},
            {QStringLiteral("rank"), each.rank > 0 ? QJsonValue(each.rank) : unknown},
            {QStringLiteral("outcome"), model::outcomeName(each.outcome)},
            {QStringLiteral("sources"), QJsonArray::fromStringList(each.sources)},
            {QStringLiteral("right_source"), each.rightSource},
            {QStringLiteral("judge_best"), each.judgeBest >= 0 ? QJsonValue(each.judgeBest) : unknown},
            {QStringLiteral("judge_total"), number(each.judgeTotal)},
            {QStringLiteral("answer_contains"), each.holdsAnswer ? QJsonValue(*each.holdsAnswer) : unknown},
            {QStringLiteral("claims"), each.claims},
            {QStringLiteral("invented"), each.invented()},
            {QStringLiteral("citations"), QJsonObject{{QStringLiteral("shown"), each.citations}, {QStringLiteral("verified"), each.verified}}},
            {QStringLiteral("ms"), each.milliseconds},
            {QStringLiteral("fell_back"), each.fellBack},
            {QStringLiteral("cost"), QJsonObject{{QStringLiteral("calls"), each.cost.calls},
                                                 {QStringLiteral("unpriced"), each.cost.unpriced},
                                                 {QStringLiteral("usd"), each.cost.usd},
                                                 {QStringLiteral("prompt_tokens"), each.cost.promptTokens},
                                                 {QStringLiteral("cached_prompt_tokens"), each.cost.cachedPromptTokens},
                                                 {QStringLiteral("completion_tokens"), each.cost.completionTokens}}}};
}

QJsonObject evaluationJson(const Evaluation &evaluation)
{
    QJsonObject json = figuresJson(evaluation.figures);
    json.insert(QStringLiteral("pipeline"), engine::pipelineName(evaluation.pipeline));
    json.insert(QStringLiteral("versions"), versionsJson(evaluation.versions));
    json.insert(QStringLiteral("by_tag"), groupsJson(evaluation.byTag));
    json.insert(QStringLiteral("by_area"), groupsJson(evaluation.byArea));
    json.insert(QStringLiteral("runs"), evaluation.runs);
    json.insert(QStringLiteral("spread"), spreadJson(evaluation.spread));
    json.insert(QStringLiteral("flips"), QJsonArray::fromStringList(evaluation.flips));
    QJsonObject without;
    for (const WithoutSource &each : evaluation.withoutSource)
        without.insert(leftOutName(each.what), withoutJson(each));
    json.insert(QStringLiteral("without_source"), without);
    QJsonArray missing;
    for (const MissingSource &each : evaluation.missing)
        missing.append(QJsonObject{{QStringLiteral("id"), each.question}, {QStringLiteral("document"), each.expected.document},
                                   {QStringLiteral("section"), each.expected.anchor}, {QStringLiteral("heading"), each.expected.heading}});
    json.insert(QStringLiteral("missing_sources"), missing);
    QJsonArray cases;
    for (const Case &each : evaluation.cases)
        cases.append(caseJson(each));
    json.insert(QStringLiteral("cases"), cases);
    return json;
}

} // namespace lastro::eval
