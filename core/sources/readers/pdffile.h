// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/sources/readers/readlimits.h"

#include <memory>

namespace Poppler {
class Document;
}

namespace lastro::sources::readers {

/// Opens a PDF held in memory; the document shares the bytes. Errors: FileDamaged, FileLocked, FileTooLarge (pages).
base::Result<std::unique_ptr<Poppler::Document>> openPdf(const QByteArray &bytes, const ReadLimits &limits);

} // namespace lastro::sources::readers
