// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/widgets/palette.h"

class QApplication;

namespace lastro::widgets {

/// Fusion, the palette, and icon themes that fit it (Breeze as the fallback). Call in the UI thread; desktop is the
/// palette the application had before the first call.
void applyTheme(QApplication &application, Theme theme, const QPalette &desktop);

} // namespace lastro::widgets
