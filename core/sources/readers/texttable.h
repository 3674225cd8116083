// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/sources/readers/tablerows.h"

namespace lastro::sources::readers {

/// Lines that are set in columns, by tabs or by two spaces and more at the same places in every line; the first line
/// gives the places. A line that begins under a later column goes on with the row above. Empty if it is no table.
std::vector<TableRow> alignedRows(const QStringList &lines);

} // namespace lastro::sources::readers
