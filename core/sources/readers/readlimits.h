// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtGlobal>

namespace lastro::sources::readers {

/// What one file may cost (threats.md T18). Memory, CPU and wall time are the child process's affair.
struct ReadLimits {
    qint64 outputCharacters = 20'000'000;
    int pages = 5'000;
};

} // namespace lastro::sources::readers
