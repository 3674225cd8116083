// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/document.h"

namespace lastro::words {

QString sealLabel(model::Seal seal);            ///< "Oficial" | "Wiki, não oficial" | "Ata, decisão pontual"
QString standingLabel(model::Standing standing);///< "Vigente" | "Arquivado" | "Ainda não vigente"

} // namespace lastro::words
