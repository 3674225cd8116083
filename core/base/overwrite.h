// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>

namespace lastro::base {

/// Puts zeros over a secret before its memory is given back. What is shared with another QByteArray is left: it belongs to
/// others too. Copies that were made before are not reached.
inline void overwrite(QByteArray &bytes)
{
    if (bytes.isEmpty() || !bytes.isDetached())
        return;
    volatile char *at = bytes.data();            // a compiler may not leave out what nobody reads
    for (qsizetype i = 0; i < bytes.size(); ++i)
        at[i] = 0;
}

} // namespace lastro::base
