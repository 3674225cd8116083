// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/sources/readers/pdftext.h"

namespace lastro::sources::readers {

/// Takes tables of contents out: lines that lead to a page number by dots, and on pages that hold little else every line
/// that ends in one. They only repeat the headings.
void dropContents(std::vector<PdfLine> &lines);

} // namespace lastro::sources::readers
