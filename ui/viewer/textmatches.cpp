// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/viewer/textmatches.h"

namespace lastro::viewer {

std::vector<base::TextRange> textMatches(const QString &text, const QString &words)
{
    const QString wanted = base::searchFolded(words);
    std::vector<base::TextRange> matches;
    if (wanted.isEmpty())
        return matches;
    const base::FoldedText folded = base::foldForSearch(text);
    for (qsizetype at = folded.text.indexOf(wanted); at >= 0; at = folded.text.indexOf(wanted, at + wanted.size()))
        matches.push_back(folded.sourceRange(at, wanted.size()));
    return matches;
}

} // namespace lastro::viewer
