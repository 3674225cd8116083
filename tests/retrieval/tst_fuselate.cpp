// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/retrieval/fusion.h"

#include <QTest>
#include <algorithm>
#include <cmath>
#include <limits>

using namespace lastro::retrieval;

class FuseLateTest : public QObject {
    Q_OBJECT

    static constexpr double none = std::numeric_limits<double>::quiet_NaN();

    static std::vector<bool> all(size_t count) { return std::vector<bool>(count, true); }

    /// Numbers of the sections, best first.
    static std::vector<int> order(const std::vector<double> &fused)
    {
        std::vector<int> places;
        for (size_t i = 0; i < fused.size(); ++i)
            places.push_back(int(i));
        std::stable_sort(places.begin(), places.end(), [&](int a, int b) { return fused[size_t(a)] > fused[size_t(b)]; });
        return places;
    }

    static bool finite(const std::vector<double> &fused)
    {
        return std::all_of(fused.begin(), fused.end(), [](double value) { return std::isfinite(value); });
    }

private Q_SLOTS:
    void meaningDecides()
    {
        const auto fused = fuseLate({{1, 1, 1, 1}, {0.8, 0.8, 0.8, 0.8}, all(4), {0.2, 0.9, 0.5, 0.4}});
        QCOMPARE(order(fused), (std::vector<int>{1, 2, 3, 0}));
    }

    void wordsDecideBetweenEquals()
    {
        const auto fused = fuseLate({{0, 4, 2}, {0.8, 0.8, 0.8}, all(3), {0.5, 0.5, 0.5}});
        QCOMPARE(order(fused), (std::vector<int>{1, 2, 0}));
    }

    void sectionsWithoutAFigureAreBehind_data()
    {
        QTest::addColumn<std::vector<double>>("lexical");
        QTest::addColumn<std::vector<double>>("late");
        QTest::newRow("better words") << std::vector<double>{0, 100, 0, 50} << std::vector<double>{0.1, none, 0.3, none};
        QTest::newRow("worse words") << std::vector<double>{9, 1, 8, 0} << std::vector<double>{0.1, none, 0.3, none};
        QTest::newRow("one figure") << std::vector<double>{0, 5, 3, 4} << std::vector<double>{none, none, -1.0, none};
        QTest::newRow("equal figures") << std::vector<double>{0, 5, 3, 4} << std::vector<double>{0.4, none, 0.4, none};
    }
    void sectionsWithoutAFigureAreBehind()
    {
        QFETCH(std::vector<double>, lexical);
        QFETCH(std::vector<double>, late);
        const auto fused = fuseLate({lexical, {0.8, 0.9, 0.8, 0.8}, all(4), late});
        QVERIFY(finite(fused));
        for (size_t with = 0; with < late.size(); ++with)
            for (size_t without = 0; without < late.size(); ++without)
                if (!std::isnan(late[with]) && std::isnan(late[without]))
                    QVERIFY(fused[with] > fused[without]);
    }

    void thoseBehindAreInTheOrderOfBothRetrievers()
    {
        const FusionInput input{{0, 3, 0, 2, 2}, {0.5, 0.9, 0.8, 0.7, 0.6}, all(5), {0.9, none, none, none, none}};
        std::vector<int> expected = order(fuse(input, FusionMethod::ZScoreSum));
        expected.erase(std::find(expected.begin(), expected.end(), 0));
        expected.insert(expected.begin(), 0);
        QCOMPARE(order(fuseLate(input)), expected);
    }

    void withoutAnyFigureAsBothRetrievers()
    {
        const FusionInput plain{{0, 3, 1}, {0.9, 0.8, 0.85}, all(3)};
        const auto expected = fuse(plain, FusionMethod::ZScoreSum);
        QCOMPARE(fuseLate(plain), expected);
        FusionInput unknown = plain;
        unknown.late = {none, none, none};
        QCOMPARE(fuseLate(unknown), expected);
    }

    void thePopulationSetsTheScale()
    {
        const FusionInput input{{0, 0, 0}, {}, {true, true, false}, {0.4, 0.6, 0.9}};
        const auto fused = fuseLate(input);
        QVERIFY(std::abs(fused[0] + 1) < 1e-9 && std::abs(fused[1] - 1) < 1e-9);       // mean 0.5, deviation 0.1
        QVERIFY(std::abs(fused[2] - 4) < 1e-9);
    }

    void oddInputGivesFiniteScores()
    {
        QVERIFY(fuseLate({}).empty());
        QVERIFY(finite(fuseLate({{0}, {}, {true}, {0.3}})));
        QVERIFY(finite(fuseLate({{0}, {}, {true}, {none}})));
        QVERIFY(finite(fuseLate({{1, 2}, {none, none}, {false, false}, {0.1, 0.2}})));
        QVERIFY(finite(fuseLate({{1, 2}, {none, 0.5}, {false, true}, {0.1, none}})));
    }
};

QTEST_GUILESS_MAIN(FuseLateTest)
#include "tst_fuselate.moc"
