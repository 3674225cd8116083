// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/section.h"

#include <map>

namespace lastro::viewer {

/// Boxes by page, in PDF points.
using PageBoxes = std::map<int, std::vector<QRectF>>;

/// Neighbouring word boxes of one line as one box each; words of another line or column begin a new one.
std::vector<QRectF> mergedLines(const std::vector<QRectF> &words);

/// Where a range of a section's text is seen on its pages, a box a line.
PageBoxes quoteBoxes(const model::Section &section, base::TextRange range);

} // namespace lastro::viewer
