// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <Qt>

namespace lastro::widgets {

/// What the models of tables offer beside what is shown.
enum TableRole {
    SortRole = Qt::UserRole,     ///< comparable value of a cell
    FilterRole,                  ///< search-folded text of the whole row
    KeyRole,                     ///< id of the row: document id, source id, path
    BadgeRole,                   ///< int(BadgeKind): the cell is drawn as a badge
    StruckRole                   ///< bool: title of what is not in force
};

} // namespace lastro::widgets
