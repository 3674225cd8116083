// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "eval/comparison.h"
#include "eval/evaluationjson.h"

#include <QJsonArray>
#include <QtTest>

#include <cmath>

using namespace lastro;
using namespace lastro::eval;

namespace {

Case each(const char *id, std::optional<bool> answerable, int rank, model::Outcome outcome)
{
    Case made;
    made.id = QLatin1String(id);
    made.answerable = answerable;
    made.ranked = answerable.value_or(true);
    made.rank = rank;
    made.outcome = outcome;
    return made;
}

QJsonObject run(std::vector<Case> cases, const QString &ruler = QStringLiteral("r1"))
{
    Evaluation evaluation;
    evaluation.versions.ruler = ruler;
    evaluation.figures = figuresOf(cases);
    evaluation.cases = std::move(cases);
    return evaluationJson(evaluation);
}

using model::Outcome;

QJsonObject before()
{
    return run({each("1", true, 1, Outcome::Answered), each("2", true, 3, Outcome::NotFound), each("3", true, 1, Outcome::Answered),
                each("4", false, 0, Outcome::Answered), each("5", std::nullopt, 1, Outcome::Answered)});
}

QJsonObject after()
{
    return run({each("1", true, 1, Outcome::Answered), each("2", true, 1, Outcome::Answered), each("3", true, 2, Outcome::Partial),
                each("4", false, 0, Outcome::Partial), each("5", std::nullopt, 1, Outcome::NotFound)});
}

} // namespace

class ComparisonTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void mcnemar_data()
    {
        QTest::addColumn<int>("gained");
        QTest::addColumn<int>("lost");
        QTest::addColumn<double>("p");
        QTest::newRow("nothing changed") << 0 << 0 << 1.0;
        QTest::newRow("even") << 5 << 5 << 1.0;
        QTest::newRow("one") << 1 << 0 << 1.0;
        QTest::newRow("five of five") << 5 << 0 << 0.0625;
        QTest::newRow("one of ten") << 9 << 1 << 22.0 / 1024;
        QTest::newRow("the other way") << 1 << 9 << 22.0 / 1024;
    }
    void mcnemar()
    {
        QFETCH(int, gained);
        QFETCH(int, lost);
        QFETCH(double, p);
        QVERIFY2(std::abs(mcnemarExact(gained, lost) - p) < 1e-9, qPrintable(QString::number(mcnemarExact(gained, lost))));
    }

    void manyChangesAreCounted()
    {
        const double p = mcnemarExact(700, 500);
        QVERIFY(p > 0 && p < 1e-6);
    }

    void pairsQuestions()
    {
        const auto comparison = compareRuns(before(), after(), {});
        QVERIFY(comparison.has_value());
        QCOMPARE(comparison->figures[0].name, QStringLiteral("hit@1"));
        QCOMPARE(comparison->figures[0].a, 0.75);
        QCOMPARE(comparison->figures[0].b, 0.75);
        const PairedTest &hit = comparison->tests[0];
        QCOMPARE(hit.both, 2);
        QCOMPARE(hit.gained, QStringList{QStringLiteral("2")});
        QCOMPARE(hit.lost, QStringList{QStringLiteral("3")});
        QCOMPARE(hit.p, 1.0);
        const PairedTest &outcome = comparison->tests[1];
        QCOMPARE(outcome.gained, QStringList({QStringLiteral("2"), QStringLiteral("4")}));
        QCOMPARE(outcome.lost, QStringList{QStringLiteral("3")});
        QCOMPARE(outcome.both + outcome.neither + outcome.gained.size() + outcome.lost.size(), 4);   // "5" is known to nobody
    }

    void jsonHoldsTheDifference()
    {
        const QJsonObject json = comparisonJson(*compareRuns(before(), after(), {}));
        const QJsonObject blocked = json.value(QStringLiteral("figures")).toObject().value(QStringLiteral("blocked")).toObject();
        QVERIFY(std::abs(blocked.value(QStringLiteral("difference")).toDouble() - (1.0 / 3 - 1.0 / 3)) < 1e-9);
        const QJsonObject refused = json.value(QStringLiteral("figures")).toObject().value(QStringLiteral("refused")).toObject();
        QCOMPARE(refused.value(QStringLiteral("difference")).toDouble(), 1.0);
        QVERIFY(json.value(QStringLiteral("tests")).toObject().contains(QStringLiteral("outcome")));
    }

    void refusesOtherRulersAndOtherFiles()
    {
        const QJsonObject other = run({each("1", true, 1, Outcome::Answered)}, QStringLiteral("r2"));
        QCOMPARE(compareRuns(before(), other, {}).error().detail, rulerProblem(QStringLiteral("other_ruler")));
        QCOMPARE(compareRuns(before(), {}, {}).error().detail, rulerProblem(QStringLiteral("not_a_run"), QStringLiteral("b")));
        QCOMPARE(compareRuns({{QStringLiteral("cases"), 1}}, before(), {}).error().detail, rulerProblem(QStringLiteral("not_a_run"), QStringLiteral("a")));
        QVERIFY(!compareRuns(run({}, {}), run({}, {}), {}).has_value());
    }

    void picksOneOfSeveralPipelines()
    {
        QJsonObject words = after();
        words.insert(QStringLiteral("pipeline"), QStringLiteral("words"));
        QJsonObject several = before();
        several.insert(QStringLiteral("pipelines"), QJsonArray{words, QJsonObject{{QStringLiteral("pipeline"), QStringLiteral("v1")}}});
        QCOMPARE(compareRuns(several, several, QStringLiteral("words"))->pipelineA, QStringLiteral("words"));
        QCOMPARE(compareRuns(several, several, {})->pipelineB, QStringLiteral("final"));
        QVERIFY(!compareRuns(several, several, QStringLiteral("v1")).has_value());        // nothing was answered
        QVERIFY(!compareRuns(several, before(), QStringLiteral("words")).has_value());
    }

    void jsonOfARun()
    {
        const QJsonObject json = before();
        for (const char *key : {"questions", "answerable", "unanswerable", "hit@1", "hit@5", "mrr", "refused", "blocked", "errors", "answer_contains",
                                "citations", "cost", "latency_ms", "cases", "pipeline", "versions", "intervals", "counts", "by_tag", "by_area", "flips"})
            QVERIFY2(json.contains(QLatin1String(key)), key);
        QCOMPARE(json.value(QStringLiteral("errors")).toObject().value(QStringLiteral("invention")).toInt(), 1);
        QCOMPARE(json.value(QStringLiteral("rates")).toObject().value(QStringLiteral("invention")).toDouble(), 0.2);
        QCOMPARE(json.value(QStringLiteral("counts")).toObject().value(QStringLiteral("blocked")).toArray(), (QJsonArray{1, 3}));
        QVERIFY(json.value(QStringLiteral("intervals")).toObject().value(QStringLiteral("answer_contains")).isNull());
        QVERIFY(json.value(QStringLiteral("answer_contains")).isNull());
        QVERIFY(json.value(QStringLiteral("cases")).toArray()[3].toObject().value(QStringLiteral("rank")).isNull());
    }
};

QTEST_GUILESS_MAIN(ComparisonTest)
#include "tst_comparison.moc"
