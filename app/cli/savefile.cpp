// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/savefile.h"

#include <QFileInfo>
#include <QSaveFile>

#include <filesystem>

namespace lastro::cli {

bool isSameFile(const QString &a, const QString &b)
{
    std::error_code none;            // what is not there is no other's
    return !a.isEmpty() && !b.isEmpty()
        && std::filesystem::equivalent(QFileInfo(a).filesystemAbsoluteFilePath(), QFileInfo(b).filesystemAbsoluteFilePath(), none);
}

base::Result<void> saveFile(const QString &path, const QByteArray &bytes)
{
    const QFileInfo folder(QFileInfo(path).absolutePath());
    if (!folder.isDir())
        return base::failure(folder.exists() ? base::ErrorCode::FolderIsFile : base::ErrorCode::FolderMissing, folder.filePath(), QStringLiteral("to_write"));
    // QSaveFile would put a file in the place of a device.
    if (const QFileInfo there(path); there.exists() && !there.isFile())
        return base::failure(base::ErrorCode::FileNotRegular, path);
    QSaveFile file(path);
    if (!file.open(QIODevice::WriteOnly))
        return base::failure(base::ErrorCode::NoWritePermission, path, file.errorString());
    if (file.write(bytes) != bytes.size()) {
        file.cancelWriting();
        return base::failure(base::ErrorCode::DiskFull, path, file.errorString());
    }
    return file.commit() ? base::Result<void>() : base::failure(base::ErrorCode::NoWritePermission, path, file.errorString());
}

} // namespace lastro::cli
