// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/sources/readers/pdfoutline.h"
#include "core/sources/readers/pdfstyle.h"

namespace lastro::sources::readers {

/// Headings told by size, weight, capitals and numbering, where there is no outline to go by.
/// taken: lines that are something else already (cells of a table).
std::vector<PdfHeading> guessHeadings(const std::vector<PdfLine> &lines, const std::vector<bool> &taken, const PdfStyle &style);

} // namespace lastro::sources::readers
