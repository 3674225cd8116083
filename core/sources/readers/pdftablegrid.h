// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/sources/readers/pdftext.h"

#include <span>

namespace lastro::sources::readers {

/// The columns that a run of lines shares: what is left of the page's width when the gaps between cells are taken out.
class PdfGrid {
public:
    PdfGrid() = default;
    explicit PdfGrid(const PdfLine &line) { add(line); }

    void add(const PdfLine &line);
    size_t columns() const { return m_columns.size(); }
    /// The column that holds most of the box, else the nearest.
    size_t columnOf(const QRectF &box) const;
    /// Most cells of every column begin, end or are centred at the same place.
    bool isAligned(std::span<const PdfLine> lines) const;
    /// As many columns, in about the same places.
    bool fits(const PdfGrid &other) const;

private:
    struct Column {
        double left = 0;
        double right = 0;
    };
    std::vector<Column> m_columns;       ///< left to right, apart
};

} // namespace lastro::sources::readers
