// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/model/tokenmatch.h"

#include <QTest>
#include <cmath>

using lastro::model::TokenMatch;

namespace {

/// Three tokens, the first in the labels, against two of the question, the first of three times the weight.
TokenMatch match()
{
    return {{3, 1}, {0.5f, 0.0f, 0.25f, 1.0f, -0.5f, 0.75f}, {{0, 0}, {0, 5}, {6, 4}}};
}

bool near(double value, double expected)
{
    return std::abs(value - expected) < 1e-6;
}

} // namespace

class TokenMatchTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void bestOfEachTokenByWeight()
    {
        QCOMPARE(match().tokens(), size_t(3));
        QCOMPARE(match().bestCosines(), (std::vector<float>{0.5f, 1.0f}));
        QVERIFY(near(match().nearness(), (3 * 0.5 + 1.0) / 4));
    }

    void nearnessInARange_data()
    {
        QTest::addColumn<int>("start");
        QTest::addColumn<int>("length");
        QTest::addColumn<double>("expected");
        QTest::newRow("whole text, not its labels") << 0 << 10 << (3 * 0.25 + 1.0) / 4;
        QTest::newRow("first word") << 0 << 5 << (3 * 0.25 + 1.0) / 4;
        QTest::newRow("first letter") << 0 << 1 << (3 * 0.25 + 1.0) / 4;
        QTest::newRow("second word") << 6 << 4 << (-3 * 0.5 + 0.75) / 4;
        QTest::newRow("begins within a word") << 1 << 9 << (-3 * 0.5 + 0.75) / 4;
        QTest::newRow("between words") << 5 << 1 << -1.0;
        QTest::newRow("empty") << 0 << 0 << -1.0;
        QTest::newRow("behind") << 100 << 5 << -1.0;
    }
    void nearnessInARange()
    {
        QFETCH(int, start);
        QFETCH(int, length);
        QFETCH(double, expected);
        QVERIFY(near(match().nearnessIn({start, length}), expected));
    }

    void withoutPlacesNoRangeIsNear()
    {
        TokenMatch placeless = match();
        placeless.places.clear();
        QCOMPARE(placeless.nearnessIn({0, 10}), -1.0);
        QVERIFY(near(placeless.nearness(), 0.625));
        placeless.places = {{0, 5}};                                  // told for the first only
        QVERIFY(near(placeless.nearnessIn({0, 10}), (3 * 0.5) / 4));
    }

    void nothingToCompare()
    {
        const TokenMatch nothing;
        QCOMPARE(nothing.tokens(), size_t(0));
        QCOMPARE(nothing.nearness(), -1.0);
        QVERIFY(nothing.bestCosines().empty());
        const TokenMatch noSection{{1, 2}, {}, {}};
        QCOMPARE(noSection.tokens(), size_t(0));
        QCOMPARE(noSection.nearness(), -1.0);
        QCOMPARE(noSection.nearnessIn({0, 5}), -1.0);
    }

    void scaleOfWeightsDoesNotMatter()
    {
        TokenMatch heavy = match();
        for (float &weight : heavy.weights)
            weight *= 1000;
        QVERIFY(near(heavy.nearness(), match().nearness()));
    }
};

QTEST_GUILESS_MAIN(TokenMatchTest)
#include "tst_tokenmatch.moc"
