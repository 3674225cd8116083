// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/index/filesync.h"

#include <QFile>
#include <fcntl.h>
#include <unistd.h>

namespace lastro::index {

namespace {

bool syncAt(const QString &path, int flags)
{
    const int descriptor = ::open(QFile::encodeName(path).constData(), O_RDONLY | O_CLOEXEC | flags);
    if (descriptor < 0)
        return false;
    const bool synced = ::fsync(descriptor) == 0;
    ::close(descriptor);
    return synced;
}

} // namespace

bool syncFile(const QString &path)
{
    return syncAt(path, O_NOFOLLOW);
}

bool syncFolder(const QString &path)
{
    return syncAt(path, O_DIRECTORY);
}

} // namespace lastro::index
