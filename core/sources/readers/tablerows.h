// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/sources/readers/inlinetext.h"

namespace lastro::sources::readers {

struct TableCell {
    InlineText::Taken content;
    bool isHeader = false;
    int columns = 1;            ///< it spans
    int rows = 1;
};

struct TableRow {
    std::vector<TableCell> cells;
    bool inHead = false;        ///< of a table head
};

/// Rows of a table as blocks "header: value; header: value", each readable alone: spanned values are repeated in every
/// row and column they belong to, empty cells are left out. Header rows stand in the rows below and make no block of
/// their own, unless there are none. A table without header cells is headed by its first row where that looks like
/// one; of two columns the first heads the second.
std::vector<model::ExtractedBlock> tableBlocks(std::vector<TableRow> rows);

} // namespace lastro::sources::readers
