// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/answerjson.h"

#include "words/answerwords.h"

#include <QJsonArray>

#include <cmath>

namespace lastro::cli {

namespace {

QJsonValue number(double value)
{
    return std::isfinite(value) ? QJsonValue(value) : QJsonValue(QJsonValue::Null);
}

QJsonValue date(const QDate &value)
{
    return value.isValid() ? QJsonValue(value.toString(Qt::ISODate)) : QJsonValue(QJsonValue::Null);
}

QJsonValue page(const model::Section &section)
{
    return section.firstPage > 0 ? QJsonValue(section.firstPage) : QJsonValue(QJsonValue::Null);
}

QJsonObject scores(const model::Scores &values)
{
    return {{QStringLiteral("lexical"), number(values.lexical)}, {QStringLiteral("vector"), number(values.vector)},
            {QStringLiteral("fused"), number(values.fused)}, {QStringLiteral("rerank"), number(values.rerank)}};
}

QString retriever(model::RetrieverUsed used)
{
    return used == model::RetrieverUsed::Hybrid ? QStringLiteral("hybrid") : QStringLiteral("lexical");
}

QString judge(model::JudgeUsed used)
{
    switch (used) {
    case model::JudgeUsed::Local: return QStringLiteral("local");
    case model::JudgeUsed::Model: return QStringLiteral("model");
    case model::JudgeUsed::TermOverlap: return QStringLiteral("term_overlap");
    }
    return {};
}

QJsonObject claimJson(const model::Claim &claim)
{
    QJsonArray citations;
    for (const model::Citation &citation : claim.citations)
        citations.append(QJsonObject{{QStringLiteral("section"), citation.section.toString()},
                                     {QStringLiteral("quote"), citation.quote},
                                     {QStringLiteral("verified"), citation.verified}});
    return {{QStringLiteral("text"), claim.text}, {QStringLiteral("official"), claim.official}, {QStringLiteral("citations"), citations}};
}

template <class Range, class Make>
QJsonArray array(const Range &values, Make make)
{
    QJsonArray result;
    for (const auto &value : values)
        result.append(make(value));
    return result;
}

QJsonObject evidenceJson(const model::Evidence &evidence)
{
    return {{QStringLiteral("section"), evidence.section.id.toString()},
            {QStringLiteral("document"), evidence.document.id},
            {QStringLiteral("title"), evidence.document.title},
            {QStringLiteral("heading"), evidence.section.heading},
            {QStringLiteral("page"), page(evidence.section)},
            {QStringLiteral("seal"), model::sealName(evidence.document.seal)},
            {QStringLiteral("owner"), evidence.document.metadata.owner},
            {QStringLiteral("in_force_since"), date(evidence.document.metadata.inForceSince)},
            {QStringLiteral("status"), model::standingName(evidence.standing)},
            {QStringLiteral("archived_on"), date(evidence.document.metadata.archivedOn)},
            {QStringLiteral("judge"), evidence.judge ? QJsonValue(evidence.judge->value()) : QJsonValue(QJsonValue::Null)},
            {QStringLiteral("scores"), scores(evidence.scores)},
            {QStringLiteral("reasons"), array(evidence.reasons, [](const model::JudgeReason &reason) {
                 return QJsonObject{{QStringLiteral("feature"), reason.feature}, {QStringLiteral("value"), number(reason.value)},
                                    {QStringLiteral("weight"), number(reason.weight)}};
             })}};
}

QJsonObject searchRunJson(const model::SearchRun &search)
{
    const QJsonArray corrections = array(search.corrections, [](const model::Correction &correction) {
        return QJsonObject{{QStringLiteral("typed"), correction.typed}, {QStringLiteral("read"), correction.read}};
    });
    return {{QStringLiteral("text"), search.text}, {QStringLiteral("filters"), QJsonObject::fromVariantMap(search.filters)},
            {QStringLiteral("corrections"), corrections}};
}

QJsonObject costJson(const model::Cost &cost)
{
    return {{QStringLiteral("calls"), cost.calls}, {QStringLiteral("unpriced"), cost.unpriced},
            {QStringLiteral("prompt_tokens"), cost.promptTokens},
            {QStringLiteral("cached_prompt_tokens"), cost.cachedPromptTokens},
            {QStringLiteral("completion_tokens"), cost.completionTokens}, {QStringLiteral("usd"), cost.usd}};
}

QJsonObject fallBackJson(const model::FallBack &fallBack)
{
    QJsonObject json{{QStringLiteral("step"), model::stepName(fallBack.step)}, {QStringLiteral("code"), base::errorCodeName(fallBack.why.code)}};
    if (!fallBack.why.detail.isEmpty())
        json.insert(QStringLiteral("detail"), fallBack.why.detail);
    return json;
}

} // namespace

QJsonObject answerJson(const model::Answer &answer)
{
    QJsonObject timings;
    for (auto timing = answer.timingsMs.cbegin(); timing != answer.timingsMs.cend(); ++timing)
        timings.insert(timing.key(), timing.value());
    QJsonObject json{
        {QStringLiteral("outcome"), model::outcomeName(answer.outcome)},
        {QStringLiteral("answer"), words::answerSentences(answer)},
        {QStringLiteral("claims"), array(answer.claims, claimJson)},
        {QStringLiteral("dropped_claims"), array(answer.dropped, [](const model::DroppedClaim &dropped) {
             return QJsonObject{{QStringLiteral("text"), dropped.text}, {QStringLiteral("reason"), model::dropReasonName(dropped.reason)}};
         })},
        {QStringLiteral("evidence"), array(answer.evidence, evidenceJson)},
        {QStringLiteral("nearest"), array(answer.nearest, evidenceJson)},
        {QStringLiteral("asked_day"), answer.dayFromWords ? date(answer.question.day) : QJsonValue(QJsonValue::Null)},
        {QStringLiteral("searches"), array(answer.searches, searchRunJson)},
        {QStringLiteral("retriever"), retriever(answer.retriever)},
        {QStringLiteral("hidden_by_filters"), array(answer.hidden, [](const model::HiddenByFilter &hidden) {
             return QJsonObject{{QStringLiteral("document"), hidden.document}, {QStringLiteral("title"), hidden.title},
                                {QStringLiteral("reason"), hidden.reason}, {QStringLiteral("date"), date(hidden.date)}};
         })},
        {QStringLiteral("conflicts"), array(answer.conflicts, [](const model::Conflict &conflict) {
             return QJsonObject{{QStringLiteral("official"), conflict.official.toString()}, {QStringLiteral("other"), conflict.other.toString()},
                                {QStringLiteral("values"), QJsonArray::fromStringList(conflict.values)}};
         })},
        {QStringLiteral("path"), model::pathName(answer.path)},
        {QStringLiteral("judge"), judge(answer.judge)},
        {QStringLiteral("language_model"), answer.languageModel.isEmpty() ? QJsonValue(QJsonValue::Null) : QJsonValue(answer.languageModel)},
        {QStringLiteral("fell_back"), array(answer.fellBack, fallBackJson)},
        {QStringLiteral("threshold"), number(answer.threshold)},
        {QStringLiteral("from_cache"), false},
        {QStringLiteral("cost"), costJson(answer.cost)},
        {QStringLiteral("timings_ms"), timings},
    };
    json.insert(QStringLiteral("help_channel"), answer.helpChannel
                    ? QJsonValue(QJsonObject{{QStringLiteral("label"), answer.helpChannel->label}, {QStringLiteral("url"), answer.helpChannel->url}})
                    : QJsonValue(QJsonValue::Null));
    return json;
}

QJsonObject searchJson(const model::SearchResult &result)
{
    QJsonArray hits;
    for (size_t i = 0; i < result.hits.size(); ++i) {
        const model::Evidence &hit = result.hits[i];
        hits.append(QJsonObject{{QStringLiteral("section"), hit.section.id.toString()},
                                {QStringLiteral("document"), hit.document.id},
                                {QStringLiteral("title"), hit.document.title},
                                {QStringLiteral("heading"), hit.section.heading},
                                {QStringLiteral("page"), page(hit.section)},
                                {QStringLiteral("seal"), model::sealName(hit.document.seal)},
                                {QStringLiteral("snippet"), result.snippets[i]},
                                {QStringLiteral("scores"), scores(hit.scores)}});
    }
    return {{QStringLiteral("hits"), hits}, {QStringLiteral("retriever"), retriever(result.retriever)}};
}

} // namespace lastro::cli
