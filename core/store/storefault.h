// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

#include <stdexcept>

namespace lastro::store {

/// A row that cannot be what this program wrote. Stays inside the room: Connection::run turns it into BaseDamaged.
struct DamagedRow : std::runtime_error {
    using std::runtime_error::runtime_error;
};

/// The error code for an extended SQLite result code and the system error that came with it (0 = none).
base::ErrorCode faultCode(int sqliteCode, int systemError);

} // namespace lastro::store
