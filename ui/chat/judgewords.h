// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/answer.h"

namespace lastro::chat {

/// "Juiz 3 de 3: responde à pergunta"
QString judgeWords(model::JudgeScore score);
/// A JudgeReason: a measure with its value, a rule as a sentence; a feature of a later version shows its name.
QString reasonWords(const model::JudgeReason &reason);
/// A rule, or one of the measures that say most: what stands beside each piece of evidence.
bool isMainReason(const model::JudgeReason &reason);
/// For the line under an answer: "juiz 3"; empty where nothing was judged.
QString judgePart(const model::Answer &answer);
/// Why nothing is stated although sections were judged: "A seção mais próxima tem nota do juiz 3 de 3: responde, mas é
/// uma página da wiki, ..."; empty where nothing was judged.
QString refusalWords(const model::Answer &answer);

} // namespace lastro::chat
