// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/model/extraction.h"

namespace lastro::sources::readers {

/// A plain text: headings that are underlined, numbered or in capitals and stand alone, paragraphs between blank lines
/// with their wrapped lines joined, list items, and tables aligned by spaces or tabs.
/// Notes: "encoding:NAME", "hidden_characters". Errors: FileEmpty, FileDamaged. Child process only.
base::Result<model::Extraction> readText(const QByteArray &bytes);

} // namespace lastro::sources::readers
