// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/answer.h"

namespace lastro::chat {

/// What a language model was to do and the program did itself, in plain words: which steps, why, what was done instead. One
/// text for each reason, in the order in which they came; empty where nothing fell back.
QStringList fallBackWords(const model::Answer &answer);

} // namespace lastro::chat
