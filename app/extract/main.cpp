// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/extract/requestserver.h"

#include <cstdlib>
#include <cstring>

/// lastro-extract --address-space BYTES: started by the other programs only; speaks the protocol of core/sources/wire.h.
int main(int argc, char *argv[])
{
    const bool asked = argc == 3 && std::strcmp(argv[1], "--address-space") == 0;
    const long long addressSpace = asked ? std::atoll(argv[2]) : 0;
    if (addressSpace <= 0)
        return 2;
    return lastro::extract::RequestServer(addressSpace).run();
}
