// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

namespace lastro::answer {

inline constexpr qsizetype longestQuestion = 4'000;

/// The question without outer white space. Errors: QuestionEmpty when no letter or digit is in it (signs, emoji),
/// QuestionTooLong (subject: its length).
base::Result<QString> checkedQuestion(const QString &text);

} // namespace lastro::answer
