// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/store/indexfile.h"

#include "core/base/logging.h"
#include "core/store/basefile.h"
#include "core/store/connection.h"
#include "core/store/indexschema.h"
#include "core/store/stewardfile.h"
#include "core/store/vectortable.h"

#include <QDir>

namespace lastro::store {

namespace {

constexpr auto checkSearchWords = "INSERT INTO sections_fts(sections_fts, rank) VALUES('integrity-check', 1)";

base::Result<void> checkPages(Connection &connection, bool searchWordsToo)
{
    Statement check = connection.prepare("PRAGMA quick_check(1)");
    if (!check.step() || check.text(0) != QLatin1String("ok"))
        return base::failure(base::ErrorCode::BaseDamaged, connection.path(), check.text(0));
    if (searchWordsToo)
        connection.execute(checkSearchWords);
    return {};
}

base::Result<void> checkContent(const QString &path, bool everyPage)
{
    auto opened = Connection::open(path, Connection::Mode::ReadWrite);
    if (!opened)
        return std::unexpected(opened.error());
    Connection &connection = **opened;
    const bool marked = QFile::exists(Connection::damageMark(path));
    return connection.run([&]() -> base::Result<void> {
        if (connection.number("PRAGMA user_version") != indexVersion)
            return everyPage ? checkPages(connection, false) : base::Result<void>();
        if (!hasIndexSchema(connection))
            return base::failure(base::ErrorCode::BaseDamaged, path, QStringLiteral("a table is missing"));
        if (connection.number("SELECT CAST(value AS INTEGER) FROM meta WHERE key = 'generation'") < 1)
            return base::failure(base::ErrorCode::BaseDamaged, path, QStringLiteral("the generation is missing"));
        return everyPage || marked ? checkPages(connection, marked) : base::Result<void>();
    });
}

base::Result<void> beginAnew(const QString &path, const QString &vectorsFrom)
{
    return createFile(path, [&](Connection &connection) {
        createIndexSchema(connection);
        if (vectorsFrom.isEmpty())
            return;
        const qint64 carried = VectorTable(connection).carryOver(vectorsFrom);
        qCInfo(lastroStore, "%lld vectors were taken over from the damaged index.", static_cast<long long>(carried));
    });
}

base::Result<void> rebuildInPlace(const QString &path)
{
    auto opened = Connection::open(path, Connection::Mode::ReadWrite);
    if (!opened)
        return std::unexpected(opened.error());
    Connection &connection = **opened;
    return connection.run([&]() -> base::Result<void> {
        connection.execute("PRAGMA foreign_keys=OFF");
        return connection.change([&]() -> base::Result<void> {
            dropIndexSchema(connection);
            createIndexSchema(connection);
            return {};
        });
    });
}

base::Result<QStringList> replaceDamaged(const QString &path, const base::Clock &clock)
{
    const auto aside = moveAside(path, clock);
    if (!aside)
        return std::unexpected(aside.error());
    if (auto made = beginAnew(path, *aside); !made)
        return std::unexpected(made.error());
    return QStringList{QStringLiteral("index_damaged")};
}

base::Result<QStringList> mend(const QString &path, const FileHead &head, bool everyPage, const base::Clock &clock)
{
    base::Result<void> sound = head.sqlite && !head.truncated ? checkContent(path, everyPage)
                                                              : base::failure(base::ErrorCode::BaseDamaged, path);
    if (sound && head.userVersion < quint32(indexVersion)) {
        sound = rebuildInPlace(path);
        if (sound)
            return QStringList{QStringLiteral("index_rebuilt")};
    }
    if (sound)
        return QStringList();
    if (sound.error().code != base::ErrorCode::BaseDamaged)
        return std::unexpected(sound.error());
    return replaceDamaged(path, clock);
}

} // namespace

QString indexPath(const QString &folder)
{
    return QDir(folder).filePath(QStringLiteral("index.db"));
}

base::Result<void> checkIndexForReading(const QString &folder)
{
    const QString path = indexPath(folder);
    const FileHead head = readHead(path);
    if (!head.exists || (head.readable && head.empty))
        return base::failure(base::ErrorCode::IndexMissing, path);
    if (auto owned = checkOwner(head, path, indexApplicationId, indexVersion); !owned)
        return owned;
    if (!head.sqlite || head.truncated)
        return base::failure(base::ErrorCode::BaseDamaged, path);
    if (head.userVersion < quint32(indexVersion))
        return base::failure(base::ErrorCode::IndexOlder, path,
                             QStringLiteral("the index is of version %1, this program reads %2").arg(head.userVersion).arg(indexVersion));
    return {};
}

base::Result<QStringList> prepareIndex(const QString &folder, bool looksClosed, const base::Clock &clock)
{
    const QString path = indexPath(folder);
    const FileHead head = readHead(path);
    if (auto owned = checkOwner(head, path, indexApplicationId, indexVersion); !owned)
        return std::unexpected(owned.error());
    base::Result<QStringList> notes;
    if (head.exists && !head.empty) {
        notes = mend(path, head, !looksClosed || hasLog(path), clock);
    } else {
        // A log without its file belongs to nothing that will be here.
        if (hasLog(path))
            if (const auto aside = moveAside(path, clock); !aside)
                return std::unexpected(aside.error());
        if (auto made = beginAnew(path, {}); !made)
            return std::unexpected(made.error());
        if (QFile::exists(stewardPath(folder)))
            notes->append(QStringLiteral("index_missing"));
    }
    if (notes)
        QFile::remove(Connection::damageMark(path));
    return notes;
}

} // namespace lastro::store
