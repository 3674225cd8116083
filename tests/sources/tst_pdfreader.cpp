// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sources/readers/pdfreader.h"
#include "tests/support/pdfbuilder.h"

#include <QRegularExpression>
#include <QTest>

using namespace lastro;
using namespace lastro::tests;
using base::ErrorCode;
using sources::readers::readPdf;

namespace {

model::Extraction read(PdfBuilder &pdf)
{
    const auto result = readPdf(pdf.bytes(), {});
    if (!result)
        qWarning("not read: %s", qPrintable(base::errorCodeName(result.error().code)));
    return result.value_or(model::Extraction());
}

QStringList texts(const model::Extraction &file)
{
    QStringList result;
    for (const model::ExtractedBlock &block : file.blocks)
        result.append((block.headingLevel > 0 ? QString(block.headingLevel, u'#') + u' ' : QString()) + block.text);
    return result;
}

/// Every range lies in its text, follows the one before and covers all of the text but what no page shows.
void verifyBoxes(const model::Extraction &file)
{
    for (const model::ExtractedBlock &block : file.blocks) {
        qsizetype end = 0;
        for (const model::WordBox &word : block.words) {
            QVERIFY(word.range.length > 0);
            QVERIFY(word.range.start >= end && word.range.end() <= block.text.size());
            for (qsizetype i = end; i < word.range.start; ++i)
                QVERIFY(QStringView(u" ;:\n").contains(block.text.at(i)));
            QVERIFY(word.box.width() > 0 && word.box.height() > 0);
            QVERIFY(word.page >= 1 && word.page <= file.pages);
            end = word.range.end();
        }
        QCOMPARE(end, block.text.size());
    }
}

const QStringList prose{QStringLiteral("O pedido de reembolso deve ser feito no portal em até"),
                        QStringLiteral("trinta dias depois da viagem, com todas as notas fiscais"),
                        QStringLiteral("anexadas. Sem as notas o valor não é devolvido, salvo")};

} // namespace

class PdfReaderTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void joinsLinesToParagraphs()
    {
        PdfBuilder pdf;
        double y = pdf.lines(60, 100, prose);
        y = pdf.lines(60, y, {QStringLiteral("autorização da gerência.")});
        pdf.lines(60, y + 10, {QStringLiteral("Outro parágrafo começa aqui.")});
        const model::Extraction file = read(pdf);
        QCOMPARE(texts(file), (QStringList{prose.join(u' ') + QStringLiteral(" autorização da gerência."),
                                           QStringLiteral("Outro parágrafo começa aqui.")}));
        QCOMPARE(file.pages, 1);
        QCOMPARE(file.blocks.front().page, 1);
        verifyBoxes(file);
        const model::WordBox &first = file.blocks.front().words.front();
        QVERIFY(std::abs(first.box.left() - 60) < 1 && std::abs(first.box.bottom() - 102) < 3);
    }

    void paragraphsGoOnAcrossPages()
    {
        PdfBuilder pdf;
        pdf.lines(60, 770, prose);
        pdf.newPage();
        pdf.lines(60, 160, {QStringLiteral("autorização escrita."), QStringLiteral("Fim.")});
        const model::Extraction file = read(pdf);
        QCOMPARE(file.blocks.size(), size_t(1));
        QVERIFY(file.blocks.front().text.contains(QStringLiteral("salvo autorização")));
        QCOMPARE(file.blocks.front().words.back().page, 2);
        verifyBoxes(file);
    }

    void readsColumnsOneAfterTheOther_data()
    {
        QTest::addColumn<int>("columns");
        QTest::addColumn<double>("shift");
        QTest::newRow("two") << 2 << 0.0;
        QTest::newRow("two, lines not level") << 2 << 5.0;
        QTest::newRow("three") << 3 << 0.0;
    }
    void readsColumnsOneAfterTheOther()
    {
        QFETCH(int, columns);
        QFETCH(double, shift);
        PdfBuilder pdf;
        pdf.text(60, 80, QStringLiteral("Um título que atravessa todas as colunas da página inteira"), 16, PdfBuilder::Bold);
        const double width = 480.0 / columns;
        const QString words = columns == 2 ? QStringLiteral("%1 corre devagar pela coluna da") : QStringLiteral("%1 corre devagar pela");
        for (int column = 0; column < columns; ++column)
            for (int line = 0; line < 12; ++line)
                pdf.text(60 + column * (width + 6), 120 + 13 * line + shift * column, words.arg(QStringLiteral("c%1l%2").arg(column).arg(line)));
        pdf.text(60, 400, QStringLiteral("Uma nota que fica abaixo de todas as colunas e também as atravessa por inteiro."));
        const QString all = texts(read(pdf)).join(u' ');
        qsizetype last = all.indexOf(QStringLiteral("Um título"));
        QVERIFY(last >= 0);
        for (int column = 0; column < columns; ++column)
            for (int line = 0; line < 12; ++line) {
                const qsizetype at = all.indexOf(QStringLiteral("c%1l%2 ").arg(column).arg(line));
                QVERIFY2(at > last, qPrintable(all));
                last = at;
            }
        QVERIFY(all.indexOf(QStringLiteral("Uma nota")) > last);
    }

    void takesRunningTextOut()
    {
        PdfBuilder pdf;
        const QStringList body{QStringLiteral("Quem tem direito."), QStringLiteral("Quando se pede."), QStringLiteral("Onde se registra."),
                               QStringLiteral("Quem aprova.")};
        for (int page = 1; page <= 4; ++page) {
            pdf.newPage();
            pdf.text(60, 40, QStringLiteral("Rota Sul Logística"), 8);
            pdf.text(380, 40, QStringLiteral("RH-POL-014 rev. 3 – Férias"), 8);
            pdf.lines(60, 100, {body[page - 1]});
            pdf.text(250, 820, QStringLiteral("Página %1 de 4").arg(page), 8);
        }
        const model::Extraction file = read(pdf);
        QCOMPARE(file.metadata.value(QStringLiteral("code")), QStringLiteral("RH-POL-014 rev. 3"));
        QCOMPARE(texts(file), body);
    }

    void keepsWhatOnlyLooksRunning()
    {
        PdfBuilder pdf;
        const QStringList amounts{QStringLiteral("R$ 80,00"), QStringLiteral("R$ 95,00"), QStringLiteral("R$ 310,00"), QStringLiteral("R$ 72,00")};
        for (int page = 0; page < 4; ++page) {
            pdf.newPage();
            pdf.text(60, 60, QStringLiteral("Capítulo sobre o assunto %1").arg(QChar(u'A' + page)));
            pdf.text(60, 75, amounts[page]);
        }
        const QString all = texts(read(pdf)).join(u' ');
        for (const QString &amount : amounts)
            QVERIFY2(all.contains(amount), qPrintable(all));
        QVERIFY(all.contains(QStringLiteral("assunto C")));
    }

    void columnNamesAtTheTopAreNoRunningText()
    {
        PdfBuilder pdf;
        for (int page = 0; page < 4; ++page) {
            pdf.newPage();
            pdf.text(60, 30, QStringLiteral("Rota Sul"), 8);
            pdf.text(60, 80, QStringLiteral("Pacote"), 10, PdfBuilder::Bold);
            pdf.text(250, 80, QStringLiteral("Tamanho"), 10, PdfBuilder::Bold);
            for (int line = 0; line < 3; ++line) {
                pdf.text(60, 94 + 14 * line, QStringLiteral("item%1%2").arg(QChar(u'a' + page)).arg(QChar(u'a' + line)));
                pdf.text(250, 94 + 14 * line, QString::number(17 + 5 * page * page + line));
            }
            pdf.text(60, 300, QStringLiteral("Texto %1 depois da tabela.").arg(QChar(u'a' + page)));
        }
        const QStringList all = texts(read(pdf));
        QCOMPARE(all.filter(QStringLiteral("Pacote: item")).size(), 12);
        QVERIFY(all.filter(QStringLiteral("Rota Sul")).isEmpty());
    }

    void headingsFollowTheOutline()
    {
        PdfBuilder pdf;
        pdf.lines(60, 80, {QStringLiteral("1 Viagens")});
        pdf.lines(60, 110, {QStringLiteral("1.1 Hospedagem em hotéis"), QStringLiteral("e pousadas")});
        pdf.lines(60, 160, {QStringLiteral("O limite é de trezentos reais.")});
        pdf.newPage();
        pdf.lines(60, 80, {QStringLiteral("1.2 Transporte")});
        pdf.lines(60, 120, {QStringLiteral("Não é título.")}, 10, PdfBuilder::Bold);
        pdf.outline(QStringLiteral("Viagens"), 1, 70, 1);
        pdf.outline(QStringLiteral("Hospedagem em hotéis e pousadas"), 1, 100, 2);
        pdf.outline(QStringLiteral("1.2 Transporte"), 2, 70, 2);
        QCOMPARE(texts(read(pdf)),
                 (QStringList{QStringLiteral("# 1 Viagens"), QStringLiteral("## 1.1 Hospedagem em hotéis e pousadas"),
                              QStringLiteral("O limite é de trezentos reais."), QStringLiteral("## 1.2 Transporte"), QStringLiteral("Não é título.")}));
    }

    void headingsAreTold_data()
    {
        using Font = PdfBuilder::Font;
        QTest::addColumn<QString>("line");
        QTest::addColumn<double>("size");
        QTest::addColumn<int>("font");
        QTest::addColumn<bool>("heading");
        QTest::newRow("larger") << QStringLiteral("Reembolso de despesas") << 14.0 << int(Font::Regular) << true;
        QTest::newRow("bold") << QStringLiteral("Reembolso de despesas") << 10.0 << int(Font::Bold) << true;
        QTest::newRow("capitals") << QStringLiteral("DAS DISPOSIÇÕES GERAIS") << 10.0 << int(Font::Regular) << true;
        QTest::newRow("numbered") << QStringLiteral("4.2 Hospedagem") << 10.0 << int(Font::Regular) << true;
        QTest::newRow("chapter") << QStringLiteral("CAPÍTULO II") << 10.0 << int(Font::Regular) << true;
        QTest::newRow("article alone") << QStringLiteral("Art. 5º") << 10.0 << int(Font::Regular) << true;
        QTest::newRow("article with text") << QStringLiteral("Art. 5º O empregado tem direito a férias de trinta dias corridos por ano") << 10.0
                                           << int(Font::Regular) << false;
        QTest::newRow("plain") << QStringLiteral("Reembolso de despesas") << 10.0 << int(Font::Regular) << false;
        QTest::newRow("bold sentence") << QStringLiteral("Guarde todas as notas fiscais.") << 10.0 << int(Font::Bold) << false;
        QTest::newRow("amount") << QStringLiteral("R$ 5.000,00") << 10.0 << int(Font::Bold) << false;
    }
    void headingsAreTold()
    {
        QFETCH(QString, line);
        QFETCH(double, size);
        QFETCH(int, font);
        QFETCH(bool, heading);
        PdfBuilder pdf;
        double y = pdf.lines(60, 80, prose);
        pdf.text(60, y + 20, line, size, PdfBuilder::Font(font));
        pdf.lines(60, y + 50, prose);
        const model::Extraction file = read(pdf);
        QCOMPARE(file.blocks.size(), size_t(3));
        QCOMPARE(file.blocks[1].text, line);
        QCOMPARE(file.blocks[1].headingLevel > 0, heading);
    }

    void levelsFollowSizeAndNumbering()
    {
        PdfBuilder pdf;
        pdf.text(60, 60, QStringLiteral("Política de Viagens"), 20, PdfBuilder::Bold);
        double y = 100;
        for (const QString &heading : {QStringLiteral("1. Objetivo"), QStringLiteral("1.1 Alcance"), QStringLiteral("2. Regras")}) {
            pdf.text(60, y, heading, heading.startsWith(QStringLiteral("1.1")) ? 11 : 13, PdfBuilder::Bold);
            y = pdf.lines(60, y + 25, prose) + 15;
        }
        const model::Extraction file = read(pdf);
        QStringList headings = texts(file).filter(QRegularExpression(QStringLiteral("^#")));
        QCOMPARE(headings, (QStringList{QStringLiteral("# Política de Viagens"), QStringLiteral("## 1. Objetivo"), QStringLiteral("### 1.1 Alcance"),
                                        QStringLiteral("## 2. Regras")}));
        QCOMPARE(file.title, QStringLiteral("Política de Viagens"));
    }

    void listsKeepTheirItems()
    {
        PdfBuilder pdf;
        double y = pdf.lines(60, 80, prose) + 6;
        const QChar bullet(0x2022);
        pdf.text(70, y, bullet);
        pdf.lines(84, y, {QStringLiteral("notas de hotel, com o nome do hóspede e as datas de entrada e"), QStringLiteral("de saída;")});
        pdf.text(84, y + 26, bullet);
        pdf.text(98, y + 26, QStringLiteral("também as de pousada;"));
        pdf.text(70, y + 39, QStringLiteral("a) recibos de táxi."));
        const model::Extraction file = read(pdf);
        QCOMPARE(file.blocks.size(), size_t(4));
        QCOMPARE(file.blocks[1].text, QStringLiteral("notas de hotel, com o nome do hóspede e as datas de entrada e de saída;"));
        QVERIFY(file.blocks[1].kind == model::BlockKind::ListItem && file.blocks[1].depth == 0);
        QCOMPARE(file.blocks[2].text, QStringLiteral("também as de pousada;"));
        QCOMPARE(file.blocks[2].depth, 1);
        QCOMPARE(file.blocks[3].text, QStringLiteral("a) recibos de táxi."));
        QCOMPARE(file.blocks[3].depth, 0);
        verifyBoxes(file);
    }

    void listingsAreCode()
    {
        PdfBuilder pdf;
        const double y = pdf.lines(60, 80, prose) + 10;
        pdf.text(60, y, QStringLiteral("if vazio; then"), 10, PdfBuilder::Mono);
        pdf.text(72, y + 12, QStringLiteral("sai"), 10, PdfBuilder::Mono);
        pdf.text(60, y + 24, QStringLiteral("fi"), 10, PdfBuilder::Mono);
        const model::Extraction file = read(pdf);
        QVERIFY(file.blocks.back().kind == model::BlockKind::Code);
        QCOMPARE(file.blocks.back().text, QStringLiteral("if vazio; then\n  sai\nfi"));
        verifyBoxes(file);
    }

    void hyphensAndTitlesOfTheDocument()
    {
        PdfBuilder pdf;
        pdf.info("Title", QStringLiteral("Microsoft Word - politica_v3.docx"));
        pdf.info("Author", QStringLiteral("Gerência de RH"));
        pdf.info("CreationDate", QStringLiteral("D:20260105120000Z"));
        pdf.info("Vigente_desde", QStringLiteral("2026-01-05"));
        pdf.text(60, 60, QStringLiteral("Política de Férias"), 18);
        pdf.lines(60, 100, {QStringLiteral("O contrato com a operadora vale na segunda-feira e na terça. A opera-"),
                            QStringLiteral("dora responde até a segunda-"), QStringLiteral("feira seguinte, pelo código RH-"), QStringLiteral("POL-014 da empresa.")});
        const model::Extraction file = read(pdf);
        QCOMPARE(file.title, QStringLiteral("Política de Férias"));
        QVERIFY(!file.metadata.contains(QStringLiteral("title")));
        QCOMPARE(file.metadata.value(QStringLiteral("author")), QStringLiteral("Gerência de RH"));
        QCOMPARE(file.metadata.value(QStringLiteral("vigente_desde")), QStringLiteral("2026-01-05"));
        QVERIFY(file.metadata.value(QStringLiteral("creationdate")).startsWith(QStringLiteral("2026-01-05T")));
        const QString &text = file.blocks.back().text;
        QVERIFY(text.contains(QStringLiteral("A operadora responde até a segunda-feira seguinte, pelo código RH-POL-014 da")));
        verifyBoxes(file);
        const qsizetype at = text.indexOf(QStringLiteral("operadora responde"));
        const auto boxes = std::count_if(file.blocks.back().words.begin(), file.blocks.back().words.end(), [at](const model::WordBox &word) {
            return word.range.start >= at && word.range.end() <= at + 9;
        });
        QCOMPARE(boxes, 2);
    }

    void noteNumbersStayOutOfAmounts()
    {
        PdfBuilder pdf;
        pdf.text(60, 100, QStringLiteral("O limite é de R$ 5.000"));
        pdf.text(166, 96, QStringLiteral("1"), 6);
        const QString text = read(pdf).blocks.front().text;
        QVERIFY2(!text.contains(QStringLiteral("5.0001")) && text.contains(QStringLiteral("R$ 5.000")), qPrintable(text));
    }

    void sidewaysPagesAreReadUpright_data()
    {
        QTest::addColumn<int>("rotation");
        for (const int rotation : {0, 90, 180, 270})
            QTest::addRow("%d", rotation) << rotation;
    }
    void sidewaysPagesAreReadUpright()
    {
        QFETCH(int, rotation);
        PdfBuilder pdf;
        pdf.setRotation(rotation);
        pdf.lines(60, 100, prose);
        const model::Extraction file = read(pdf);
        QCOMPARE(texts(file), QStringList{prose.join(u' ')});
        const QRectF page(0, 0, rotation % 180 == 0 ? 595 : 842, rotation % 180 == 0 ? 842 : 595);
        for (const model::WordBox &word : file.blocks.front().words)
            QVERIFY(page.contains(word.box));
    }

    void contentsAreLeftOut()
    {
        PdfBuilder pdf;
        pdf.lines(60, 80, {QStringLiteral("Viagens . . . . . . . . . . . . . . . . 3"), QStringLiteral("Férias ...................... 12"),
                           QStringLiteral("Ponto . . . . . . . . . . . . . . . . . 21")});
        pdf.newPage();
        pdf.lines(60, 80, prose);
        QCOMPARE(texts(read(pdf)), QStringList{prose.join(u' ')});
    }

    void pagesWithoutTextAreNoted()
    {
        PdfBuilder pdf;
        pdf.lines(60, 80, prose);
        pdf.newPage();
        pdf.raw("0 0 100 100 re f");
        QCOMPARE(read(pdf).notes, QStringList{QStringLiteral("page_without_text:2")});
    }

    void failuresAreNamed()
    {
        const auto code = [](const QByteArray &bytes, sources::readers::ReadLimits limits = {}) {
            const auto result = readPdf(bytes, limits);
            return base::errorCodeName(result ? ErrorCode::Internal : result.error().code);
        };
        PdfBuilder pdf;
        pdf.lines(60, 80, prose);
        pdf.newPage();
        QCOMPARE(code(pdf.bytes(), {.outputCharacters = 100}), QStringLiteral("FileTooLarge"));
        QCOMPARE(code(pdf.bytes(), {.pages = 1}), QStringLiteral("FileTooLarge"));
        QCOMPARE(code("nada"), QStringLiteral("FileDamaged"));
        pdf.setLocked(true);
        QCOMPARE(code(pdf.bytes()), QStringLiteral("FileLocked"));
        PdfBuilder blank;
        blank.newPage();
        QCOMPARE(code(blank.bytes()), QStringLiteral("FileScanned"));
    }
};

QTEST_GUILESS_MAIN(PdfReaderTest)
#include "tst_pdfreader.moc"
