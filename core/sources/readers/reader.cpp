// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sources/readers/reader.h"

#include "core/sources/readers/htmlreader.h"
#include "core/sources/readers/markdownreader.h"
#include "core/sources/readers/pdfreader.h"
#include "core/sources/readers/textreader.h"

namespace lastro::sources::readers {

base::Result<model::Extraction> readFile(model::Format format, const QByteArray &bytes, const ReadLimits &limits)
{
    if (bytes.isEmpty())
        return base::failure(base::ErrorCode::FileEmpty);
    switch (format) {
    case model::Format::Markdown: return readMarkdown(bytes);
    case model::Format::Html: return readHtml(bytes);
    case model::Format::Text: return readText(bytes);
    case model::Format::Pdf: return readPdf(bytes, limits);
    }
    return base::failure(base::ErrorCode::FormatUnsupported);
}

} // namespace lastro::sources::readers
