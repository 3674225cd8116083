// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/model/extraction.h"

namespace lastro::sources::readers {

struct MarkdownBlocks {
    std::vector<model::ExtractedBlock> blocks;
    bool struck = false;        ///< text that was crossed out has been left out
};

/// The blocks of a Markdown text without front matter. Error: FileDamaged (made to be slow to parse).
base::Result<MarkdownBlocks> readMarkdownBlocks(const QString &text);

} // namespace lastro::sources::readers
