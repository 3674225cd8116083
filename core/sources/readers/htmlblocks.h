// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/sources/readers/htmlcontent.h"

#include "core/model/extraction.h"

namespace lastro::sources::readers {

struct HtmlBlocks {
    std::vector<model::ExtractedBlock> blocks;
    bool struck = false;        ///< text that was crossed out has been left out
};

/// The blocks of a page below an element, in reading order. withFurniture keeps menus and footers too.
HtmlBlocks readHtmlBlocks(const GumboNode *root, const HtmlContent &content, bool withFurniture);

} // namespace lastro::sources::readers
