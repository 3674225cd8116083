// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/sources/readers/pdfstyle.h"

namespace lastro::sources::readers {

/// A row of a table: one entry per column, empty where the cell is.
struct PdfRow {
    std::vector<std::vector<PdfWord>> cells;
    int page = 1;
};

/// Lines whose words stand in aligned cells.
struct PdfTable {
    size_t firstLine = 0;
    size_t lineCount = 0;
    bool hasHeader = false;    ///< the first row names the columns
    bool continues = false;    ///< goes on from the table before it, on the page before; header is then that table's
    PdfRow header;             ///< where hasHeader
    std::vector<PdfRow> rows;  ///< without the header
};

/// Tables of the document, in order. lines are in reading order.
std::vector<PdfTable> findTables(const std::vector<PdfLine> &lines, const PdfStyle &style);

} // namespace lastro::sources::readers
