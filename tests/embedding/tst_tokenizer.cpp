// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/embedding/tokenizer.h"

#include <QElapsedTimer>
#include <QTest>

using namespace lastro::embedding;

namespace {

enum Piece { Begin, Pad, End, Unknown, Space, A, B, Ab, SpaceA, Acute, Bare, Fire };

PieceTable pieces()
{
    const QList<QByteArray> texts{"<s>", "<pad>", "</s>", "<unk>", "\xe2\x96\x81", "a", "b", "ab", "\xe2\x96\x81" "a", "\xc3\xa1", "bab", "\xf0\x9f\x94\xa5"};
    PieceTable table;
    table.scores = {0, 0, 0, 0, -2, -3, -3, -4.5f, -3, -5, -4.5f, -6};
    table.begin = Begin;
    table.end = End;
    table.pad = Pad;
    table.unknown = Unknown;
    table.offsets.push_back(0);
    for (const QByteArray &text : texts) {
        table.text += text;
        table.offsets.push_back(uint32_t(table.text.size()));
    }
    return table;
}

Tokenizer tokenizer()
{
    // Tab to space, 'X' to nothing, U+FB00 to "ab".
    return Tokenizer(pieces(), {{0x09, 0x58, 0xfb00}, {0, 1, 1, 3}, {0x20, 0x61, 0x62}});
}

} // namespace

class TestTokenizer : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void cuts_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QList<int>>("expected");
        QTest::newRow("empty") << QString() << QList<int>{Space};
        QTest::newRow("one letter") << QStringLiteral("a") << QList<int>{SpaceA};
        QTest::newRow("likeliest, not longest first") << QStringLiteral("ab") << QList<int>{SpaceA, B};
        QTest::newRow("long piece wins") << QStringLiteral("bab") << QList<int>{Space, Bare};
        QTest::newRow("leading space is not doubled") << QStringLiteral(" a") << QList<int>{SpaceA};
        QTest::newRow("runs of spaces") << QStringLiteral("a   a") << QList<int>{SpaceA, SpaceA};
        QTest::newRow("space at the end stays") << QStringLiteral("a ") << QList<int>{SpaceA, Space};
        QTest::newRow("mapped to a space") << QStringLiteral("a\ta") << QList<int>{SpaceA, SpaceA};
        QTest::newRow("mapped space beside a space") << QStringLiteral("a \t a") << QList<int>{SpaceA, SpaceA};
        QTest::newRow("mapped to nothing") << QStringLiteral("aXX") << QList<int>{SpaceA};
        QTest::newRow("only what maps to nothing") << QStringLiteral("XXX") << QList<int>{Space};
        QTest::newRow("mapped to two") << QStringLiteral("b\uFB00") << QList<int>{Space, Bare};
        QTest::newRow("two bytes") << QStringLiteral("\u00e1") << QList<int>{Space, Acute};
        QTest::newRow("four bytes") << QStringLiteral("\U0001F525") << QList<int>{Space, Fire};
        QTest::newRow("unknown, one a character") << QStringLiteral("\u00e9\u20ac\U0001F600") << QList<int>{Space, Unknown, Unknown, Unknown};
        QTest::newRow("unknown between") << QStringLiteral("b?b") << QList<int>{Space, B, Unknown, B};
        QTest::newRow("NUL is nothing") << QString(QChar(0)) + QLatin1Char('a') << QList<int>{SpaceA};
    }
    void cuts()
    {
        QFETCH(QString, text);
        QFETCH(QList<int>, expected);
        const std::vector<int> tokens = tokenizer().encode(text);
        QCOMPARE(QList<int>(tokens.begin(), tokens.end()), expected);
    }

    void loneSurrogates_data()
    {
        QTest::addColumn<QString>("text");
        QTest::newRow("high at the end") << QString(QStringLiteral("b") + QChar(0xd83d));
        QTest::newRow("low first") << QString(QChar(0xde00) + QStringLiteral("b"));
        QTest::newRow("swapped") << QString(QString(QChar(0xde00)) + QChar(0xd83d));
        QTest::newRow("high before a letter") << QString(QString(QChar(0xd83d)) + QLatin1Char('b'));
    }
    void loneSurrogates()
    {
        QFETCH(QString, text);
        const std::vector<int> tokens = tokenizer().encode(text);
        QCOMPARE(tokens.size(), size_t(3));
        QVERIFY(std::ranges::count(tokens, int(Unknown)) >= 1);
    }

    void limit()
    {
        const Tokenizer t = tokenizer();
        QVERIFY(t.encode(QStringLiteral("b b b"), 0).empty());
        QCOMPARE(t.encode(QStringLiteral("b b b"), 3), (std::vector<int>{Space, B, Space}));
        QCOMPARE(t.encode(QStringLiteral("b b b"), 100).size(), size_t(6));
    }

    void limitBoundsTheWork()
    {
        const Tokenizer t = tokenizer();
        const QString text = QStringLiteral("bab ").repeated(2000000);
        QElapsedTimer timer;
        timer.start();
        const std::vector<int> tokens = t.encode(text, 500);
        QVERIFY(timer.elapsed() < 200);
        QCOMPARE(tokens, t.encode(text.first(8000), 500));
    }

    void limitLooksBehindWhatVanishes()
    {
        const QString text = QStringLiteral("X").repeated(100000) + QStringLiteral(" ").repeated(100000) + QLatin1Char('a');
        QCOMPARE(tokenizer().encode(text, 10), (std::vector<int>{SpaceA}));
    }

    void foreignPiecesWithHalfCharacters()
    {
        PieceTable table = pieces();
        table.text = QByteArray(table.text.size(), char(0xa1));        // every piece is continuation bytes
        const Tokenizer t(std::move(table), {{}, {0}, {}});
        QVERIFY(!t.encode(QStringLiteral("\u00e1\u00a1\u20ac")).empty());
    }

    void equalPiecesTheFirstCounts()
    {
        PieceTable table;
        table.text = "aa";
        table.offsets = {0, 0, 1, 2};
        table.scores = {-1, -2, -3};
        const Tokenizer t(std::move(table), {{}, {0}, {}});
        QCOMPARE(t.encode(QStringLiteral("a")).back(), 1);
    }
};

QTEST_GUILESS_MAIN(TestTokenizer)
#include "tst_tokenizer.moc"
