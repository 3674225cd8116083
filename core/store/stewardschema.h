// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace lastro::store {

class Connection;

inline constexpr int stewardApplicationId = 0x4C53'5354;       ///< "LSST"

int stewardVersion();           ///< the newest

/// Runs the migrations after a version up to another (0 = an empty file) and stamps the file. Inside a transaction.
/// Throws SQLite::Exception.
void migrateSteward(Connection &connection, int from, int to);

} // namespace lastro::store
