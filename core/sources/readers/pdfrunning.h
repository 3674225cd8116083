// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/sources/readers/pdftext.h"

namespace lastro::sources::readers {

struct PdfPageSegments {
    int number = 1;
    QSizeF size;
    std::vector<PdfSegment> segments;
};

/// Takes running headers, footers and page numbers out of the pages: rows at the very top or bottom of which a part stands
/// in the same place on three pages (or half of them), the same but for a number that counts with the pages.
/// Returns the document code found there ("RH-POL-014 rev. 3"), or an empty string.
QString removeRunning(std::vector<PdfPageSegments> &pages);

/// How many pages of this many must repeat a text.
int repeatsNeeded(size_t pages);

} // namespace lastro::sources::readers
