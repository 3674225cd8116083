// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/progress.h"

namespace lastro::chat {

/// One question and what came of it, as the pane keeps it.
struct Turn {
    enum class State { Working, Answered, Failed, Stopped };

    quint64 id = 0;
    model::Question question;
    State state = State::Working;
    std::vector<model::TraceStep> trace;
    std::optional<model::Answer> answer;      ///< Answered
    std::optional<base::Error> error;         ///< Failed
};

/// Drops from an answer what the pane never shows (texts, word boxes, evidence that was neither judged nor cited), so
/// that a thousand turns stay small.
void shrink(model::Answer &answer);

} // namespace lastro::chat
