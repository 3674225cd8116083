// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/sources/readers/pdfoutline.h"
#include "core/sources/readers/pdfstyle.h"

namespace lastro::sources::readers {

/// How a line is numbered: "4.2 Hospedagem" has depth 2, "CAPÍTULO II" the word's rank.
struct PdfNumbering {
    int depth = 0;             ///< 0 = none
    int wordRank = 0;          ///< 1 TÍTULO, ANEXO; 2 CAPÍTULO; 3 SEÇÃO; 4 Art.; 0 = no such word
    bool alone = false;        ///< the number is all there is
};
PdfNumbering numberingOf(const QString &line);

/// Headings told by size, weight, capitals and numbering, where there is no outline to go by.
/// taken: lines that are something else already (cells of a table).
std::vector<PdfHeading> guessHeadings(const std::vector<PdfLine> &lines, const std::vector<bool> &taken, const PdfStyle &style);

} // namespace lastro::sources::readers
