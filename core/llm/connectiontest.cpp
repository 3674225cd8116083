// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/llm/connectiontest.h"

#include "core/llm/embeddingcall.h"
#include "core/llm/jsoncall.h"
#include "core/llm/openaichatmodel.h"
#include "core/llm/rerankcall.h"

#include <QJsonArray>

namespace lastro::llm {

namespace {

using base::ErrorCode;
using std::chrono::seconds;

constexpr qsizetype mostModels = 50;
constexpr qsizetype longestModelName = 200;

/// Long enough for a model on this machine to be read from the disk.
const Deadlines patience{seconds(30), seconds(25), seconds(10)};
const Deadlines patienceForList{seconds(5), seconds(5), seconds(5)};

AnswerForm smallForm()
{
    const QJsonObject ok{{QStringLiteral("type"), QStringLiteral("boolean")}};
    return {QStringLiteral("connection"), {{QStringLiteral("type"), QStringLiteral("object")},
                                           {QStringLiteral("properties"), QJsonObject{{QStringLiteral("ok"), ok}}},
                                           {QStringLiteral("required"), QJsonArray{QStringLiteral("ok")}},
                                           {QStringLiteral("additionalProperties"), false}}};
}

void testChat(const std::shared_ptr<const EndpointCaller> &caller, Role role, ConnectionReport &report, const base::CancelToken &cancel)
{
    ChatRequest request;
    request.messages = {{Speaker::User, QStringLiteral("Reply with {\"ok\": true}.")}};
    request.form = smallForm();
    request.maxTokens = 16;
    request.deadlines = patience;
    const base::Result<ChatReply> reply = OpenAiChatModel(caller, role).chat(request, {}, cancel);
    if (!reply) {
        report.error = reply.error();
        return;
    }
    report.servedModel = reply->model;
    report.form = reply->form;
}

void testEmbeddings(const EndpointCaller &caller, ConnectionReport &report, const base::CancelToken &cancel)
{
    const base::Result<Embeddings> embeddings = embedTexts(caller, {QStringLiteral("ok")}, 0, patience, 0, cancel);
    if (!embeddings) {
        report.error = embeddings.error();
        return;
    }
    report.servedModel = embeddings->model;
    report.dimensions = int(embeddings->vectors.front().size());
}

void testRerank(const EndpointCaller &caller, ConnectionReport &report, const base::CancelToken &cancel)
{
    const base::Result<Reranked> reranked = rerankDocuments(caller, QStringLiteral("ok"), {QStringLiteral("ok")}, patience, 0, cancel);
    if (!reranked) {
        report.error = reranked.error();
        return;
    }
    report.servedModel = reranked->model;
}

/// What the server lists; nullopt where it lists nothing.
std::optional<QStringList> listedModels(const EndpointCaller &caller, const base::CancelToken &cancel)
{
    const auto answer = callJson(caller, {Operation::ListModels, {}, {}}, CallTime(patienceForList), cancel);
    if (!answer || !answer->value(QLatin1String("data")).isArray())
        return std::nullopt;
    QStringList models;
    const QJsonArray rows = answer->value(QLatin1String("data")).toArray();
    for (const QJsonValue &row : rows) {
        QString name = row.toObject().value(QLatin1String("id")).toString().left(longestModelName);
        name.removeIf([](QChar c) { return !c.isPrint(); });
        if (!name.isEmpty() && models.size() < mostModels)
            models += name;
    }
    return models;
}

/// Some servers answer 404 to a model that they do not have as to a path: one that lists models at the next path and not
/// this one lacks the model.
void explainMissing(const EndpointCaller &caller, Role role, ConnectionReport &report, const base::CancelToken &cancel)
{
    const QString model = caller.modelOf(role);
    const std::optional<QStringList> models = listedModels(caller, cancel);
    if (!models)
        return;
    report.models = *models;
    if (report.error->code == ErrorCode::ServerPathWrong && !models->isEmpty() && !models->contains(model))
        report.error = caller.named({{ErrorCode::ServerModelMissing}}, model).error;
}

} // namespace

ConnectionReport testedConnection(const std::shared_ptr<const EndpointCaller> &caller, Role role, const base::CancelToken &cancel)
{
    ConnectionReport report;
    const CallTime time(patience);
    if (const base::Result<void> sound = checked(caller->endpoint()); !sound) {
        report.error = sound.error();
        return report;
    }
    report.keyMissing = needsKey(caller->endpoint().preset) && !caller->hasKey();
    if (role == Role::Embeddings)
        testEmbeddings(*caller, report, cancel);
    else if (role == Role::Rerank)
        testRerank(*caller, report, cancel);
    else
        testChat(caller, role, report, cancel);
    if (report.error && (report.error->code == ErrorCode::ServerModelMissing || report.error->code == ErrorCode::ServerPathWrong))
        explainMissing(*caller, role, report, cancel);
    report.milliseconds = time.spent().count();
    return report;
}

} // namespace lastro::llm
