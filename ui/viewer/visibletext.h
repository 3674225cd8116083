// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringView>

namespace lastro::viewer {

/// Characters that change what a reader sees without being seen: bidi embeddings, overrides and isolates, and Unicode
/// tag characters (threats.md T10).
bool isDeceptive(char32_t character);

/// A label's text: each such character replaced by its code in brackets ("[U+202E]"), line breaks by spaces, and
/// places to wrap put into words of more than 30 characters.
QString visibleText(QStringView text);

/// The code shown in place of a character: "[U+202E]".
QString visibleCode(char32_t character);

} // namespace lastro::viewer
