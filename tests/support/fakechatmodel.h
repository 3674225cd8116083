// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/llm/chatmodel.h"

#include <mutex>

namespace lastro::tests {

/// A model whose answers are a function of what it is asked. Keeps the requests.
class FakeChatModel final : public llm::ChatModel {
public:
    using Answerer = std::function<base::Result<QString>(const llm::ChatRequest &request)>;
    explicit FakeChatModel(Answerer answerer) : m_answerer(std::move(answerer)) {}

    QString name() const override { return QStringLiteral("Fake / fake-1"); }
    base::Result<llm::ChatReply> chat(const llm::ChatRequest &request, const llm::TextSink &onText, const base::CancelToken &cancel) override
    {
        {
            const std::lock_guard lock(m_mutex);
            m_requests.push_back(request);
        }
        if (cancel.isCancelled())
            return base::failure(base::ErrorCode::Cancelled);
        const base::Result<QString> text = m_answerer(request);
        if (!text)
            return std::unexpected(text.error());
        for (qsizetype from = 0; onText && from < text->size(); from += pieceLength)
            onText(text->mid(from, pieceLength));
        qint64 prompt = 0;
        for (const llm::Message &message : request.messages)
            prompt += message.text.size();
        llm::ChatReply reply;
        reply.text = *text;
        reply.form = request.form ? llm::FormAsked::JsonSchema : llm::FormAsked::None;
        reply.usage = {llm::estimatedTokens(prompt), 0, llm::estimatedTokens(text->size()), true};
        reply.model = QStringLiteral("fake-1");
        return reply;
    }

    std::vector<llm::ChatRequest> requests() const
    {
        const std::lock_guard lock(m_mutex);
        return m_requests;
    }

private:
    static constexpr qsizetype pieceLength = 7;
    Answerer m_answerer;
    mutable std::mutex m_mutex;
    std::vector<llm::ChatRequest> m_requests;
};

} // namespace lastro::tests
