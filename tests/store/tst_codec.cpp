// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "storefixture.h"

#include "core/store/bytecodec.h"
#include "core/store/sectioncodec.h"
#include "core/store/vectorcodec.h"

#include <QRandomGenerator>

using namespace lastro;
using namespace lastro::store;
using namespace lastro::tests;

/// Sections and vectors as bytes.
class CodecTest : public QObject {
    Q_OBJECT

    static model::Section page()
    {
        QString text;
        std::vector<model::WordBox> words;
        for (int i = 0; i < 600; ++i) {
            const QString word = QStringLiteral("palavra%1").arg(i % 97);
            words.push_back({{text.size(), word.size()}, 1 + i / 300, QRectF(72 + (i % 10) * 45.37, 90 + (i / 10) * 12.5, 38.22, 11.04)});
            text += word + QLatin1Char(' ');
        }
        model::Section section = tests::section(QStringLiteral("d"), QStringLiteral("x"), text);
        section.words = words;
        section.blocks = {{model::BlockKind::ListItem, 3, false, {0, 100}, {{model::SpanKind::Strong, {5, 9}, {}}}},
                          {model::BlockKind::TableRow, 0, true, {101, 50}, {{model::SpanKind::CellHeader, {101, 4}, {}}, {model::SpanKind::Link, {107, 4}, QStringLiteral("http://á")}}}};
        return section;
    }

private Q_SLOTS:
    void numbers()
    {
        ByteWriter writer;
        const std::vector<quint64> numbers{0, 1, 127, 128, 300, 0xffff'ffff, ~0ull};
        const std::vector<qint64> differences{0, -1, 1, -64, 64, std::numeric_limits<qint64>::min(), std::numeric_limits<qint64>::max()};
        for (const quint64 number : numbers)
            writer.number(number);
        for (const qint64 difference : differences)
            writer.difference(difference);
        writer.string(QStringLiteral("férias"));
        writer.string({});
        ByteReader reader(writer.bytes());
        for (const quint64 number : numbers)
            QCOMPARE(reader.number(), number);
        for (const qint64 difference : differences)
            QCOMPARE(reader.difference(), difference);
        QCOMPARE(reader.string(), QStringLiteral("férias"));
        QCOMPARE(reader.string(), QString());
        QVERIFY(reader.atEnd());
        QVERIFY_EXCEPTION_THROWN(reader.number(), DamagedRow);
    }

    void layoutRoundTripAndSize()
    {
        const model::Section section = page();
        const QByteArray bytes = encodeLayout(section);
        const Layout layout = decodeLayout(bytes, section.text.size());
        QCOMPARE(layout.breadcrumb, section.breadcrumb);
        QVERIFY(layout.blocks == section.blocks);
        QCOMPARE(layout.words.size(), section.words.size());
        for (size_t i = 0; i < layout.words.size(); ++i) {
            QCOMPARE(layout.words[i].range, section.words[i].range);
            QCOMPARE(layout.words[i].page, section.words[i].page);
            const QRectF before = section.words[i].box;
            const QRectF after = layout.words[i].box;
            for (const double apart : {before.x() - after.x(), before.y() - after.y(), before.width() - after.width(), before.height() - after.height()})
                QVERIFY(std::abs(apart) <= 0.0051);
        }
        QVERIFY2(bytes.size() < qsizetype(section.words.size()) * 16, qPrintable(QString::number(bytes.size())));
    }

    void impossibleBoxes()
    {
        model::Section section = tests::section(QStringLiteral("d"), QStringLiteral("x"), QStringLiteral("ab"));
        section.words = {{{0, 1}, -5, QRectF(qQNaN(), -qInf(), 1e300, -3)}, {{1, 1}, 1'000'000, QRectF(-14'400, 1, 2, 3)}};
        const Layout layout = decodeLayout(encodeLayout(section), section.text.size());
        QCOMPARE(layout.words.at(0).page, -5);
        QCOMPARE(layout.words.at(0).box.x(), 0.0);
        QCOMPARE(layout.words.at(1).box, QRectF(-14'400, 1, 2, 3));
    }

    void everyDamageIsNoticedOrHarmless()
    {
        const model::Section section = page();
        const QByteArray whole = encodeLayout(section);
        for (qsizetype cut = 0; cut < 400; ++cut)
            QVERIFY_EXCEPTION_THROWN(decodeLayout(whole.left(cut), section.text.size()), DamagedRow);
        QVERIFY_EXCEPTION_THROWN(decodeLayout(whole + 'x', section.text.size()), DamagedRow);
        QVERIFY_EXCEPTION_THROWN(decodeLayout(whole, 10), DamagedRow);
        QRandomGenerator random(5);
        int noticed = 0;
        for (int round = 0; round < 3'000; ++round) {
            QByteArray damaged = whole;
            for (int flips = random.bounded(1, 5); flips > 0; --flips)
                damaged[random.bounded(int(damaged.size()))] = char(random.bounded(256));
            try {
                for (const model::WordBox &word : decodeLayout(damaged, section.text.size()).words)
                    QVERIFY(word.range.start >= 0 && word.range.end() <= section.text.size());
            } catch (const DamagedRow &) {
                ++noticed;
            }
        }
        QVERIFY(noticed > 300);
    }

    void vectors()
    {
        const std::vector<float> values{1.5f, -0.25f, 3e-20f};
        const QByteArray bytes = encodeVector(values);
        QCOMPARE(bytes.size(), 12);
        QCOMPARE(bytes.left(4), QByteArray("\x00\x00\xC0\x3F", 4));
        QVERIFY(decodeVector(bytes, 3) == values);
        QVERIFY_EXCEPTION_THROWN(decodeVector(bytes, 2), DamagedRow);
        QVERIFY_EXCEPTION_THROWN(decodeVector(bytes.left(11), 3), DamagedRow);
        QVERIFY_EXCEPTION_THROWN(decodeVector({}, 0), DamagedRow);
        QByteArray flipped = bytes;
        flipped[5] = char(flipped[5] ^ 1);
        QVERIFY(vectorChecksum(flipped) != vectorChecksum(bytes));
    }
};

QTEST_GUILESS_MAIN(CodecTest)
#include "tst_codec.moc"
