// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/sources/readers/pdfoutline.h"
#include "core/sources/readers/pdfstyle.h"

namespace lastro::sources::readers {

/// Gives headings their levels: larger looks first, numbering deeper below its first depth, equal looks equal levels.
void setLevels(std::vector<PdfHeading> &headings, const std::vector<PdfLine> &lines, const PdfStyle &style);

} // namespace lastro::sources::readers
