// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "storefixture.h"

#include "core/store/stewardfile.h"
#include "core/store/stewardschema.h"

using namespace lastro;
using namespace lastro::store;
using namespace lastro::tests;

/// steward.db: what people did, its migrations and its backups.
class StewardTest : public QObject {
    Q_OBJECT

    static model::BaseDescription sample()
    {
        model::BaseDescription description;
        description.name = QStringLiteral("Base da Rota Sul");
        description.locale = QStringLiteral("en");
        description.helpChannel = model::HelpChannel{QStringLiteral("Canal"), QStringLiteral("mailto:rh@example.invalid")};
        description.freshAfterDays = 90;
        description.sources = {
            {QStringLiteral("/b/oficial"), QStringLiteral("/b/oficial"), QStringLiteral("oficial"), model::Seal::Official, {}},
            {QStringLiteral("/b"), QStringLiteral("/b"), QStringLiteral("resto"), model::Seal::Wiki, {QStringLiteral("oficial"), QStringLiteral("atas/2025")}},
        };
        description.glossary = {{QStringLiteral("CD-SP"), QStringLiteral("centro de distribuição de São Paulo")},
                                {QStringLiteral("PLR"), QStringLiteral("participação"), QStringLiteral("lucros")}};
        return description;
    }
    static QStringList schemaOf(Connection &connection)
    {
        QStringList lines;
        Statement rows = connection.prepare("SELECT type || ' ' || name || ' ' || coalesce(sql, '') FROM sqlite_schema ORDER BY 1");
        while (rows.step())
            lines.append(rows.text(0).simplified());
        lines.append(QString::number(connection.number("PRAGMA user_version")));
        lines.append(QString::number(connection.number("PRAGMA application_id")));
        return lines;
    }
    /// A file as the version wrote it.
    static void makeOld(const QString &path, int version)
    {
        QFile::remove(path);
        auto connection = Connection::open(path, Connection::Mode::Create, Connection::Durability::Full);
        VERIFY_RESULT(connection);
        VERIFY_RESULT((*connection)->change([&]() -> base::Result<void> {
            migrateSteward(**connection, 0, version);
            return {};
        }));
        VERIFY_RESULT((*connection)->change([&]() -> base::Result<void> {
            (*connection)->execute("INSERT INTO base(one, name, locale, fresh_after_days) VALUES(1, 'antiga', 'pt-BR', 30);"
                                   "INSERT INTO sources(id, place, root, name, seal) VALUES('/a', 0, '/a', 'a', 'minutes')");
            return {};
        }));
    }
    static QString newestBackup() { return QStringLiteral("steward.db.backup-%1").arg(stewardVersion()); }
    static void overwrite(const QString &path, const QByteArray &bytes)
    {
        QFile file(path);
        QVERIFY(file.open(QIODevice::ReadWrite));
        QCOMPARE(file.write(bytes), bytes.size());
    }

private Q_SLOTS:
    void descriptionRoundTrip()
    {
        TemporaryBase base;
        auto steward = base.database->steward().value().release();
        const std::unique_ptr<StewardStore> owner(steward);
        QVERIFY(steward->description().value() == model::BaseDescription());
        VERIFY_RESULT(steward->setDescription(sample()));
        QVERIFY(steward->description().value() == sample());
        model::BaseDescription less = sample();
        less.helpChannel.reset();
        less.sources.erase(less.sources.begin());
        less.glossary.clear();
        VERIFY_RESULT(steward->setDescription(less));
        QVERIFY(steward->description().value() == less);
    }

    void sourcesOneByOne()
    {
        TemporaryBase base;
        const auto steward = std::move(base.database->steward().value());
        VERIFY_RESULT(steward->setDescription(sample()));
        model::SourceRecord changed = sample().sources.front();
        changed.name = QStringLiteral("outro nome");
        changed.seal = model::Seal::Minutes;
        changed.excluded = {QStringLiteral("x")};
        VERIFY_RESULT(steward->putSource(changed));
        const model::SourceRecord added{QStringLiteral("/c"), QStringLiteral("/c"), QStringLiteral("c"), model::Seal::Official, {}};
        VERIFY_RESULT(steward->putSource(added));
        auto sources = steward->sources().value();
        QCOMPARE(sources.size(), size_t(3));
        QVERIFY(sources.at(0) == changed);
        QVERIFY(sources.at(2) == added);
        VERIFY_RESULT(steward->removeSource(sample().sources.at(1).id));
        VERIFY_RESULT(steward->removeSource(QStringLiteral("unknown")));
        sources = steward->sources().value();
        QCOMPARE(sources.size(), size_t(2));
        QVERIFY(sources.at(1) == added);
    }

    void tuningRoundTrip()
    {
        TemporaryBase base;
        auto steward = std::move(base.database->steward().value());
        QVERIFY(steward->tuning().value() == model::BaseTuning());
        const model::BaseTuning strict{0.37, 0.05};
        VERIFY_RESULT(steward->setTuning(strict));
        VERIFY_RESULT(steward->setDescription(sample()));              // another matter
        QVERIFY(steward->tuning().value() == strict);
        const model::BaseTuning least{-2, 0};
        VERIFY_RESULT(steward->setTuning(least));
        steward.reset();
        base.close();
        base.open();
        steward = std::move(base.database->steward().value());
        QVERIFY(steward->tuning().value() == least);
        VERIFY_RESULT(steward->setTuning({}));
        QVERIFY(steward->tuning().value() == model::BaseTuning());
    }

    void tuningOutOfRangeIsNotStored()
    {
        TemporaryBase base;
        const auto steward = std::move(base.database->steward().value());
        const model::BaseTuning kept{0.5, 0.5};
        VERIFY_RESULT(steward->setTuning(kept));
        for (const model::BaseTuning &bad : {model::BaseTuning{2.5, 0.3}, {0, -1}, {qQNaN(), 0.3}, {0, qInf()}})
            COMPARE_ERROR(steward->setTuning(bad), ConfigurationInvalid);
        QVERIFY(steward->tuning().value() == kept);
    }

    void tuningOutOfRangeInTheFileIsDamage()
    {
        TemporaryBase base;
        {
            auto connection = Connection::open(stewardPath(base.folder()), Connection::Mode::ReadWrite);
            VERIFY_RESULT((*connection)->change([&]() -> base::Result<void> {
                (*connection)->execute("INSERT INTO tuning(one, floor, words_weight) VALUES(1, 40, 0.3)");
                return {};
            }));
        }
        COMPARE_ERROR((*base.database->steward())->tuning(), BaseDamaged);
    }

    /// A reader beside an older program's file: it has no such table.
    void olderFilesReadAsTheDefaults()
    {
        const QDate day(2026, 3, 10);
        for (int version = 1; version < stewardVersion(); ++version) {
            TemporaryBase base;
            base.close();
            makeOld(stewardPath(base.folder()), version);
            auto connection = Connection::open(stewardPath(base.folder()), Connection::Mode::ReadOnly);
            VERIFY_RESULT(connection);
            StewardStore steward(std::move(*connection));
            QVERIFY(steward.tuning().value() == model::BaseTuning());
            QVERIFY(steward.dataPolicy().value() == model::DataPolicy());
            QVERIFY(steward.dataPolicy().value().localOnly);
            QVERIFY(steward.ledger(day, day).value().empty());
            QVERIFY(steward.spentByDay(day, day).value().empty());
            QVERIFY(!steward.beginTurn());
        }
    }

    void upgradedEqualsFresh()
    {
        TemporaryBase fresh;
        fresh.close();
        auto freshConnection = Connection::open(stewardPath(fresh.folder()), Connection::Mode::ReadOnly);
        const QStringList expected = schemaOf(**freshConnection);
        for (int version = 1; version < stewardVersion(); ++version) {
            TemporaryBase base;
            base.close();
            makeOld(stewardPath(base.folder()), version);
            QFile::remove(base.file(newestBackup()));
            base.open();
            QVERIFY2(base.database, qPrintable(described(base.error)));
            QVERIFY(base.database->notes().isEmpty());
            auto connection = Connection::open(stewardPath(base.folder()), Connection::Mode::ReadOnly);
            QCOMPARE(schemaOf(**connection), expected);
            const auto description = (*base.database->steward())->description().value();
            QCOMPARE(description.name, QStringLiteral("antiga"));
            QCOMPARE(description.freshAfterDays, 30);
            QCOMPARE(description.sources.size(), size_t(1));
            QCOMPARE(description.sources.front().seal, model::Seal::Minutes);
            // The backup is the file as it was.
            auto backup = Connection::open(base.file(QStringLiteral("steward.db.backup-%1").arg(version)), Connection::Mode::ReadOnly);
            VERIFY_RESULT(backup);
            QCOMPARE((*backup)->number("PRAGMA user_version"), version);
            QCOMPARE((*backup)->number("SELECT count(*) FROM sources WHERE seal = 'minutes'"), 1);
        }
    }

    void versionOneIsFrozen()
    {
        TemporaryBase base;
        base.close();
        makeOld(stewardPath(base.folder()), 1);
        auto connection = Connection::open(stewardPath(base.folder()), Connection::Mode::ReadOnly);
        QCOMPARE(schemaOf(**connection),
                 (QStringList{QStringLiteral("index sqlite_autoindex_sources_1 "),
                              QStringLiteral("table base CREATE TABLE base( one INTEGER PRIMARY KEY CHECK(one = 1), name TEXT NOT NULL, locale TEXT NOT NULL, "
                                             "help_label TEXT, help_url TEXT, fresh_after_days INTEGER NOT NULL)"),
                              QStringLiteral("table sources CREATE TABLE sources( id TEXT PRIMARY KEY, place INTEGER NOT NULL, root TEXT NOT NULL, "
                                             "name TEXT NOT NULL, seal TEXT NOT NULL)"),
                              QStringLiteral("1"), QString::number(stewardApplicationId)})
                     .replaceInStrings(QStringLiteral("_1 "), QStringLiteral("_1")));
    }

    void damageIsRestored_data()
    {
        QTest::addColumn<QString>("how");
        for (const char *how : {"noise", "zero header", "empty", "gone"})
            QTest::newRow(how) << QString::fromLatin1(how);
    }
    void damageIsRestored()
    {
        QFETCH(QString, how);
        TemporaryBase base;
        VERIFY_RESULT((*base.database->steward())->setDescription(sample()));
        base.close();
        const QString path = stewardPath(base.folder());
        QVERIFY(QFile::exists(base.file(newestBackup())));
        if (how == QLatin1String("noise"))
            overwrite(path, QByteArray("noise ").repeated(1'000));
        else if (how == QLatin1String("zero header"))
            overwrite(path, QByteArray(100, 0));
        else if (how == QLatin1String("empty"))
            QFile::resize(path, 0);
        else
            QFile::remove(path);
        base.open();
        QVERIFY2(base.database, qPrintable(described(base.error)));
        QCOMPARE(base.database->notes(), QStringList{QStringLiteral("steward_restored")});
        QVERIFY((*base.database->steward())->description().value() == sample());
        if (how != QLatin1String("gone"))
            QVERIFY(QFile::exists(base.file(QStringLiteral("steward.db.corrupt-20260310-093005"))));
    }

    void damagedBackupsAreNotUsed()
    {
        TemporaryBase base;
        VERIFY_RESULT((*base.database->steward())->setDescription(sample()));
        base.close();
        overwrite(stewardPath(base.folder()), QByteArray(4'096, 'x'));
        overwrite(base.file(newestBackup()), QByteArray(4'096, 'x'));
        base.open();
        QVERIFY(base.database);
        QCOMPARE(base.database->notes(), QStringList{QStringLiteral("steward_damaged")});
        QVERIFY((*base.database->steward())->description().value() == model::BaseDescription());
        QVERIFY(QFile::exists(base.file(QStringLiteral("steward.db.corrupt-20260310-093005"))));
    }

    /// After a kill nothing was backed up at the end: an opening does it when the newest backup is older than a day.
    void openingBacksUpOnceADay_data()
    {
        QTest::addColumn<int>("hoursOld");
        QTest::addColumn<bool>("renewed");
        QTest::newRow("none") << -1 << true;
        QTest::newRow("two days") << 48 << true;
        QTest::newRow("two hours") << 2 << false;
    }
    void openingBacksUpOnceADay()
    {
        QFETCH(int, hoursOld);
        QFETCH(bool, renewed);
        TemporaryBase base;
        base.close();
        const QString backup = base.file(newestBackup());
        const QDateTime now = base.clock.now();
        const auto setTime = [](const QString &path, const QDateTime &time) {
            QFile file(path);
            QVERIFY(file.open(QIODevice::ReadWrite));
            QVERIFY(file.setFileTime(time, QFileDevice::FileModificationTime));
        };
        if (hoursOld < 0)
            QVERIFY(QFile::remove(backup));
        else
            setTime(backup, now.addSecs(-3'600 * hoursOld));
        setTime(stewardPath(base.folder()), now.addSecs(-600));
        base.open();
        QVERIFY(base.database);
        QVERIFY(base.database->notes().isEmpty());
        QCOMPARE(QFile::exists(backup) && QFileInfo(backup).lastModified() != now.addSecs(-3'600 * hoursOld), renewed);
    }

    void backupFollowsChanges()
    {
        TemporaryBase base;
        VERIFY_RESULT((*base.database->steward())->setDescription(sample()));
        base.close();
        const QString backup = base.file(newestBackup());
        const QDateTime first = QFileInfo(backup).lastModified();
        QTest::qSleep(20);
        base.open();
        QVERIFY((*base.database->steward())->description().value() == sample());
        base.close();
        QCOMPARE(QFileInfo(backup).lastModified(), first);
        base.open();
        VERIFY_RESULT((*base.database->steward())->removeSource(QStringLiteral("/b")));
        base.close();
        QVERIFY(QFileInfo(backup).lastModified() > first);
    }
};

QTEST_GUILESS_MAIN(StewardTest)
#include "tst_steward.moc"
