// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "storefixture.h"

#include "core/store/stewardfile.h"

#include <QElapsedTimer>
#include <set>
#include <thread>

using namespace lastro;
using namespace lastro::store;
using namespace lastro::tests;

/// The bill, the numbers of questions and what may leave the machine, in steward.db.
class LedgerTest : public QObject {
    Q_OBJECT

    static QDateTime local(QDate day, QTime time) { return QDateTime(day, time).toUTC(); }
    static model::LedgerRow call(qint64 turn, const QDateTime &at, std::optional<double> usd)
    {
        model::LedgerRow row;
        row.turn = turn;
        row.at = at;
        row.role = QStringLiteral("judge");
        row.endpoint = QStringLiteral("nuvem");
        row.model = QStringLiteral("grande-1");
        row.servedModel = QStringLiteral("grande-1-2026");
        row.promptTokens = 1'200;
        row.cachedTokens = 900;
        row.completionTokens = 40;
        row.usd = usd;
        row.milliseconds = 321;
        row.area = QStringLiteral("operações");
        return row;
    }
    static std::unique_ptr<StewardStore> opened(TemporaryBase &base) { return std::move(base.database->steward().value()); }

private Q_SLOTS:
    void initTestCase() { qputenv("TZ", "America/Sao_Paulo"); }

    void rowsRoundTrip()
    {
        TemporaryBase base;
        auto steward = opened(base);
        const QDate day(2026, 3, 10);
        model::LedgerRow priced = call(7, local(day, QTime(9, 0)), 0.0125);
        model::LedgerRow failed = call(7, local(day, QTime(9, 1)), std::nullopt);
        failed.estimated = true;
        failed.servedModel.clear();
        failed.area.clear();
        failed.outcome = base::errorCodeName(base::ErrorCode::ServerTimedOut);
        VERIFY_RESULT(steward->appendToLedger(failed));
        VERIFY_RESULT(steward->appendToLedger(priced));
        steward.reset();
        base.close();
        base.open();
        const auto rows = opened(base)->ledger(day, day).value();
        QCOMPARE(rows.size(), size_t(2));
        QVERIFY(rows.at(0) == priced);                     // by time, not by arrival
        QVERIFY(rows.at(1) == failed);
        QVERIFY(rows.at(0).succeeded());
        QVERIFY(!rows.at(1).succeeded());
        QCOMPARE(rows.at(0).at.timeSpec(), Qt::UTC);
    }

    void daysAreLocalAndBothEndsCount()
    {
        TemporaryBase base;
        const auto steward = opened(base);
        const QDate ninth(2026, 3, 9);
        const QDate tenth(2026, 3, 10);
        const QDate eleventh(2026, 3, 11);
        VERIFY_RESULT(steward->appendToLedger(call(1, local(ninth, QTime(23, 59, 59)), 1)));
        VERIFY_RESULT(steward->appendToLedger(call(2, local(tenth, QTime(0, 0)), 2)));
        VERIFY_RESULT(steward->appendToLedger(call(3, local(tenth, QTime(23, 30)), 3)));
        VERIFY_RESULT(steward->appendToLedger(call(4, local(eleventh, QTime(0, 0)), 4)));
        QCOMPARE(local(tenth, QTime(23, 30)).date(), eleventh);          // in UTC it is tomorrow already
        const auto turns = [&](QDate from, QDate to) {
            QList<qint64> found;
            const auto rows = steward->ledger(from, to).value();
            for (const model::LedgerRow &row : rows)
                found.append(row.turn);
            return found;
        };
        QCOMPARE(turns(tenth, tenth), (QList<qint64>{2, 3}));
        QCOMPARE(turns(ninth, tenth), (QList<qint64>{1, 2, 3}));
        QCOMPARE(turns(eleventh, eleventh.addYears(1)), QList<qint64>{4});
        QCOMPARE(turns(eleventh, ninth), QList<qint64>());
        QCOMPARE(turns(eleventh.addDays(1), eleventh.addDays(9)), QList<qint64>());
    }

    void spentByDayKeepsUnknownPricesApart()
    {
        TemporaryBase base;
        const auto steward = opened(base);
        const QDate tenth(2026, 3, 10);
        VERIFY_RESULT(steward->appendToLedger(call(1, local(tenth, QTime(8, 0)), 0.25)));
        VERIFY_RESULT(steward->appendToLedger(call(1, local(tenth, QTime(9, 0)), std::nullopt)));
        VERIFY_RESULT(steward->appendToLedger(call(1, local(tenth, QTime(10, 0)), 0.0)));
        VERIFY_RESULT(steward->appendToLedger(call(2, local(tenth.addDays(2), QTime(8, 0)), std::nullopt)));
        const auto days = steward->spentByDay(tenth, tenth.addDays(5)).value();
        QCOMPARE(days.size(), size_t(2));
        QVERIFY(days.at(0) == (model::DaySpend{tenth, 0.25, 3, 1}));
        QVERIFY(days.at(1) == (model::DaySpend{tenth.addDays(2), 0, 1, 1}));
    }

    void impossiblePricesAreUnknown_data()
    {
        QTest::addColumn<double>("usd");
        QTest::newRow("nan") << qQNaN();
        QTest::newRow("infinite") << qInf();
        QTest::newRow("negative") << -0.5;
    }
    void impossiblePricesAreUnknown()
    {
        QFETCH(double, usd);
        TemporaryBase base;
        const auto steward = opened(base);
        const QDate day(2026, 3, 10);
        VERIFY_RESULT(steward->appendToLedger(call(1, local(day, QTime(8, 0)), usd)));
        QVERIFY(!steward->ledger(day, day).value().front().usd);
        QCOMPARE(steward->spentByDay(day, day).value().front().unpriced, 1);
    }

    /// A server names its model as it likes.
    void namesAreCutAndKeptAsText()
    {
        TemporaryBase base;
        const auto steward = opened(base);
        const QDate day(2026, 3, 10);
        model::LedgerRow row = call(1, local(day, QTime(8, 0)), 1);
        row.servedModel = QString(100'000, QLatin1Char('m'));
        row.model = QStringLiteral("'); DROP TABLE ledger; --");
        row.endpoint = QStringLiteral("a\0b é 😀");
        VERIFY_RESULT(steward->appendToLedger(row));
        const auto read = steward->ledger(day, day).value().front();
        QCOMPARE(read.servedModel.size(), 200);
        QCOMPARE(read.model, row.model);
        QCOMPARE(read.endpoint, row.endpoint);
    }

    void aCallWithoutATimeIsRefused()
    {
        TemporaryBase base;
        const auto steward = opened(base);
        COMPARE_ERROR(steward->appendToLedger(call(1, QDateTime(), 1)), Internal);
    }

    void turnsGrowAndSurviveARestart()
    {
        TemporaryBase base;
        auto steward = opened(base);
        QCOMPARE(steward->beginTurn().value(), 1);
        QCOMPARE(steward->beginTurn().value(), 2);
        steward.reset();
        base.close();
        base.open();
        steward = opened(base);
        QCOMPARE(steward->beginTurn().value(), 3);
        // Rows that came with numbers of their own, as after a restored counter.
        VERIFY_RESULT(steward->appendToLedger(call(40, local(QDate(2026, 3, 10), QTime(8, 0)), 1)));
        QCOMPARE(steward->beginTurn().value(), 41);
        QCOMPARE(steward->beginTurn().value(), 42);
    }

    void turnsOfTwoConnectionsNeverMeet()
    {
        TemporaryBase base;
        constexpr int each = 60;
        std::array<std::vector<qint64>, 2> given;
        {
            std::vector<std::jthread> askers;
            for (std::vector<qint64> &mine : given)
                askers.emplace_back([&base, &mine] {
                    const auto steward = std::move(base.database->steward().value());
                    for (int i = 0; i < each; ++i)
                        mine.push_back(steward->beginTurn().value_or(-1));
                });
        }
        std::set<qint64> all(given[0].begin(), given[0].end());
        all.insert(given[1].begin(), given[1].end());
        QCOMPARE(all.size(), size_t(2 * each));
        QVERIFY(std::ranges::is_sorted(given[0]));
        QCOMPARE(*all.begin(), 1);
    }

    void aReaderReadsAndCannotWrite()
    {
        TemporaryBase base;
        const QDate day(2026, 3, 10);
        VERIFY_RESULT(opened(base)->appendToLedger(call(1, local(day, QTime(8, 0)), 1)));
        base.close();
        base.open(Access::Read);
        const auto steward = opened(base);
        QCOMPARE(steward->ledger(day, day).value().size(), size_t(1));
        QVERIFY(!steward->appendToLedger(call(1, local(day, QTime(8, 0)), 1)));
        QVERIFY(!steward->beginTurn());
        QVERIFY(!steward->setDataPolicy({false, {}}));
        QVERIFY(steward->dataPolicy().value().localOnly);
    }

    void dataPolicyRoundTrip()
    {
        TemporaryBase base;
        auto steward = opened(base);
        QVERIFY(steward->dataPolicy().value() == model::DataPolicy());
        const model::DataPolicy open{false, {QStringLiteral("nuvem"), QStringLiteral("a"), QStringLiteral("çedilha")}};
        VERIFY_RESULT(steward->setDataPolicy(open));
        VERIFY_RESULT(steward->setDescription({}));                     // another matter
        steward.reset();
        base.close();
        base.open();
        steward = opened(base);
        QVERIFY(steward->dataPolicy().value() == open);
        const model::DataPolicy shut{true, {QStringLiteral("a")}};
        VERIFY_RESULT(steward->setDataPolicy(shut));
        QVERIFY(steward->dataPolicy().value() == shut);
        VERIFY_RESULT(steward->setDataPolicy({}));
        QVERIFY(steward->dataPolicy().value() == model::DataPolicy());
    }

    void badPoliciesChangeNothing()
    {
        TemporaryBase base;
        const auto steward = opened(base);
        const model::DataPolicy kept{false, {QStringLiteral("nuvem")}};
        VERIFY_RESULT(steward->setDataPolicy(kept));
        COMPARE_ERROR(steward->setDataPolicy({false, {QString()}}), ConfigurationInvalid);
        COMPARE_ERROR(steward->setDataPolicy({false, {QStringLiteral("a"), QStringLiteral("a")}}), ConfigurationInvalid);
        QVERIFY(steward->dataPolicy().value() == kept);
    }

    /// A year of a busy base.
    void manyRowsAreReadQuickly()
    {
        TemporaryBase base;
        constexpr int days = 365;
        constexpr int callsADay = 120;
        const QDate first(2025, 4, 1);
        {
            auto connection = Connection::open(stewardPath(base.folder()), Connection::Mode::ReadWrite);
            VERIFY_RESULT((*connection)->change([&]() -> base::Result<void> {
                Statement insert = (*connection)->prepare(
                    "INSERT INTO ledger(day, turn, at_ms, role, endpoint, model, served_model, prompt_tokens, cached_tokens, completion_tokens, "
                    "estimated, usd, milliseconds, outcome, area) VALUES(?, ?, ?, 'answer', 'nuvem', 'm', 'm', 900, 0, 90, 0, 0.001, 800, 'ok', 'rh')");
                for (int i = 0; i < days * callsADay; ++i) {
                    const QDate day = first.addDays(i / callsADay);
                    insert.with(day.toJulianDay(), i / 3 + 1, QDateTime(day, QTime(12, 0)).toMSecsSinceEpoch()).run();
                }
                return {};
            }));
        }
        const auto steward = opened(base);
        QElapsedTimer timer;
        timer.start();
        const auto spent = steward->spentByDay(first, first.addDays(days)).value();
        const qint64 summed = timer.restart();
        const auto rows = steward->ledger(first, first.addDays(days)).value();
        const qint64 read = timer.restart();
        QCOMPARE(steward->beginTurn().value(), days * callsADay / 3 + 1);
        const qint64 begun = timer.restart();
        for (int i = 0; i < 20; ++i)
            VERIFY_RESULT(steward->appendToLedger(call(1, local(first, QTime(8, i)), 1)));
        qInfo("43,800 rows: summed in %lld ms, read in %lld ms; a number in %lld ms; 20 appended in %lld ms", summed, read, begun, timer.elapsed());
        QCOMPARE(spent.size(), size_t(days));
        QCOMPARE(rows.size(), size_t(days * callsADay));
        QVERIFY(summed < 1'000);
        QVERIFY(read < 3'000);
    }
};

QTEST_GUILESS_MAIN(LedgerTest)
#include "tst_ledger.moc"
