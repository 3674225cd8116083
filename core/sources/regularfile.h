// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

#include <QByteArray>

namespace lastro::sources {

struct RegularFile {
    QByteArray bytes;
    qint64 modifiedNs = 0;      ///< ns since the epoch
};

/// Reads a whole untrusted file, never following a link at its end, never waiting for a pipe or a device. One file per platform.
/// Errors: FileNotFound, FileUnreadable (also: it kept changing while it was read), FileNotRegular, FileTooLarge.
/// May throw std::bad_alloc.
base::Result<RegularFile> readRegularFile(const QString &path, qint64 maxBytes);

} // namespace lastro::sources
