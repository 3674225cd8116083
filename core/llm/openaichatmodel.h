// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/llm/endpointcaller.h"

namespace lastro::llm {

/// A model behind an OpenAI-compatible endpoint, in one role.
class OpenAiChatModel final : public ChatModel {
public:
    OpenAiChatModel(std::shared_ptr<const EndpointCaller> caller, Role role) : m_caller(std::move(caller)), m_role(role) {}

    QString name() const override;
    base::Result<ChatReply> chat(const ChatRequest &request, const TextSink &onText, const base::CancelToken &cancel) override;

private:
    std::shared_ptr<const EndpointCaller> m_caller;
    Role m_role;
};

} // namespace lastro::llm
