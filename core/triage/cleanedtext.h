// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/triage/finding.h"

namespace lastro::triage {

/// What rules read: the search fold (nothing invisible left, no accents, lower case) with look-alike letters of other
/// alphabets turned Latin inside Latin words, and line breaks kept as '\n' instead of ' '.
/// Pure; any thread; linear.
struct CleanedText {
    base::FoldedText folded;           ///< offsets lead back to the source
    std::vector<Finding> oddities;     ///< "invisible_text", "bidi", "homoglyph", in the source's ranges
    QString tagged;                    ///< what Unicode tag characters spell, outside emoji flags
    base::TextRange taggedRange;       ///< of the source: from the first to the last of them

    explicit CleanedText(const QString &source);
};

} // namespace lastro::triage
