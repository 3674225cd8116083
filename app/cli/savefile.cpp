// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/savefile.h"

#include <QFileInfo>
#include <QSaveFile>

namespace lastro::cli {

base::Result<void> saveFile(const QString &path, const QByteArray &bytes)
{
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
