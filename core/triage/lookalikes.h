// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtGlobal>

namespace lastro::triage {

bool isLatin(char16_t unit);             ///< an ASCII letter or digit, or an accented Latin letter

/// The Latin letter that a folded (lower case) letter of another alphabet looks like, in either case; 0 where none.
char16_t latinLookalike(char16_t unit);

} // namespace lastro::triage
