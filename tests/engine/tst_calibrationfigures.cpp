// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/engine/calibrationfigures.h"

#include <QTest>
#include <cmath>
#include <limits>

using namespace lastro;
using engine::CalibrationFigures;

namespace {

constexpr double never = -std::numeric_limits<double>::infinity();

/// So many questions of so many found first under a weight.
void addRanks(CalibrationFigures &figures, double weight, int first, int all)
{
    for (int i = 0; i < all; ++i)
        figures.addRank(weight, i < first ? 1 : 7);
}

model::FloorPoint at(const CalibrationFigures &figures, double floor)
{
    for (const model::FloorPoint &point : figures.curve())
        if (std::abs(point.floor - floor) < 1e-9)
            return point;
    qFatal("no such floor");
    return {};
}

} // namespace

class CalibrationFiguresTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void nothingSuggestsTheDefaults()
    {
        const CalibrationFigures figures;
        QVERIFY(figures.weights().empty() && figures.curve().empty());
        QCOMPARE(figures.suggestedWeight(), model::BaseTuning().wordsWeight);
        QCOMPARE(figures.suggestedFloor(), 0.0);
    }

    void ranksAreCounted()
    {
        CalibrationFigures figures;
        for (const int rank : {1, 1, 2, 5, 6, 0})
            figures.addRank(0.5, rank);
        figures.addRank(0.1, 1);
        const auto points = figures.weights();
        QCOMPARE(points.size(), size_t(2));
        QCOMPARE(points[0].wordsWeight, 0.1);
        QCOMPARE(points[1].first, 2);
        QCOMPARE(points[1].amongFive, 4);
    }

    void theBestWeightIsSuggested_data()
    {
        QTest::addColumn<QList<int>>("first");           // of 100, under 0, 0.3 and 0.75
        QTest::addColumn<double>("suggested");
        QTest::newRow("all equal") << QList{80, 80, 80} << 0.3;
        QTest::newRow("the default is best") << QList{60, 80, 70} << 0.3;
        QTest::newRow("one standard error off") << QList{83, 80, 70} << 0.3;     // 3.8 of 83
        QTest::newRow("just above") << QList{84, 80, 70} << 0.0;                 // 3.7 of 84
        QTest::newRow("two are better, the nearer is taken") << QList{90, 70, 90} << 0.0;
        QTest::newRow("clearly the words") << QList{40, 50, 90} << 0.75;
        QTest::newRow("everything is found") << QList{99, 99, 100} << 0.75;      // no error is left
        QTest::newRow("nothing is found") << QList{0, 0, 0} << 0.3;
    }
    void theBestWeightIsSuggested()
    {
        QFETCH(QList<int>, first);
        QFETCH(double, suggested);
        CalibrationFigures figures;
        addRanks(figures, 0, first[0], 100);
        addRanks(figures, 0.3, first[1], 100);
        addRanks(figures, 0.75, first[2], 100);
        QCOMPARE(figures.suggestedWeight(), suggested);
    }

    void theCurveCountsWhatEachFloorTakes()
    {
        CalibrationFigures figures;
        for (const double floor : {never, -1.95, 0.0, 0.5, 3.0})
            figures.addAnsweredUpTo(floor);
        for (const double floor : {never, never, -0.5, 1.0, 9.0})
            figures.addAnsweredWithoutUpTo(floor);
        const auto curve = figures.curve();
        QCOMPARE(curve.size(), size_t(41));
        QCOMPARE(curve.front().floor, -2.0);
        QCOMPARE(curve.back().floor, 2.0);
        QCOMPARE(at(figures, -2).blocked, 1);
        QCOMPARE(at(figures, -1.9).blocked, 2);
        QCOMPARE(at(figures, 0).blocked, 2);             // still answered at it
        QCOMPARE(at(figures, 0.1).blocked, 3);
        QCOMPARE(at(figures, 2).blocked, 4);
        QCOMPARE(at(figures, 0).refused, 3);
        QCOMPARE(at(figures, 2).refused, 4);
        for (size_t i = 1; i < curve.size(); ++i)
            QVERIFY(curve[i].blocked >= curve[i - 1].blocked && curve[i].refused >= curve[i - 1].refused);
    }

    void theFloorBlocksAtMostATenth_data()
    {
        QTest::addColumn<QList<double>>("with");         // ten questions each
        QTest::addColumn<QList<double>>("without");
        QTest::addColumn<double>("suggested");
        const QList<double> safe(10, 5.0);
        const QList<double> refusedFrom05{0.4, 0.4, 0.4, 0.4, 0.4, 0.4, 0.4, 0.4, 0.4, 0.4};
        QTest::newRow("nothing to gain") << safe << QList<double>(10, never) << 0.0;
        QTest::newRow("nothing can be gained") << safe << QList<double>(10, 5.0) << 0.0;
        QTest::newRow("the nearest that refuses all") << safe << refusedFrom05 << 0.5;
        QTest::newRow("one of ten may be blocked") << (QList<double>(9, 5.0) << 2.25) << refusedFrom05 << 0.5;
        QTest::newRow("two may not") << (QList<double>(8, 5.0) << 2.25 << 2.35) << refusedFrom05 << 0.0;
        QTest::newRow("two block already") << (QList<double>(8, 5.0) << 1.65 << 1.55) << QList<double>(10, -0.8) << 0.0;
        QTest::newRow("never above one") << safe << QList<double>(10, 1.5) << 0.0;
        QTest::newRow("one at most") << safe << QList<double>(10, 0.95) << 1.0;
        QTest::newRow("never below the program's own") << QList<double>(10, -1.7) << QList<double>(10, never) << 0.0;
        QTest::newRow("one more of ten is chance") << safe << (QList<double>(5, never) << 0.4 << 3.0 << 3.0 << 3.0 << 3.0) << 0.0;
    }
    void theFloorBlocksAtMostATenth()
    {
        QFETCH(QList<double>, with);
        QFETCH(QList<double>, without);
        QFETCH(double, suggested);
        CalibrationFigures figures;
        for (const double floor : with)
            figures.addAnsweredUpTo(floor);
        for (const double floor : without)
            figures.addAnsweredWithoutUpTo(floor);
        QCOMPARE(figures.suggestedFloor(), suggested);
    }
};

QTEST_GUILESS_MAIN(CalibrationFiguresTest)
#include "tst_calibrationfigures.moc"
