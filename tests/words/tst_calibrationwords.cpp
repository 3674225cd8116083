// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "words/calibrationwords.h"

#include <QLocale>
#include <QtTest>

using namespace lastro;

class CalibrationWordsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { QLocale::setDefault(QLocale(QStringLiteral("pt_BR"))); }

    void floorsHaveTheirSign_data()
    {
        QTest::addColumn<double>("floor");
        QTest::addColumn<QString>("words");
        QTest::newRow("none") << 0.0 << QStringLiteral("0,0");
        QTest::newRow("minus none") << -0.0 << QStringLiteral("0,0");
        QTest::newRow("hardly any") << -0.04 << QStringLiteral("0,0");
        QTest::newRow("hardly more") << 0.04 << QStringLiteral("0,0");
        QTest::newRow("above") << 0.4 << QStringLiteral("+0,4");
        QTest::newRow("below") << -1.25 << QStringLiteral("-1,3");
        QTest::newRow("most") << 2.0 << QStringLiteral("+2,0");
    }
    void floorsHaveTheirSign()
    {
        QFETCH(double, floor);
        QFETCH(QString, words);
        if (floor == -1.25)                  // half to either side, by the platform
            QVERIFY(words::floorWords(floor).startsWith(QStringLiteral("-1,")));
        else
            QCOMPARE(words::floorWords(floor), words);
    }

    void bothFiguresAreSaid()
    {
        const QString line = words::tuningWords({0.4, 0.05});
        QVERIFY(line.contains(QStringLiteral("+0,4")) && line.contains(QStringLiteral("0,05")));
    }

    void whatCannotBeDoneIsSaidWithBothNumbers()
    {
        model::Calibration calibration;
        calibration.sections = 7;
        const QString impossible = words::calibrationBasis(calibration);
        QVERIFY(impossible.contains(QStringLiteral("10")) && impossible.contains(QLatin1Char('7')));
        calibration.sections = 1'300;
        calibration.questions = 150;
        const QString possible = words::calibrationBasis(calibration);
        QVERIFY(possible.contains(QStringLiteral("150")) && possible.contains(QStringLiteral("1.300")));
    }
};

QTEST_GUILESS_MAIN(CalibrationWordsTest)
#include "tst_calibrationwords.moc"
