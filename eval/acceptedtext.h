// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace lastro::eval {

/// Is the accepted string in the text? Search-folded; whole words only, and never a part of a number ("62,00" and
/// "R$ 62" are not in "R$ 162,00"; "62,5" is not in "62,50"); ",00" after a number makes no difference.
bool holdsAccepted(const QString &text, const QString &accepted);

} // namespace lastro::eval
