// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/textfold.h"

#include <vector>

namespace lastro::prompt {

/// A piece of a text that stands for itself, and what it is worth to a question.
struct RatedRange {
    base::TextRange range;
    double worth = 0;
};

/// Stands where something was left out.
inline constexpr QStringView omissionMark = u"[...]";

/// Are a text's beginning and end kept, whatever they are worth? An eighth of the room each.
enum class Ends { Kept, AsWorth };

/// The text if it is no longer than that; else its ends and, of what lies between, the pieces that are worth most, in their
/// order, with the omission mark between what does not follow on. pieces: in text order, none inside another; a piece is cut,
/// at a word, only where it alone is too long. At most mostCharacters (>= 80). Pure; any thread.
QString excerptOf(const QString &text, const std::vector<RatedRange> &pieces, qsizetype mostCharacters, Ends ends = Ends::Kept);

} // namespace lastro::prompt
