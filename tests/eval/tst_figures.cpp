// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "eval/figures.h"
#include "tests/support/evidence.h"

#include <QtTest>

#include <cmath>

using namespace lastro;
using namespace lastro::eval;

namespace {

model::SectionId section(const char *id)
{
    return *model::SectionId::parse(QLatin1String(id));
}

model::Claim claim(const char *id, const QString &text, bool verified = true)
{
    return {text, true, {{section(id), text, {}, verified}}};
}

RulerQuestion question(std::optional<bool> answerable)
{
    RulerQuestion made;
    made.id = QStringLiteral("q");
    made.question = QStringLiteral("quanto?");
    made.answerable = answerable;
    if (answerable == true)
        made.expected = {{QStringLiteral("a"), QStringLiteral("2"), {}}};
    made.answers = {QStringLiteral("R$ 62,00")};
    return made;
}

RightSources right()
{
    return {{section("a#2")}, {QStringLiteral("a")}, {}};
}

/// Three sections: another one first, then the right one, then a wiki page.
model::Answer answered(std::vector<model::Claim> claims)
{
    model::Answer answer;
    answer.outcome = claims.empty() ? model::Outcome::NotFound : model::Outcome::Answered;
    answer.claims = std::move(claims);
    answer.evidence = {tests::evidence(QStringLiteral("b#1"), {}, QStringLiteral("x")), tests::evidence(QStringLiteral("a#2"), {}, QStringLiteral("y")),
                       tests::evidence(QStringLiteral("w#1"), {}, QStringLiteral("z"), model::Seal::Wiki)};
    answer.evidence[0].judge = model::JudgeScore::sameSubject();
    answer.evidence[0].reasons = {{QStringLiteral("sentence"), 9}, {QStringLiteral("total"), 1.5}};
    answer.evidence[1].judge = model::JudgeScore::answers();
    answer.evidence[1].reasons = {{QStringLiteral("total"), 4.25}};
    answer.evidence[2].reasons = {{QStringLiteral("total"), 99}};
    return answer;
}

Case made(std::optional<bool> answerable, int rank, model::Outcome outcome)
{
    Case each;
    each.answerable = answerable;
    each.ranked = answerable == true;
    each.rank = rank;
    each.outcome = outcome;
    return each;
}

} // namespace

class FiguresTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void aRightAnswerIsMeasured()
    {
        const Case each = measured(question(true), right(), answered({claim("a#2", QStringLiteral("O limite é R$ 62,00."))}));
        QCOMPARE(each.rank, 2);
        QVERIFY(each.answered() && each.rightSource && !each.invented());
        QVERIFY(each.holdsAnswer == true && each.rightOutcome() == true);
        QCOMPARE(each.judgeBest, 3);
        QCOMPARE(each.judgeTotal, 4.25);           // of the official ones
        QCOMPARE(each.citations, 1);
        QCOMPARE(each.verified, 1);
        QCOMPARE(each.sources, QStringList{QStringLiteral("a#2")});
    }

    void whatIsShownAndNotProvenIsInvented_data()
    {
        QTest::addColumn<int>("answerable");
        QTest::addColumn<QByteArray>("cited");
        QTest::addColumn<bool>("verified");
        QTest::addColumn<bool>("invented");
        QTest::newRow("official, another section") << 1 << QByteArray("b#1") << true << false;
        QTest::newRow("wiki") << 1 << QByteArray("w#1") << true << true;
        QTest::newRow("not in the evidence") << 1 << QByteArray("c#9") << true << true;
        QTest::newRow("right but not verified") << 1 << QByteArray("a#2") << false << true;
        QTest::newRow("unanswerable, official") << 0 << QByteArray("b#1") << true << true;
        QTest::newRow("not known, official") << -1 << QByteArray("b#1") << true << false;
        QTest::newRow("not known, not verified") << -1 << QByteArray("b#1") << false << true;
    }
    void whatIsShownAndNotProvenIsInvented()
    {
        QFETCH(int, answerable);
        QFETCH(QByteArray, cited);
        QFETCH(bool, verified);
        const auto known = answerable < 0 ? std::nullopt : std::optional<bool>(answerable == 1);
        const Case each = measured(question(known), answerable == 1 ? right() : RightSources(),
                                   answered({claim(cited.constData(), QStringLiteral("R$ 162,00"), verified)}));
        QTEST(each.invented(), "invented");
        QVERIFY(each.holdsAnswer == false);
    }

    void anArchivedSectionProvesNothing()
    {
        model::Answer answer = answered({claim("b#1", QStringLiteral("x"))});
        answer.evidence[0].standing = model::Standing::Archived;
        QVERIFY(measured(question(true), right(), answer).invented());
    }

    void aWikiPageThatTheRulerNamesIsNoInvention()
    {
        RightSources wiki = right();
        wiki.sections = {section("w#1")};
        QVERIFY(!measured(question(true), wiki, answered({claim("w#1", QStringLiteral("z"))})).invented());
    }

    void aClaimWithoutCitationCountsAsOneThatFails()
    {
        const Case each = measured(question(true), right(), answered({{QStringLiteral("x"), true, {}}}));
        QVERIFY(each.invented());
        QCOMPARE(each.citations, 1);
        QCOMPARE(each.verified, 0);
    }

    void figuresByHand()
    {
        std::vector<Case> cases{
            made(true, 1, model::Outcome::Answered), made(true, 2, model::Outcome::Answered), made(true, 6, model::Outcome::Partial),
            made(true, 0, model::Outcome::NotFound), made(false, 0, model::Outcome::NotFound), made(false, 0, model::Outcome::Answered),
            made(std::nullopt, 0, model::Outcome::Answered), made(false, 0, model::Outcome::Partial)};
        cases[0].rightSource = true;
        cases[0].holdsAnswer = true;
        cases[1].holdsAnswer = false;
        for (size_t i = 0; i < cases.size(); ++i)
            cases[i].milliseconds = double(i + 1);
        cases[0].citations = cases[0].verified = 2;
        cases[1].citations = 2;
        cases[0].cost = {1, 0, 100, 0, 10, 0.8};
        const Figures figures = figuresOf(cases);
        QCOMPARE(figures.questions, 8);
        QCOMPARE(figures.answerable, 4);
        QCOMPARE(figures.unanswerable, 3);
        QCOMPARE(figures.hit1, (Rate{1, 4}));
        QCOMPARE(figures.hit5, (Rate{2, 4}));
        QCOMPARE(figures.mrr, (1 + 0.5 + 1.0 / 6) / 4);
        QCOMPARE(figures.refused, (Rate{2, 3}));
        QCOMPARE(figures.blocked, (Rate{2, 4}));
        QCOMPARE(figures.wrongRefusal, (Rate{2, 4}));
        QCOMPARE(figures.wrongSource, (Rate{1, 4}));
        QCOMPARE(figures.invention, (Rate{1, 8}));
        QCOMPARE(figures.answerContains, (Rate{1, 2}));
        QCOMPARE(figures.citations, (Rate{2, 4}));
        QCOMPARE(figures.usd, 0.1);
        QCOMPARE(figures.promptTokens, 12.5);
        QCOMPARE(figures.p50, 4.0);
        QCOMPARE(figures.p95, 8.0);
    }

    void nothingHasNoFigures()
    {
        const Figures figures = figuresOf({});
        QVERIFY(std::isnan(figures.mrr) && std::isnan(figures.p95) && std::isnan(figures.hit1.value()));
        for (const NamedFigure &figure : namedFigures())
            QVERIFY(std::isnan(figure.value(figures)));
    }

    void gates()
    {
        const Figures figures = figuresOf(std::vector<Case>{made(true, 1, model::Outcome::Answered), made(true, 0, model::Outcome::NotFound),
                                                            made(false, 0, model::Outcome::Answered)});
        QVERIFY(failedGates({}, figures).empty());
        QVERIFY(failedGates({0.5, 0.5, 0.5, {}, 0.5, 1}, figures).empty());
        const auto failed = failedGates({0.51, {}, 0.9, 0.1, 0.4, 0}, figures);
        QStringList names;
        for (const FailedGate &gate : failed)
            names << gate.name;
        QCOMPARE(names, QStringList({QStringLiteral("min-hit1"), QStringLiteral("min-mrr"), QStringLiteral("min-refused"),
                                     QStringLiteral("max-blocked"), QStringLiteral("max-inventions")}));
        // A gate on something the ruler does not ask is not passed.
        QCOMPARE(failedGates({0.0, {}, {}, {}, {}, {}}, figuresOf({})).size(), size_t(1));
    }
};

QTEST_GUILESS_MAIN(FiguresTest)
#include "tst_figures.moc"
