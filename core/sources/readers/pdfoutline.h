// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/sources/readers/pdftext.h"

namespace Poppler {
class Document;
}

namespace lastro::sources::readers {

struct PdfOutlineEntry {
    QString title;
    int level = 1;             ///< depth, 1..6
    int page = 0;              ///< from 1; 0 = unknown
    double top = -1;           ///< of the page's height, 0..1; -1 = unknown
};

/// The outline in document order; at most 20,000 entries.
std::vector<PdfOutlineEntry> readOutline(const Poppler::Document &document);

/// A heading over one or more lines.
struct PdfHeading {
    size_t firstLine = 0;
    size_t lineCount = 1;
    int level = 1;
};

/// The entries whose title stands on their page as a line or as up to four lines, in document order, without overlaps.
std::vector<PdfHeading> matchOutline(const std::vector<PdfOutlineEntry> &outline, const std::vector<PdfLine> &lines);

} // namespace lastro::sources::readers
