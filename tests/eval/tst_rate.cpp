// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "eval/rate.h"
#include "eval/refusalcurve.h"

#include <QtTest>

#include <cmath>

using namespace lastro::eval;

class RateTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void wilson_data()
    {
        QTest::addColumn<qint64>("count");
        QTest::addColumn<qint64>("of");
        QTest::addColumn<double>("low");
        QTest::addColumn<double>("high");
        // Known values of the score interval without continuity correction (Newcombe 1998, table I: 81/263, 15/148, 0/20, 1/29).
        QTest::newRow("81 of 263") << qint64(81) << qint64(263) << 0.2553 << 0.3662;
        QTest::newRow("15 of 148") << qint64(15) << qint64(148) << 0.0624 << 0.1605;
        QTest::newRow("0 of 20") << qint64(0) << qint64(20) << 0.0 << 0.1611;
        QTest::newRow("1 of 29") << qint64(1) << qint64(29) << 0.0061 << 0.1718;
        QTest::newRow("all of 20") << qint64(20) << qint64(20) << 0.8389 << 1.0;
        QTest::newRow("none of none") << qint64(0) << qint64(0) << 0.0 << 1.0;
    }
    void wilson()
    {
        QFETCH(qint64, count);
        QFETCH(qint64, of);
        QFETCH(double, low);
        QFETCH(double, high);
        const Interval interval = Rate{count, of}.wilson();
        QVERIFY2(std::abs(interval.low - low) < 5e-5, qPrintable(QString::number(interval.low)));
        QVERIFY2(std::abs(interval.high - high) < 5e-5, qPrintable(QString::number(interval.high)));
    }

    void valueOfNoneIsNoNumber()
    {
        Rate rate;
        QVERIFY(std::isnan(rate.value()));
        rate.add(true);
        rate.add(false);
        QCOMPARE(rate.value(), 0.5);
    }

    void curveKeepsToWhatMayBeBlocked()
    {
        const double legitimate[] = {1, 2, 3, 4, 5, 6, 7, 8, 9, 10};
        const double others[] = {0.5, 1.5, 2.5, qQNaN()};
        const double allowed[] = {0, 0.1, 0.15, 0.2, 1};
        const auto curve = refusalCurve(legitimate, others, allowed);
        QCOMPARE(curve.size(), size_t(5));
        QCOMPARE(curve[0].blocked, 0.0);
        QCOMPARE(curve[0].threshold, 1.0);
        QCOMPARE(curve[0].refused, 0.5);          // 0.5 and the one without any score
        QCOMPARE(curve[1].blocked, 0.1);
        QCOMPARE(curve[1].refused, 0.75);
        QCOMPARE(curve[2].blocked, 0.1);
        QCOMPARE(curve[3].refused, 1.0);
        QCOMPARE(curve[4].blocked, 1.0);
    }

    void equalScoresFallTogether()
    {
        const double legitimate[] = {1, 1, 1, 2};
        const double others[] = {1, 1};
        const double allowed[] = {0.5, 0.75};
        const auto curve = refusalCurve(legitimate, others, allowed);
        QCOMPARE(curve[0].blocked, 0.0);          // two of the three ones cannot fall alone
        QCOMPARE(curve[0].refused, 0.0);
        QCOMPARE(curve[1].blocked, 0.75);
        QCOMPARE(curve[1].refused, 1.0);
    }

    void noCurveOfNothing()
    {
        const double some[] = {1};
        QVERIFY(refusalCurve({}, some, some).empty());
        QVERIFY(refusalCurve(some, {}, some).empty());
    }
};

QTEST_GUILESS_MAIN(RateTest)
#include "tst_rate.moc"
