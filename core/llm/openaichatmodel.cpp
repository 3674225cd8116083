// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/llm/openaichatmodel.h"

#include "core/llm/chatbody.h"
#include "core/llm/chatstream.h"

namespace lastro::llm {

namespace {

constexpr int mostAttempts = 8;

qint64 promptCharacters(const ChatRequest &request)
{
    qint64 characters = 0;
    for (const Message &message : request.messages)
        characters += message.text.size();
    return characters;
}

/// A request as it goes to one model, tried until the server takes its wording.
class Attempts {
public:
    Attempts(const EndpointCaller &caller, const QString &model, const ChatRequest &request, const CallTime &time)
        : m_caller(caller), m_model(model), m_request(request), m_time(time) {}

    std::expected<ChatReply, CallFault> run(const TextSink &onText, const base::CancelToken &cancel)
    {
        const ServerTraits known = m_caller.traits().of(m_model);
        ServerTraits traits = known;
        // What the server said to the full request tells more than what it said to a lesser one.
        std::optional<CallFault> first;
        for (int attempt = 1;; ++attempt) {
            std::expected<ChatReply, CallFault> reply = once(traits, onText, cancel);
            if (reply) {
                if (traits != known)
                    m_caller.traits().learn(m_model, traits);
                reply->form = formAsked(m_request, traits);
                return reply;
            }
            const CallFault fault = reply.error();
            if (!fault.requestRefused)
                return reply;
            first = first.value_or(fault);
            if (attempt == mostAttempts || !concede(traits, fault.parameter, m_request.form.has_value()))
                return std::unexpected(*first);
        }
    }

    qint64 answered() const { return m_answered; }

private:
    std::expected<ChatReply, CallFault> once(const ServerTraits &traits, const TextSink &onText, const base::CancelToken &cancel)
    {
        ChatStream stream(onText);
        const EndpointCaller::Call call{Operation::Chat, m_model, chatBody(m_request, m_model, m_caller.endpoint().preset, traits)};
        bool streamed = false;
        const auto answer = m_caller.send(call, m_time, [&](const QByteArray &bytes) {
            streamed = true;
            return stream.feed(bytes);
        }, cancel);
        m_answered = stream.text().size();
        if (!answer)
            return std::unexpected(answer.error());
        if (streamed || answer->contentType.startsWith("text/event-stream"))
            stream.endOfBytes();
        else
            stream.takeWhole(*answer);
        m_answered = stream.text().size();
        std::expected<ChatReply, CallFault> reply = stream.result();
        if (!reply)
            return std::unexpected(m_caller.named(reply.error(), m_model));
        if (!stream.usageTold())
            reply->usage = {estimatedTokens(promptCharacters(m_request)), 0, estimatedTokens(m_answered), true};
        return reply;
    }

    const EndpointCaller &m_caller;
    const QString &m_model;
    const ChatRequest &m_request;
    const CallTime &m_time;
    qint64 m_answered = 0;
};

} // namespace

QString OpenAiChatModel::name() const
{
    return m_caller->endpoint().name + QStringLiteral(" / ") + m_caller->modelOf(m_role);
}

base::Result<ChatReply> OpenAiChatModel::chat(const ChatRequest &request, const TextSink &onText, const base::CancelToken &cancel)
{
    const QString model = m_caller->modelOf(m_role);
    if (model.isEmpty())
        return base::failure(base::ErrorCode::EndpointInvalid, m_caller->endpoint().name, QStringLiteral("models_missing:models/") + roleName(m_role));
    base::Result<CallBook::Entry> entry =
        m_caller->book().open({m_role, model, request.turn, promptCharacters(request), request.maxTokens}, request.deadlines);
    if (!entry)
        return std::unexpected(entry.error());
    Attempts attempts(*m_caller, model, request, entry->time());
    std::expected<ChatReply, CallFault> reply = attempts.run(onText, cancel);
    if (!reply) {
        entry->failed(reply.error(), attempts.answered());
        return std::unexpected(reply.error().error);
    }
    reply->milliseconds = entry->milliseconds();
    entry->succeeded(reply->usage, reply->model);
    return *reply;
}

} // namespace lastro::llm
