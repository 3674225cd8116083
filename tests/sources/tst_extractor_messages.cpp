// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sources/messages.h"
#include "core/sources/pagequeue.h"

#include <QRandomGenerator>
#include <QTest>

using namespace lastro;
using namespace lastro::sources;
using namespace lastro::sources::wire;

namespace {

model::Extraction sample()
{
    model::Extraction file;
    file.format = model::Format::Pdf;
    file.title = QStringLiteral("Política de Férias");
    file.metadata = {{QStringLiteral("author"), QStringLiteral("RH")}, {QStringLiteral("code"), QStringLiteral("RH-POL-014 rev. 3")}};
    file.pages = 3;
    file.notes = {QStringLiteral("page_without_text:2")};
    file.bytes = 4'096;
    file.modifiedNs = 1'700'000'000'123'456'789;
    file.digest = QByteArray(32, '\x5a');
    model::ExtractedBlock heading;
    heading.headingLevel = 2;
    heading.explicitId = QStringLiteral("secao-4");
    heading.text = QString(QChar(0xFEFF)) + QStringLiteral("4. Prazo");
    model::ExtractedBlock row;
    row.kind = model::BlockKind::TableRow;
    row.tableStart = true;
    row.text = QStringLiteral("Classe: A");
    row.spans = {{model::SpanKind::CellHeader, {0, 6}, {}}, {model::SpanKind::Cell, {8, 1}, {}}};
    row.words = {{{0, 6}, 1, QRectF(10, 20, 30, 8)}, {{8, 1}, 3, QRectF(50, 20.5, 5, 8)}};
    row.page = 1;
    file.blocks = {heading, row};
    return file;
}

} // namespace

class ExtractorMessagesTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    /// A file of nothing but the shortest blocks is as good as any.
    void shortestBlocks()
    {
        for (const QString &text : {QString(), QStringLiteral("a")}) {
            Extracted message{sample(), true};
            model::ExtractedBlock block;
            block.text = text;
            message.extraction.blocks.assign(60, block);
            const auto read = decodeExtracted(encode(message));
            QVERIFY(read);
            QCOMPARE(read->extraction.blocks.size(), size_t(60));
        }
    }

    void framesSurviveAnyCut_data()
    {
        QTest::addColumn<int>("piece");
        for (const int piece : {1, 3, 11, 12, 13, 1'000})
            QTest::addRow("%d", piece) << piece;
    }
    void framesSurviveAnyCut()
    {
        QFETCH(int, piece);
        const QByteArray stream = framed(Kind::ReadFile, "abc") + framed(Kind::Words, {}) + framed(Kind::Failed, QByteArray(40, 'x'));
        FrameBuffer buffer(100);
        QList<Frame> frames;
        for (qsizetype at = 0; at < stream.size(); at += piece) {
            buffer.append(stream.mid(at, piece));
            while (const auto frame = buffer.take())
                frames.append(*frame);
        }
        QVERIFY(!buffer.isBroken());
        QCOMPARE(frames.size(), 3);
        QCOMPARE(frames[0].payload, QByteArray("abc"));
        QCOMPARE(frames[1].kind, Kind::Words);
        QCOMPARE(frames[2].payload.size(), 40);
        QCOMPARE(buffer.missing(), headerBytes);
    }

    void badFramesBreakTheStream_data()
    {
        QTest::addColumn<QByteArray>("header");
        const QByteArray good = frameHeader(Kind::Extracted, 10);
        QTest::newRow("magic") << good.mid(1) + 'x';
        QTest::newRow("version") << QByteArray(good).replace(4, 1, "\x07");
        QTest::newRow("kind") << QByteArray(good).replace(6, 1, "\x30");
        QTest::newRow("length") << frameHeader(Kind::Extracted, 101);
    }
    void badFramesBreakTheStream()
    {
        QFETCH(QByteArray, header);
        FrameBuffer buffer(100);
        buffer.append(header + QByteArray(20, 'x') + framed(Kind::Words, "ok"));
        QVERIFY(buffer.isBroken());
        QVERIFY(!buffer.take());
    }

    void requestsComeBackAsSent()
    {
        ExtractorLimits limits;
        limits.cpuSeconds = 7;
        limits.outputCharacters = 12'345;
        const auto file = decodeReadFile(encode(ReadFile{QStringLiteral("/base/é \n.pdf"), model::Format::Pdf, limits}));
        QVERIFY(file);
        QCOMPARE(file->path, QStringLiteral("/base/é \n.pdf"));
        QCOMPARE(file->format, model::Format::Pdf);
        QCOMPARE(file->limits.cpuSeconds, 7);
        QCOMPARE(file->limits.outputCharacters, 12'345);
        QCOMPARE(decodeOpenPdf(encode(OpenPdf{QStringLiteral("/a"), limits}))->path, QStringLiteral("/a"));
        QCOMPARE(decodeDrawPage(encode(DrawPage{9, 1.5}))->pixelsPerPoint, 1.5);
        QCOMPARE(decodeReadWords(encode(ReadWords{3}))->page, 3);
        QVERIFY(!decodeDrawPage(encode(DrawPage{0, 1})));
        QVERIFY(!decodeDrawPage(encode(DrawPage{1, qQNaN()})));
        QVERIFY(!decodeDrawPage(encode(DrawPage{1, -1})));
    }

    void answersComeBackAsSent()
    {
        const auto read = decodeExtracted(encode(Extracted{sample(), true}));
        QVERIFY(read);
        QVERIFY(read->retire);
        QVERIFY(read->extraction == sample());
        const base::Error error{base::ErrorCode::FileLocked, QStringLiteral("s"), QStringLiteral("d")};
        QCOMPARE(decodeFailed(encode(Failed{error, false}))->error, error);
        const Words words{4, {{QStringLiteral("férias"), QRectF(1, 2, 3, 4), false}}};
        const auto back = decodeWords(encode(words));
        QVERIFY(back);
        QCOMPARE(back->words.first().text, QStringLiteral("férias"));
        QCOMPARE(back->words.first().box, QRectF(1, 2, 3, 4));
        QVERIFY(!back->words.first().spaceAfter);
        const QVector<QSizeF> sizes{{595, 842}, {14'400, 14'400}};
        QCOMPARE(*decodeSizes(encodeSizes(sizes)), sizes);
        QVERIFY(!decodeSizes(encodeSizes({{0, 10}})));
        QVERIFY(!decodeSizes(encodeSizes({{10, qInf()}})));
    }

    void rangesStayInsideTheirText_data()
    {
        QTest::addColumn<model::ExtractedBlock>("block");
        model::ExtractedBlock block;
        block.text = QStringLiteral("abc");
        block.words = {{{2, 2}, 1, {}}};
        QTest::newRow("word too long") << block;
        block.words = {{{0xFFFFFFFF, 0xFFFFFFFF}, 1, {}}};
        QTest::newRow("word far out") << block;
        block.words = {{{0, 1}, 0, {}}};
        QTest::newRow("no such page") << block;
        block.words = {{{0, 1}, 1, QRectF(0, qQNaN(), 1, 1)}};
        QTest::newRow("no place") << block;
        block.words = {};
        block.spans = {{model::SpanKind::Cell, {3, 1}, {}}};
        QTest::newRow("span outside") << block;
        block.spans = {{model::SpanKind(99), {0, 1}, {}}};
        QTest::newRow("span of no kind") << block;
        block.spans = {};
        block.headingLevel = 7;
        QTest::newRow("level") << block;
        block.headingLevel = 0;
        block.depth = -1;
        QTest::newRow("depth") << block;
        block.depth = 0;
        block.kind = model::BlockKind(77);
        QTest::newRow("block of no kind") << block;
    }
    void rangesStayInsideTheirText()
    {
        QFETCH(model::ExtractedBlock, block);
        model::Extraction file = sample();
        file.blocks = {block};
        QVERIFY(!decodeExtracted(encode(Extracted{file, false})));
    }

    void truncatedAnswersAreRefused()
    {
        const QByteArray whole = encode(Extracted{sample(), false});
        for (qsizetype size = 0; size < whole.size(); ++size)
            QVERIFY(!decodeExtracted(whole.left(size)));
        QVERIFY(!decodeExtracted(whole + 'x'));
    }

    void changedAnswersDoNoHarm()
    {
        QRandomGenerator random(20260310);
        const QByteArray whole = encode(Extracted{sample(), false});
        for (int i = 0; i < 20'000; ++i) {
            QByteArray changed = whole;
            for (int n = random.bounded(1, 5); n > 0; --n)
                changed[random.bounded(int(changed.size()))] = char(random.bounded(256));
            const auto read = decodeExtracted(changed);
            if (!read)
                continue;
            for (const model::ExtractedBlock &block : read->extraction.blocks)
                for (const model::WordBox &word : block.words)
                    QVERIFY(word.range.start >= 0 && word.range.end() <= block.text.size());
        }
    }

    void imagesAreChecked()
    {
        QImage image(30, 20, QImage::Format_RGB32);
        image.fill(Qt::green);
        const QByteArray payload = encodeImageHeader(5, image.size())
            + QByteArray(reinterpret_cast<const char *>(image.constBits()), image.sizeInBytes());
        const auto read = decodeImage(payload, 5);
        QVERIFY(read);
        QCOMPARE(*read, image);
        QVERIFY(!decodeImage(payload, 6));
        QVERIFY(!decodeImage(payload + 'x', 5));
        QVERIFY(!decodeImage(payload.left(15), 5));
        for (const QSize size : {QSize(0, 20), QSize(-30, -20), QSize(30, 2'000'000'000), QSize(maxImageSide + 1, 1)})
            QVERIFY(!decodeImage(encodeImageHeader(5, size) + payload.mid(16), 5));
    }

    void scalesAreClipped_data()
    {
        QTest::addColumn<QSizeF>("page");
        QTest::addColumn<double>("asked");
        QTest::newRow("A4") << QSizeF(595, 842) << 2.0;
        QTest::newRow("largest") << QSizeF(14'400, 14'400) << 2.0;
        QTest::newRow("strip") << QSizeF(10, 14'400) << 2.0;
        QTest::newRow("zoomed") << QSizeF(595, 842) << 100.0;
    }
    void scalesAreClipped()
    {
        QFETCH(QSizeF, page);
        QFETCH(double, asked);
        const double scale = clippedScale(page, asked);
        const QSizeF pixels = page * scale;
        QVERIFY(scale > 0 && scale <= asked);
        QVERIFY(pixels.width() <= maxImageSide && pixels.height() <= maxImageSide);
        QVERIFY(pixels.width() * pixels.height() <= double(maxImagePixels));
        if (asked == 2.0 && page.height() < 1'000)
            QCOMPARE(scale, asked);
    }

    void lastAskedComesFirst()
    {
        using Kind = PageRequest::Kind;
        PageQueue queue;
        queue.add({Kind::Draw, 1, 1});
        queue.add({Kind::Draw, 2, 1});
        queue.add({Kind::Words, 1, 0});
        queue.add({Kind::Draw, 1, 1});
        QCOMPARE(queue.take()->page, 1);
        QCOMPARE(queue.take()->kind, Kind::Words);
        QCOMPARE(queue.take()->page, 2);
        QVERIFY(!queue.take());
        queue.ban({Kind::Draw, 7, 1});
        QVERIFY(queue.isBanned({Kind::Draw, 7, 2}));
        QVERIFY(!queue.isBanned({Kind::Words, 7, 0}));
    }
};

QTEST_GUILESS_MAIN(ExtractorMessagesTest)
#include "tst_extractor_messages.moc"
