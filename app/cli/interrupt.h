// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/canceltoken.h"

#include <QByteArray>

namespace lastro::cli {

/// The token that Ctrl+C and a request to end (SIGINT, SIGTERM) cancel. The program that has not ended soon after, or
/// that gets a second one, is ended with exit status 1 and the farewell on stderr: what a base has committed is safe.
/// Call once, before any thread is started: threads must inherit that these signals are not for them.
base::CancelToken watchInterrupts(QByteArray farewell);

} // namespace lastro::cli
