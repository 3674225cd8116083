// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/llm/localserverbond.h"

#include <csignal>
#include <linux/close_range.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <unistd.h>

namespace lastro::llm {

void bindToThread(QProcess &process)
{
    // Between fork and exec: system calls only.
    process.setChildProcessModifier([parent = ::getpid()] {
        ::setpgid(0, 0);
        ::prctl(PR_SET_PDEATHSIG, SIGKILL);
        if (::getppid() != parent)
            ::_exit(1);
        const struct rlimit none {};
        ::setrlimit(RLIMIT_CORE, &none);
        ::prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0);
        ::close_range(3, ~0u, CLOSE_RANGE_CLOEXEC);
    });
}

void endGroup(qint64 pid, bool politely)
{
    if (pid > 1)
        ::kill(-pid_t(pid), politely ? SIGTERM : SIGKILL);
}

} // namespace lastro::llm
