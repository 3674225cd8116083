// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/hardening.h"

#include <sys/resource.h>

namespace lastro::desktop {

void hardenProcess()
{
    // One byte, not none: the kernel hands dumps of a process with limit 0 to a crash collector all the same, but not
    // those of limit 1. PR_SET_DUMPABLE would do more, but keeps the browser part from setting up its sandbox.
    const rlimit least{1, 1};
    setrlimit(RLIMIT_CORE, &least);
}

} // namespace lastro::desktop
