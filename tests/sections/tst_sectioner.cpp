// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sections/sectioner.h"

#include "core/sections/blocksplitter.h"

#include <QRandomGenerator>
#include <QSet>
#include <QTest>

using namespace lastro;
using namespace lastro::model;
using namespace lastro::sections;

namespace {

ExtractedBlock heading(int level, const QString &text, const QString &id = {})
{
    ExtractedBlock block;
    block.headingLevel = level;
    block.text = text;
    block.explicitId = id;
    return block;
}

ExtractedBlock paragraph(const QString &text, BlockKind kind = BlockKind::Paragraph)
{
    ExtractedBlock block;
    block.kind = kind;
    block.text = text;
    return block;
}

Extraction extractionOf(std::vector<ExtractedBlock> blocks)
{
    Extraction extraction;
    extraction.blocks = std::move(blocks);
    return extraction;
}

QString joined(const Extraction &extraction)
{
    QString text;
    for (const ExtractedBlock &block : extraction.blocks)
        if (block.headingLevel == 0)
            text += block.text;
    return text;
}

QString joined(const std::vector<Section> &found)
{
    QString text;
    for (const Section &section : found)
        for (const Block &block : section.blocks)
            text += section.text.mid(block.range.start, block.range.length);
    return text;
}

QStringList anchorsOf(const std::vector<Section> &found)
{
    QStringList anchors;
    for (const Section &section : found)
        anchors << section.id.anchor();
    return anchors;
}

/// What holds for the sections of any document.
void checkSections(const Extraction &extraction, const std::vector<Section> &found)
{
    QCOMPARE(joined(found), joined(extraction));
    QSet<QString> ids;
    for (size_t i = 0; i < found.size(); ++i) {
        const Section &section = found[i];
        QCOMPARE(section.ordinal, int(i));
        QVERIFY(!ids.contains(section.id.toString()));
        ids.insert(section.id.toString());
        QVERIFY(!section.text.isEmpty() && section.text.size() <= longestSection);
        QVERIFY(!section.breadcrumb.isEmpty());
        qsizetype end = -1;
        for (const Block &block : section.blocks) {
            QCOMPARE(block.range.start, end + 1);
            if (end >= 0)
                QCOMPARE(section.text.at(end), QLatin1Char('\n'));
            end = block.range.end();
            for (const Span &span : block.spans)
                QVERIFY(span.range.length > 0 && span.range.start >= block.range.start && span.range.end() <= end);
        }
        QCOMPARE(end, section.text.size());
        for (const WordBox &word : section.words)
            QVERIFY(word.range.length > 0 && word.range.end() <= section.text.size());
    }
}

} // namespace

class TestSectioner : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void oneSectionAHeading()
    {
        const Extraction extraction = extractionOf({paragraph(QStringLiteral("Antes.")), heading(1, QStringLiteral("Férias")),
                                                    paragraph(QStringLiteral("Um.")), heading(2, QStringLiteral("Prazo"), QStringLiteral("secao-4")),
                                                    paragraph(QStringLiteral("Dois.")), paragraph(QStringLiteral("Três.")),
                                                    heading(3, QStringLiteral("Exceção")), paragraph(QStringLiteral("Quatro.")),
                                                    heading(2, QStringLiteral("Prazo")), paragraph(QStringLiteral("Cinco."))});
        const auto found = makeSections(QStringLiteral("pol"), QStringLiteral("Política"), extraction);
        checkSections(extraction, found);
        QCOMPARE(anchorsOf(found), (QStringList{QStringLiteral("inicio"), QStringLiteral("ferias"), QStringLiteral("secao-4"),
                                                QStringLiteral("excecao"), QStringLiteral("prazo")}));
        QCOMPARE(found[0].level, 0);
        QVERIFY(found[0].heading.isEmpty());
        QCOMPARE(found[0].breadcrumb, QStringList{QStringLiteral("Política")});
        QCOMPARE(found[2].text, QStringLiteral("Dois.\nTrês."));
        QCOMPARE(found[3].breadcrumbText(), QStringLiteral("Política > Férias > Prazo > Exceção"));
        QCOMPARE(found[4].breadcrumbText(), QStringLiteral("Política > Férias > Prazo"));
        QCOMPARE(found[3].level, 3);
    }

    void titleIsNotSaidTwice()
    {
        const auto found = makeSections(QStringLiteral("d"), QStringLiteral("Política de Férias"),
                                        extractionOf({heading(1, QStringLiteral("POLÍTICA DE FÉRIAS")), paragraph(QStringLiteral("a")),
                                                      heading(2, QStringLiteral("Prazo")), paragraph(QStringLiteral("b"))}));
        QCOMPARE(found[0].breadcrumb, QStringList{QStringLiteral("Política de Férias")});
        QCOMPARE(found[0].heading, QStringLiteral("POLÍTICA DE FÉRIAS"));
        QCOMPARE(found[1].breadcrumbText(), QStringLiteral("Política de Férias > Prazo"));
    }

    void emptyHeadingsCountTheirAnchors()
    {
        const Extraction extraction = extractionOf({heading(1, QStringLiteral("A")), heading(2, QStringLiteral("B")),
                                                    heading(2, QStringLiteral("B")), paragraph(QStringLiteral("x")),
                                                    heading(2, QStringLiteral("C"))});
        const auto found = makeSections(QStringLiteral("d"), QStringLiteral("T"), extraction);
        QCOMPARE(anchorsOf(found), QStringList{QStringLiteral("b-2")});
        QCOMPARE(found[0].breadcrumbText(), QStringLiteral("T > A > B"));
    }

    void startIsReservedOnlyWhereThereIsOne()
    {
        const auto without = makeSections(QStringLiteral("d"), QStringLiteral("T"),
                                          extractionOf({heading(1, QStringLiteral("Início")), paragraph(QStringLiteral("x"))}));
        QCOMPARE(anchorsOf(without), QStringList{QStringLiteral("inicio")});
        const auto with = makeSections(QStringLiteral("d"), QStringLiteral("T"),
                                       extractionOf({paragraph(QStringLiteral("a")), heading(1, QStringLiteral("Início")), paragraph(QStringLiteral("x"))}));
        QCOMPARE(anchorsOf(with), (QStringList{QStringLiteral("inicio"), QStringLiteral("inicio-2")}));
    }

    void splitsAtBlockEnds()
    {
        std::vector<ExtractedBlock> blocks{heading(2, QStringLiteral("Longa"))};
        for (int i = 0; i < 30; ++i)
            blocks.push_back(paragraph(QStringLiteral("Parágrafo %1. ").arg(i) + QString(490, QLatin1Char('x'))));
        const Extraction extraction = extractionOf(blocks);
        const auto found = makeSections(QStringLiteral("d"), QStringLiteral("T"), extraction);
        checkSections(extraction, found);
        QCOMPARE(anchorsOf(found), (QStringList{QStringLiteral("longa"), QStringLiteral("longa~2"), QStringLiteral("longa~3")}));
        QCOMPARE(found[2].breadcrumb, found[0].breadcrumb);
        QCOMPARE(found[1].id.headingAnchor(), QStringLiteral("longa"));
    }

    void exactlyTheLimitIsOne()
    {
        const Extraction fits = extractionOf({paragraph(QString(2999, QLatin1Char('a'))), paragraph(QString(3000, QLatin1Char('b')))});
        QCOMPARE(makeSections(QStringLiteral("d"), QStringLiteral("T"), fits).size(), size_t(1));
        const Extraction over = extractionOf({paragraph(QString(3000, QLatin1Char('a'))), paragraph(QString(3000, QLatin1Char('b')))});
        QCOMPARE(makeSections(QStringLiteral("d"), QStringLiteral("T"), over).size(), size_t(2));
    }

    void splitsOneBlockAtSentences()
    {
        const QString sentence = QStringLiteral("A entrega é feita em 24 horas úteis, salvo no CD-SP. ");
        const Extraction extraction = extractionOf({paragraph(sentence.repeated(300))});
        const auto found = makeSections(QStringLiteral("d"), QStringLiteral("T"), extraction);
        checkSections(extraction, found);
        QCOMPARE(found.size(), size_t(3));
        for (const Section &section : found)
            QVERIFY(section.text.startsWith(QStringLiteral("A entrega")) && section.text.endsWith(QStringLiteral("CD-SP. ")));
    }

    void splitsHardOnlyBetweenCharacters()
    {
        const QString emoji = QString::fromUcs4(U"\U0001F600", 1);
        const Extraction extraction = extractionOf({paragraph(QStringLiteral("a") + emoji.repeated(7000))});
        const auto found = makeSections(QStringLiteral("d"), QStringLiteral("T"), extraction);
        checkSections(extraction, found);
        for (const Section &section : found)
            QVERIFY(!section.text.front().isLowSurrogate() && !section.text.back().isHighSurrogate());
    }

    void splitTableGoesOnAsTable()
    {
        std::vector<ExtractedBlock> rows;
        for (int i = 0; i < 40; ++i) {
            rows.push_back(paragraph(QStringLiteral("Cidade: %1; Prazo: ").arg(i) + QString(300, QLatin1Char('x')), BlockKind::TableRow));
            rows.back().tableStart = i == 0;
        }
        const auto found = makeSections(QStringLiteral("d"), QStringLiteral("T"), extractionOf(rows));
        QVERIFY(found.size() > 1);
        for (const Section &section : found) {
            QVERIFY(section.blocks.front().tableStart);
            QVERIFY(!section.blocks.back().tableStart);
        }
    }

    void pagesComeFromBlocksAndWords()
    {
        ExtractedBlock title = heading(1, QStringLiteral("A"));
        title.page = 2;
        ExtractedBlock text = paragraph(QStringLiteral("um dois"));
        text.page = 3;
        text.words = {{{0, 2}, 3, QRectF(1, 2, 3, 4)}, {{3, 4}, 4, QRectF(1, 2, 3, 4)}};
        ExtractedBlock before = paragraph(QStringLiteral("capa"));
        before.page = 1;
        const auto found = makeSections(QStringLiteral("d"), QStringLiteral("T"), extractionOf({before, title, text, paragraph(QStringLiteral("x"))}));
        QCOMPARE(found[0].firstPage, 1);
        QCOMPARE(found[0].lastPage, 1);
        QCOMPARE(found[1].firstPage, 2);
        QCOMPARE(found[1].lastPage, 4);
        QCOMPARE(found[1].words.size(), size_t(2));
        const base::TextRange second = found[1].words[1].range;
        QCOMPARE(found[1].text.mid(second.start, second.length), QStringLiteral("dois"));
    }

    void slicesKeepSpansAndWords()
    {
        ExtractedBlock block = paragraph(QStringLiteral("um dois três"));
        block.spans = {{SpanKind::Strong, {3, 9}, {}}, {SpanKind::Link, {0, 2}, QStringLiteral("a")}};
        block.words = {{{3, 4}, 1, {}}, {{8, 4}, 2, {}}};
        const ExtractedBlock slice = sliceOf(block, {5, 7});
        QCOMPARE(slice.text, QStringLiteral("is três"));
        QCOMPARE(slice.spans.size(), size_t(1));
        QCOMPARE(slice.spans[0].range, (base::TextRange{0, 7}));
        QCOMPARE(slice.words[0].range, (base::TextRange{0, 2}));
        QCOMPARE(slice.words[1].range, (base::TextRange{3, 4}));
    }

    void nothingIsEverLost()
    {
        QRandomGenerator random(11);
        const QString letters = QStringLiteral("abç .\n;é  :?");
        for (int run = 0; run < 60; ++run) {
            std::vector<ExtractedBlock> blocks;
            const int count = random.bounded(12);
            for (int i = 0; i < count; ++i) {
                if (random.bounded(3) == 0) {
                    blocks.push_back(heading(1 + random.bounded(6), random.bounded(4) ? QStringLiteral("Título") : QString()));
                    continue;
                }
                QString text;
                const int length = random.bounded(4) ? random.bounded(300) : random.bounded(20'000);
                for (int at = 0; at < length; ++at)
                    text += letters.at(random.bounded(int(letters.size())));
                ExtractedBlock block = paragraph(text, BlockKind(random.bounded(5)));
                for (int span = 0; span < 5 && length > 2; ++span) {
                    const int start = random.bounded(length - 1);
                    block.spans.push_back({SpanKind::Strong, {start, 1 + random.bounded(length - start - 1 + 1) / 2}, {}});
                    block.words.push_back({{start, 1}, 1, {}});
                }
                blocks.push_back(block);
            }
            const Extraction extraction = extractionOf(blocks);
            checkSections(extraction, makeSections(QStringLiteral("d"), QStringLiteral("T"), extraction));
        }
    }

    void badIdsGiveNothing()
    {
        QVERIFY(makeSections({}, QStringLiteral("T"), extractionOf({paragraph(QStringLiteral("x"))})).empty());
        QVERIFY(makeSections(QStringLiteral("a#b"), QStringLiteral("T"), extractionOf({paragraph(QStringLiteral("x"))})).empty());
        QVERIFY(makeSections(QStringLiteral("d"), QStringLiteral("T"), {}).empty());
    }

    void documentIds_data()
    {
        QTest::addColumn<QString>("metadataId");
        QTest::addColumn<QString>("path");
        QTest::addColumn<QString>("id");
        QTest::newRow("metadata") << QStringLiteral("ops-cd-sp-v3") << QStringLiteral("x.md") << QStringLiteral("ops-cd-sp-v3");
        QTest::newRow("metadata with a hash") << QStringLiteral(" a#b ") << QStringLiteral("x.md") << QStringLiteral("a-b");
        QTest::newRow("path") << QString() << QStringLiteral("Política de Pneus.html") << QStringLiteral("politica-de-pneus");
        QTest::newRow("folder") << QString() << QStringLiteral("RH/Férias  2026.md") << QStringLiteral("rh/ferias-2026");
        QTest::newRow("dots") << QString() << QStringLiteral("v1.2/ata.2024.txt") << QStringLiteral("v1.2/ata.2024");
        QTest::newRow("decomposed name") << QString() << QStringLiteral("Fe\u0301rias.md") << QStringLiteral("ferias");
        QTest::newRow("hash in name") << QString() << QStringLiteral("a #1.md") << QStringLiteral("a-1");
        QTest::newRow("nothing left") << QString() << QStringLiteral("#.md") << QStringLiteral("documento");
        QTest::newRow("empty") << QString() << QString() << QStringLiteral("documento");
    }

    void documentIds()
    {
        QFETCH(QString, metadataId);
        QFETCH(QString, path);
        QFETCH(QString, id);
        Metadata metadata;
        metadata.id = metadataId;
        QCOMPARE(documentIdFor(metadata, path), id);
        QVERIFY(SectionId::make(documentIdFor(metadata, path), QStringLiteral("a")));
    }

    void titles()
    {
        const QString path = QStringLiteral("rh/Manual de férias.v2.pdf");
        Metadata metadata;
        Extraction extraction;
        QCOMPARE(documentTitleFor(metadata, extraction, path), QStringLiteral("Manual de férias.v2"));
        extraction.title = QStringLiteral(" Página | Portal ");
        QCOMPARE(documentTitleFor(metadata, extraction, path), QStringLiteral("Página | Portal"));
        extraction.blocks = {heading(2, QStringLiteral("Sub")), heading(1, QStringLiteral("Página"))};
        QCOMPARE(documentTitleFor(metadata, extraction, path), QStringLiteral("Página"));
        extraction.format = Format::Pdf;
        QCOMPARE(documentTitleFor(metadata, extraction, path), QStringLiteral("Página | Portal"));
        extraction.title = QStringLiteral("Microsoft Word - pol.docx");
        QCOMPARE(documentTitleFor(metadata, extraction, path), QStringLiteral("Página"));
        metadata.title = QStringLiteral("Da ficha");
        QCOMPARE(documentTitleFor(metadata, extraction, path), QStringLiteral("Da ficha"));
        metadata.title = QStringLiteral("relatorio.docx");
        QCOMPARE(documentTitleFor(metadata, extraction, path), QStringLiteral("Página"));
    }
};

QTEST_GUILESS_MAIN(TestSectioner)
#include "tst_sectioner.moc"
