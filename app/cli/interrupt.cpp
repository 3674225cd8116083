// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/interrupt.h"

#include <csignal>

namespace lastro::cli {

namespace {

// A signal handler can reach nothing but static storage; the token's flag is a lock-free atomic.
base::CancelToken *handled = nullptr;

void onSignal(int number)
{
    handled->cancel();
    std::signal(number, SIG_DFL);
}

} // namespace

base::CancelToken interruptToken()
{
    static base::CancelToken token;
    handled = &token;
    std::signal(SIGINT, onSignal);
    std::signal(SIGTERM, onSignal);
    return token;
}

} // namespace lastro::cli
