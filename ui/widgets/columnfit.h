// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <set>
#include <vector>

namespace lastro::widgets {

/// Widths of a table's columns for the room there is. natural: what each needs for its content. Columns that are not
/// elastic keep that; the elastic ones share the rest by need, none below least (nor below its need, where that is less),
/// and the last of them takes what is left over. The sum passes available only where least leaves no choice.
std::vector<int> fittedWidths(const std::vector<int> &natural, const std::set<int> &elastic, int available, int least);

} // namespace lastro::widgets
