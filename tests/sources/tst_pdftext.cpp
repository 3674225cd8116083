// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sources/readers/pdfhyphens.h"
#include "core/sources/readers/pdflayout.h"
#include "core/sources/readers/pdfmarkers.h"
#include "core/sources/readers/pdfnumbering.h"
#include "core/sources/readers/pdfrunning.h"

#include <QTest>

using namespace lastro::sources::readers;

namespace {

PdfWord word(const QString &text, double left, double bottom, double width = 20)
{
    PdfWord result;
    result.text = text;
    result.box = result.shown = QRectF(left, bottom - 10, width, 10);
    result.size = 10;
    return result;
}

std::vector<PdfLine> linesOf(const QStringList &texts)
{
    std::vector<PdfLine> lines;
    double bottom = 20;
    for (const QString &text : texts) {
        PdfSegment segment;
        double left = 10;
        for (const QString &part : text.split(u' ')) {
            segment.append(word(part, left, bottom));
            left += 23;
        }
        PdfLine line;
        line.segments.push_back(segment);
        line.box = segment.box;
        lines.push_back(line);
        bottom += 13;
    }
    return lines;
}

} // namespace

class PdfTextTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void wordsAreCleaned_data()
    {
        QTest::addColumn<QString>("raw");
        QTest::addColumn<QString>("clean");
        QTest::newRow("ligatures") << QStringLiteral("e\uFB01caz\uFB03") << QStringLiteral("eficazffi");
        QTest::newRow("accent apart") << QStringLiteral("fe\u0301rias") << QStringLiteral("férias");
        QTest::newRow("soft hyphen inside") << QStringLiteral("ope\u00ADradora") << QStringLiteral("operadora");
        QTest::newRow("soft hyphen at the end") << QStringLiteral("ope\u00AD") << QStringLiteral("ope\u00AD");
        QTest::newRow("control") << QStringLiteral("a\u0001b\u0085c") << QStringLiteral("abc");
        QTest::newRow("no-break space") << QStringLiteral("R$\u00A05") << QStringLiteral("R$5");
        QTest::newRow("private bullet") << QStringLiteral("\uF0B7") << QStringLiteral("\u2022");
        QTest::newRow("nothing left") << QStringLiteral(" \u00A0") << QString();
    }
    void wordsAreCleaned()
    {
        QFETCH(QString, raw);
        QFETCH(QString, clean);
        QCOMPARE(cleanWord(raw), clean);
    }

    void hyphensAtLineEnds_data()
    {
        QTest::addColumn<QString>("last");
        QTest::addColumn<QString>("next");
        QTest::addColumn<LineJoint>("joint");
        QTest::newRow("cut word that occurs whole") << QStringLiteral("operado-") << QStringLiteral("ra,") << LineJoint::Drop;
        QTest::newRow("compound that occurs") << QStringLiteral("guarda-") << QStringLiteral("chuva") << LineJoint::Keep;
        QTest::newRow("two words that occur") << QStringLiteral("cliente-") << QStringLiteral("servidor") << LineJoint::Keep;
        QTest::newRow("weekday") << QStringLiteral("segunda-") << QStringLiteral("feira") << LineJoint::Keep;
        QTest::newRow("pronoun") << QStringLiteral("aplica-") << QStringLiteral("se") << LineJoint::Keep;
        QTest::newRow("prefix") << QStringLiteral("ex-") << QStringLiteral("empregado") << LineJoint::Keep;
        QTest::newRow("unknown") << QStringLiteral("desloca-") << QStringLiteral("mento") << LineJoint::Drop;
        QTest::newRow("soft hyphen") << QStringLiteral("Des\u00AD") << QStringLiteral("locar") << LineJoint::Drop;
        QTest::newRow("code") << QStringLiteral("CD-") << QStringLiteral("SP") << LineJoint::Keep;
        QTest::newRow("number") << QStringLiteral("RH-POL-") << QStringLiteral("014") << LineJoint::Keep;
        QTest::newRow("after a digit") << QStringLiteral("10-") << QStringLiteral("a") << LineJoint::Keep;
        QTest::newRow("dash alone") << QStringLiteral("-") << QStringLiteral("e") << LineJoint::Space;
        QTest::newRow("no hyphen") << QStringLiteral("prazo") << QStringLiteral("de") << LineJoint::Space;
    }
    void hyphensAtLineEnds()
    {
        QFETCH(QString, last);
        QFETCH(QString, next);
        QFETCH(LineJoint, joint);
        const PdfHyphens hyphens(linesOf({QStringLiteral("A operadora e o guarda-chuva."), QStringLiteral("O cliente usa o servidor")}));
        QCOMPARE(hyphens.joint(last, next), joint);
    }

    void linesAreNumbered_data()
    {
        QTest::addColumn<QString>("line");
        QTest::addColumn<int>("depth");
        QTest::addColumn<bool>("alone");
        QTest::newRow("one") << QStringLiteral("1. Objetivo") << 1 << false;
        QTest::newRow("two") << QStringLiteral("4.2 Hospedagem") << 2 << false;
        QTest::newRow("three") << QStringLiteral("4.2.10 – Táxi") << 3 << false;
        QTest::newRow("chapter") << QStringLiteral("CAPÍTULO II") << 2 << true;
        QTest::newRow("chapter with name") << QStringLiteral("Capítulo 3 – Das férias") << 2 << false;
        QTest::newRow("section") << QStringLiteral("Seção IV") << 3 << true;
        QTest::newRow("annex") << QStringLiteral("ANEXO A") << 1 << true;
        QTest::newRow("article") << QStringLiteral("Art. 12º") << 4 << true;
        QTest::newRow("article, sentence") << QStringLiteral("Art. 12. O prazo é de dez dias.") << 0 << false;
        QTest::newRow("roman") << QStringLiteral("IV – Prazos") << 1 << false;
        QTest::newRow("amount") << QStringLiteral("5.000 reais") << 0 << false;
        QTest::newRow("date") << QStringLiteral("12 de maio") << 0 << false;
        QTest::newRow("word") << QStringLiteral("Seções do texto") << 0 << false;
    }
    void linesAreNumbered()
    {
        QFETCH(QString, line);
        QFETCH(int, depth);
        QFETCH(bool, alone);
        QCOMPARE(numberingOf(line).depth, depth);
        QCOMPARE(numberingOf(line).alone, alone);
    }

    void markers()
    {
        for (const QString &bullet : {QStringLiteral("\u2022"), QStringLiteral("-"), QStringLiteral("\u2013")})
            QVERIFY(isBulletMarker(bullet));
        for (const QString &number : {QStringLiteral("1."), QStringLiteral("(a)"), QStringLiteral("iv)"), QStringLiteral("4.2")})
            QVERIFY2(isNumberMarker(number), qPrintable(number));
        for (const QString &other : {QStringLiteral("o"), QStringLiteral("2026"), QStringLiteral("5.000,00"), QStringLiteral("sr.")})
            QVERIFY2(!isBulletMarker(other) && !isNumberMarker(other), qPrintable(other));
    }

    void segmentsPartAtWideGaps()
    {
        const auto segments = makeSegments({word(QStringLiteral("um"), 10, 20), word(QStringLiteral("dois"), 33, 20),
                                            word(QStringLiteral("longe"), 120, 20), word(QStringLiteral("abaixo"), 10, 33)});
        QCOMPARE(segments.size(), size_t(3));
        QCOMPARE(makeLines(segments, 1, 0).size(), size_t(2));
        QCOMPARE(makeLines(segments, 1, 0).front().text(), QStringLiteral("um dois longe"));
    }

    void segmentsJoinWhateverTheirOrder()
    {
        const auto segments = makeSegments({word(QStringLiteral("três"), 56, 20), word(QStringLiteral("um"), 10, 20),
                                            word(QStringLiteral("dois"), 33, 20)});
        QCOMPARE(segments.size(), size_t(1));
        QCOMPARE(segments.front().text(), QStringLiteral("um dois três"));
    }

    void hostilePagesEnd()
    {
        std::vector<PdfWord> words;
        for (int i = 0; i < 20'000; ++i)
            words.push_back(word(QStringLiteral("x"), (i * 37) % 500, (i * 91) % 800, 2));
        const auto groups = readingOrder(makeSegments(words));
        size_t count = 0;
        for (const auto &group : groups)
            for (const PdfSegment &segment : group)
                count += segment.words.size();
        QCOMPARE(count, words.size());
    }

    void romanPageNumbersRun()
    {
        std::vector<PdfPageSegments> pages;
        const QStringList numbers{QStringLiteral("iii"), QStringLiteral("iv"), QStringLiteral("v"), QStringLiteral("vi")};
        for (int i = 0; i < 4; ++i) {
            PdfSegment number, text;
            number.append(word(numbers[i], 300, 820));
            text.append(word(QStringLiteral("texto%1").arg(QChar(u'a' + i)), 60, 400));
            pages.push_back({i + 3, QSizeF(595, 842), {number, text}});
        }
        QCOMPARE(removeRunning(pages), QString());
        for (const PdfPageSegments &page : pages) {
            QCOMPARE(page.segments.size(), size_t(1));
            QVERIFY(page.segments.front().text().startsWith(QStringLiteral("texto")));
        }
    }
};

QTEST_GUILESS_MAIN(PdfTextTest)
#include "tst_pdftext.moc"
