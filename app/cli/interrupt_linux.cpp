// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/interrupt.h"

#include <csignal>
#include <cstdio>
#include <ctime>
#include <pthread.h>
#include <thread>
#include <unistd.h>

namespace lastro::cli {

namespace {

constexpr timespec patience{0, 900'000'000};

/// Those that whoever started the program has not told it to ignore.
sigset_t wantedSignals()
{
    sigset_t wanted;
    sigemptyset(&wanted);
    for (const int number : {SIGINT, SIGTERM}) {
        struct sigaction action {};
        if (sigaction(number, nullptr, &action) == 0 && action.sa_handler != SIG_IGN)
            sigaddset(&wanted, number);
    }
    return wanted;
}

} // namespace

base::CancelToken watchInterrupts(QByteArray farewell)
{
    const base::CancelToken token;
    // A reader of the output that goes away must not end a program that holds a base.
    std::signal(SIGPIPE, SIG_IGN);
    const sigset_t wanted = wantedSignals();
    if (pthread_sigmask(SIG_BLOCK, &wanted, nullptr) != 0)
        return token;
    std::thread([token, wanted, farewell = std::move(farewell)] {
        int number = 0;
        if (sigwait(&wanted, &number) != 0)
            return;
        token.cancel();
        sigtimedwait(&wanted, nullptr, &patience);
        std::fwrite(farewell.constData(), 1, size_t(farewell.size()), stderr);
        ::_exit(1);
    }).detach();
    return token;
}

} // namespace lastro::cli
