// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/sources/readers/pdftext.h"

#include <QMap>

namespace Poppler {
class Document;
}

namespace lastro::sources::readers {

/// The properties of a PDF under lower-case names, dates as ISO 8601; a title that is only a file name is left out.
QMap<QString, QString> readProperties(const Poppler::Document &document);

/// The largest text of the first page, where it is larger than the body; empty where there is none.
QString largestText(const std::vector<PdfLine> &lines, double bodySize);

} // namespace lastro::sources::readers
