// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/section.h"

namespace lastro::judge {

/// The smallest piece that can be quoted alone: a sentence, a list item or a table row.
struct TextUnit {
    base::TextRange range;                                    ///< of the section's text, without outer white space
    model::BlockKind kind = model::BlockKind::Paragraph;
    int block = 0;                                            ///< of Section::blocks; the line where there are none
};

/// Units of a section in order. Portuguese and English: abbreviations ("Art. 5", "nº 3", "Sr. Silva"), numbers
/// ("R$ 1.000,00", "4.2.1") and initials do not end a sentence. Pure; any thread.
std::vector<TextUnit> unitsOf(const model::Section &section);

/// Sentence ranges within a range of a text.
std::vector<base::TextRange> sentencesIn(const QString &text, base::TextRange range);

} // namespace lastro::judge
