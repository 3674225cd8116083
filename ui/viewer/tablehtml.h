// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/viewer/inlinehtml.h"

namespace lastro::viewer {

/// One table from its TableRow blocks. A column is a header text; rows that lack a header leave its cell empty, rows that
/// bring another one add a column. Rows without headers fill columns by order.
QString tableHtml(std::span<const model::Block> rows, InlineHtml &inlined);

} // namespace lastro::viewer
