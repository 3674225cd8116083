// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "storefixture.h"

#include <QDirIterator>
#include <QElapsedTimer>
#include <QRandomGenerator>
#include <csignal>
#include <sys/resource.h>
#include <unistd.h>

using namespace lastro;
using namespace lastro::store;
using namespace lastro::tests;

/// Opening a base: locks, damage, foreign and newer files, folders that cannot be written, a full disk.
class DatabaseTest : public QObject {
    Q_OBJECT

    static constexpr int width = 8;

    static void fill(TemporaryBase &base, int documents = 40)
    {
        for (int i = 0; i < documents; ++i)
            base.put(QStringLiteral("d%1").arg(i), QStringLiteral("férias número%1 ").arg(i) + QStringLiteral("texto comprido ").repeated(200));
        std::vector<NewVector> vectors;
        const auto pending = base.write().pending(base.model, 0).value();
        for (const PendingPassage &passage : pending)
            vectors.push_back({passage.key, unitVector(width, int(vectors.size()))});
        VERIFY_RESULT(base.write().begin());
        VERIFY_RESULT(base.write().putVectors(base.model, width, vectors));
        VERIFY_RESULT(base.write().commit());
    }
    static void overwrite(const QString &path, qint64 at, const QByteArray &bytes)
    {
        QFile file(path);
        QVERIFY(file.open(QIODevice::ReadWrite));
        file.seek(at);
        QCOMPARE(file.write(bytes), bytes.size());
    }
    static QByteArray contents(const QString &path)
    {
        QFile file(path);
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }
    static void stamp(const QString &path, const char *pragma)
    {
        SQLite::Database database(path.toStdString(), SQLite::OPEN_READWRITE);
        database.exec(pragma);
    }
    static qint64 vectorRows(TemporaryBase &base)
    {
        auto connection = Connection::open(base.file(QStringLiteral("index.db")), Connection::Mode::ReadOnly);
        return (*connection)->number("SELECT count(*) FROM vectors");
    }

private Q_SLOTS:
    void configuration()
    {
        TemporaryBase base;
        for (const auto mode : {Connection::Mode::ReadOnly, Connection::Mode::ReadWrite}) {
            auto connection = Connection::open(base.file(QStringLiteral("index.db")), mode);
            VERIFY_RESULT(connection);
            QCOMPARE((*connection)->number("PRAGMA trusted_schema"), 0);
            QCOMPARE((*connection)->number("PRAGMA cell_size_check"), 1);
            QCOMPARE((*connection)->number("PRAGMA foreign_keys"), 1);
            QCOMPARE((*connection)->number("PRAGMA busy_timeout"), 5'000);
            QCOMPARE((*connection)->number("PRAGMA application_id"), 0x4C534958);
            QCOMPARE((*connection)->number("PRAGMA synchronous"), 1);
            Statement journal = (*connection)->prepare("PRAGMA journal_mode");
            QVERIFY(journal.step());
            QCOMPARE(journal.text(0), QStringLiteral("wal"));
            // Defensive: the tables behind the search words cannot be written by hand.
            const auto shadow = (*connection)->run([&]() -> base::Result<void> {
                (*connection)->execute("DELETE FROM sections_fts_data");
                return {};
            });
            QVERIFY(!shadow);
        }
    }

    void newBaseIsComplete()
    {
        TemporaryBase base;
        QVERIFY(base.database);
        QVERIFY(base.database->notes().isEmpty());
        QCOMPARE(base.read().generation().value(), quint64(1));
        QCOMPARE(base.database->access(), Access::Write);
        QCOMPARE(base.database->folder(), base.folder());
        base.close();
        QCOMPARE(QDir(base.folder()).entryList(QDir::Files, QDir::Name),
                 (QStringList{QStringLiteral("index.db"), QStringLiteral("steward.db"), QStringLiteral("steward.db.backup-4")}));
    }

    void oneWriterOnly()
    {
        TemporaryBase base;
        COMPARE_ERROR(Database::open(base.folder(), Access::Write, base.clock), BaseInUse);
        auto first = base.database->writer();
        VERIFY_RESULT(first);
        COMPARE_ERROR(base.database->writer(), BaseInUse);
        first->reset();
        VERIFY_RESULT(base.database->writer());
        base.open();
        QVERIFY(base.database);
    }

    void staleLockIsTakenOver()
    {
        TemporaryBase base;
        fill(base, 2);
        base.close();
        overwrite(base.file(QStringLiteral("writer.lock")), 0, "4194300\nlastro-cli\n" + QSysInfo::machineHostName().toUtf8() + "\n");
        base.open();
        QCOMPARE(base::errorCodeName(base.error.code), QStringLiteral("Internal"));
        QVERIFY(base.database);
        QVERIFY(base.database->notes().isEmpty());
        QCOMPARE(base.found({QStringLiteral("férias")}).size(), 2);
    }

    void readingNeedsNoLockAndChangesNothing()
    {
        TemporaryBase base;
        fill(base, 3);
        auto beside = Database::open(base.folder(), Access::Read, base.clock);
        VERIFY_RESULT(beside);
        COMPARE_ERROR((*beside)->writer(), NoWritePermission);
        auto reader = (*beside)->reader();
        VERIFY_RESULT(reader);
        base.put(QStringLiteral("new"), QStringLiteral("férias"));
        QCOMPARE((*reader)->match({QStringLiteral("férias")}, 0)->size(), size_t(4));
        auto steward = (*beside)->steward();
        VERIFY_RESULT(steward);
        COMPARE_ERROR((*steward)->removeSource(QStringLiteral("x")), NoWritePermission);
    }

    void missing()
    {
        QTemporaryDir folder;
        FixedClock clock{QDateTime::currentDateTime()};
        COMPARE_ERROR(Database::open(folder.path(), Access::Read, clock), BaseMissing);
        COMPARE_ERROR(Database::open(folder.filePath(QStringLiteral("none/at/all")), Access::Read, clock), BaseMissing);
        QVERIFY(!QFile::exists(folder.filePath(QStringLiteral("none"))));
    }

    /// For reading, each loss has a code of its own and names its file; nothing is changed.
    void lostFilesAreToldApart_data()
    {
        QTest::addColumn<QString>("file");
        QTest::addColumn<QString>("how");
        QTest::addColumn<QString>("code");
        const QString index = QStringLiteral("index.db");
        const QString steward = QStringLiteral("steward.db");
        QTest::newRow("index gone") << index << QStringLiteral("gone") << QStringLiteral("IndexMissing");
        QTest::newRow("index empty") << index << QStringLiteral("empty") << QStringLiteral("IndexMissing");
        QTest::newRow("index noise") << index << QStringLiteral("noise") << QStringLiteral("BaseDamaged");
        QTest::newRow("steward gone") << steward << QStringLiteral("gone") << QStringLiteral("StewardMissing");
        QTest::newRow("steward empty") << steward << QStringLiteral("empty") << QStringLiteral("StewardDamaged");
        QTest::newRow("steward noise") << steward << QStringLiteral("noise") << QStringLiteral("StewardDamaged");
        QTest::newRow("steward short") << steward << QStringLiteral("short") << QStringLiteral("StewardDamaged");
    }
    void lostFilesAreToldApart()
    {
        QFETCH(QString, file);
        QFETCH(QString, how);
        QFETCH(QString, code);
        TemporaryBase base;
        fill(base, 2);
        base.close();
        const QString path = base.file(file);
        if (how == QLatin1String("gone"))
            QVERIFY(QFile::remove(path));
        else if (how == QLatin1String("noise"))
            overwrite(path, 0, QByteArray("noise ").repeated(1'000));
        else
            QVERIFY(QFile::resize(path, how == QLatin1String("empty") ? 0 : 5'000));
        const QStringList before = QDir(base.folder()).entryList(QDir::Files);
        base.open(Access::Read);
        QVERIFY(!base.database);
        QCOMPARE(base::errorCodeName(base.error.code), code);
        QCOMPARE(base.error.subject, path);
        QCOMPARE(QDir(base.folder()).entryList(QDir::Files), before);
        base.open();
        QVERIFY2(base.database, qPrintable(described(base.error)));
        QVERIFY(!base.database->notes().isEmpty());
    }

    void aLostIndexIsBegunAnewWithANote()
    {
        TemporaryBase base;
        fill(base, 2);
        VERIFY_RESULT((*base.database->steward())->putSource({QStringLiteral("/s"), QStringLiteral("/s"), QStringLiteral("s"), model::Seal::Official, {}}));
        base.close();
        QVERIFY(QFile::remove(base.file(QStringLiteral("index.db"))));
        base.open();
        QVERIFY(base.database);
        QCOMPARE(base.database->notes(), QStringList{QStringLiteral("index_missing")});
        QCOMPARE((*base.database->steward())->sources()->size(), size_t(1));
        base.open();
        QVERIFY(base.database->notes().isEmpty());
    }

    void aFolderThatMayNotBeReadIsNoMissingBase()
    {
        if (geteuid() == 0)
            QSKIP("the superuser may read everything");
        TemporaryBase base;
        base.close();
        QFile::setPermissions(base.folder(), {});
        base.open(Access::Read);
        QCOMPARE(base.error.code, base::ErrorCode::BaseUnreadable);
        QFile::setPermissions(base.folder(), QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner);
    }

    void foreignAndNewerFilesAreNotTouched_data()
    {
        QTest::addColumn<QString>("file");
        QTest::addColumn<QByteArray>("pragma");
        QTest::addColumn<QString>("code");
        for (const QString &file : {QStringLiteral("index.db"), QStringLiteral("steward.db")}) {
            QTest::addRow("foreign %s", qPrintable(file)) << file << QByteArray("PRAGMA application_id=1234") << QStringLiteral("BaseForeign");
            QTest::addRow("unmarked %s", qPrintable(file)) << file << QByteArray("PRAGMA application_id=0") << QStringLiteral("BaseForeign");
            QTest::addRow("newer %s", qPrintable(file)) << file << QByteArray("PRAGMA user_version=99") << QStringLiteral("BaseNewer");
        }
    }
    void foreignAndNewerFilesAreNotTouched()
    {
        QFETCH(QString, file);
        QFETCH(QByteArray, pragma);
        QFETCH(QString, code);
        TemporaryBase base;
        fill(base, 2);
        base.close();
        stamp(base.file(file), pragma.constData());
        const QByteArray index = contents(base.file(QStringLiteral("index.db")));
        const QByteArray steward = contents(base.file(QStringLiteral("steward.db")));
        for (const Access access : {Access::Write, Access::Read}) {
            base.open(access);
            QVERIFY(!base.database);
            QCOMPARE(base::errorCodeName(base.error.code), code);
            QCOMPARE(base.error.subject, base.file(file));
            QVERIFY(contents(base.file(QStringLiteral("index.db"))) == index);
            QVERIFY(contents(base.file(QStringLiteral("steward.db"))) == steward);
        }
        QVERIFY(!QFile::exists(base.file(QStringLiteral("writer.lock"))));
    }

    void olderIndexKeepsItsVectors()
    {
        TemporaryBase base;
        fill(base, 5);
        base.close();
        stamp(base.file(QStringLiteral("index.db")), "PRAGMA user_version=0; ALTER TABLE documents ADD COLUMN old TEXT; DROP TABLE failures");
        base.open(Access::Read);
        QCOMPARE(base.error.code, base::ErrorCode::IndexOlder);
        QCOMPARE(base.error.subject, base.file(QStringLiteral("index.db")));
        base.open();
        QVERIFY(base.database);
        QCOMPARE(base.database->notes(), QStringList{QStringLiteral("index_rebuilt")});
        QCOMPARE(base.read().counts(base.model)->documents, 0);
        QCOMPARE(vectorRows(base), 5);
        base.put(QStringLiteral("d3"), QStringLiteral("férias número3 ") + QStringLiteral("texto comprido ").repeated(200));
        QCOMPARE(base.read().counts(base.model)->vectors, 1);
        QVERIFY(base.searchIndexIsSound());
        base.open();
        QVERIFY(base.database->notes().isEmpty());
    }

    void damageIsSetAside_data()
    {
        QTest::addColumn<QString>("how");
        QTest::addColumn<int>("vectors");
        for (const char *how : {"random bytes", "zero header", "a word", "half", "one page"})
            QTest::newRow(how) << QString::fromLatin1(how) << 0;
        QTest::newRow("search words") << QStringLiteral("search words") << 40;
        QTest::newRow("missing table") << QStringLiteral("missing table") << 40;
    }
    void damageIsSetAside()
    {
        QFETCH(QString, how);
        QFETCH(int, vectors);
        TemporaryBase base;
        fill(base);
        base.close();
        const QString path = base.file(QStringLiteral("index.db"));
        const qint64 size = QFileInfo(path).size();
        QRandomGenerator random(3);
        if (how == QLatin1String("random bytes")) {
            QByteArray noise(qsizetype(size), 0);
            for (char &byte : noise)
                byte = char(random.bounded(256));
            overwrite(path, 0, noise);
        } else if (how == QLatin1String("zero header")) {
            overwrite(path, 0, QByteArray(100, 0));
        } else if (how == QLatin1String("a word")) {
            QFile::resize(path, 0);
            overwrite(path, 0, "hello");
        } else if (how == QLatin1String("half")) {
            QVERIFY(QFile::resize(path, size / 2));
        } else if (how == QLatin1String("one page")) {
            QVERIFY(QFile::resize(path, 4096));
        } else if (how == QLatin1String("search words")) {
            stamp(path, "DELETE FROM sections_fts_data WHERE id > 10");
            overwrite(path + QLatin1String(".suspect"), 0, {});
        } else {
            stamp(path, "DROP TABLE passages");
        }
        const QByteArray damaged = contents(path);
        base.open();
        QVERIFY2(base.database, qPrintable(base.error.detail));
        QCOMPARE(base.database->notes(), QStringList{QStringLiteral("index_damaged")});
        const QString aside = base.file(QStringLiteral("index.db.corrupt-20260310-093005"));
        QVERIFY(contents(aside) == damaged);
        QCOMPARE(base.read().counts(base.model)->documents, 0);
        if (vectors > 0)
            QCOMPARE(vectorRows(base), vectors);
        base.put(QStringLiteral("a"), QStringLiteral("férias"));
        QCOMPARE(base.found({QStringLiteral("férias")}), QStringList{QStringLiteral("a")});
        base.close();
        // A second time in the same second gets a name of its own.
        overwrite(path, 0, QByteArray(100, 0));
        base.open();
        QVERIFY(base.database);
        QVERIFY(QFile::exists(aside + QLatin1String("-2")));
    }

    void flippedPagesNeverCrash()
    {
        QRandomGenerator random(11);
        int mended = 0;
        for (int round = 0; round < 12; ++round) {
            TemporaryBase base;
            fill(base, 30);
            base.close();
            const QString path = base.file(QStringLiteral("index.db"));
            const qint64 pages = QFileInfo(path).size() / 4096;
            for (qint64 page = 1; page < pages; ++page)
                overwrite(path, page * 4096 + random.bounded(round % 2 ? 16 : 4096), QByteArray(1, char(random.bounded(256))));
            // An unclean end makes the next opening look at every page; so does damage met while reading.
            if (round % 3 == 0)
                overwrite(base.file(QStringLiteral("writer.lock")), 0, "4194300\nlastro\n" + QSysInfo::machineHostName().toUtf8() + "\n");
            for (int opening = 0; opening < 2; ++opening) {
                base.open();
                QVERIFY2(base.database, qPrintable(base.error.detail));
                mended += int(base.database->notes().contains(QLatin1String("index_damaged")));
                (void)base.read().match({QStringLiteral("férias")}, 0);
                (void)base.read().documents();
                for (int i = 0; i < 30; ++i)
                    (void)base.read().sectionsOf(QStringLiteral("d%1").arg(i));
                (void)base.read().vectors(base.model);
            }
        }
        QVERIFY2(mended >= 8, qPrintable(QString::number(mended)));
    }

    void vectorsOfADamagedIndexAreChecked()
    {
        TemporaryBase base;
        fill(base, 30);
        base.close();
        const QString path = base.file(QStringLiteral("index.db"));
        stamp(path, "UPDATE vectors SET data = zeroblob(32) WHERE row = 2; UPDATE vectors SET data = x'00' WHERE row = 3; "
                    "UPDATE vectors SET checksum = checksum + 1 WHERE row = 4; UPDATE vectors SET model = 77 WHERE row = 5; DROP TABLE meta");
        base.open();
        QCOMPARE(base.database->notes(), QStringList{QStringLiteral("index_damaged")});
        QCOMPARE(vectorRows(base), 26);
    }

    void aLogWithoutItsFileIsSetAside()
    {
        TemporaryBase base;
        fill(base, 2);
        base.close();
        QFile::remove(base.file(QStringLiteral("index.db")));
        overwrite(base.file(QStringLiteral("index.db-wal")), 0, QByteArray(5'000, 'x'));
        base.open();
        QVERIFY(base.database);
        QVERIFY(QFile::exists(base.file(QStringLiteral("index.db.corrupt-20260310-093005-wal"))));
        QCOMPARE(base.read().counts(base.model)->documents, 0);
    }

    void aLogOfAnotherBaseIsNoticed()
    {
        TemporaryBase base;
        fill(base, 20);
        base.close();
        TemporaryBase other;
        fill(other, 33);
        const QByteArray log = contents(other.file(QStringLiteral("index.db-wal")));
        QVERIFY(!log.isEmpty());
        overwrite(base.file(QStringLiteral("index.db-wal")), 0, log);
        base.open();
        QVERIFY(base.database);
        const auto counts = base.read().counts(base.model);
        VERIFY_RESULT(counts);
        QVERIFY(base.database->notes().contains(QLatin1String("index_damaged")) || base.searchIndexIsSound());
    }

    void folderFaults()
    {
        QTemporaryDir folder;
        FixedClock clock{QDateTime::currentDateTime()};
        const QString file = folder.filePath(QStringLiteral("file"));
        overwrite(file, 0, "x");
        const auto inPlace = Database::open(file, Access::Write, clock);
        COMPARE_ERROR(inPlace, BaseIsFile);
        QCOMPARE(inPlace.error().subject, file);
        const auto below = Database::open(file + QLatin1String("/below/it"), Access::Write, clock);
        COMPARE_ERROR(below, BaseIsFile);
        QCOMPARE(below.error().subject, file);
        COMPARE_ERROR(Database::open(file, Access::Read, clock), BaseIsFile);
        QDir(folder.path()).mkpath(QStringLiteral("base/index.db"));
        COMPARE_ERROR(Database::open(folder.filePath(QStringLiteral("base")), Access::Write, clock), BaseUnreadable);
    }

    void readOnlyFolder()
    {
        if (geteuid() == 0)
            QSKIP("the superuser may write everywhere");
        TemporaryBase base;
        fill(base, 2);
        base.close();
        QFile::setPermissions(base.folder(), QFile::ReadOwner | QFile::ExeOwner);
        base.open();
        QCOMPARE(base.error.code, base::ErrorCode::NoWritePermission);
        base.open(Access::Read);
        QVERIFY(base.database);
        QCOMPARE(base.found({QStringLiteral("férias")}).size(), 2);
        base.close();
        QFile::setPermissions(base.folder(), QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner);
        overwrite(base.file(QStringLiteral("index.db-wal")), 0, QByteArray(5'000, 'x'));
        QFile::setPermissions(base.folder(), QFile::ReadOwner | QFile::ExeOwner);
        base.open(Access::Read);
        COMPARE_ERROR(base.database->reader(), BaseNotClosed);
        base.close();
        QFile::setPermissions(base.folder(), QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner);
    }

    void fullDisk()
    {
        TemporaryBase base;
        base.put(QStringLiteral("kept"), QStringLiteral("férias"));
        const QString path = base.file(QStringLiteral("index.db"));
        auto opened = Connection::open(path, Connection::Mode::ReadWrite);
        Connection &connection = **opened;
        const qint64 pages = connection.number("PRAGMA page_count");
        IndexWriter writer(std::move(*opened));
        const QString large = QStringLiteral("espaço ").repeated(40'000);
        const auto big = withPassage(section(QStringLiteral("big"), QStringLiteral("x"), large));
        for (int round = 0; round < 3; ++round) {
            connection.number(qPrintable(QStringLiteral("PRAGMA max_page_count=%1").arg(pages + 10)));
            VERIFY_RESULT(writer.begin());
            VERIFY_RESULT(writer.putDocument(document(QStringLiteral("small")), 0, {withPassage(section(QStringLiteral("small"), QStringLiteral("x"), QStringLiteral("pouco")))}, base.model));
            const auto full = writer.putDocument(document(QStringLiteral("big")), 0, {big}, base.model);
            COMPARE_ERROR(full, DiskFull);
            QCOMPARE(full.error().subject, path);
            COMPARE_ERROR(writer.commit(), Internal);
            QCOMPARE(base.found({QStringLiteral("férias"), QStringLiteral("pouco"), QStringLiteral("espaço")}), QStringList{QStringLiteral("kept")});
        }
        connection.number("PRAGMA max_page_count=1000000");
        VERIFY_RESULT(writer.begin());
        VERIFY_RESULT(writer.putDocument(document(QStringLiteral("big")), 0, {big}, base.model));
        VERIFY_RESULT(writer.commit());
        QCOMPARE(base.found({QStringLiteral("espaço")}), QStringList{QStringLiteral("big")});
        QVERIFY(base.searchIndexIsSound());
    }

    void fileLimit()
    {
        TemporaryBase base;
        base.put(QStringLiteral("kept"), QStringLiteral("férias"));
        const QString large = QStringLiteral("espaço demais ").repeated(80'000);
        const auto big = withPassage(section(QStringLiteral("big"), QStringLiteral("x"), large));
        // A log that may not grow: writing fails in the device, not in SQLite's own bookkeeping.
        rlimit before{};
        QCOMPARE(getrlimit(RLIMIT_FSIZE, &before), 0);
        const auto handler = std::signal(SIGXFSZ, SIG_IGN);
        const rlimit tight{rlim_t(QFileInfo(base.file(QStringLiteral("index.db-wal"))).size() + 20'000), before.rlim_max};
        QCOMPARE(setrlimit(RLIMIT_FSIZE, &tight), 0);
        const auto begun = base.write().begin();
        const auto put = base.write().putDocument(document(QStringLiteral("big")), 0, {big}, base.model);
        const auto committed = base.write().commit();
        setrlimit(RLIMIT_FSIZE, &before);
        std::signal(SIGXFSZ, handler);
        VERIFY_RESULT(begun);
        const auto &limited = put ? committed : put;
        QVERIFY(!limited);
        QVERIFY2(limited.error().code == base::ErrorCode::DiskFull, qPrintable(described(limited.error())));
        QCOMPARE(base.found({QStringLiteral("férias"), QStringLiteral("espaço")}), QStringList{QStringLiteral("kept")});
        base.put(big.section.id.document(), large);
        QCOMPARE(base.found({QStringLiteral("espaço")}), QStringList{QStringLiteral("big")});
        QVERIFY(base.searchIndexIsSound());
    }

    void faultCodes_data()
    {
        QTest::addColumn<int>("sqlite");
        QTest::addColumn<int>("system");
        QTest::addColumn<QString>("code");
        QTest::newRow("full") << 13 << 0 << QStringLiteral("DiskFull");
        QTest::newRow("write, no space") << 778 << ENOSPC << QStringLiteral("DiskFull");
        QTest::newRow("write, file limit") << 778 << EFBIG << QStringLiteral("DiskFull");
        QTest::newRow("write, unknown") << 778 << 0 << QStringLiteral("DiskFull");
        QTest::newRow("read, unknown") << 266 << 0 << QStringLiteral("StoreFailed");
        QTest::newRow("write, device") << 778 << EIO << QStringLiteral("StoreFailed");
        QTest::newRow("cannot open, denied") << 14 << EACCES << QStringLiteral("NoWritePermission");
        QTest::newRow("cannot open, gone") << 14 << ENOENT << QStringLiteral("BaseMissing");
        QTest::newRow("read only") << 8 << 0 << QStringLiteral("NoWritePermission");
        QTest::newRow("corrupt") << 11 << 0 << QStringLiteral("BaseDamaged");
        QTest::newRow("corrupt search words") << 267 << 0 << QStringLiteral("BaseDamaged");
        QTest::newRow("no database") << 26 << 0 << QStringLiteral("BaseDamaged");
        QTest::newRow("busy") << 5 << 0 << QStringLiteral("BaseInUse");
        QTest::newRow("busy snapshot") << 517 << 0 << QStringLiteral("BaseInUse");
        QTest::newRow("constraint") << 19 << 0 << QStringLiteral("StoreFailed");
    }
    void faultCodes()
    {
        QFETCH(int, sqlite);
        QFETCH(int, system);
        QFETCH(QString, code);
        QCOMPARE(base::errorCodeName(faultCode(sqlite, system)), code);
    }
};

QTEST_GUILESS_MAIN(DatabaseTest)
#include "tst_database.moc"
