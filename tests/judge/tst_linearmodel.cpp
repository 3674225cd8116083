// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/judge/linearmodel.h"
#include "core/judge/localjudge.h"

#include <QTest>
#include <cmath>
#include <limits>

using namespace lastro;
using judge::LinearModel;

namespace {

const QStringList names{QStringLiteral("a"), QStringLiteral("b")};

QByteArray json(const QByteArray &coefficients = "[2, -0.5]", const QByteArray &grades = "[-1, 0.5, 2]", const QByteArray &features = R"(["a", "b"])",
                const QByteArray &intercept = "0.25")
{
    return R"({"version": "7", "features": )" + features + R"(, "coefficients": )" + coefficients + R"(, "intercept": )" + intercept
        + R"(, "grades": )" + grades + R"(, "order": [1, -2, -0.5]})";
}

} // namespace

class LinearModelTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void addsUp_data()
    {
        QTest::addColumn<double>("a");
        QTest::addColumn<double>("b");
        QTest::addColumn<double>("sum");
        QTest::newRow("nothing") << 0.0 << 0.0 << 0.25;
        QTest::newRow("first") << 1.5 << 0.0 << 3.25;
        QTest::newRow("second") << 0.0 << 4.0 << -1.75;
        QTest::newRow("both") << -1.0 << -1.0 << -1.25;
    }
    void addsUp()
    {
        QFETCH(double, a);
        QFETCH(double, b);
        QFETCH(double, sum);
        const auto model = LinearModel::parse(json(), names);
        QVERIFY(model.has_value());
        QCOMPARE(model->version(), QStringLiteral("7"));
        QCOMPARE(model->logOdds(std::vector{a, b}) + 10, sum + 10);
    }

    void ordersAlikeButPutsTheOfficialFirst()
    {
        const auto model = LinearModel::parse(json(), names);
        QVERIFY(model.has_value());
        QCOMPARE(model->order(std::vector{3.0, 0.5}, true), 2.0);
        QCOMPARE(model->order(std::vector{3.0, 0.5}, false), 1.5);
        QByteArray shorter = json();
        shorter.replace("[1, -2, -0.5]", "[1, -2]");
        QVERIFY(!LinearModel::parse(shorter, names));
    }

    void gradesByThresholds_data()
    {
        QTest::addColumn<double>("logOdds");
        QTest::addColumn<int>("grade");
        QTest::newRow("far below") << -100.0 << 0;
        QTest::newRow("below") << -1.001 << 0;
        QTest::newRow("first") << -1.0 << 1;
        QTest::newRow("between") << 0.49 << 1;
        QTest::newRow("second") << 0.5 << 2;
        QTest::newRow("third") << 2.0 << 3;
        QTest::newRow("far above") << 100.0 << 3;
        QTest::newRow("no number") << std::numeric_limits<double>::quiet_NaN() << 0;
    }
    void gradesByThresholds()
    {
        QFETCH(double, logOdds);
        QFETCH(int, grade);
        QCOMPARE(LinearModel::parse(json(), names)->grade(logOdds), grade);
    }

    void aShiftMovesEveryThreshold_data()
    {
        QTest::addColumn<double>("logOdds");
        QTest::addColumn<double>("shift");
        QTest::addColumn<int>("grade");
        QTest::newRow("up: not yet the first") << -1.0 << 0.5 << 0;
        QTest::newRow("up: the first") << -0.5 << 0.5 << 1;
        QTest::newRow("up: the third") << 2.5 << 0.5 << 3;
        QTest::newRow("down: the first") << -1.5 << -0.5 << 1;
        QTest::newRow("down: the second") << 0.0 << -0.5 << 2;
        QTest::newRow("down: not yet the third") << 1.49 << -0.5 << 2;
        QTest::newRow("no number") << std::numeric_limits<double>::quiet_NaN() << -2.0 << 0;
    }
    void aShiftMovesEveryThreshold()
    {
        QFETCH(double, logOdds);
        QFETCH(double, shift);
        QFETCH(int, grade);
        QCOMPARE(LinearModel::parse(json(), names)->grade(logOdds, shift), grade);
    }

    void equalThresholdsLeaveAGradeOut()
    {
        const auto model = LinearModel::parse(json("[1, 1]", "[0, 0, 1]"), names);
        QVERIFY(model.has_value());
        QCOMPARE(model->grade(0), 2);
        QCOMPARE(model->grade(-0.1), 0);
    }

    void otherFormsAreNoModel_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        QTest::newRow("nothing") << QByteArray();
        QTest::newRow("no JSON") << QByteArray("coefficients");
        QTest::newRow("a list") << QByteArray("[]");
        QTest::newRow("empty object") << QByteArray("{}");
        QTest::newRow("cut off") << json().chopped(1);
        QTest::newRow("other features") << json("[1, 2]", "[-1, 0, 1]", R"(["a", "c"])");
        QTest::newRow("other order") << json("[1, 2]", "[-1, 0, 1]", R"(["b", "a"])");
        QTest::newRow("a feature more") << json("[1, 2, 3]", "[-1, 0, 1]", R"(["a", "b", "c"])");
        QTest::newRow("a feature less") << json("[1]", "[-1, 0, 1]", R"(["a"])");
        QTest::newRow("a coefficient less") << json("[1]");
        QTest::newRow("a coefficient more") << json("[1, 2, 3]");
        QTest::newRow("a coefficient is no number") << json(R"([1, "2"])");
        QTest::newRow("a coefficient is null") << json("[1, null]");
        QTest::newRow("coefficients are no list") << json("{}");
        QTest::newRow("two grades") << json("[1, 2]", "[0, 1]");
        QTest::newRow("four grades") << json("[1, 2]", "[-1, 0, 1, 2]");
        QTest::newRow("grades are no numbers") << json("[1, 2]", R"(["low", "middle", "high"])");
        QTest::newRow("grades fall") << json("[1, 2]", "[1, 0, -1]");
        QTest::newRow("intercept is no number") << json("[1, 2]", "[-1, 0, 1]", R"(["a", "b"])", R"("0")");
        QTest::newRow("intercept is null") << json("[1, 2]", "[-1, 0, 1]", R"(["a", "b"])", "null");
        QTest::newRow("trees") << QByteArray(R"({"version": "1", "features": ["a", "b"], "base": 0, "grades": [-1, 0, 1], "trees": [[{"v": 0}]]})");
    }
    void otherFormsAreNoModel()
    {
        QFETCH(QByteArray, bytes);
        QVERIFY(!LinearModel::parse(bytes, names).has_value());
    }

    void thePackagedModelIsRead()
    {
        const auto model = judge::LocalJudge::packagedModel();
        QVERIFY(model.has_value());
        QVERIFY(!model->version().isEmpty());
        QCOMPARE(model->grade(-1000), 0);
        QCOMPARE(model->grade(1000), 3);
    }
};

QTEST_GUILESS_MAIN(LinearModelTest)
#include "tst_linearmodel.moc"
