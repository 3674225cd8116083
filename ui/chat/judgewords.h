// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/answer.h"

namespace lastro::chat {

/// "Juiz 3 de 3: responde à pergunta"
QString judgeWords(model::JudgeScore score);
/// For the line under an answer: "juiz 3"; empty where nothing was judged.
QString judgePart(const model::Answer &answer);
/// Why nothing is stated although sections were judged: "A seção mais próxima tem nota do juiz 3 de 3: responde, mas é
/// uma página da wiki, ..."; empty where nothing was judged.
QString refusalWords(const model::Answer &answer);

} // namespace lastro::chat
