// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/extraction.h"

namespace lastro::sections {

/// Text from position start on, at most limit units of it: where to cut so that a sentence (a line of code) stays
/// whole; else between words, else anywhere but inside a character. White space at the cut goes to the first part.
qsizetype cutPosition(const QString &text, qsizetype start, qsizetype limit, bool code);

/// A piece of a block with the spans and words that touch it, ranges relative to the piece.
model::ExtractedBlock sliceOf(const model::ExtractedBlock &block, base::TextRange range);

/// Blocks none of which is longer than limit (> 1); their texts joined are the text of the block.
std::vector<model::ExtractedBlock> splitBlock(model::ExtractedBlock block, qsizetype limit);

} // namespace lastro::sections
