// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The loop of a calibration over a made-up base: what is asked, counted and suggested.
#include "core/engine/calibrationrun.h"

#include <QHash>
#include <QSet>
#include <QTest>

using namespace lastro;
using engine::AskOptions;
using engine::CalibrationRun;
using engine::HeadingQuestions;

namespace {

constexpr double limit = 3;                  ///< the judge's, at floor 0

HeadingQuestions questionsOf(int count)
{
    HeadingQuestions questions;
    for (int i = 0; i < count; ++i) {
        model::Document document;
        document.id = QStringLiteral("d%1").arg(i);
        document.title = QStringLiteral("Documento %1").arg(i);
        questions.add(document, {{*model::SectionId::make(document.id, QStringLiteral("s")), 0, 2, QStringLiteral("Assunto tratado %1").arg(i), {},
                                  QString(100, QLatin1Char('x')), {}, {}, 0, 0}});
    }
    return questions;
}

model::Evidence evidence(const QString &section, double total, int grade, model::Seal seal = model::Seal::Official)
{
    model::Evidence made{{*model::SectionId::parse(section), 0, 2, {}, {}, {}, {}, {}, 0, 0}, {}, {}, {}, {}, {}, {}};
    made.document.seal = seal;
    made.judge = model::JudgeScore::make(grade);
    made.reasons = {{QStringLiteral("total"), total}};
    return made;
}

/// A base that answers each question from its own section with one total, else from another with another total.
struct MadeUpBase {
    double own = 4;
    double other = 2;
    std::function<int(double)> rankUnder = [](double) { return 1; };
    std::vector<AskOptions> asked{};

    base::Result<model::Answer> ask(const model::Question &question, const AskOptions &options)
    {
        asked.push_back(options);
        const QString id = QStringLiteral("d%1#s").arg(question.text.section(QLatin1Char(' '), -1));
        model::Answer answer;
        answer.threshold = limit + *options.floor;
        const auto graded = [&](const QString &section, double total) { return evidence(section, total, total >= answer.threshold ? 2 : 1); };
        if (!options.leftOut.contains(id)) {
            for (int i = 1; i < rankUnder(*options.wordsWeight); ++i)
                answer.evidence.push_back(evidence(QStringLiteral("x%1#s").arg(i), -9, 0));
            answer.evidence.push_back(graded(id, own));
        }
        answer.evidence.push_back(graded(QStringLiteral("other#s"), other));
        for (const model::Evidence &each : answer.evidence)
            if (*each.judge >= model::JudgeScore::importantPart())
                answer.outcome = model::Outcome::Answered;
        return answer;
    }
    base::Result<model::Calibration> run(int sections, model::BaseTuning current = {}, bool tokens = true)
    {
        CalibrationRun run([this](const auto &question, const auto &options) { return ask(question, options); }, current, tokens);
        return run.run(questionsOf(sections), {}, {});
    }
};

model::FloorPoint at(const model::Calibration &calibration, double floor)
{
    for (const model::FloorPoint &point : calibration.curve)
        if (qAbs(point.floor - floor) < 1e-9)
            return point;
    qFatal("no such floor");
    return {};
}

} // namespace

class CalibrationRunTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void aSmallBaseIsNotAsked()
    {
        MadeUpBase base;
        const model::BaseTuning current{0.4, 0.9};
        const auto calibration = base.run(9, current);
        QVERIFY(calibration.has_value() && !calibration->isPossible());
        QCOMPARE(calibration->sections, 9);
        QVERIFY(calibration->suggested == current && calibration->curve.empty() && base.asked.empty());
        QVERIFY(base.run(10)->isPossible());
    }

    void everySectionIsAskedWithAndWithoutItself()
    {
        MadeUpBase base;
        const auto calibration = base.run(12);
        QCOMPARE(calibration->questions, 12);
        QSet<double> weights;
        int without = 0;
        for (const AskOptions &options : base.asked) {
            QCOMPARE(*options.floor, -2.0);
            weights.insert(*options.wordsWeight);
            without += options.leftOut.isEmpty() ? 0 : 1;
        }
        QCOMPARE(without, 12);
        QCOMPARE(size_t(weights.size()), calibration->weights.size());
        QCOMPARE(base.asked.size(), size_t(12 * (weights.size() + 1)));
    }

    void atMostSoManyQuestions()
    {
        MadeUpBase base;
        const auto calibration = base.run(400);
        QCOMPARE(calibration->sections, 400);
        QCOMPARE(calibration->questions, 150);
    }

    void theWeightInForceIsTriedAsWell()
    {
        MadeUpBase base;
        const auto calibration = base.run(10, {0, 0.42});
        QVERIFY(std::any_of(calibration->weights.begin(), calibration->weights.end(), [](const auto &point) { return point.wordsWeight == 0.42; }));
        QVERIFY(std::is_sorted(calibration->weights.begin(), calibration->weights.end(), [](const auto &a, const auto &b) { return a.wordsWeight < b.wordsWeight; }));
        QCOMPARE(calibration->suggested.wordsWeight, model::BaseTuning().wordsWeight);        // all are equal
    }

    void theBetterWeightIsSuggestedAndUsedForTheCurve()
    {
        MadeUpBase base;
        base.rankUnder = [](double weight) { return weight >= 0.75 ? 1 : 3; };
        const auto calibration = base.run(20);
        QCOMPARE(calibration->suggested.wordsWeight, 0.75);
        for (const model::WeightPoint &point : calibration->weights) {
            QCOMPARE(point.first, point.wordsWeight >= 0.75 ? 20 : 0);
            QCOMPARE(point.amongFive, 20);
        }
        for (const AskOptions &options : base.asked)
            if (!options.leftOut.isEmpty())
                QCOMPARE(*options.wordsWeight, 0.75);
    }

    void withoutTokenVectorsTheWeightStays()
    {
        MadeUpBase base;
        const auto calibration = base.run(10, {0, 0.8}, false);
        QVERIFY(calibration->weights.empty());
        QCOMPARE(calibration->suggested.wordsWeight, 0.8);
        QCOMPARE(base.asked.size(), size_t(20));
    }

    void theFloorTakesTheOthersAndKeepsTheirOwn()
    {
        MadeUpBase base;                     // limit 3
        base.own = 5.5;
        base.other = 3.35;
        const auto calibration = base.run(10);
        QCOMPARE(at(*calibration, 0).refused, 0);
        QCOMPARE(at(*calibration, 0.3).refused, 0);
        QCOMPARE(at(*calibration, 0.4).refused, 10);
        QCOMPARE(calibration->suggested.floor, 0.4);     // with room for harder questions
        base.own = 4;
        const auto narrow = base.run(10);
        QCOMPARE(at(*narrow, 1).blocked, 0);             // exactly its total
        QCOMPARE(at(*narrow, 1.1).blocked, 10);
        QCOMPARE(narrow->suggested.floor, 0.0);          // none without; less than the program's own is never suggested
    }

    void rulesAndUnofficialSectionsAnswerAtNoFloor()
    {
        const auto ask = [](const model::Question &, const AskOptions &options) -> base::Result<model::Answer> {
            model::Answer answer;
            answer.threshold = limit + *options.floor;
            answer.evidence = {evidence(QStringLiteral("a#s"), 99, 1), evidence(QStringLiteral("w#s"), 99, 3, model::Seal::Wiki),
                               evidence(QStringLiteral("b#s"), limit - 0.45, 2)};
            answer.outcome = model::Outcome::Answered;
            return answer;
        };
        CalibrationRun run(ask, {}, false);
        const auto calibration = run.run(questionsOf(10), {}, {});
        QCOMPARE(at(*calibration, -0.5).blocked, 0);
        QCOMPARE(at(*calibration, -0.4).blocked, 10);
        QCOMPARE(calibration->suggested.floor, 0.0);
    }

    void whatSaysItAllAnswersAtEveryFloor()
    {
        const auto ask = [](const model::Question &, const AskOptions &options) -> base::Result<model::Answer> {
            model::Answer answer;
            answer.threshold = limit + *options.floor;
            answer.evidence = {evidence(QStringLiteral("a#s"), limit - 1, 2)};
            answer.evidence.front().reasons.push_back({QStringLiteral("says_it_all"), 1});
            answer.outcome = model::Outcome::Answered;
            return answer;
        };
        CalibrationRun run(ask, {}, false);
        QCOMPARE(at(*run.run(questionsOf(10), {}, {}), 2).blocked, 0);
    }

    void progressIsToldAndACancelEndsIt()
    {
        MadeUpBase base;
        base::CancelToken cancel;
        model::CalibrationProgress last;
        CalibrationRun run([&](const auto &question, const auto &options) { return base.ask(question, options); }, {}, false);
        const auto whole = run.run(questionsOf(15), [&](const auto &progress) { last = progress; }, cancel);
        QVERIFY(whole.has_value());
        QCOMPARE(last.done, 30);
        QCOMPARE(last.total, 30);
        const auto cut = run.run(questionsOf(15), [&](const auto &progress) { last = progress; if (progress.done == 4) cancel.cancel(); }, cancel);
        QCOMPARE(cut.error().code, base::ErrorCode::Cancelled);
        QCOMPARE(last.done, 4);
    }

    void aFailedQuestionEndsIt()
    {
        int calls = 0;
        CalibrationRun run([&](const auto &, const auto &) -> base::Result<model::Answer> {
            if (++calls < 5)
                return model::Answer();
            return base::failure(base::ErrorCode::StoreFailed);
        }, {}, true);
        QCOMPARE(run.run(questionsOf(10), {}, {}).error().code, base::ErrorCode::StoreFailed);
        QCOMPARE(calls, 5);
    }
};

QTEST_GUILESS_MAIN(CalibrationRunTest)
#include "tst_calibrationrun.moc"
