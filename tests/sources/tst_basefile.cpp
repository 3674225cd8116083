// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sources/basefile.h"

#include "core/sources/csvrows.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>
#include <unistd.h>

using namespace lastro;
using namespace lastro::sources;
using model::Seal;

class TestBaseFile : public QObject {
    Q_OBJECT

private:
    std::unique_ptr<QTemporaryDir> m_folder;
    QString m_root;

    void write(const QString &path, const QByteArray &bytes)
    {
        QFile file(m_root + QLatin1Char('/') + path);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(bytes);
    }

    base::Error errorOf(const QByteArray &json)
    {
        write(QStringLiteral("lastro.json"), json);
        const auto described = describeFolder(m_root, std::nullopt);
        return described ? base::Error{base::ErrorCode::Internal, {}, QStringLiteral("no error")} : described.error();
    }

private Q_SLOTS:
    void init()
    {
        m_folder = std::make_unique<QTemporaryDir>();
        m_root = QFileInfo(m_folder->path()).canonicalFilePath();
        for (const char *name : {"oficial", "wiki", "atas", "oficial/rh"})
            QDir(m_root).mkpath(QLatin1String(name));
    }

    void folderWithoutFile()
    {
        const auto described = describeFolder(m_root + QStringLiteral("/wiki/../oficial/"), Seal::Official);
        QVERIFY(described);
        QCOMPARE(described->name, QStringLiteral("oficial"));
        QCOMPARE(described->sources.size(), size_t(1));
        QCOMPARE(described->sources[0].id, m_root + QStringLiteral("/oficial"));
        QCOMPARE(described->sources[0].root, m_root + QStringLiteral("/oficial"));
        QCOMPARE(described->sources[0].seal, Seal::Official);
        QCOMPARE(describeFolder(m_root, std::nullopt)->sources[0].seal, Seal::Wiki);
    }

    void readsTheWholeFile()
    {
        write(QStringLiteral("glossario.csv"), "\xEF\xBB\xBF" "CD-SP,\"centro de distribuição, São Paulo\",DC-SP\r\n\r\nNF,nota fiscal,,\r\n");
        write(QStringLiteral("lastro.json"), R"({
            "name": "Base da Rota Sul", "locale": "pt-BR",
            "help_channel": {"label": "Canal do RH", "url": "mailto:rh@example.invalid"},
            "sources": [{"path": "oficial", "seal": "official"}, {"path": "oficial/rh/", "seal": "atas"}, {"path": "wiki"}],
            "glossary": "glossario.csv", "fresh_after_days": 90, "novo": [1]
        })");
        const auto described = describeFolder(m_root, Seal::Official);
        QVERIFY2(described, described ? "" : qPrintable(described.error().detail));
        QCOMPARE(described->name, QStringLiteral("Base da Rota Sul"));
        QCOMPARE(described->freshAfterDays, 90);
        QCOMPARE(described->helpChannel->url, QStringLiteral("mailto:rh@example.invalid"));
        QCOMPARE(described->glossary.size(), size_t(2));
        QCOMPARE(described->glossary[0], (QStringList{QStringLiteral("CD-SP"), QStringLiteral("centro de distribuição, São Paulo"), QStringLiteral("DC-SP")}));
        QCOMPARE(described->glossary[1], (QStringList{QStringLiteral("NF"), QStringLiteral("nota fiscal")}));
        QCOMPARE(described->sources.size(), size_t(4));
        const auto &sources = described->sources;
        QCOMPARE(sources[0].root, m_root + QStringLiteral("/oficial"));
        QCOMPARE(sources[0].name, QStringLiteral("Base da Rota Sul / oficial"));
        QCOMPARE(sources[0].excluded, QStringList{QStringLiteral("rh")});
        QCOMPARE(sources[1].seal, Seal::Minutes);
        QCOMPARE(sources[2].seal, Seal::Wiki);
        QCOMPARE(sources[3].id, m_root);
        QCOMPARE(sources[3].seal, Seal::Wiki);
        QCOMPARE(sources[3].excluded, (QStringList{QStringLiteral("oficial"), QStringLiteral("oficial/rh"), QStringLiteral("wiki"),
                                                   QStringLiteral("glossario.csv")}));
    }

    void wholeFolderAsOneSource()
    {
        write(QStringLiteral("lastro.json"), R"({"sources": [{"path": ".", "seal": "official"}, {"path": "wiki", "seal": "wiki"}]})");
        const auto described = describeFolder(m_root, std::nullopt);
        QVERIFY(described);
        QCOMPARE(described->sources.size(), size_t(2));
        QCOMPARE(described->sources[0].excluded, QStringList{QStringLiteral("wiki")});
        QCOMPARE(described->name, QDir(m_root).dirName());
    }

    void fileThatNamesNoSource()
    {
        write(QStringLiteral("lastro.json"), "{}");
        QCOMPARE(describeFolder(m_root, Seal::Official)->sources.at(0).seal, Seal::Official);
        QCOMPARE(describeFolder(m_root, std::nullopt)->sources.at(0).seal, Seal::Wiki);
    }

    void linkedSourceIsItsTarget()
    {
        QFile::link(m_root + QStringLiteral("/oficial"), m_root + QStringLiteral("/atual"));
        write(QStringLiteral("lastro.json"), R"({"sources": [{"path": "atual", "seal": "official"}]})");
        const auto described = describeFolder(m_root, std::nullopt);
        QCOMPARE(described->sources[0].root, m_root + QStringLiteral("/oficial"));
        QCOMPARE(described->sources[1].excluded, QStringList{QStringLiteral("oficial")});
    }

    void refuses_data()
    {
        QTest::addColumn<QByteArray>("json");
        QTest::addColumn<QString>("detail");
        const auto row = [](const char *name, const QByteArray &json, const char *detail) { QTest::newRow(name) << json << QString::fromUtf8(detail); };
        row("broken", "{\n\"name\": \"a\",\n}", "syntax:3:");
        row("empty", "", "syntax:1:");
        row("not an object", "[]", "not_object:1::");
        row("name is a number", "{\n\"name\": 3}", "not_text:2:name:");
        row("unknown seal", "{\"sources\":\n[{\"path\": \"wiki\",\n \"seal\": \"ouro\"}]}", "unknown_seal:3:seal:ouro");
        row("outside", "{\"sources\": [\n{\"path\": \"../x\"}]}", "outside:2:path:../x");
        // Not the first key of that name.
        row("third source", "{\"sources\": [\n{\"path\": \"a\", \"seal\": \"wiki\"},\n{\"path\": \"b\", \"seal\": 3}]}", "not_text:3:seal:");
        row("outside in the middle", "{\"sources\": [{\"path\": \"wiki/../../x\"}]}", "outside:1:path:wiki/../../x");
        row("absolute", "{\"sources\": [{\"path\": \"/etc\"}]}", "outside:1:path:/etc");
        row("drive", "{\"sources\": [{\"path\": \"C:\\\\x\"}]}", "outside:1:path:C:\\x");
        row("backslashes", "{\"sources\": [{\"path\": \"..\\\\x\"}]}", "outside:1:path:..\\x");
        row("no path", "{\"sources\": [\n{\"seal\": \"wiki\"}]}", "outside:2:path:");
        row("twice", "{\"sources\": [{\"path\": \"wiki\"}, {\"path\": \"./wiki/\"}]}", "twice:1:path:./wiki/");
        row("sources is an object", "{\"sources\": {}}", "not_list:1:sources:");
        row("source is a text", "{\"sources\": [\n\"wiki\"]}", "item_not_object:2:sources:");
        row("days", "{\"fresh_after_days\": \"x\"}", "not_days:1:fresh_after_days:");
        row("negative days", "{\"fresh_after_days\": -1}", "not_days:1:fresh_after_days:");
        row("script as help", "{\"help_channel\": {\"label\": \"a\", \"url\": \"javascript:alert(1)\"}}", "bad_address:1:url:javascript:alert(1)");
        row("glossary missing", "{\n\n\"glossary\": \"g.csv\"}", "glossary_unreadable:3:glossary:g.csv");
        row("glossary outside", "{\"glossary\": \"/etc/passwd\"}", "outside:1:glossary:/etc/passwd");
        row("deep", QByteArray(5000, '['), "syntax:1:");
    }

    void refuses()
    {
        QFETCH(QByteArray, json);
        QFETCH(QString, detail);
        const base::Error error = errorOf(json);
        QCOMPARE(error.code, base::ErrorCode::ConfigurationInvalid);
        QVERIFY2(error.detail.startsWith(detail), qPrintable(error.detail));
        QCOMPARE(error.subject, m_root + QStringLiteral("/lastro.json"));
    }

    void refusesLinksThatLeave()
    {
        QTemporaryDir outside;
        QFile::link(outside.path(), m_root + QStringLiteral("/fora"));
        QVERIFY(errorOf(R"({"sources": [{"path": "fora"}]})").detail.startsWith(QStringLiteral("outside:1:path:fora")));
    }

    void refusesBadGlossary()
    {
        write(QStringLiteral("g.csv"), "CD,centro\nNF\n");
        base::Error error = errorOf(R"({"glossary": "g.csv"})");
        QCOMPARE(error.subject, m_root + QStringLiteral("/g.csv"));
        QCOMPARE(error.detail, QStringLiteral("row_short:2::"));
        write(QStringLiteral("g.csv"), "CD,centro\nF\xE9,x\n");
        QVERIFY(errorOf(R"({"glossary": "g.csv"})").detail == QStringLiteral("not_utf8:2::"));
    }

    void missingFolder()
    {
        QCOMPARE(describeFolder(m_root + QStringLiteral("/nada"), std::nullopt).error().code, base::ErrorCode::FolderMissing);
        write(QStringLiteral("a.md"), "a");
        QCOMPARE(describeFolder(m_root + QStringLiteral("/a.md"), std::nullopt).error().code, base::ErrorCode::FolderIsFile);
        if (geteuid() != 0) {
            write(QStringLiteral("lastro.json"), R"({"sources": [{"path": ".", "seal": "official"}]})");
            QFile::setPermissions(m_root, QFile::ReadOwner);
            QCOMPARE(describeFolder(m_root, std::nullopt).error().code, base::ErrorCode::FolderUnreadable);
            QFile::setPermissions(m_root, QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner);
        }
        QCOMPARE(describeFolder({}, std::nullopt).error().code, base::ErrorCode::FolderMissing);
    }

    void csv_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<QList<QStringList>>("rows");
        QTest::newRow("empty") << QByteArray() << QList<QStringList>();
        QTest::newRow("quotes") << QByteArray("\"a \"\"b\"\"\",\"c\nd\"\ne,f") << QList<QStringList>{{QStringLiteral("a \"b\""), QStringLiteral("c d")}, {QStringLiteral("e"), QStringLiteral("f")}};
        QTest::newRow("semicolons") << QByteArray("a;b\nc;d, e") << QList<QStringList>{{QStringLiteral("a"), QStringLiteral("b")}, {QStringLiteral("c"), QStringLiteral("d, e")}};
        QTest::newRow("blank rows") << QByteArray(",,\n\n a , b \n") << QList<QStringList>{{QStringLiteral("a"), QStringLiteral("b")}};
        QTest::newRow("quote inside") << QByteArray("5\" tela,x") << QList<QStringList>{{QStringLiteral("5\" tela"), QStringLiteral("x")}};
    }

    void csv()
    {
        QFETCH(QByteArray, bytes);
        QFETCH(QList<QStringList>, rows);
        const auto read = readCsv(bytes);
        QVERIFY(read);
        QList<QStringList> found;
        for (const CsvRow &row : *read)
            found << row.fields;
        QCOMPARE(found, rows);
    }

    void csvNamesTheLine()
    {
        QCOMPARE(readCsv("a,b\n\"c").error().detail, QStringLiteral("open_quote:2::"));
        QCOMPARE(readCsv("a\n\n\nb,c")->at(1).line, 4);
    }
};

QTEST_GUILESS_MAIN(TestBaseFile)
#include "tst_basefile.moc"
