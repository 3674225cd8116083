// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/embedding/tokenvectors.h"

#include <QTest>
#include <cmath>
#include <limits>
#include <random>

using namespace lastro;
using embedding::packedCount;
using embedding::packTokens;
using embedding::QueryTokens;
using embedding::similarities;

namespace {

std::vector<float> unitRows(size_t count, int width, unsigned seed)
{
    std::mt19937 random(seed);
    std::normal_distribution<float> normal;
    std::vector<float> rows;
    for (size_t row = 0; row < count; ++row) {
        float squares = 0;
        for (int i = 0; i < width; ++i) {
            rows.push_back(normal(random));
            squares += rows.back() * rows.back();
        }
        for (size_t i = rows.size() - size_t(width); i < rows.size(); ++i)
            rows[i] /= std::sqrt(squares);
    }
    return rows;
}

QueryTokens queryOf(std::vector<float> rows, int width)
{
    const size_t count = rows.size() / size_t(width);
    return {width, std::move(rows), std::vector<float>(count, 1.0f)};
}

/// What was kept of packed rows: their cosines with the axes.
std::vector<float> unpacked(const QByteArray &packed, int width)
{
    std::vector<float> axes(size_t(width) * size_t(width), 0.0f);
    for (size_t i = 0; i < size_t(width); ++i)
        axes[i * size_t(width) + i] = 1;
    return similarities(queryOf(axes, width), packed);
}

double dot(const float *a, const float *b, int width)
{
    double sum = 0;
    for (int i = 0; i < width; ++i)
        sum += double(a[i]) * double(b[i]);
    return sum;
}

} // namespace

class TokenVectorsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void aValueIsHalfAByte_data()
    {
        QTest::addColumn<int>("count");
        QTest::addColumn<int>("width");
        QTest::newRow("none") << 0 << 32;
        QTest::newRow("narrowest") << 3 << 2;
        QTest::newRow("not of eight") << 5 << 10;
        QTest::newRow("usual") << 40 << 64;
    }
    void aValueIsHalfAByte()
    {
        QFETCH(int, count);
        QFETCH(int, width);
        const QByteArray packed = packTokens(unitRows(size_t(count), width, 1).data(), size_t(count), width);
        QCOMPARE(packed.size(), qsizetype(count) * width / 2);
        QCOMPARE(packedCount(packed, width), size_t(count));
    }

    void littleIsLost_data()
    {
        QTest::addColumn<int>("width");
        QTest::addColumn<double>("worst");
        QTest::addColumn<double>("mean");
        QTest::newRow("32") << 32 << 0.96 << 0.990;
        QTest::newRow("64") << 64 << 0.975 << 0.992;
        QTest::newRow("128") << 128 << 0.98 << 0.993;
    }
    void littleIsLost()
    {
        QFETCH(int, width);
        QFETCH(double, worst);
        QFETCH(double, mean);
        constexpr size_t count = 400;
        const std::vector<float> rows = unitRows(count, width, 7);
        const std::vector<float> kept = unpacked(packTokens(rows.data(), count, width), width);
        double sum = 0;
        for (size_t row = 0; row < count; ++row) {
            const double cosine = dot(rows.data() + row * size_t(width), kept.data() + row * size_t(width), width);
            QVERIFY2(cosine >= worst && cosine <= 1.00001, qPrintable(QString::number(cosine)));
            sum += cosine;
        }
        QVERIFY2(sum / count >= mean, qPrintable(QString::number(sum / count)));
    }

    void whatIsKeptIsOfUnitLengthAndOfTheSameSign()
    {
        constexpr int width = 48;
        constexpr size_t count = 50;
        const std::vector<float> rows = unitRows(count, width, 3);
        const std::vector<float> kept = unpacked(packTokens(rows.data(), count, width), width);
        for (size_t row = 0; row < count; ++row) {
            const float *values = kept.data() + row * width;
            QVERIFY(std::abs(dot(values, values, width) - 1) < 1e-5);
            for (size_t i = 0; i < width; ++i)
                QVERIFY(std::signbit(values[i]) == std::signbit(rows[row * width + i]));
        }
    }

    void cosinesAreExactDotProducts_data()
    {
        QTest::addColumn<int>("width");
        for (const int width : {2, 6, 8, 10, 32, 46, 128})
            QTest::addRow("%d", width) << width;
    }
    void cosinesAreExactDotProducts()
    {
        QFETCH(int, width);
        const std::vector<float> rows = unitRows(9, width, 11);
        const QueryTokens query = queryOf(unitRows(5, width, 12), width);
        const QByteArray packed = packTokens(rows.data(), 9, width);
        const std::vector<float> kept = unpacked(packed, width);
        const std::vector<float> cosines = similarities(query, packed);
        QCOMPARE(cosines.size(), size_t(45));
        for (size_t token = 0; token < 9; ++token) {
            for (size_t q = 0; q < 5; ++q) {
                const double exact = dot(kept.data() + token * size_t(width), query.rows.data() + q * size_t(width), width);
                QVERIFY(std::abs(double(cosines[token * 5 + q]) - exact) < 1e-5);
            }
        }
    }

    void nearTokensStayNearest()
    {
        constexpr int width = 64;
        const std::vector<float> rows = unitRows(30, width, 21);
        const std::vector<float> cosines = similarities(queryOf(rows, width), packTokens(rows.data(), 30, width));
        for (size_t token = 0; token < 30; ++token) {
            const auto first = cosines.begin() + qptrdiff(token * 30);
            QCOMPARE(size_t(std::max_element(first, first + 30) - first), token);
        }
    }

    void concatenatedBytesAreConcatenatedTokens()
    {
        const std::vector<float> rows = unitRows(6, 16, 5);
        QCOMPARE(packTokens(rows.data(), 2, 16) + packTokens(rows.data() + 32, 4, 16), packTokens(rows.data(), 6, 16));
    }

    void oddInputIsHarmless()
    {
        const QByteArray packed = packTokens(unitRows(3, 8, 2).data(), 3, 8);
        QVERIFY(similarities(QueryTokens{8, {}, {}}, packed).empty());
        QVERIFY(similarities(QueryTokens{}, packed).empty());
        QVERIFY(similarities(queryOf(unitRows(2, 8, 3), 8), {}).empty());
        QCOMPARE(packedCount(packed, 0), size_t(0));
        QCOMPARE(packedCount(packed, -2), size_t(0));
        QCOMPARE(packedCount({}, 8), size_t(0));
        // A row that is cut off is none.
        QCOMPARE(packedCount(packed.chopped(1), 8), size_t(2));
        QCOMPARE(similarities(queryOf(unitRows(2, 8, 3), 8), packed.chopped(1)).size(), size_t(4));
    }

    void oddValuesGiveFiniteCosines_data()
    {
        QTest::addColumn<float>("value");
        QTest::newRow("zeros") << 0.0f;
        QTest::newRow("negative zeros") << -0.0f;
        QTest::newRow("huge") << 1e30f;
        QTest::newRow("infinite") << std::numeric_limits<float>::infinity();
        QTest::newRow("none") << std::numeric_limits<float>::quiet_NaN();
    }
    void oddValuesGiveFiniteCosines()
    {
        QFETCH(float, value);
        const std::vector<float> row(8, value);
        for (const float cosine : similarities(queryOf(unitRows(4, 8, 9), 8), packTokens(row.data(), 1, 8)))
            QVERIFY(std::isfinite(cosine) && std::abs(cosine) <= 1.0001f);
    }
};

QTEST_GUILESS_MAIN(TokenVectorsTest)
#include "tst_tokenvectors.moc"
