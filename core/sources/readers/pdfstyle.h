// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/sources/readers/pdftext.h"

namespace lastro::sources::readers {

/// What is usual in a document, to tell the unusual from.
struct PdfStyle {
    double bodySize = 10;      ///< points
    bool bodyBold = false;
    bool bodyMono = false;     ///< a typewritten document: fixed pitch says nothing
    double leading = 1.3;      ///< from line to line inside a paragraph, as a multiple of the font size
};

PdfStyle measureStyle(const std::vector<PdfLine> &lines);

/// From one line to the next, as a multiple of the leading; large where they are of different columns or pages.
double spacingBetween(const PdfLine &above, const PdfLine &below, const PdfStyle &style);

/// Space between lines beyond this starts something new.
constexpr double paragraphSpacing = 1.22;

} // namespace lastro::sources::readers
