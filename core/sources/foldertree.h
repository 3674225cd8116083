// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

#include <QByteArray>
#include <vector>

namespace lastro::sources {

enum class EntryKind { File, Folder, Link, Other };

/// What names one file or folder whatever its path.
struct FileIdentity {
    quint64 device = 0;
    quint64 inode = 0;
    auto operator<=>(const FileIdentity &) const = default;
};

struct TreeEntry {
    QString name;               ///< without the folder; U+FFFD where nameIsText is false
    bool nameIsText = true;     ///< false: the bytes are no text, so that no path can be made of it
    EntryKind kind = EntryKind::Other;
    FileIdentity identity;
    qint64 bytes = 0;
    qint64 modifiedNs = 0;
    bool readable = true;       ///< this process may open it
};

/// The entries of one folder, by name; the folder itself must not be a link. "." and ".." are left out.
/// Errors: FolderMissing, FolderUnreadable. Any thread.
base::Result<std::vector<TreeEntry>> readFolder(const QString &absolutePath);

/// What is at a path, links followed. Never opens it. Errors: FileNotFound (also loops), FileUnreadable.
base::Result<TreeEntry> lookAt(const QString &absolutePath);

} // namespace lastro::sources
