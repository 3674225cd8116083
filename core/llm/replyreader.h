// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/llm/chatmodel.h"

#include <QString>
#include <optional>
#include <vector>

namespace lastro::llm {

/// A claim as a model made it: nothing of it is proven.
struct ModelClaim {
    QString text;
    QString section;
    QString quote;
    bool operator==(const ModelClaim &) const = default;
};

enum class ModelOutcome { Answered, Partial, NotFound };

struct ModelAnswer {
    std::vector<ModelClaim> claims;
    ModelOutcome outcome = ModelOutcome::NotFound;
};

struct ModelSearch {
    QString text;
    QString area;                           ///< empty = no filter
    std::optional<bool> inForce;
    bool operator==(const ModelSearch &) const = default;
};

inline constexpr int mostClaims = 20;
inline constexpr int mostSearches = 3;

/// The forms that a model is asked for. Readers take exactly these, by readStrictJson(): a missing, unknown or wrongly typed
/// member, an empty or overlong text or too many of anything is AnswerInvalid, detail PROBLEM:FIELD ("type:claims", "unknown:",
/// "missing:outcome", "too_many:claims", "count:scores", "length:quote", "value:scores"). A reply whose form was not enforced may stand in one
/// ``` fence and after one <think> block; nothing else may stand around it. A reply that did not finish (Finish::Length ...) is
/// AnswerIncomplete.
///
/// {"claims": [{"text", "section", "quote"}], "outcome": "answered" | "partial" | "not_found"}
base::Result<ModelAnswer> readAnswer(const ChatReply &reply);
/// {"scores": [0..3, ...]}: whole numbers, exactly count of them.
base::Result<std::vector<int>> readScores(const ChatReply &reply, int count);
/// {"searches": [{"text", "filters": {"area", "in_force"}}]}: one to three; filters and its members may be absent or null.
base::Result<std::vector<ModelSearch>> readSearches(const ChatReply &reply);

} // namespace lastro::llm
