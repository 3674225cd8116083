// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/sources/readers/pdftext.h"

namespace lastro::sources::readers {

/// Joins words to segments: same baseline, no gap that could part columns or cells.
std::vector<PdfSegment> makeSegments(std::vector<PdfWord> words);

/// Groups of segments in reading order: columns left to right, what spans them before and after.
std::vector<std::vector<PdfSegment>> readingOrder(std::vector<PdfSegment> segments);

/// The lines of a group, top to bottom, each with its segments left to right.
std::vector<PdfLine> makeLines(std::vector<PdfSegment> segments, int page, int region);

} // namespace lastro::sources::readers
