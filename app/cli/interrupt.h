// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/canceltoken.h"

namespace lastro::cli {

/// Cancelled by the first Ctrl+C (SIGINT, SIGTERM); the second ends the program at once.
base::CancelToken interruptToken();

} // namespace lastro::cli
