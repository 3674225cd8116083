// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/llm/rerankcall.h"

#include "core/llm/answerfields.h"
#include "core/llm/jsoncall.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <cmath>

namespace lastro::llm {

namespace {

using base::ErrorCode;

qint64 charactersOf(const QString &query, const QStringList &documents)
{
    qint64 characters = 0;
    for (const QString &document : documents)
        characters += query.size() + document.size();
    return characters;
}

/// One score for each document, or the protocol is broken.
std::expected<std::vector<double>, CallFault> readScores(const EndpointCaller &caller, const QJsonObject &answer, qsizetype count)
{
    const QJsonArray rows = answer.value(QLatin1String("results")).toArray();
    std::vector<double> scores(size_t(count), qQNaN());
    if (rows.size() != count)
        return std::unexpected(incompatible(caller, "rerank_count"));
    for (const QJsonValue &row : rows) {
        const qint64 index = row.toObject().value(QLatin1String("index")).toInteger(-1);
        const QJsonValue score = row.toObject().value(QLatin1String("relevance_score"));
        if (index < 0 || index >= count || !std::isnan(scores[size_t(index)]))
            return std::unexpected(incompatible(caller, "rerank_index"));
        if (!score.isDouble() || !std::isfinite(score.toDouble()))
            return std::unexpected(incompatible(caller, "rerank_score"));
        scores[size_t(index)] = score.toDouble();
    }
    return scores;
}

} // namespace

base::Result<Reranked> rerankDocuments(const EndpointCaller &caller, const QString &query, const QStringList &documents,
                                       const Deadlines &deadlines, qint64 turn, const base::CancelToken &cancel)
{
    const QString model = caller.modelOf(Role::Rerank);
    if (model.isEmpty())
        return base::failure(ErrorCode::EndpointInvalid, caller.endpoint().name, QStringLiteral("models_missing:models/rerank"));
    if (documents.isEmpty())
        return Reranked{};
    const qint64 characters = charactersOf(query, documents);
    base::Result<CallBook::Entry> entry = caller.book().open({Role::Rerank, model, turn, characters, 0}, deadlines);
    if (!entry)
        return std::unexpected(entry.error());
    const QJsonObject body{{QStringLiteral("model"), model}, {QStringLiteral("query"), query},
                           {QStringLiteral("documents"), QJsonArray::fromStringList(documents)}, {QStringLiteral("top_n"), documents.size()}};
    const auto answer = callJson(caller, {Operation::Rerank, model, QJsonDocument(body).toJson(QJsonDocument::Compact)}, entry->time(), cancel);
    auto scores = answer ? readScores(caller, *answer, documents.size()) : std::unexpected(answer.error());
    if (!scores) {
        entry->failed(scores.error(), 0);
        return std::unexpected(scores.error().error);
    }
    const TokenUsage usage = usageTold(*answer).value_or(TokenUsage{estimatedTokens(characters), 0, 0, true});
    entry->succeeded(usage, modelTold(*answer));
    return Reranked{std::move(*scores), usage, modelTold(*answer)};
}

} // namespace lastro::llm
