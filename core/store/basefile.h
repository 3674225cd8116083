// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/clock.h"
#include "core/base/result.h"

#include <QStringList>
#include <functional>

namespace lastro::store {

class Connection;

/// What the first bytes of a database file say, read without SQLite, so that a foreign file is never touched.
struct FileHead {
    bool exists = false;
    bool readable = false;
    bool empty = false;             ///< no bytes
    bool sqlite = false;            ///< begins as an SQLite file does
    bool truncated = false;         ///< shorter than it says, with no log that would hold the rest
    quint32 applicationId = 0;
    quint32 userVersion = 0;
};
FileHead readHead(const QString &path);

/// BaseForeign or BaseNewer for an SQLite file of somebody else or of a newer program; BaseUnreadable for what is there
/// but cannot be opened.
base::Result<void> checkOwner(const FileHead &head, const QString &path, quint32 applicationId, quint32 newestVersion);

bool hasLog(const QString &path);           ///< a -wal file with something in it

/// Makes a complete database file beside path and renames it into place, so that a kill leaves no half-made one.
/// makeSchema runs inside a transaction.
base::Result<void> createFile(const QString &path, const std::function<void(Connection &)> &makeSchema);

/// Renames a file with its -wal and -shm to PATH.corrupt-YYYYMMDD-HHMMSS; gives the new path.
base::Result<QString> moveAside(const QString &path, const base::Clock &clock);

/// Over an existing file too.
base::Result<void> renameFile(const QString &from, const QString &to);

} // namespace lastro::store
