// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/progress.h"

#include <deque>

namespace lastro::chat {

/// One question and what came of it, as the pane keeps it.
struct Turn {
    enum class State { Working, Answered, Failed, Stopped };

    quint64 id = 0;
    model::Question question;
    QString onlyTitle;                        ///< asked of this document alone; empty: of the whole base
    bool opensConversation = false;           ///< what was asked before is not remembered any more
    State state = State::Working;
    std::vector<model::TraceStep> trace;
    std::vector<model::Claim> claims;         ///< proven so far; Working, and Stopped in the middle
    std::optional<model::Answer> answer;      ///< Answered
    std::optional<base::Error> error;         ///< Failed
};

/// Whether every citation of a claim, and at least one, was proven.
bool isProven(const model::Claim &claim);

/// How the sections that a claim cites are called, one a citation, as far as the trace has named them.
QStringList tracedPlaces(const Turn &turn, const model::Claim &claim);

/// What is remembered for the next question: the answered ones of the conversation at hand, at most six, oldest first.
/// Greetings and what was stopped or failed are not in it.
std::vector<model::PastTurn> pastTurns(const std::deque<std::unique_ptr<Turn>> &turns);

/// Drops from an answer what the pane never shows (texts, word boxes, evidence that was neither judged nor cited), so
/// that a thousand turns stay small.
void shrink(model::Answer &answer);

} // namespace lastro::chat
