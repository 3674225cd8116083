// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtGlobal>

namespace lastro::sources {

/// Limits of one file in the child process (threats.md T18).
struct ExtractorLimits {
    qint64 addressSpaceBytes = 1'500'000'000;
    int cpuSeconds = 60;
    int wallMs = 90'000;
    qint64 inputBytes = 200ll * 1024 * 1024;
    qint64 outputCharacters = 20'000'000;
    int pages = 5'000;
};

} // namespace lastro::sources
