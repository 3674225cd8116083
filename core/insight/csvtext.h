// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QStringList>
#include <vector>

namespace lastro::insight {

/// Rows as CSV (RFC 4180): commas, CRLF, quotes where a field needs them, UTF-8 with a byte order mark, so that spreadsheets
/// know its letters. A field that a spreadsheet would take for a formula gets an apostrophe in front: negative figures too.
QByteArray csvText(const std::vector<QStringList> &rows);

} // namespace lastro::insight
