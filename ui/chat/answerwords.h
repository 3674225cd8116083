// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/answer.h"

namespace lastro::chat {

/// "juiz 3 de 3: responde"
QString judgeWords(model::JudgeScore score);
/// A JudgeReason's feature and value; a feature without words of its own shows its name.
QString reasonWords(const model::JudgeReason &reason);
QString dropWords(model::DropReason reason);
/// "híbrida · juiz 3 · 84 ms · sem custo"
QString quietLine(const model::Answer &answer);
QString searchWords(const model::SearchRun &search);
QString hiddenWords(const model::HiddenByFilter &hidden);
/// "Política de viagens, 4.2 Hospedagem, p. 3"
QString placeWords(const model::Evidence &evidence);
/// "dono: RH · vigente desde 01/03/2026"
QString standingWords(const model::Evidence &evidence);

} // namespace lastro::chat
