// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>
#include <QPalette>

namespace lastro::widgets {

enum class Theme { Desktop, Light, Dark, HighContrast };

/// Colours with a meaning. The plain ones (window, text, highlight, link ...) are QPalette's own roles.
enum class ColorRole {
    Accent,                          ///< deep teal: the one accent, readable as text on window and base
    QuietText,                       ///< secondary lines
    Separator,                       ///< hairlines and card borders
    Outline,                         ///< edge of what can be typed in, chosen or pressed: 3:1 or more
    Card,                            ///< fill of a calm card on the window
    Mark, MarkText,                  ///< quoted words in a source
    Official, OfficialFill,
    Wiki, WikiFill,
    Minutes, MinutesFill,
    Archived, ArchivedFill,
    Warning, WarningFill,            ///< suspect, failed
};

/// The only place with colours (ui.md "Look"). Every text role holds a contrast of 4.5:1 or more on its fill, on window
/// and on base. The variant (light, dark, high contrast) is read from the palette, so that nothing is kept anywhere.
QColor color(ColorRole role, const QPalette &palette);
bool isDark(const QPalette &palette);

/// The palette of a theme; Desktop takes light or dark after the desktop's own palette.
QPalette paletteFor(Theme theme, const QPalette &desktop);

/// WCAG 2 contrast of two opaque colours, 1..21.
double contrast(const QColor &a, const QColor &b);

} // namespace lastro::widgets
