// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/progress.h"

namespace lastro::library {

/// "Lendo 12 de 340 arquivos · 1.204 seções"
QString progressWords(const model::IndexProgress &progress);
/// "faltam cerca de 3 min (±30 %)"; empty while nothing is known.
QString timeLeftWords(double seconds);
/// "Previsão: 12 arquivos a ler · 900 unidades para vetores · ~160.000 tokens ±30 % · cerca de 2 min"; empty where there is
/// nothing to do.
QString estimateWords(const model::IndexEstimate &estimate);
/// 0..1000 of the phase at hand; -1 while the end is unknown.
int progressPermille(const model::IndexProgress &progress);
/// "40 documentos, 320 seções, lidos em 12 s. 3 arquivos não foram lidos."
QString reportWords(const model::IndexReport &report);

} // namespace lastro::library
