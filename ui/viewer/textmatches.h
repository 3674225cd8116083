// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/textfold.h"

namespace lastro::viewer {

/// Where words stand in a text, case and accents aside, in order and without overlap. Nothing for words that fold to
/// nothing.
std::vector<base::TextRange> textMatches(const QString &text, const QString &words);

} // namespace lastro::viewer
