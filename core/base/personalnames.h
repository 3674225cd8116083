// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/textfold.h"

namespace lastro::base {

/// Names of people where a text tells them (personaldata.h), in text order. Pure.
std::vector<TextRange> personalNamesIn(const QString &text);

} // namespace lastro::base
