// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/store/writerlock.h"

#include <QDir>
#include <QFileInfo>
#include <QStorageInfo>

namespace lastro::store {

namespace {

constexpr qint64 littleSpace = 64 * 1024;

base::Result<void> makeFolder(const QString &folder)
{
    const QFileInfo info(folder);
    if (info.isDir())
        return {};
    if (info.exists() || info.isSymLink())
        return base::failure(base::ErrorCode::BaseIsFile, folder);
    if (QDir().mkpath(folder))
        return {};
    QFileInfo above(folder);
    do
        above = QFileInfo(above.absolutePath());
    while (!above.exists() && !above.isRoot());
    if (!above.isDir())
        return base::failure(base::ErrorCode::BaseIsFile, above.filePath());
    const auto code = !above.isWritable() ? base::ErrorCode::NoWritePermission
        : QStorageInfo(above.filePath()).bytesAvailable() < littleSpace ? base::ErrorCode::DiskFull : base::ErrorCode::StoreFailed;
    return base::failure(code, folder, QStringLiteral("the folder could not be made"));
}

base::ErrorCode lockFault(QLockFile::LockError error, const QString &folder)
{
    switch (error) {
    case QLockFile::LockFailedError:
        return base::ErrorCode::BaseInUse;
    case QLockFile::PermissionError:
        return base::ErrorCode::NoWritePermission;
    default:
        return QStorageInfo(folder).bytesAvailable() < littleSpace ? base::ErrorCode::DiskFull : base::ErrorCode::StoreFailed;
    }
}

} // namespace

WriterLock::WriterLock(const QString &file) : m_file(file)
{
    // Never stale by age: only a lock of a process that is gone may be taken over.
    m_file.setStaleLockTime(0);
}

base::Result<std::unique_ptr<WriterLock>> WriterLock::take(const QString &folder)
{
    if (auto made = makeFolder(folder); !made)
        return std::unexpected(made.error());
    const QString file = QDir(folder).filePath(QStringLiteral("writer.lock"));
    std::unique_ptr<WriterLock> lock(new WriterLock(file));
    lock->m_lastClosed = !QFileInfo::exists(file);
    if (!lock->m_file.tryLock(0))
        return base::failure(lockFault(lock->m_file.error(), folder), folder);
    return lock;
}

} // namespace lastro::store
