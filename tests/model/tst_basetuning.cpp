// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/model/basetuning.h"

#include <QTest>
#include <limits>

using lastro::model::BaseTuning;

class BaseTuningTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void ranges_data()
    {
        QTest::addColumn<double>("floor");
        QTest::addColumn<double>("weight");
        QTest::addColumn<bool>("valid");
        QTest::newRow("default") << BaseTuning().floor << BaseTuning().wordsWeight << true;
        QTest::newRow("least") << -2.0 << 0.0 << true;
        QTest::newRow("most") << 2.0 << 1.0 << true;
        QTest::newRow("floor below") << -2.001 << 0.3 << false;
        QTest::newRow("floor above") << 2.001 << 0.3 << false;
        QTest::newRow("weight below") << 0.0 << -0.001 << false;
        QTest::newRow("weight above") << 0.0 << 1.001 << false;
        QTest::newRow("no floor") << std::numeric_limits<double>::quiet_NaN() << 0.3 << false;
        QTest::newRow("no weight") << 0.0 << std::numeric_limits<double>::quiet_NaN() << false;
        QTest::newRow("endless") << std::numeric_limits<double>::infinity() << 0.3 << false;
    }
    void ranges()
    {
        QFETCH(double, floor);
        QFETCH(double, weight);
        QFETCH(bool, valid);
        QCOMPARE((BaseTuning{floor, weight}).isValid(), valid);
    }

    void theDefaultMovesNothing()
    {
        QCOMPARE(BaseTuning().floor, 0.0);
        QVERIFY(BaseTuning() == (BaseTuning{0.0, 0.3}));
        QVERIFY(BaseTuning() != (BaseTuning{0.1, 0.3}));
    }
};

QTEST_GUILESS_MAIN(BaseTuningTest)
#include "tst_basetuning.moc"
