// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/answer.h"

namespace lastro::chat {

QString dropWords(model::DropReason reason);
/// "confere com a fonte · busca híbrida · em cadeia · juiz 3 · redigida por MODEL · 84 ms · US$ 0,0004"; the card of a refusal says the judge's part itself.
QString quietLine(const model::Answer &answer);
QString searchWords(const model::SearchRun &search);
QString hiddenWords(const model::HiddenByFilter &hidden);
/// "Política de viagens, 4.2 Hospedagem, p. 3"
QString placeWords(const model::Evidence &evidence);
QString placeWords(const QString &title, const QString &heading);
/// "dono: RH · vigente desde 01/03/2026"
QString standingWords(const model::Evidence &evidence);

} // namespace lastro::chat
