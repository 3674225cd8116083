// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/store/database.h"

#include "core/base/logging.h"
#include "core/store/connection.h"
#include "core/store/indexfile.h"
#include "core/store/indexreader.h"
#include "core/store/indexwriter.h"
#include "core/store/stewardfile.h"
#include "core/store/stewardstore.h"
#include "core/store/writerlock.h"

#include <QDir>

namespace lastro::store {

struct Database::Private {
    QString folder;
    Access access = Access::Read;
    QStringList notes;
    std::unique_ptr<WriterLock> lock;
    std::weak_ptr<void> writerLease;
};

namespace {

/// The files are left as one: no log, and a backup of what people did.
void closeWell(const QString &folder)
{
    if (auto saved = backUpSteward(folder); !saved)
        qCWarning(lastroStore, "The backup of steward.db failed: %s.", qPrintable(saved.error().detail));
    auto index = Connection::open(indexPath(folder), Connection::Mode::ReadWrite);
    if (!index)
        return;
    const auto done = (*index)->run([&]() -> base::Result<void> {
        // A reader in another process may hold the log; closing does not wait for it.
        (*index)->execute("PRAGMA busy_timeout=100; PRAGMA wal_checkpoint(TRUNCATE)");
        return {};
    });
    if (!done)
        qCWarning(lastroStore, "The log of index.db was not emptied: %s.", qPrintable(done.error().detail));
}

base::Result<void> checkForReading(const QString &folder)
{
    const QFileInfo info(folder);
    if (!info.isDir())
        return base::failure(info.exists() ? base::ErrorCode::BaseIsFile : base::ErrorCode::BaseMissing, folder);
    if (!info.isReadable() || !info.isExecutable())
        return base::failure(base::ErrorCode::BaseUnreadable, folder);
    const bool anyFile = QFile::exists(indexPath(folder)) || QFile::exists(stewardPath(folder)) || hasStewardBackup(folder);
    if (!anyFile)
        return base::failure(base::ErrorCode::BaseMissing, folder);
    // What cannot be rebuilt comes first.
    if (auto steward = checkStewardForReading(folder); !steward)
        return steward;
    return checkIndexForReading(folder);
}

} // namespace

Database::Database(std::unique_ptr<Private> d) : d(std::move(d)) {}

Database::~Database()
{
    if (d->access == Access::Write)
        closeWell(d->folder);
}

base::Result<std::shared_ptr<Database>> Database::open(const QString &folder, Access access, const base::Clock &clock)
{
    auto d = std::make_unique<Private>();
    d->folder = QDir(folder).absolutePath();
    d->access = access;
    if (access == Access::Read) {
        if (auto checked = checkForReading(d->folder); !checked)
            return std::unexpected(checked.error());
        return std::shared_ptr<Database>(new Database(std::move(d)));
    }
    auto lock = WriterLock::take(d->folder);
    if (!lock)
        return std::unexpected(lock.error());
    // Both files are looked at before either is touched.
    for (const auto check : {checkIndexForReading, checkStewardForReading})
        if (const auto checked = check(d->folder); !checked
            && (checked.error().code == base::ErrorCode::BaseForeign || checked.error().code == base::ErrorCode::BaseNewer))
            return std::unexpected(checked.error());
    const auto index = prepareIndex(d->folder, (*lock)->lastClosed(), clock);
    if (!index)
        return std::unexpected(index.error());
    const auto steward = prepareSteward(d->folder, clock);
    if (!steward)
        return std::unexpected(steward.error());
    d->notes = *index + *steward;
    d->lock = std::move(*lock);
    return std::shared_ptr<Database>(new Database(std::move(d)));
}

QString Database::folder() const
{
    return d->folder;
}

Access Database::access() const
{
    return d->access;
}

QStringList Database::notes() const
{
    return d->notes;
}

base::Result<std::unique_ptr<IndexReader>> Database::reader() const
{
    auto connection = Connection::open(indexPath(d->folder), Connection::Mode::ReadOnly);
    if (!connection)
        return std::unexpected(connection.error());
    (*connection)->watchForDamage();
    return std::make_unique<IndexReader>(std::move(*connection));
}

base::Result<std::unique_ptr<IndexWriter>> Database::writer()
{
    if (d->access != Access::Write)
        return base::failure(base::ErrorCode::NoWritePermission, d->folder, QStringLiteral("the base was opened for reading"));
    if (!d->writerLease.expired())
        return base::failure(base::ErrorCode::BaseInUse, d->folder, QStringLiteral("this program is writing already"));
    auto connection = Connection::open(indexPath(d->folder), Connection::Mode::ReadWrite);
    if (!connection)
        return std::unexpected(connection.error());
    (*connection)->watchForDamage();
    auto lease = std::make_shared<int>(0);
    d->writerLease = lease;
    (*connection)->hold(std::move(lease));
    return std::make_unique<IndexWriter>(std::move(*connection));
}

base::Result<std::unique_ptr<StewardStore>> Database::steward() const
{
    const auto mode = d->access == Access::Write ? Connection::Mode::ReadWrite : Connection::Mode::ReadOnly;
    auto connection = Connection::open(stewardPath(d->folder), mode, Connection::Durability::Full);
    if (!connection)
        return std::unexpected(connection.error());
    return std::make_unique<StewardStore>(std::move(*connection));
}

} // namespace lastro::store
