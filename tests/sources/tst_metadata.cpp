// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sources/metadata.h"

#include <QTest>

using namespace lastro::sources;
using Keys = QMap<QString, QString>;

class TestMetadata : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void englishKeys()
    {
        const auto read = readMetadata({{QStringLiteral("id"), QStringLiteral("ops-1")}, {QStringLiteral("title"), QStringLiteral(" Operação ")},
                                        {QStringLiteral("owner"), QStringLiteral("Gerência")}, {QStringLiteral("area"), QStringLiteral("ops")},
                                        {QStringLiteral("audience"), QStringLiteral("ops, rh,, ops ; TI")}, {QStringLiteral("version"), QStringLiteral("3.0")},
                                        {QStringLiteral("updated"), QStringLiteral("2026-01-12T10:00:00Z")}, {QStringLiteral("in_force_since"), QStringLiteral("2026-01-15")},
                                        {QStringLiteral("archived_on"), QStringLiteral("2027-01-15")}, {QStringLiteral("status"), QStringLiteral("Archived")}},
                                       {});
        QVERIFY(read.notes.isEmpty());
        QCOMPARE(read.metadata.id, QStringLiteral("ops-1"));
        QCOMPARE(read.metadata.title, QStringLiteral("Operação"));
        QCOMPARE(read.metadata.audience, (QStringList{QStringLiteral("ops"), QStringLiteral("rh"), QStringLiteral("TI")}));
        QCOMPARE(read.metadata.version, QStringLiteral("3.0"));
        QCOMPARE(read.metadata.updated, QDate(2026, 1, 12));
        QCOMPARE(read.metadata.inForceSince, QDate(2026, 1, 15));
        QCOMPARE(read.metadata.archivedOn, QDate(2027, 1, 15));
        QVERIFY(read.metadata.archived && read.metadata.other.isEmpty());
    }

    void portugueseTwins()
    {
        const auto read = readMetadata({{QStringLiteral("Título"), QStringLiteral("T")}, {QStringLiteral("dono"), QStringLiteral("D")},
                                        {QStringLiteral("público"), QStringLiteral("rh")}, {QStringLiteral("versao"), QStringLiteral("2")},
                                        {QStringLiteral("Vigente desde"), QStringLiteral("2026-02-01")}, {QStringLiteral("situação"), QStringLiteral("arquivado")}},
                                       {});
        QCOMPARE(read.metadata.title, QStringLiteral("T"));
        QCOMPARE(read.metadata.owner, QStringLiteral("D"));
        QCOMPARE(read.metadata.audience, QStringList{QStringLiteral("rh")});
        QCOMPARE(read.metadata.version, QStringLiteral("2"));
        QCOMPARE(read.metadata.inForceSince, QDate(2026, 2, 1));
        QVERIFY(read.metadata.archived && read.notes.isEmpty());
    }

    void englishWinsOverItsTwin()
    {
        const auto read = readMetadata({{QStringLiteral("dono"), QStringLiteral("b")}, {QStringLiteral("owner"), QStringLiteral("a")}}, {});
        QCOMPARE(read.metadata.owner, QStringLiteral("a"));
    }

    void sidecarWins()
    {
        const auto read = readMetadata({{QStringLiteral("owner"), QStringLiteral("arquivo")}, {QStringLiteral("title"), QStringLiteral("T")},
                                        {QStringLiteral("audience"), QStringLiteral("rh")}, {QStringLiteral("codigo"), QStringLiteral("1")}},
                                       "\xEF\xBB\xBF{\"dono\": \"ficha\", \"publico\": [\"ti\", \"ops\"], \"version\": 4, \"codigo\": \"2\", \"extra\": {\"a\": true}}");
        QCOMPARE(read.metadata.owner, QStringLiteral("ficha"));
        QCOMPARE(read.metadata.title, QStringLiteral("T"));
        QCOMPARE(read.metadata.audience, (QStringList{QStringLiteral("ti"), QStringLiteral("ops")}));
        QCOMPARE(read.metadata.version, QStringLiteral("4"));
        QCOMPARE(read.metadata.other.value(QStringLiteral("codigo")), QStringLiteral("2"));
        QCOMPARE(read.metadata.other.value(QStringLiteral("extra")), QStringLiteral("{\"a\":true}"));
    }

    void sidecarMayClear()
    {
        const auto read = readMetadata({{QStringLiteral("audience"), QStringLiteral("rh")}}, R"({"audience": null})");
        QVERIFY(read.metadata.audience.isEmpty());
    }

    void badSidecar_data()
    {
        QTest::addColumn<QByteArray>("json");
        QTest::newRow("broken") << QByteArray("{");
        QTest::newRow("empty file") << QByteArray("");
        QTest::newRow("list") << QByteArray("[1]");
        QTest::newRow("huge") << QByteArray("{\"a\": \"") + QByteArray(2'000'000, 'x') + QByteArray("\"}");
    }

    void badSidecar()
    {
        QFETCH(QByteArray, json);
        const auto read = readMetadata({{QStringLiteral("title"), QStringLiteral("T")}}, json);
        QCOMPARE(read.notes, QStringList{QStringLiteral("sidecar_invalid")});
        QCOMPARE(read.metadata.title, QStringLiteral("T"));
    }

    void badDates_data()
    {
        QTest::addColumn<QString>("date");
        for (const char *date : {"amanhã", "2026-13-01", "2026-02-30", "15/01/2026", "2026-1-5", "20260115", "2026"})
            QTest::newRow(date) << QString::fromUtf8(date);
    }

    void badDates()
    {
        QFETCH(QString, date);
        const auto read = readMetadata({{QStringLiteral("vigente_desde"), date}}, {});
        QCOMPARE(read.notes, QStringList{QStringLiteral("bad_date:in_force_since")});
        QVERIFY(!read.metadata.inForceSince.isValid());
        QCOMPARE(read.metadata.other.value(QStringLiteral("in_force_since")), date);
    }

    void status_data()
    {
        QTest::addColumn<QString>("status");
        QTest::addColumn<bool>("archived");
        QTest::addColumn<QStringList>("notes");
        QTest::newRow("in force") << QStringLiteral("in_force") << false << QStringList();
        QTest::newRow("with a space") << QStringLiteral("In force") << false << QStringList();
        QTest::newRow("vigente") << QStringLiteral("Vigente") << false << QStringList();
        QTest::newRow("empty") << QString() << false << QStringList();
        QTest::newRow("arquivado") << QStringLiteral("ARQUIVADO") << true << QStringList();
        QTest::newRow("unknown") << QStringLiteral("rascunho") << false << QStringList{QStringLiteral("bad_status:rascunho")};
    }

    void status()
    {
        QFETCH(QString, status);
        QFETCH(bool, archived);
        QFETCH(QStringList, notes);
        const auto read = readMetadata({{QStringLiteral("status"), status}}, {});
        QCOMPARE(read.metadata.archived, archived);
        QCOMPARE(read.notes, notes);
    }

    void aDocumentCannotSealItself()
    {
        const auto read = readMetadata({{QStringLiteral("seal"), QStringLiteral("official")}, {QStringLiteral("selo"), QStringLiteral("oficial")}}, R"({"seal": "official"})");
        QCOMPARE(read.metadata.other, (Keys{{QStringLiteral("seal"), QStringLiteral("official")}, {QStringLiteral("selo"), QStringLiteral("oficial")}}));
        auto rest = read.metadata;
        rest.other.clear();
        QCOMPARE(rest, lastro::model::Metadata());
    }

    void nothing()
    {
        const auto read = readMetadata({}, {});
        QCOMPARE(read.metadata, lastro::model::Metadata());
        QVERIFY(read.notes.isEmpty());
    }
};

QTEST_GUILESS_MAIN(TestMetadata)
#include "tst_metadata.moc"
