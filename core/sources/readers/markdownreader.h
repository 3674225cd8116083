// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/model/extraction.h"

namespace lastro::sources::readers {

/// A Markdown file (GitHub's flavour, with front matter and explicit heading ids) as it reads when it is rendered.
/// Notes: "encoding:NAME", "hidden_characters", "struck_text". Errors: FileEmpty, FileDamaged. Child process only;
/// may throw std::bad_alloc.
base::Result<model::Extraction> readMarkdown(const QByteArray &bytes);

} // namespace lastro::sources::readers
