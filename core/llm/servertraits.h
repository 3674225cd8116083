// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/llm/chatmodel.h"
#include "core/llm/endpoint.h"

#include <QHash>
#include <mutex>

namespace lastro::llm {

/// What a model's server understands of the protocol.
struct ServerTraits {
    FormAsked form = FormAsked::JsonSchema;    ///< the best that it takes
    bool completionTokens = false;             ///< "max_completion_tokens" in the place of "max_tokens"
    bool temperature = true;
    bool streamOptions = true;                 ///< usage at the end of a stream
    bool reasoningSwitch = true;               ///< the preset's way to turn extended reasoning off
    bool operator==(const ServerTraits &) const = default;
};

/// What to begin with.
ServerTraits traitsOf(Preset preset);
/// Gives up what the server blames; without blame, the next likeliest. false: nothing is left to give up.
bool concede(ServerTraits &traits, const QString &parameter, bool hasForm);

/// What was learnt of a server, by model, for as long as the program runs. Any thread.
class TraitsMemory {
public:
    explicit TraitsMemory(Preset preset) : m_first(traitsOf(preset)) {}
    ServerTraits of(const QString &model) const;
    void learn(const QString &model, const ServerTraits &traits);

private:
    const ServerTraits m_first;
    mutable std::mutex m_mutex;
    QHash<QString, ServerTraits> m_known;
};

} // namespace lastro::llm
