// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/store/stewardfile.h"

#include "core/base/logging.h"
#include "core/store/basefile.h"
#include "core/store/connection.h"
#include "core/store/stewardschema.h"

#include <QDateTime>
#include <QDir>

namespace lastro::store {

namespace {

using OpenedConnection = base::Result<std::unique_ptr<Connection>>;

OpenedConnection openSteward(const QString &path)
{
    return Connection::open(path, Connection::Mode::ReadWrite, Connection::Durability::Full);
}

base::Result<void> checkPages(const QString &path, Connection::Mode mode)
{
    const FileHead head = readHead(path);
    if (!head.sqlite || head.truncated)
        return base::failure(base::ErrorCode::BaseDamaged, path);
    auto opened = Connection::open(path, mode, Connection::Durability::Full);
    if (!opened)
        return std::unexpected(opened.error());
    return (*opened)->run([&]() -> base::Result<void> {
        Statement check = (*opened)->prepare("PRAGMA quick_check(1)");
        if (!check.step() || check.text(0) != QLatin1String("ok"))
            return base::failure(base::ErrorCode::BaseDamaged, path, check.text(0));
        return {};
    });
}

QString backupPath(const QString &path, qint64 version)
{
    return QStringLiteral("%1.backup-%2").arg(path).arg(version);
}

base::Result<void> backUp(Connection &connection, qint64 version)
{
    const QString target = backupPath(connection.path(), version);
    const QString part = target + QLatin1String(".part");
    QFile::remove(part);
    auto copied = connection.run([&]() -> base::Result<void> {
        connection.prepare("VACUUM INTO ?").with(part).run();
        return {};
    });
    if (!copied)
        return copied;
    if (auto sound = checkPages(part, Connection::Mode::ReadOnly); !sound)
        return sound;
    return renameFile(part, target);
}

/// Newest first, without half-made ones.
QStringList backups(const QString &path)
{
    const QFileInfo file(path);
    QStringList found;
    const auto entries = file.dir().entryInfoList({file.fileName() + QLatin1String(".backup-*")}, QDir::Files, QDir::Time);
    for (const QFileInfo &entry : entries)
        if (!entry.fileName().endsWith(QLatin1String(".part")))
            found.append(entry.absoluteFilePath());
    return found;
}

base::Result<QString> restore(const QString &path, const base::Clock &clock)
{
    if (const auto aside = moveAside(path, clock); !aside)
        return std::unexpected(aside.error());
    for (const QString &backup : backups(path)) {
        const FileHead head = readHead(backup);
        if (!checkOwner(head, backup, stewardApplicationId, quint32(stewardVersion())) || !checkPages(backup, Connection::Mode::ReadOnly))
            continue;
        const QString fresh = path + QLatin1String(".new");
        QFile::remove(fresh);
        if (!QFile::copy(backup, fresh))
            return base::failure(base::ErrorCode::StoreFailed, path, QStringLiteral("the backup could not be copied"));
        if (auto renamed = renameFile(fresh, path); !renamed)
            return std::unexpected(renamed.error());
        return QStringLiteral("steward_restored");
    }
    return QStringLiteral("steward_damaged");
}

base::Result<void> migrate(const QString &path)
{
    auto opened = openSteward(path);
    if (!opened)
        return std::unexpected(opened.error());
    Connection &connection = **opened;
    return connection.run([&]() -> base::Result<void> {
        const qint64 version = connection.number("PRAGMA user_version");
        if (version > stewardVersion())
            return base::failure(base::ErrorCode::BaseNewer, path);
        if (version == stewardVersion())
            return {};
        if (auto saved = backUp(connection, version); !saved)
            return saved;
        auto migrated = connection.change([&]() -> base::Result<void> {
            migrateSteward(connection, int(version), stewardVersion());
            return {};
        });
        if (migrated)
            connection.execute("PRAGMA wal_checkpoint(TRUNCATE)");
        return migrated;
    });
}

/// Whoever closes the base backs it up; this is for those who never came to close it.
bool isBackupOld(const QString &path, const base::Clock &clock)
{
    const QStringList saved = backups(path);
    return saved.isEmpty() || QFileInfo(saved.constFirst()).lastModified() < clock.now().addDays(-1);
}

base::Result<void> create(const QString &path)
{
    return createFile(path, [](Connection &connection) { migrateSteward(connection, 0, stewardVersion()); });
}

} // namespace

QString stewardPath(const QString &folder)
{
    return QDir(folder).filePath(QStringLiteral("steward.db"));
}

base::Result<void> checkStewardForReading(const QString &folder)
{
    const QString path = stewardPath(folder);
    const FileHead head = readHead(path);
    if (!head.exists)
        return base::failure(base::ErrorCode::StewardMissing, path);
    if (auto owned = checkOwner(head, path, stewardApplicationId, quint32(stewardVersion())); !owned)
        return owned;
    if (!head.sqlite || head.truncated)
        return base::failure(base::ErrorCode::StewardDamaged, path);
    return {};
}

base::Result<QStringList> prepareSteward(const QString &folder, const base::Clock &clock)
{
    const QString path = stewardPath(folder);
    const FileHead head = readHead(path);
    if (auto owned = checkOwner(head, path, stewardApplicationId, quint32(stewardVersion())); !owned)
        return std::unexpected(owned.error());
    QStringList notes;
    const bool leftOver = !head.exists && (hasLog(path) || !backups(path).isEmpty());
    const base::Result<void> sound = head.exists && !head.empty ? checkPages(path, Connection::Mode::ReadWrite) : base::Result<void>();
    if (!sound && sound.error().code != base::ErrorCode::BaseDamaged)
        return std::unexpected(sound.error());
    if (!sound || head.empty || leftOver) {
        // An empty or vanished file is damage as well: people's work was here once.
        const auto restored = restore(path, clock);
        if (!restored)
            return std::unexpected(restored.error());
        notes.append(*restored);
    }
    const bool isNew = !QFile::exists(path);
    if (isNew)
        if (auto made = create(path); !made)
            return std::unexpected(made.error());
    if (auto migrated = migrate(path); !migrated)
        return std::unexpected(migrated.error());
    if (!isNew && isBackupOld(path, clock))
        if (auto saved = backUpSteward(folder); !saved)
            qCWarning(lastroStore, "The backup of steward.db failed: %s.", qPrintable(saved.error().detail));
    return notes;
}

bool hasStewardBackup(const QString &folder)
{
    return !backups(stewardPath(folder)).isEmpty();
}

base::Result<void> backUpSteward(const QString &folder)
{
    const QString path = stewardPath(folder);
    // Opening the file touches an empty log: the times are read before.
    QDateTime changed = QFileInfo(path).lastModified();
    if (hasLog(path))
        changed = std::max(changed, QFileInfo(path + QLatin1String("-wal")).lastModified());
    auto opened = openSteward(path);
    if (!opened)
        return std::unexpected(opened.error());
    Connection &connection = **opened;
    const auto version = connection.run([&]() -> base::Result<qint64> { return connection.number("PRAGMA user_version"); });
    if (!version)
        return std::unexpected(version.error());
    const QDateTime saved = QFileInfo(backupPath(path, *version)).lastModified();
    if (saved.isValid() && changed.isValid() && saved > changed)
        return {};
    return backUp(connection, *version);
}

} // namespace lastro::store
