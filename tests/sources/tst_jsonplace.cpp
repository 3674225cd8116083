// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sources/jsonplace.h"

#include <QTest>

using namespace lastro::sources;

class TestJsonPlace : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void lines_data()
    {
        QTest::addColumn<QByteArray>("json");
        QTest::addColumn<QString>("path");
        QTest::addColumn<int>("line");
        const QByteArray base = "{\n"                                               // 1
                                "  \"name\": \"a \\\" } , ]\\\\\",\n"               // 2
                                "  \"help_channel\": {\"label\": \"name\",\n"       // 3
                                "     \"url\": 3},\n"                               // 4
                                "  \"sources\": [\n"                                // 5
                                "    {\"path\": \"x\", \"seal\": \"wiki\"},\n"      // 6
                                "    {\"path\": [1, {\"seal\": 2}],\n"              // 7
                                "     \"seal\"\n"                                   // 8
                                "       : \"ouro\"},\n"                             // 9
                                "    true\n"                                        // 10
                                "  ], \"fresh_after_days\" : -1.5e3\n"              // 11
                                "}\n";
        const auto row = [&](const char *path, int line) { QTest::newRow(path) << base << QString::fromLatin1(path) << line; };
        row("", 1);
        row("name", 2);
        row("help_channel", 3);
        row("help_channel/label", 3);
        row("help_channel/url", 4);
        row("sources", 5);
        row("sources/0/seal", 6);
        row("sources/1/path", 7);
        row("sources/1/seal", 8);
        row("sources/2", 10);
        row("fresh_after_days", 11);
        // What is not there: as far as the path goes.
        row("sources/2/seal", 10);
        row("sources/7", 5);
        row("nothing", 1);
        row("name/below", 2);
        QTest::newRow("empty") << QByteArray() << QStringLiteral("a") << 1;
        QTest::newRow("empty object") << QByteArray("\n{}") << QStringLiteral("a") << 2;
        QTest::newRow("empty list") << QByteArray("{\"a\":\n[]}") << QStringLiteral("a/0") << 1;
        QTest::newRow("cut off") << QByteArray("{\"a\": {\"b\": \"x") << QStringLiteral("a/c") << 1;
        QTest::newRow("ends in a backslash") << QByteArray("{\"a\\") << QStringLiteral("a") << 1;
    }
    void lines()
    {
        QFETCH(QByteArray, json);
        QFETCH(QString, path);
        QFETCH(int, line);
        QCOMPARE(jsonLine(json, path.split(QLatin1Char('/'), Qt::SkipEmptyParts)), line);
    }
};

QTEST_GUILESS_MAIN(TestJsonPlace)
#include "tst_jsonplace.moc"
