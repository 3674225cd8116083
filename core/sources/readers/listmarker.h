// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace lastro::sources::readers {

/// "3.", "c.", "C.", "iii." or "III.": the number of a list item as it is read. type is HTML's 1, a, A, i or I; numbers
/// that letters or Roman numerals cannot say stay Arabic.
QString listMarker(int number, const QString &type);

} // namespace lastro::sources::readers
