// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/insight/costreport.h"

#include <QElapsedTimer>
#include <QtTest>

using namespace lastro;
using namespace lastro::insight;

/// What the calls of a base came to.
class CostReportTest : public QObject {
    Q_OBJECT

    struct Call {
        qint64 turn;
        QDate day;
        const char *role;
        const char *model;
        const char *area;
        std::optional<double> usd;
        const char *outcome = "ok";
    };
    static model::LedgerRow row(const Call &call)
    {
        model::LedgerRow row;
        row.turn = call.turn;
        row.at = QDateTime(call.day, QTime(22, 30)).toUTC();
        row.role = QString::fromUtf8(call.role);
        row.endpoint = QStringLiteral("nuvem");
        row.model = QString::fromUtf8(call.model);
        row.servedModel = row.model + QStringLiteral("-2026");
        row.area = QString::fromUtf8(call.area);
        row.promptTokens = 100;
        row.cachedTokens = 60;
        row.completionTokens = 10;
        row.milliseconds = 200;
        row.usd = call.usd;
        row.outcome = QString::fromUtf8(call.outcome);
        return row;
    }
    static std::vector<model::LedgerRow> sample()
    {
        const QDate ninth(2026, 3, 9), tenth(2026, 3, 10), april(2026, 4, 1);
        std::vector<model::LedgerRow> rows;
        for (const Call &call : std::initializer_list<Call>{
                 {1, ninth, "rewrite", "pequeno", "rh", 0.01}, {1, ninth, "answer", "grande", "rh", 0.09},
                 {2, tenth, "answer", "grande", "", 0.30}, {2, tenth, "judge", "caseiro", "", std::nullopt},
                 {3, tenth, "answer", "grande", "rh", std::nullopt, "ServerTimedOut"},
                 {0, tenth, "embeddings", "vetores", "", 0.002}, {4, april, "answer", "grande", "ti", 0.5}})
            rows.push_back(row(call));
        return rows;
    }
    static QStringList keys(const std::vector<CostGroup> &groups)
    {
        QStringList found;
        for (const CostGroup &group : groups)
            found.append(group.key);
        return found;
    }

private Q_SLOTS:
    void initTestCase() { qputenv("TZ", "America/Sao_Paulo"); }

    void nothingCostsNothingAndSaysSo()
    {
        const CostTotal total = costOf({});
        QVERIFY(total == CostTotal());
        QVERIFY(!total.isPriced());
        QVERIFY(!total.usdPerQuestion());
        QVERIFY(costBy({}, CostGrouping::Day).empty());
    }

    void totals()
    {
        const auto rows = sample();
        const CostTotal total = costOf(rows);
        QCOMPARE(total.calls, 7);
        QCOMPARE(total.unpriced, 2);
        QCOMPARE(total.failed, 1);
        QCOMPARE(total.questions, 4);                          // the indexing run is none
        QCOMPARE(total.unpricedQuestions, 2);
        QCOMPARE(total.promptTokens, 700);
        QCOMPARE(total.cachedTokens, 420);
        QCOMPARE(total.completionTokens, 70);
        QCOMPARE(total.milliseconds, 1'400);
        QCOMPARE(total.usd, 0.902);
    }

    /// Question 2 has a call without a price: its known part must not make questions look cheap or dear.
    void aQuestionCountsOnlyWhereAllOfItIsPriced()
    {
        const auto rows = sample();
        QCOMPARE(costOf(rows).usdPerQuestion().value(), (0.10 + 0.50) / 2);
        const auto unpriced = std::span(rows).subspan(3, 2);
        QVERIFY(!costOf(unpriced).usdPerQuestion());
        QVERIFY(!costOf(unpriced).isPriced());
        QCOMPARE(costOf(unpriced).usd, 0.0);
        QVERIFY(!costOf(std::span(rows).subspan(5, 1)).usdPerQuestion());     // priced, but no question
        const model::LedgerRow free = row({9, QDate(2026, 3, 9), "answer", "local", "", 0.0});
        QCOMPARE(costOf({&free, 1}).usdPerQuestion().value(), 0.0);           // free is a price
        QVERIFY(costOf({&free, 1}).isPriced());
    }

    void daysAndMonthsAreLocal()
    {
        const auto rows = sample();
        QCOMPARE(rows.back().at.date(), QDate(2026, 4, 2));                   // in UTC
        QCOMPARE(costOfDay(rows, QDate(2026, 4, 1)).usd, 0.5);
        QCOMPARE(costOfDay(rows, QDate(2026, 4, 2)).calls, 0);
        QCOMPARE(costOfDay(rows, QDate(2026, 3, 10)).calls, 4);
        QCOMPARE(costOfMonth(rows, QDate(2026, 3, 31)).calls, 6);
        QCOMPARE(costOfMonth(rows, QDate(2026, 3, 1)).usd, 0.402);
        QCOMPARE(costOfMonth(rows, QDate(2025, 3, 1)).calls, 0);
    }

    void groups_data()
    {
        QTest::addColumn<QString>("grouping");
        QTest::addColumn<QStringList>("expected");
        const auto row = [](const char *grouping, const char *expected) {
            QTest::newRow(grouping) << QString::fromLatin1(grouping) << QString::fromUtf8(expected).split(QLatin1Char('|'));
        };
        row("day", "2026-03-09|2026-03-10|2026-04-01");
        row("month", "2026-03|2026-04");
        row("role", "answer|rewrite|embeddings|judge");
        row("model", "grande|pequeno|vetores|caseiro");
        row("area", "ti||rh");
        row("endpoint", "nuvem");
        row("question", "|1|2|3|4");
    }
    void groups()
    {
        QFETCH(QString, grouping);
        QFETCH(QStringList, expected);
        const auto rows = sample();
        const auto kind = costGroupingFromName(grouping);
        QVERIFY(kind);
        QCOMPARE(costGroupingName(*kind), grouping);
        const auto found = costBy(rows, *kind);
        QCOMPARE(keys(found), expected);
        qint64 calls = 0;
        double usd = 0;
        for (const CostGroup &group : found) {
            calls += group.total.calls;
            usd += group.total.usd;
        }
        QCOMPARE(calls, 7);
        QCOMPARE(usd, 0.902);
    }

    void questionsSortByNumber()
    {
        std::vector<model::LedgerRow> rows;
        for (const qint64 turn : {10, 9, 100, 2})
            rows.push_back(row({turn, QDate(2026, 3, 9), "answer", "m", "", 1.0}));
        QCOMPARE(keys(costBy(rows, CostGrouping::Question)).join(QLatin1Char(' ')), QStringLiteral("2 9 10 100"));
    }

    void unknownGroupingsAreNone()
    {
        QVERIFY(!costGroupingFromName(QString()));
        QVERIFY(!costGroupingFromName(QStringLiteral("Day")));
    }

    void csvOfCalls()
    {
        auto rows = sample();
        rows.resize(4);
        rows.at(1).model = QStringLiteral("=cmd|'/c calc'!A1");
        const QList<QByteArray> lines = ledgerCsv(rows).mid(3).split('\n');
        QCOMPARE(lines.size(), 6);
        QCOMPARE(lines.at(0), QByteArray("at,question,area,role,endpoint,model,served_model,prompt_tokens,cached_prompt_tokens,completion_tokens,"
                                         "estimated,usd,milliseconds,outcome\r"));
        QCOMPARE(lines.at(1), QByteArray("2026-03-10T01:30:00.000Z,1,rh,rewrite,nuvem,pequeno,pequeno-2026,100,60,10,false,0.01000000,200,ok\r"));
        QVERIFY(lines.at(2).contains(",'=cmd|'/c calc'!A1,"));
        QVERIFY(lines.at(4).contains(",false,,200,ok"));                      // unknown is empty, not 0
    }

    void csvOfGroups()
    {
        const auto rows = sample();
        const QList<QByteArray> lines = costCsv(costBy(rows, CostGrouping::Area), CostGrouping::Area).mid(3).split('\n');
        QCOMPARE(lines.at(0), QByteArray("area,questions,calls,calls_without_price,calls_failed,prompt_tokens,cached_prompt_tokens,completion_tokens,"
                                         "usd,usd_per_question\r"));
        QCOMPARE(lines.at(1), QByteArray("ti,1,1,0,0,100,60,10,0.50000000,0.50000000\r"));
        QCOMPARE(lines.at(2), QByteArray(",1,3,1,0,300,180,30,0.30200000,\r"));
        QCOMPARE(lines.at(3), QByteArray("rh,2,3,1,1,300,180,30,0.10000000,0.10000000\r"));
        const auto unpriced = costCsv(costBy(std::span(rows).subspan(3, 1), CostGrouping::Role), CostGrouping::Role);
        QVERIFY(unpriced.endsWith("judge,1,1,1,0,100,60,10,,\r\n"));
    }

    void aBusyYear()
    {
        std::vector<model::LedgerRow> rows;
        for (int i = 0; i < 43'800; ++i)
            rows.push_back(row({i / 3 + 1, QDate(2025, 4, 1).addDays(i / 120), "answer", "grande", "rh", 0.001}));
        QElapsedTimer timer;
        timer.start();
        const auto days = costBy(rows, CostGrouping::Day);
        const qint64 grouped = timer.restart();
        const QByteArray csv = ledgerCsv(rows);
        qInfo("43,800 calls: by day in %lld ms, as CSV in %lld ms", grouped, timer.elapsed());
        QCOMPARE(days.size(), size_t(365));
        QCOMPARE(csv.count("\r\n"), 43'801);
        QVERIFY(grouped < 2'000);
    }
};

QTEST_GUILESS_MAIN(CostReportTest)
#include "tst_costreport.moc"
