// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/hardening.h"

#include <sys/prctl.h>
#include <sys/resource.h>

namespace lastro::desktop {

void hardenProcess()
{
    const rlimit none{0, 0};
    setrlimit(RLIMIT_CORE, &none);
    prctl(PR_SET_DUMPABLE, 0);
}

} // namespace lastro::desktop
