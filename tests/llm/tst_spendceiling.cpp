// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/llm/spendceiling.h"

#include "tests/support/fixedclock.h"

#include <QTest>
#include <thread>

using namespace lastro;
using namespace lastro::llm;
using lastro::tests::FixedClock;

namespace {

QDateTime at(int year, int month, int day, int hour = 9)
{
    return QDateTime(QDate(year, month, day), QTime(hour, 0));
}

QString refusal(const base::Result<void> &result)
{
    return result ? QString() : result.error().detail;
}

/// A call that costs as much as it may.
QString spend(SpendCeiling &ceiling, qint64 turn, double usd)
{
    const base::Result<void> begun = ceiling.begin(turn, usd);
    if (begun)
        ceiling.end(turn, usd, usd);
    return refusal(begun);
}

} // namespace

class TestSpendCeiling : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void eachCeilingHolds_data()
    {
        QTest::addColumn<double>("turn");
        QTest::addColumn<double>("day");
        QTest::addColumn<double>("month");
        QTest::addColumn<QString>("reached");
        QTest::newRow("turn") << 0.3 << 9.0 << 9.0 << QStringLiteral("turn");
        QTest::newRow("day") << 9.0 << 0.3 << 9.0 << QStringLiteral("day");
        QTest::newRow("month") << 9.0 << 9.0 << 0.3 << QStringLiteral("month");
    }

    void eachCeilingHolds()
    {
        QFETCH(double, turn);
        QFETCH(double, day);
        QFETCH(double, month);
        QFETCH(QString, reached);
        FixedClock clock(at(2026, 3, 10));
        SpendCeiling ceiling({turn, day, month}, clock);
        for (int i = 0; i < 3; ++i)
            QCOMPARE(spend(ceiling, 1, 0.1), QString());      // 0.3 is not over 0.3, rounding or not
        QCOMPARE(spend(ceiling, 1, 0.001), reached);
        QCOMPARE(spend(ceiling, 1, 0), QString());
        ceiling.setLimits({});
        QCOMPARE(spend(ceiling, 1, 100), QString());
    }

    void daysAndMonthsAreTheClocks()
    {
        FixedClock clock(at(2026, 3, 31, 23));
        SpendCeiling ceiling({{}, 1.0, 1.5}, clock);
        QCOMPARE(spend(ceiling, 1, 1.0), QString());
        QCOMPARE(spend(ceiling, 2, 0.1), QStringLiteral("day"));
        clock.set(at(2026, 4, 1, 0));
        QCOMPARE(spend(ceiling, 3, 1.0), QString());
        clock.set(at(2026, 4, 2));
        QCOMPARE(spend(ceiling, 4, 0.6), QStringLiteral("month"));
        QCOMPARE(spend(ceiling, 4, 0.5), QString());
        clock.set(at(2025, 4, 2));                            // a clock that jumps a year back forgets nothing
        QCOMPARE(spend(ceiling, 5, 0.5), QString());
        clock.set(at(2026, 4, 2));
        QCOMPARE(spend(ceiling, 6, 0.1), QStringLiteral("month"));
        clock.set(at(2027, 4, 2));
        QCOMPARE(spend(ceiling, 7, 1.0), QString());
    }

    void thePastCounts()
    {
        FixedClock clock(at(2026, 3, 10));
        SpendCeiling ceiling({{}, 1.0, 3.0}, clock);
        ceiling.addPast(QDate(2026, 3, 9), 2.0);
        ceiling.addPast(QDate(2026, 3, 10), 0.5);
        ceiling.addPast(QDate(2026, 2, 28), 50);
        QCOMPARE(spend(ceiling, 1, 0.6), QStringLiteral("day"));
        QCOMPARE(spend(ceiling, 1, 0.5), QString());
        QCOMPARE(ceiling.spent(1).month, 3.0);
    }

    void runningCallsCount()
    {
        FixedClock clock(at(2026, 3, 10));
        SpendCeiling ceiling({{}, 1.0, {}}, clock);
        QVERIFY(ceiling.begin(1, 0.7));
        QCOMPARE(refusal(ceiling.begin(2, 0.7)), QStringLiteral("day"));
        ceiling.end(1, 0.7, 0.1);
        QVERIFY(ceiling.begin(2, 0.7));
        ceiling.end(2, 0.7, std::nullopt);
        QCOMPARE(ceiling.spent(2).day, 0.1);
        QCOMPARE(ceiling.spent(2).unpricedCalls, 1);
    }

    void callsOfATurnAreCounted()
    {
        FixedClock clock(at(2026, 3, 10));
        SpendLimits limits;
        limits.callsPerTurn = 2;
        SpendCeiling ceiling(limits, clock);
        QCOMPARE(spend(ceiling, 1, 0), QString());
        QCOMPARE(spend(ceiling, 1, 0), QString());
        QCOMPARE(spend(ceiling, 1, 0), QStringLiteral("calls"));
        QCOMPARE(spend(ceiling, 2, 0), QString());
        ceiling.forgetTurn(1);
        QCOMPARE(spend(ceiling, 1, 0), QString());
        for (int i = 0; i < 5; ++i)
            QCOMPARE(spend(ceiling, 0, 0), QString());        // indexing is no turn
    }

    void unknownPricesMayBeKeptOut()
    {
        FixedClock clock(at(2026, 3, 10));
        SpendLimits limits;
        SpendCeiling open(limits, clock);
        QVERIFY(open.begin(1, std::nullopt));
        limits.unpricedAllowed = false;
        SpendCeiling strict(limits, clock);
        QCOMPARE(refusal(strict.begin(1, std::nullopt)), QStringLiteral("unpriced"));
    }

    void threadsTogetherStayBelow()
    {
        FixedClock clock(at(2026, 3, 10));
        SpendCeiling ceiling({{}, 1.0, {}}, clock);
        std::vector<std::thread> threads;
        for (int t = 1; t <= 4; ++t)
            threads.emplace_back([&, t] {
                for (int i = 0; i < 2'000; ++i)
                    spend(ceiling, t * 10'000 + i, 0.001);
            });
        for (std::thread &thread : threads)
            thread.join();
        const double day = ceiling.spent(0).day;
        QVERIFY(day > 0.99 && day < 1.000001);
    }
};

QTEST_GUILESS_MAIN(TestSpendCeiling)
#include "tst_spendceiling.moc"
