// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/store/basefile.h"

#include "core/store/connection.h"

#include <QFile>
#include <QFileInfo>
#include <QtEndian>
#include <filesystem>

namespace lastro::store {

namespace {

constexpr qsizetype headBytes = 100;
constexpr int pageSizeAt = 16;
constexpr int changesAt = 24;
constexpr int pagesAt = 28;
constexpr int userVersionAt = 60;
constexpr int applicationIdAt = 68;
constexpr int pagesValidForAt = 92;

const QStringList &companions()
{
    static const QStringList suffixes{QStringLiteral("-wal"), QStringLiteral("-shm"), QStringLiteral("-journal")};
    return suffixes;
}

qint64 expectedBytes(const char *head)
{
    const auto number = [&](int at) { return qFromBigEndian<quint32>(head + at); };
    if (number(changesAt) != number(pagesValidForAt))
        return 0;
    const qint64 pageSize = qFromBigEndian<quint16>(head + pageSizeAt);
    return (pageSize == 1 ? 65'536 : pageSize) * qint64(number(pagesAt));
}

/// The connection is closed by the end: the file is whole.
base::Result<void> makeFile(const QString &path, const std::function<void(Connection &)> &makeSchema)
{
    auto connection = Connection::open(path, Connection::Mode::Create, Connection::Durability::Full);
    if (!connection)
        return std::unexpected(connection.error());
    auto made = (*connection)->change([&]() -> base::Result<void> {
        makeSchema(**connection);
        return {};
    });
    if (!made)
        return made;
    return (*connection)->run([&]() -> base::Result<void> {
        (*connection)->execute("PRAGMA wal_checkpoint(TRUNCATE)");
        return {};
    });
}

} // namespace

FileHead readHead(const QString &path)
{
    FileHead head;
    QFile file(path);
    head.exists = file.exists();
    if (!file.open(QIODevice::ReadOnly))
        return head;
    head.readable = true;
    const QByteArray bytes = file.read(headBytes);
    head.empty = bytes.isEmpty();
    head.sqlite = bytes.size() == headBytes && bytes.startsWith(QByteArray("SQLite format 3\0", 16));
    if (!head.sqlite)
        return head;
    head.userVersion = qFromBigEndian<quint32>(bytes.constData() + userVersionAt);
    head.applicationId = qFromBigEndian<quint32>(bytes.constData() + applicationIdAt);
    head.truncated = file.size() < expectedBytes(bytes.constData()) && !hasLog(path);
    return head;
}

base::Result<void> checkOwner(const FileHead &head, const QString &path, quint32 applicationId, quint32 newestVersion)
{
    if (head.exists && !head.readable)
        return base::failure(base::ErrorCode::BaseUnreadable, path);
    if (!head.sqlite)
        return {};
    if (head.applicationId != applicationId)
        return base::failure(base::ErrorCode::BaseForeign, path);
    if (head.userVersion > newestVersion)
        return base::failure(base::ErrorCode::BaseNewer, path,
                             QStringLiteral("the file is of version %1, this program knows %2").arg(head.userVersion).arg(newestVersion));
    return {};
}

bool hasLog(const QString &path)
{
    return QFileInfo(path + companions().first()).size() > 0;
}

base::Result<void> createFile(const QString &path, const std::function<void(Connection &)> &makeSchema)
{
    const QString fresh = path + QLatin1String(".new");
    const auto removeRests = [&fresh] {
        QFile::remove(fresh);
        for (const QString &suffix : companions())
            QFile::remove(fresh + suffix);
    };
    removeRests();
    const auto made = makeFile(fresh, makeSchema);
    const auto placed = made ? renameFile(fresh, path) : base::failure(made.error().code, path, made.error().detail);
    if (!placed)
        removeRests();
    return placed;
}

base::Result<QString> moveAside(const QString &path, const base::Clock &clock)
{
    const QString stem = path + QLatin1String(".corrupt-") + clock.now().toString(QStringLiteral("yyyyMMdd-HHmmss"));
    QString target = stem;
    for (int again = 2; QFile::exists(target); ++again)
        target = QStringLiteral("%1-%2").arg(stem).arg(again);
    // The log first: a kill in between must not leave it beside a new file of the same name.
    for (const QString &suffix : companions())
        if (QFile::exists(path + suffix))
            if (auto moved = renameFile(path + suffix, target + suffix); !moved)
                return std::unexpected(moved.error());
    if (QFile::exists(path))
        if (auto moved = renameFile(path, target); !moved)
            return std::unexpected(moved.error());
    return target;
}

base::Result<void> renameFile(const QString &from, const QString &to)
{
    std::error_code error;
    std::filesystem::rename(std::filesystem::path(from.toStdU16String()), std::filesystem::path(to.toStdU16String()), error);
    if (!error)
        return {};
    const bool denied = error == std::errc::permission_denied || error == std::errc::operation_not_permitted
        || error == std::errc::read_only_file_system;
    const auto code = denied ? base::ErrorCode::NoWritePermission
        : error == std::errc::no_space_on_device ? base::ErrorCode::DiskFull : base::ErrorCode::StoreFailed;
    return base::failure(code, to, QString::fromStdString(error.message()));
}

} // namespace lastro::store
