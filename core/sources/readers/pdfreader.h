// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/model/extraction.h"
#include "core/sources/readers/readlimits.h"

namespace lastro::sources::readers {

/// See readFile. Also fills metadata: the document's properties under lower-case names (dates as ISO 8601), and "code"
/// where its running headers or footers show one. Notes: "page_without_text:N".
base::Result<model::Extraction> readPdf(const QByteArray &bytes, const ReadLimits &limits);

} // namespace lastro::sources::readers
