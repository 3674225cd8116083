// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/llm/sseparser.h"

#include <QTest>

using lastro::llm::SseParser;

class TestSseParser : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void readsEvents_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<QByteArrayList>("events");
        QTest::newRow("one") << QByteArray("data: a\n\n") << QByteArrayList{"a"};
        QTest::newRow("no space") << QByteArray("data:a\n\ndata:  b\n\n") << QByteArrayList{"a", " b"};
        QTest::newRow("cr") << QByteArray("data: a\r\rdata: b\r\r") << QByteArrayList{"a", "b"};
        QTest::newRow("cr lf") << QByteArray("data: a\r\n\r\ndata: b\r\n\r\n") << QByteArrayList{"a", "b"};
        QTest::newRow("mixed line ends") << QByteArray("data: a\r\n\ndata: b\n\r\n") << QByteArrayList{"a", "b"};
        QTest::newRow("comments") << QByteArray(": waiting\n\n:\n\ndata: a\n: in between\n\n") << QByteArrayList{"a"};
        QTest::newRow("other fields") << QByteArray("event: x\nid: 7\nretry: 1\ndata: a\n\n") << QByteArrayList{"a"};
        QTest::newRow("two lines") << QByteArray("data: a\ndata: b\n\n") << QByteArrayList{"a\nb"};
        QTest::newRow("field without colon") << QByteArray("data\n\n") << QByteArrayList{""};
        QTest::newRow("byte order mark") << QByteArray("\xef\xbb\xbf" "data: a\n\n") << QByteArrayList{"a"};
        QTest::newRow("utf-8") << QByteArray("data: ção €😀\n\n") << QByteArrayList{"ção €😀"};
        QTest::newRow("colons in data") << QByteArray("data: {\"a\":1}\n\n") << QByteArrayList{"{\"a\":1}"};
        QTest::newRow("looks like data") << QByteArray("datax: a\n\n data: b\n\n") << QByteArrayList{};
        QTest::newRow("unfinished") << QByteArray("data: a\n\ndata: b\n") << QByteArrayList{"a"};
        QTest::newRow("empty lines") << QByteArray("\n\n\r\n\rdata: a\n\n\n") << QByteArrayList{"a"};
        QTest::newRow("nothing") << QByteArray() << QByteArrayList{};
    }

    void readsEvents()
    {
        QFETCH(QByteArray, bytes);
        QFETCH(QByteArrayList, events);
        SseParser whole;
        QCOMPARE(whole.feed(bytes), events);
        for (const int size : {1, 2, 3, 7}) {
            SseParser pieces;
            QByteArrayList found;
            for (qsizetype from = 0; from < bytes.size(); from += size)
                found += pieces.feed(bytes.mid(from, size));
            QCOMPARE(found, events);
        }
    }

    void tellsWhatIsUnfinished()
    {
        SseParser parser;
        parser.feed("data: a\n\ndata: [DONE]");
        QCOMPARE(parser.unfinished(), QByteArray("[DONE]"));
        QCOMPARE(parser.feed("\n\n"), QByteArrayList{"[DONE]"});
        QCOMPARE(parser.unfinished(), QByteArray());
    }
};

QTEST_GUILESS_MAIN(TestSseParser)
#include "tst_sseparser.moc"
