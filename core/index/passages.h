// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/section.h"
#include "core/store/records.h"

#include <vector>

namespace lastro::index {

/// Longest passage, in characters: about 300 tokens, well within the encoder's 512 with the breadcrumb in front.
inline constexpr qsizetype longestPassage = 1'200;

/// Cuts a section into the pieces that are embedded: whole blocks together up to the limit, a longer block at its
/// sentence ends. The ranges cover the text in order without overlap; an empty text gives no passage.
std::vector<store::Passage> makePassages(const model::Section &section);

} // namespace lastro::index
