// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

#include <QLockFile>

namespace lastro::store {

/// The right to write a base: the file writer.lock in its folder. A lock whose process died is taken over.
class WriterLock {
public:
    /// Makes the folder where it is missing. Errors: BaseIsFile, NoWritePermission, DiskFull, BaseInUse,
    /// StoreFailed.
    static base::Result<std::unique_ptr<WriterLock>> take(const QString &folder);

    /// False if the writer before died without closing.
    bool lastClosed() const { return m_lastClosed; }

private:
    explicit WriterLock(const QString &file);
    QLockFile m_file;
    bool m_lastClosed = true;
};

} // namespace lastro::store
