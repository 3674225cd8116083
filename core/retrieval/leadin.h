// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/section.h"

namespace lastro::retrieval {

/// Does a section end by pointing at what follows it: with a colon, or "conforme tabela abaixo", "a seguir"? Pure.
bool pointsOn(const model::Section &section);

/// Does a section begin with a list or a table: what such an ending points at?
bool beginsWithItems(const model::Section &section);

} // namespace lastro::retrieval
