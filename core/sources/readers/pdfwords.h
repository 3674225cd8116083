// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/sources/readers/pdftext.h"
#include "core/sources/readers/readlimits.h"

namespace lastro::sources::readers {

/// The words of every page, with the size, weight and pitch of their fonts. The bytes must outlive the call only.
/// Errors: FileDamaged, FileTooLarge (characters).
base::Result<std::vector<PdfPageText>> readPdfWords(const QByteArray &bytes, const ReadLimits &limits);

} // namespace lastro::sources::readers
