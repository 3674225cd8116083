// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sources/readers/pdffile.h"

#include <poppler-qt6.h>

namespace lastro::sources::readers {

using base::ErrorCode;

base::Result<std::unique_ptr<Poppler::Document>> openPdf(const QByteArray &bytes, const ReadLimits &limits)
{
    Poppler::setDebugErrorFunction([](const QString &, const QVariant &) {}, {});
    auto document = Poppler::Document::loadFromData(bytes);
    if (!document)
        return base::failure(ErrorCode::FileDamaged, {}, QStringLiteral("not a readable PDF"));
    if (document->isLocked())
        return base::failure(ErrorCode::FileLocked);
    if (document->numPages() < 1)
        return base::failure(ErrorCode::FileDamaged, {}, QStringLiteral("no pages"));
    if (document->numPages() > limits.pages)
        return base::failure(ErrorCode::FileTooLarge, {}, QStringLiteral("%1 pages").arg(document->numPages()));
    return document;
}

} // namespace lastro::sources::readers
