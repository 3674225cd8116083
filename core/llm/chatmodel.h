// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/canceltoken.h"
#include "core/base/result.h"
#include "core/llm/price.h"

#include <QJsonObject>
#include <QString>
#include <chrono>
#include <functional>
#include <optional>
#include <vector>

namespace lastro::llm {

/// How long a call may take. A call ends at most a second after its deadline, whatever the server does.
struct Deadlines {
    std::chrono::milliseconds total{60'000};       ///< of the whole call: waits, second attempts and all
    std::chrono::milliseconds firstByte{45'000};   ///< until the server says anything at all
    std::chrono::milliseconds silence{15'000};     ///< between two pieces of the answer
};

enum class Speaker { System, User, Assistant };

struct Message {
    Speaker speaker = Speaker::User;
    QString text;
};

/// The form an answer must have. Servers that hold models to a JSON schema get it as such; others are asked for JSON, or
/// only told in words. So every reply is checked by its reader (replyreader.h).
struct AnswerForm {
    QString name;                        ///< a-z, 0-9 and _
    QJsonObject schema;
};

struct ChatRequest {
    std::vector<Message> messages;
    std::optional<AnswerForm> form;
    int maxTokens = 1024;                ///< of the answer
    double temperature = 0;
    bool extendedReasoning = false;      ///< false: servers that know how are told not to think aloud first
    Deadlines deadlines;
    qint64 turn = 0;                     ///< the question this call belongs to, for ledger and ceilings; 0 = none
};

/// How the form was asked for in the end.
enum class FormAsked { JsonSchema, JsonObject, InWords, None };

enum class Finish { Stopped, Length, Filtered, Refused, Other };

/// A whole answer; one that was cut is an error.
struct ChatReply {
    QString text;
    Finish finish = Finish::Stopped;
    FormAsked form = FormAsked::None;
    TokenUsage usage;
    QString model;                       ///< as the server named it; empty where it did not
    qint64 milliseconds = 0;
};

/// Pieces of the answer as they come, on the thread that called. What was shown of them counts for nothing when the call fails.
using TextSink = std::function<void(const QString &piece)>;

/// A language model. Blocks: for worker threads only. Safe from several threads at once.
class ChatModel {
public:
    virtual ~ChatModel() = default;
    /// "ENDPOINT / MODEL", for people.
    virtual QString name() const = 0;
    /// Errors: Cancelled, EndpointInvalid, SpendCeilingReached, and every Server..., Key..., Answer... and PromptTooLong.
    virtual base::Result<ChatReply> chat(const ChatRequest &request, const TextSink &onText, const base::CancelToken &cancel) = 0;
};

} // namespace lastro::llm
