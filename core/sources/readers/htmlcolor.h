// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace lastro::sources::readers {

/// Colours as style sheets write them (#fff, white, rgb(255, 255, 255)), lower case; what is not understood is none.
bool isNearlyWhite(const QString &color);
bool isTransparent(const QString &color);
bool areSameColor(const QString &a, const QString &b);

} // namespace lastro::sources::readers
