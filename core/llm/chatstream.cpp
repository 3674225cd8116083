// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/llm/chatstream.h"

#include "core/llm/answerfields.h"

#include <QJsonArray>
#include <QJsonDocument>

namespace lastro::llm {

namespace {

CallFault incompatible(const char *detail)
{
    return {{base::ErrorCode::ServerIncompatible, {}, QLatin1String(detail)}};
}

Finish finishOf(const QString &reason)
{
    if (reason == QLatin1String("stop") || reason == QLatin1String("eos_token") || reason == QLatin1String("stop_sequence"))
        return Finish::Stopped;
    if (reason == QLatin1String("length"))
        return Finish::Length;
    return reason == QLatin1String("content_filter") ? Finish::Filtered : Finish::Other;
}

} // namespace

bool ChatStream::feed(const QByteArray &bytes)
{
    for (const QByteArray &data : m_parser.feed(bytes)) {
        takeEvent(data);
        if (m_done || m_fault)
            return false;
    }
    return true;
}

void ChatStream::endOfBytes()
{
    m_done = m_done || m_parser.unfinished().trimmed() == "[DONE]";
}

void ChatStream::takeEvent(const QByteArray &data)
{
    if (data.trimmed() == "[DONE]") {
        m_done = true;
        return;
    }
    const QJsonDocument document = QJsonDocument::fromJson(data);
    if (!document.isObject()) {
        m_fault = incompatible("event_not_json");
        return;
    }
    const QJsonObject root = document.object();
    takeCommon(root);
    const QJsonValue choice = root.value(QLatin1String("choices")).toArray().at(0);
    if (!m_fault && choice.isObject())
        takeChoice(choice.toObject(), QLatin1String("delta"));
}

void ChatStream::takeWhole(const HttpAnswer &answer)
{
    const QJsonDocument document = QJsonDocument::fromJson(answer.body);
    const QJsonObject root = document.object();
    const QJsonValue choice = root.value(QLatin1String("choices")).toArray().at(0);
    takeCommon(root);
    if (m_fault)
        return;
    if (!choice.toObject().value(QLatin1String("message")).isObject()) {
        m_fault = CallFault{faultOfBody(answer)};
        return;
    }
    takeChoice(choice.toObject(), QLatin1String("message"));
    m_done = true;
}

void ChatStream::takeCommon(const QJsonObject &root)
{
    if (const QJsonValue error = root.value(QLatin1String("error")); !error.isUndefined() && !error.isNull()) {
        m_fault = faultOfErrorObject(error);
        return;
    }
    if (m_reply.model.isEmpty())
        m_reply.model = modelTold(root);
    if (const std::optional<TokenUsage> usage = llm::usageTold(root)) {
        m_reply.usage = *usage;
        m_usageTold = true;
    }
}

void ChatStream::takeChoice(const QJsonObject &choice, QLatin1String part)
{
    const QJsonObject delta = choice.value(part).toObject();
    const QString piece = delta.value(QLatin1String("content")).toString();
    const bool refused = !delta.value(QLatin1String("refusal")).toString().isEmpty();
    m_reply.text += piece;
    if (refused)
        m_reply.finish = Finish::Refused;
    if (const QString reason = choice.value(QLatin1String("finish_reason")).toString(); !reason.isEmpty()) {
        m_finishTold = true;
        if (m_reply.finish != Finish::Refused)
            m_reply.finish = finishOf(reason);
    }
    if (!piece.isEmpty() && m_onText)
        m_onText(piece);
}

std::expected<ChatReply, CallFault> ChatStream::result() const
{
    if (m_fault) {
        CallFault fault = *m_fault;
        fault.mayHaveCost = !m_reply.text.isEmpty();
        return std::unexpected(fault);
    }
    if (!m_done || !m_finishTold) {
        const char *detail = m_done ? "no_finish_reason" : "no_end";
        return std::unexpected(CallFault{{base::ErrorCode::AnswerIncomplete, {}, QLatin1String(detail)}, false, {}, true});
    }
    return m_reply;
}

} // namespace lastro::llm
