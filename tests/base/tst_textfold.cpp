// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/textfold.h"

#include <QElapsedTimer>
#include <QRandomGenerator>
#include <QTest>

using namespace lastro::base;

class TestTextFold : public QObject {
    Q_OBJECT

private:
    /// What both folds promise of any text.
    static void checkMap(const QString &source, const FoldedText &folded)
    {
        QCOMPARE(qsizetype(folded.offsets.size()), folded.text.size() + 1);
        for (size_t i = 1; i < folded.offsets.size(); ++i)
            QVERIFY(folded.offsets[i - 1] <= folded.offsets[i]);
        QVERIFY(folded.offsets.back() <= source.size());
        QVERIFY(!folded.text.startsWith(QLatin1Char(' ')) && !folded.text.endsWith(QLatin1Char(' ')));
        QVERIFY(!folded.text.contains(QStringLiteral("  ")));
        if (folded.text.isEmpty())
            return;
        const TextRange whole = folded.sourceRange(0, folded.text.size());
        QVERIFY(whole.length > 0 && whole.end() <= source.size());
    }

private Q_SLOTS:
    void folds_data()
    {
        QTest::addColumn<QString>("source");
        QTest::addColumn<QString>("typography");
        QTest::addColumn<QString>("search");
        const auto row = [](const char *name, const QString &source, const QString &typography, const QString &search) {
            QTest::newRow(name) << source << typography << search;
        };
        row("empty", {}, {}, {});
        row("only spaces", QStringLiteral(" \t\n\u00A0\u3000 "), {}, {});
        row("accents", QStringLiteral("Férias à NOITE"), QStringLiteral("Férias à NOITE"), QStringLiteral("ferias a noite"));
        row("decomposed", QStringLiteral("Fe\u0301rias a\u0303o"), QStringLiteral("Férias ão"), QStringLiteral("ferias ao"));
        row("quotes", QStringLiteral("“a” ‘b’ «c» „d‟"), QStringLiteral("\"a\" 'b' \"c\" \"d\""), QStringLiteral("\"a\" 'b' \"c\" \"d\""));
        row("dashes", QStringLiteral("CD–SP — 5−3 ‐ ‑"), QStringLiteral("CD-SP - 5-3 - -"), QStringLiteral("cd-sp - 5-3 - -"));
        row("spaces", QStringLiteral("  R$\u00A05.000,00 \r\n\n por\u2003mês "), QStringLiteral("R$ 5.000,00 por mês"),
            QStringLiteral("r$ 5.000,00 por mes"));
        row("ligatures", QStringLiteral("\uFB01nanceiro o\uFB00 \uFB03"), QStringLiteral("financeiro off ffi"), QStringLiteral("financeiro off ffi"));
        row("ellipsis", QStringLiteral("fim…"), QStringLiteral("fim..."), QStringLiteral("fim..."));
        row("invisible", QStringLiteral("po\u00ADlí\u200Bti\u2060ca\uFEFF \u202Ex\u202C"), QStringLiteral("política x"), QStringLiteral("politica x"));
        row("tags", QStringLiteral("a") + QString::fromUcs4(U"\U000E0041\U000E0042", 2) + QStringLiteral("b"), QStringLiteral("ab"), QStringLiteral("ab"));
        row("variation selector", QStringLiteral("ok\u2714\uFE0F!"), QStringLiteral("ok\u2714!"), QStringLiteral("ok\u2714!"));
        row("ordinals", QStringLiteral("1º nº 2ª m²"), QStringLiteral("1º nº 2ª m²"), QStringLiteral("1o no 2a m2"));
        row("sharp s", QStringLiteral("Straße"), QStringLiteral("Straße"), QStringLiteral("straße"));
        row("dotted capital", QStringLiteral("\u0130stanbul"), QStringLiteral("\u0130stanbul"), QStringLiteral("istanbul"));
        row("kelvin", QStringLiteral("5\u212A"), QStringLiteral("5K"), QStringLiteral("5k"));
        row("full width", QStringLiteral("ＡＢ＂"), QStringLiteral("ＡＢ＂"), QStringLiteral("ab\""));
        row("spacing mark", QStringLiteral("a ¨ b"), QStringLiteral("a ¨ b"), QStringLiteral("a b"));
        row("emoji", QString::fromUcs4(U"x \U0001F600 y", 5), QString::fromUcs4(U"x \U0001F600 y", 5), QString::fromUcs4(U"x \U0001F600 y", 5));
        row("lone surrogate before a space", QString(QChar(0xD83D)) + QStringLiteral(" A"), QString(QChar(0xD83D)) + QStringLiteral(" A"),
            QString(QChar(0xD83D)) + QStringLiteral(" a"));
        row("controls", QStringLiteral("a\u0007b\u007Fc\u0085d"), QStringLiteral("a bc d"), QStringLiteral("a bc d"));
    }

    void folds()
    {
        QFETCH(QString, source);
        QFETCH(QString, typography);
        QFETCH(QString, search);
        const FoldedText asTypography = foldTypography(source);
        const FoldedText forSearch = foldForSearch(source);
        QCOMPARE(asTypography.text, typography);
        QCOMPARE(forSearch.text, search);
        QCOMPARE(searchFolded(source), search);
        checkMap(source, asTypography);
        checkMap(source, forSearch);
        QCOMPARE(foldTypography(typography).text, typography);
        QCOMPARE(searchFolded(search), search);
    }

    void mapLeadsBack_data()
    {
        QTest::addColumn<QString>("source");
        QTest::addColumn<QString>("wanted");     // folded
        QTest::addColumn<QString>("found");      // in the source
        QTest::newRow("plain") << QStringLiteral("prazo de 24 horas") << QStringLiteral("24 horas") << QStringLiteral("24 horas");
        QTest::newRow("after a run of spaces") << QStringLiteral("prazo   de \n 24") << QStringLiteral("de 24") << QStringLiteral("de \n 24");
        QTest::newRow("soft hyphen inside") << QStringLiteral("a po\u00ADlítica b") << QStringLiteral("política") << QStringLiteral("po\u00ADlítica");
        QTest::newRow("ligature") << QStringLiteral("área \uFB01nanceira") << QStringLiteral("financeira") << QStringLiteral("\uFB01nanceira");
        QTest::newRow("ellipsis") << QStringLiteral("fim… e") << QStringLiteral("fim...") << QStringLiteral("fim…");
        QTest::newRow("decomposed at the end") << QStringLiteral("na fe\u0301") << QStringLiteral("fé") << QStringLiteral("fe\u0301");
        QTest::newRow("half a ligature") << QStringLiteral("x\uFB03y") << QStringLiteral("f") << QStringLiteral("\uFB03");
        QTest::newRow("before trailing space") << QStringLiteral("fim  ") << QStringLiteral("fim") << QStringLiteral("fim");
    }

    void mapLeadsBack()
    {
        QFETCH(QString, source);
        QFETCH(QString, wanted);
        QFETCH(QString, found);
        const FoldedText folded = foldTypography(source);
        const qsizetype at = folded.text.indexOf(wanted);
        QVERIFY(at >= 0);
        const TextRange range = folded.sourceRange(at, wanted.size());
        QCOMPARE(source.mid(range.start, range.length), found);
    }

    void refusesRangesOutside()
    {
        const FoldedText folded = foldTypography(QStringLiteral("abc"));
        QCOMPARE(folded.sourceRange(0, 0), TextRange());
        QCOMPARE(folded.sourceRange(-1, 2), TextRange());
        QCOMPARE(folded.sourceRange(1, 3), TextRange());
        QCOMPARE(folded.sourceRange(4, 1), TextRange());
        QCOMPARE(folded.sourceRange(1, std::numeric_limits<qsizetype>::max()), TextRange());
        QCOMPARE(FoldedText(foldTypography({})).sourceRange(0, 1), TextRange());
    }

    void anyTextKeepsThePromises()
    {
        const QString pieces = QStringLiteral("aÉç  \n\u00A0–“…\uFB01\u0301\u0303\u200B\u00ADº1.ß\u212B\u0130¨\u202E\uFF21");
        const QString mixed = pieces + QString::fromUcs4(U"\U0001F600", 1);
        QRandomGenerator random(7);
        for (int run = 0; run < 3000; ++run) {
            QString text;
            for (int i = 0; i < 24; ++i)
                text += mixed.at(random.bounded(int(mixed.size())));
            const FoldedText typography = foldTypography(text);
            const FoldedText search = foldForSearch(text);
            checkMap(text, typography);
            checkMap(text, search);
            QCOMPARE(searchFolded(text), search.text);
        }
    }

    void longRunsOfMarksStayCheap()
    {
        QString text = QStringLiteral("a");
        for (int i = 0; i < 200'000; ++i)
            text += QChar(i % 2 ? 0x0301 : 0x0323);
        QElapsedTimer timer;
        timer.start();
        checkMap(text, foldTypography(text));
        QCOMPARE(searchFolded(text), QStringLiteral("a"));
        QVERIFY2(timer.elapsed() < 5'000, qPrintable(QString::number(timer.elapsed())));
    }

    void largeTextIsLinear()
    {
        const QString text = QStringLiteral("A Gerência – “não há” exceção\u00A0de 10\u00AD dias. ").repeated(50'000);
        QElapsedTimer timer;
        timer.start();
        const FoldedText folded = foldForSearch(text);
        QVERIFY2(timer.elapsed() < 3'000, qPrintable(QString::number(timer.elapsed())));
        checkMap(text, folded);
    }
};

QTEST_GUILESS_MAIN(TestTextFold)
#include "tst_textfold.moc"
