// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sources/readers/pdfreader.h"
#include "tests/support/pdfbuilder.h"

#include <QTest>

using namespace lastro;
using namespace lastro::tests;
using Font = PdfBuilder::Font;

namespace {

const QList<double> lefts{60, 240, 400};

void row(PdfBuilder &pdf, double y, const QStringList &cells, Font font = Font::Regular)
{
    for (qsizetype i = 0; i < cells.size(); ++i)
        if (!cells[i].isEmpty())
            pdf.text(lefts[i], y, cells[i], 10, font);
}

std::vector<model::ExtractedBlock> read(PdfBuilder &pdf)
{
    const auto result = sources::readers::readPdf(pdf.bytes(), {});
    return result ? result->blocks : std::vector<model::ExtractedBlock>();
}

QStringList rowTexts(const std::vector<model::ExtractedBlock> &blocks)
{
    QStringList texts;
    for (const model::ExtractedBlock &block : blocks)
        if (block.kind == model::BlockKind::TableRow)
            texts.append(block.text);
    return texts;
}

} // namespace

class PdfTablesTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void rowsNameTheirColumns()
    {
        PdfBuilder pdf;
        pdf.lines(60, 80, {QStringLiteral("Os limites por diária de hotel são estes, por cidade e por cargo de quem viaja:")});
        row(pdf, 105, {QStringLiteral("Cidade"), QStringLiteral("Limite"), QStringLiteral("Aprova")}, Font::Bold);
        row(pdf, 125, {QStringLiteral("São Paulo"), QStringLiteral("R$ 420,00"), QStringLiteral("Gerência")});
        row(pdf, 145, {QStringLiteral("Curitiba"), QStringLiteral("R$ 310,00"), QStringLiteral("Coordenação")});
        const auto blocks = read(pdf);
        QCOMPARE(rowTexts(blocks), (QStringList{QStringLiteral("Cidade: São Paulo; Limite: R$ 420,00; Aprova: Gerência"),
                                                QStringLiteral("Cidade: Curitiba; Limite: R$ 310,00; Aprova: Coordenação")}));
        const model::ExtractedBlock &first = blocks[1];
        QVERIFY(first.tableStart);
        QVERIFY(!blocks[2].tableStart);
        QCOMPARE(first.spans.size(), size_t(6));
        QVERIFY(first.spans[2].kind == model::SpanKind::CellHeader);
        QCOMPARE(first.text.mid(first.spans[2].range.start, first.spans[2].range.length), QStringLiteral("Limite"));
        QVERIFY(first.spans[3].kind == model::SpanKind::Cell);
        QCOMPARE(first.text.mid(first.spans[3].range.start, first.spans[3].range.length), QStringLiteral("R$ 420,00"));
    }

    void wordsOfValuesAndHeadersHaveTheirBoxes()
    {
        PdfBuilder pdf;
        row(pdf, 105, {QStringLiteral("Cidade"), QStringLiteral("Limite")}, Font::Bold);
        row(pdf, 125, {QStringLiteral("Recife"), QStringLiteral("R$ 390,00")});
        row(pdf, 145, {QStringLiteral("Curitiba"), QStringLiteral("R$ 310,00")});
        const auto blocks = read(pdf);
        QCOMPARE(blocks.size(), size_t(2));
        for (const model::WordBox &word : blocks[1].words) {
            const QString text = blocks[1].text.mid(word.range.start, word.range.length);
            const bool isHeader = text == QStringLiteral("Cidade") || text == QStringLiteral("Limite");
            QVERIFY2(std::abs(word.box.bottom() - (isHeader ? 107 : 147)) < 3, qPrintable(text));
        }
        QCOMPARE(blocks[1].words.size(), size_t(5));
    }

    void plainHeadersAboveFigures()
    {
        PdfBuilder pdf;
        row(pdf, 105, {QStringLiteral("Serviço"), QStringLiteral("Valor")});
        row(pdf, 120, {QStringLiteral("Consulta"), QStringLiteral("R$ 25,00")});
        row(pdf, 135, {QStringLiteral("Exame"), QStringLiteral("R$ 15,00")});
        row(pdf, 150, {QStringLiteral("Sessão"), QStringLiteral("R$ 18,00")});
        QCOMPARE(rowTexts(read(pdf)).last(), QStringLiteral("Serviço: Sessão; Valor: R$ 18,00"));
    }

    void withoutHeaderOnlyCells()
    {
        PdfBuilder pdf;
        row(pdf, 105, {QStringLiteral("Código"), QStringLiteral("POL-SUP-005")});
        row(pdf, 125, {QStringLiteral("Responsável"), QStringLiteral("Gerência de Suprimentos")});
        const auto blocks = read(pdf);
        QCOMPARE(rowTexts(blocks).first(), QStringLiteral("Código; POL-SUP-005"));
        for (const model::Span &span : blocks[0].spans)
            QVERIFY(span.kind == model::SpanKind::Cell);
    }

    void wrappedCellsStayInTheirRow_data()
    {
        QTest::addColumn<double>("pitch");
        QTest::addColumn<double>("valueShift");
        QTest::newRow("rows apart, cells at the top") << 40.0 << 0.0;
        QTest::newRow("rows apart, cells centred") << 40.0 << 6.0;
        QTest::newRow("dense, cells centred") << 24.0 << 6.0;
        QTest::newRow("dense, cells at the top") << 24.0 << 0.0;
    }
    void wrappedCellsStayInTheirRow()
    {
        QFETCH(double, pitch);
        QFETCH(double, valueShift);
        PdfBuilder pdf;
        double y = pdf.lines(60, 60, {QStringLiteral("As categorias do plano de saúde são as que seguem e mudam só em março,"),
                                      QStringLiteral("com o pedido feito no portal do colaborador pela pessoa titular do plano de"),
                                      QStringLiteral("saúde.")}, 10, Font::Regular, 12) + 20;
        row(pdf, y, {QStringLiteral("Nome"), QStringLiteral("Alcance"), QStringLiteral("Preço")}, Font::Bold);
        y += pitch;
        for (const QString &name : {QStringLiteral("Essencial"), QStringLiteral("Conforto"), QStringLiteral("Pleno")}) {
            row(pdf, y + valueShift, {name, {}, QStringLiteral("R$ 10,00")});
            pdf.lines(240, y, {QStringLiteral("regional Sul e"), QStringLiteral("São Paulo")}, 10, Font::Regular, 12);
            y += pitch;
        }
        QCOMPARE(rowTexts(read(pdf)), (QStringList{QStringLiteral("Nome: Essencial; Alcance: regional Sul e São Paulo; Preço: R$ 10,00"),
                                                   QStringLiteral("Nome: Conforto; Alcance: regional Sul e São Paulo; Preço: R$ 10,00"),
                                                   QStringLiteral("Nome: Pleno; Alcance: regional Sul e São Paulo; Preço: R$ 10,00")}));
    }

    void emptyCellsAreLeftOut()
    {
        PdfBuilder pdf;
        row(pdf, 105, {QStringLiteral("Cidade"), QStringLiteral("Limite"), QStringLiteral("Nota")}, Font::Bold);
        row(pdf, 125, {QStringLiteral("Recife"), {}, QStringLiteral("consulte o RH")});
        row(pdf, 145, {QStringLiteral("Curitiba"), QStringLiteral("R$ 310,00"), {}});
        QCOMPARE(rowTexts(read(pdf)), (QStringList{QStringLiteral("Cidade: Recife; Nota: consulte o RH"),
                                                   QStringLiteral("Cidade: Curitiba; Limite: R$ 310,00")}));
    }

    void tablesGoOnAcrossPages_data()
    {
        QTest::addColumn<bool>("again");
        QTest::newRow("header repeated") << true;
        QTest::newRow("header once") << false;
    }
    void tablesGoOnAcrossPages()
    {
        QFETCH(bool, again);
        const QStringList header{QStringLiteral("Cidade"), QStringLiteral("Limite")};
        PdfBuilder pdf;
        row(pdf, 640, header, Font::Bold);
        row(pdf, 655, {QStringLiteral("Recife"), QStringLiteral("R$ 390,00")});
        row(pdf, 670, {QStringLiteral("Natal"), QStringLiteral("R$ 350,00")});
        pdf.newPage();
        if (again)
            row(pdf, 165, header, Font::Bold);
        row(pdf, 180, {QStringLiteral("Curitiba"), QStringLiteral("R$ 310,00")});
        row(pdf, 195, {QStringLiteral("Manaus"), QStringLiteral("R$ 360,00")});
        const auto blocks = read(pdf);
        QCOMPARE(rowTexts(blocks).size(), 4);
        QCOMPARE(rowTexts(blocks).last(), QStringLiteral("Cidade: Manaus; Limite: R$ 360,00"));
        QCOMPARE(std::count_if(blocks.begin(), blocks.end(), [](const auto &block) { return block.tableStart; }), 1);
        QCOMPARE(blocks[2].page, 2);
        QCOMPARE(blocks[2].words.front().page, 1);
    }

    void sentencesInCellsAreNoColumns()
    {
        PdfBuilder pdf;
        pdf.text(60, 80, QStringLiteral("Antes de descarregar, o conferente lê a temperatura e mede três volumes em três lugares do baú, e"));
        row(pdf, 110, {QStringLiteral("Situação"), {}, QStringLiteral("Decisão")}, Font::Bold);
        row(pdf, 130, {QStringLiteral("dentro da faixa nas três medidas feitas"), {}, QStringLiteral("receber na hora, sem espera")});
        row(pdf, 150, {QStringLiteral("fora da faixa em até um grau no registro"), {}, QStringLiteral("receber em quarentena")});
        row(pdf, 170, {QStringLiteral("fora da faixa em mais de um grau"), {}, QStringLiteral("recusar ou esperar o cliente")});
        row(pdf, 190, {QStringLiteral("sem registro do percurso inteiro"), {}, QStringLiteral("recusar em todos os casos")});
        QCOMPARE(rowTexts(read(pdf)).last(), QStringLiteral("Situação: sem registro do percurso inteiro; Decisão: recusar em todos os casos"));
    }

    void whatIsNoTable_data()
    {
        QTest::addColumn<QStringList>("left");
        QTest::addColumn<QStringList>("right");
        QTest::addColumn<int>("font");
        QTest::newRow("numbers of a list") << QStringList{QStringLiteral("1."), QStringLiteral("2."), QStringLiteral("3.")}
                                           << QStringList{QStringLiteral("Abrir o pedido."), QStringLiteral("Esperar."), QStringLiteral("Conferir.")}
                                           << int(Font::Regular);
        QTest::newRow("listing") << QStringList{QStringLiteral("ln a b"), QStringLiteral("rm a")}
                                 << QStringList{QStringLiteral("# liga"), QStringLiteral("# apaga")} << int(Font::Mono);
        QTest::newRow("one line") << QStringList{QStringLiteral("Data:")} << QStringList{QStringLiteral("Assinatura:")} << int(Font::Regular);
    }
    void whatIsNoTable()
    {
        QFETCH(QStringList, left);
        QFETCH(QStringList, right);
        QFETCH(int, font);
        PdfBuilder pdf;
        double y = pdf.lines(60, 60, {QStringLiteral("Um texto comum, para que a página tenha um corpo com o seu tamanho de letra."),
                                      QStringLiteral("E mais uma linha dele, também comum, que serve para a mesma finalidade.")}) + 20;
        for (qsizetype i = 0; i < left.size(); ++i, y += 13) {
            pdf.text(60, y, left[i], 10, Font(font));
            pdf.text(150, y, right[i], 10, Font(font));
        }
        QCOMPARE(rowTexts(read(pdf)), QStringList());
    }
};

QTEST_GUILESS_MAIN(PdfTablesTest)
#include "tst_pdftables.moc"
