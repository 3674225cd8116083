// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>
#include <QPalette>
#include <QString>

namespace lastro::viewer {

/// Who draws the page: the browser part, or Qt's text widget, which knows few elements and little CSS.
enum class Dialect { Browser, TextWidget };

/// Colours of a marked quote: the one asked for, and the answer's other ones (lighter).
struct MarkColors {
    QColor main;
    QColor mainText;
    QColor other;
    QColor otherText;
    QColor frame;
};
MarkColors markColors(const QPalette &palette);

/// The style sheet of our own pages in the palette's colours (light, dark, high contrast).
QString pageStyle(Dialect dialect, const QPalette &palette);

} // namespace lastro::viewer
