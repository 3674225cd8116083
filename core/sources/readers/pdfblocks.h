// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/extraction.h"
#include "core/sources/readers/pdfoutline.h"
#include "core/sources/readers/pdfstyle.h"
#include "core/sources/readers/pdftables.h"

namespace lastro::sources::readers {

/// What the lines of a document were found to be.
struct PdfStructure {
    std::vector<PdfLine> lines;
    std::vector<PdfTable> tables;
    std::vector<PdfHeading> headings;    ///< none inside a table
    PdfStyle style;
};

/// Headings, paragraphs, list items, code and table rows in reading order, every word with its box.
std::vector<model::ExtractedBlock> makeBlocks(const PdfStructure &structure);

} // namespace lastro::sources::readers
