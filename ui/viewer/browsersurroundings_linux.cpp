// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/viewer/browsersurroundings.h"

#include <csignal>
#include <sched.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <unistd.h>

namespace lastro::viewer {

namespace {
/// Chromium ends the whole program when it finds no way to build its sandbox, so this is tried before.
bool canMakeUserNamespace()
{
    const long child = syscall(SYS_clone, CLONE_NEWUSER | SIGCHLD, nullptr, nullptr, nullptr, nullptr);
    if (child == 0)
        _exit(0);
    if (child < 0)
        return false;
    int status = 0;
    while (waitpid(pid_t(child), &status, 0) < 0 && errno == EINTR) { }
    return true;
}
} // namespace

BrowserSurroundings BrowserSurroundings::current(const QStringList &arguments)
{
    BrowserSurroundings surroundings;
    surroundings.root = geteuid() == 0;
    surroundings.sandboxPossible = canMakeUserNamespace();
    surroundings.environment = QProcessEnvironment::systemEnvironment();
    surroundings.arguments = arguments;
    return surroundings;
}

} // namespace lastro::viewer
