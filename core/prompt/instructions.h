// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace lastro::prompt {

enum class Step { Rewrite, Judge, Answer };

/// Of the instructions: the base's.
enum class Language { Portuguese, English };

/// By a base's locale ("pt-BR", "en_US"); Portuguese for every other.
Language languageOf(const QString &locale);

/// How a step's prompt begins: always the same in a language, whatever the base and the question, so that providers can
/// keep it. resources/prompts. Any thread.
const QString &instructions(Step step, Language language);

} // namespace lastro::prompt
