// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace lastro::words {

/// Characters that change what a reader sees without being seen (threats.md T10): bidi marks, embeddings, overrides and
/// isolates, zero-width and fill characters, Unicode tags. A joiner between two pictures (family emoji) is none; before
/// is the character in front, 0 at the start. Soft hyphens only ever show where a line breaks.
bool isHidden(char32_t character, char32_t before = 0);

/// What is shown in place of such a character: "[U+202E]".
QString visibleCode(char32_t character);

/// A text of unknown origin, for the screen: hidden characters as their codes, so that none reorders what stands beside
/// it; other control characters as spaces, line ends and tabs kept. Says nothing about markup.
QString visibleText(const QString &text);

} // namespace lastro::words
