// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/llm/chatbody.h"

#include <QJsonArray>
#include <QJsonDocument>

namespace lastro::llm {

namespace {

QString speakerName(Speaker speaker)
{
    switch (speaker) {
    case Speaker::System: return QStringLiteral("system");
    case Speaker::Assistant: return QStringLiteral("assistant");
    case Speaker::User: break;
    }
    return QStringLiteral("user");
}

/// A model whose server does not hold it to the form is told of it, after everything else: what comes before stays as it
/// is in the provider's cache.
QString formInWords(const AnswerForm &form)
{
    return QStringLiteral("\n\nReply with one JSON object that fits this JSON schema, and with nothing else:\n")
        + QString::fromUtf8(QJsonDocument(form.schema).toJson(QJsonDocument::Compact));
}

QJsonArray messagesOf(const ChatRequest &request, FormAsked asked)
{
    QJsonArray messages;
    for (size_t i = 0; i < request.messages.size(); ++i) {
        QString text = request.messages[i].text;
        const bool last = i + 1 == request.messages.size();
        if (last && (asked == FormAsked::JsonObject || asked == FormAsked::InWords))
            text += formInWords(*request.form);
        messages.append(QJsonObject{{QStringLiteral("role"), speakerName(request.messages[i].speaker)}, {QStringLiteral("content"), text}});
    }
    return messages;
}

QJsonObject responseFormat(const AnswerForm &form, FormAsked asked)
{
    if (asked == FormAsked::JsonObject)
        return {{QStringLiteral("type"), QStringLiteral("json_object")}};
    const QJsonObject schema{{QStringLiteral("name"), form.name}, {QStringLiteral("strict"), true}, {QStringLiteral("schema"), form.schema}};
    return {{QStringLiteral("type"), QStringLiteral("json_schema")}, {QStringLiteral("json_schema"), schema}};
}

void turnReasoningOff(QJsonObject &body, Preset preset)
{
    if (preset == Preset::OpenRouter)
        body.insert(QStringLiteral("reasoning"), QJsonObject{{QStringLiteral("enabled"), false}});
    else
        body.insert(QStringLiteral("chat_template_kwargs"), QJsonObject{{QStringLiteral("enable_thinking"), false}});
}

QByteArray member(const char *name, const QJsonValue &value)
{
    // A value alone is no document for Qt: it goes in as an array of one.
    const QByteArray list = QJsonDocument(QJsonArray{value}).toJson(QJsonDocument::Compact);
    return '"' + QByteArray(name) + "\":" + list.mid(1, list.size() - 2);
}

} // namespace

FormAsked formAsked(const ChatRequest &request, const ServerTraits &traits)
{
    return request.form ? traits.form : FormAsked::None;
}

QByteArray chatBody(const ChatRequest &request, const QString &model, Preset preset, const ServerTraits &traits)
{
    const FormAsked asked = formAsked(request, traits);
    QJsonObject rest{{QStringLiteral("stream"), true}};
    rest.insert(traits.completionTokens ? QStringLiteral("max_completion_tokens") : QStringLiteral("max_tokens"), request.maxTokens);
    if (traits.temperature)
        rest.insert(QStringLiteral("temperature"), request.temperature);
    if (traits.streamOptions)
        rest.insert(QStringLiteral("stream_options"), QJsonObject{{QStringLiteral("include_usage"), true}});
    if (asked == FormAsked::JsonSchema || asked == FormAsked::JsonObject)
        rest.insert(QStringLiteral("response_format"), responseFormat(*request.form, asked));
    if (traits.reasoningSwitch && !request.extendedReasoning)
        turnReasoningOff(rest, preset);
    // Model and messages first: what is the same in every question stands at the beginning.
    const QByteArray after = QJsonDocument(rest).toJson(QJsonDocument::Compact);
    return '{' + member("model", model) + ',' + member("messages", messagesOf(request, asked)) + ',' + after.mid(1);
}

} // namespace lastro::llm
