// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/embedding/quantizedblock.h"

#include <QByteArray>
#include <QTest>
#include <array>
#include <cmath>

using namespace lastro::embedding;

class TestQuantizedBlock : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void halves_data()
    {
        QTest::addColumn<uint>("half");
        QTest::addColumn<double>("value");
        QTest::newRow("zero") << 0x0000u << 0.0;
        QTest::newRow("one") << 0x3c00u << 1.0;
        QTest::newRow("minus two") << 0xc000u << -2.0;
        QTest::newRow("a third") << 0x3555u << 0.333251953125;
        QTest::newRow("largest") << 0x7bffu << 65504.0;
        QTest::newRow("smallest normal") << 0x0400u << std::ldexp(1.0, -14);
        QTest::newRow("smallest subnormal") << 0x0001u << std::ldexp(1.0, -24);
        QTest::newRow("largest subnormal") << 0x03ffu << std::ldexp(1023.0, -24);
    }
    void halves()
    {
        QFETCH(uint, half);
        QFETCH(double, value);
        QCOMPARE(double(halfToFloat(uint16_t(half))), value);
    }

    void notNumbers()
    {
        QVERIFY(std::isinf(halfToFloat(0x7c00)));
        QVERIFY(halfToFloat(0xfc00) < 0);
        QVERIFY(std::isnan(halfToFloat(0x7e00)));
    }

    void orderOfABlock()
    {
        QByteArray block(18, '\0');
        block[1] = 0x40;                  // scale 2
        for (int i = 0; i < 16; ++i)
            block[2 + i] = char(i | ((15 - i) << 4));
        std::array<float, 32> values{};
        dequantize(block.constData(), values.size(), values.data());
        for (int i = 0; i < 16; ++i) {
            QCOMPARE(values[size_t(i)], float(i - 8) * 2);
            QCOMPARE(values[size_t(i) + 16], float(7 - i) * 2);
        }
    }

    void secondBlockHasItsOwnScale()
    {
        QByteArray blocks(36, char(0x99));
        blocks[0] = blocks[18] = 0;
        blocks[1] = 0x3c;
        blocks[19] = 0x44;
        std::array<float, 64> values{};
        dequantize(blocks.constData(), values.size(), values.data());
        QCOMPARE(values[31], 1.0f);
        QCOMPARE(values[32], 4.0f);
    }

    void findsScalesThatAreNoNumbers()
    {
        QByteArray blocks(54, '\0');
        QVERIFY(scalesAreFinite(blocks.constData(), 96));
        blocks[37] = 0x7c;
        QVERIFY(!scalesAreFinite(blocks.constData(), 96));
        QVERIFY(scalesAreFinite(blocks.constData(), 64));
    }
};

QTEST_GUILESS_MAIN(TestQuantizedBlock)
#include "tst_quantizedblock.moc"
