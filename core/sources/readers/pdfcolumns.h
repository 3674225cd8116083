// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/sources/readers/pdftext.h"

#include <optional>

namespace lastro::sources::readers {

/// Two columns of running text between top and bottom, parted at x = gutter. All in points.
struct PdfColumns {
    double gutter = 0;
    double top = 0;
    double bottom = 0;
};

/// The stretch with most lines where a gutter parts running text (not the cells of a table); three columns are found by
/// asking again for either side.
std::optional<PdfColumns> findColumns(const std::vector<PdfSegment> &segments);

} // namespace lastro::sources::readers
