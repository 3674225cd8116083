// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/llm/chatmodel.h"
#include "core/llm/servererror.h"
#include "core/llm/sseparser.h"

namespace lastro::llm {

/// Puts a reply together out of a streamed chat completion, or out of one sent whole by a server that does not stream. A
/// stream is whole when the model said why it stopped and "[DONE]" came; anything less is AnswerIncomplete.
class ChatStream {
public:
    explicit ChatStream(TextSink onText) : m_onText(std::move(onText)) {}

    /// false: the stream is over, well or not.
    bool feed(const QByteArray &bytes);
    /// The connection ended: a last line without its line end counts where it is the stream's own end.
    void endOfBytes();
    /// Of an answer that is one JSON object.
    void takeWhole(const HttpAnswer &answer);

    /// The reply (form, usage estimates and time are the caller's), or why there is none.
    std::expected<ChatReply, CallFault> result() const;
    const QString &text() const { return m_reply.text; }
    bool usageTold() const { return m_usageTold; }

private:
    void takeEvent(const QByteArray &data);
    void takeChoice(const QJsonObject &choice, QLatin1String part);
    void takeCommon(const QJsonObject &root);

    TextSink m_onText;
    SseParser m_parser;
    ChatReply m_reply;
    std::optional<CallFault> m_fault;
    bool m_finishTold = false;
    bool m_usageTold = false;
    bool m_done = false;
};

} // namespace lastro::llm
