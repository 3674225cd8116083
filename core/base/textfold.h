// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <vector>

namespace lastro::base {

/// A piece of a text: UTF-16 code units.
struct TextRange {
    qsizetype start = 0;
    qsizetype length = 0;
    qsizetype end() const { return start + length; }
    bool operator==(const TextRange &) const = default;
};

/// A text made comparable, with the way back.
/// offsets has text.size() + 1 entries: text[i] came from source[offsets[i]]; the last entry is the end of the last
/// source character that was used.
struct FoldedText {
    QString text;
    std::vector<qsizetype> offsets;

    /// The source range of text[start, start + length).
    TextRange sourceRange(qsizetype start, qsizetype length) const;
};

/// Typographic fold, the one used to prove quotes. Letters, digits, accents, case and signs stay; what differs only in
/// typesetting is made equal: curly quotes to straight, every dash and minus to '-', NBSP and other spaces and line
/// breaks to one space (none at the ends), soft hyphens, zero-width and bidi controls dropped, ligatures (U+FB00..FB06)
/// spelled out, "..." for the ellipsis, NFC.
FoldedText foldTypography(const QString &source);

/// Search fold: foldTypography, then case folded and accents dropped (NFKD without marks).
FoldedText foldForSearch(const QString &source);

/// foldForSearch(text).text, without the map.
QString searchFolded(const QString &text);

} // namespace lastro::base
