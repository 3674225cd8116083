// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace lastro::sources::readers {

/// "•", "–" ...: a sign that begins an item of a list.
bool isBulletMarker(const QString &word);
/// "1.", "2)", "a)", "iv.", "4.2": what counts items or headings.
bool isNumberMarker(const QString &word);

} // namespace lastro::sources::readers
