// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/answer/outcomerules.h"
#include "core/answer/questioncheck.h"

#include "tests/support/evidence.h"

#include <QTest>

using namespace lastro;
using answer::AnswerPlan;
using judge::AskedKind;

class OutcomeRulesTest : public QObject {
    Q_OBJECT

    /// "o3 w2 m1 a3 o-": seal (a: official, archived) and grade ('-': not judged) of each section in rank order.
    static std::vector<model::Evidence> evidence(const QString &code)
    {
        std::vector<model::Evidence> made;
        for (const QString &part : code.split(QLatin1Char(' '), Qt::SkipEmptyParts)) {
            const QChar seal = part.at(0);
            made.push_back(tests::evidence(QStringLiteral("d%1#%2").arg(made.size()).arg(part), {}, QStringLiteral("texto"),
                                           seal == u'w' ? model::Seal::Wiki : seal == u'm' ? model::Seal::Minutes : model::Seal::Official));
            if (seal == u'a')
                made.back().standing = model::Standing::Archived;
            if (part.at(1) != u'-')
                made.back().judge = model::JudgeScore::make(part.at(1).digitValue());
        }
        return made;
    }

    static QString ids(const std::vector<model::Evidence> &sections)
    {
        QStringList list;
        for (const model::Evidence &section : sections)
            list += section.section.id.anchor();
        return list.join(QLatin1Char(' '));
    }

private Q_SLOTS:
    void oneOfTheWikiBesideOfficial_data()
    {
        QTest::addColumn<QString>("ranked");
        QTest::addColumn<QString>("limited");
        QTest::addColumn<QString>("nearest");
        const auto row = [](const char *ranked, const char *limited, const char *nearest) {
            QTest::newRow(ranked) << QString::fromLatin1(ranked) << QString::fromLatin1(limited) << QString::fromLatin1(nearest);
        };
        row("w3 w2 o2 w1 o1", "w3 o2 o1 w2 w1", "w3 o2 o1");
        row("w3 w2 w1 o2", "w3 o2 w2 w1", "w3 o2");
        row("w3 o2 m1 w2", "w3 o2 m1 w2", "w3 o2 m1");
        row("o3 w2 w2 w2 o- o-", "o3 w2 w2 w2 o- o-", "o3 w2 o-");         // what is not judged makes no room
        row("w3 w2 o1", "w3 w2 o1", "w3 o1");                             // no official section answers: the wiki may
        row("w3 w2 w1", "w3 w2 w1", "w3 w2 w1");
        row("w- w- o-", "w- w- o-", "w- o-");
        row("o2", "o2", "o2");
        row("", "", "");
    }

    void oneOfTheWikiBesideOfficial()
    {
        QFETCH(QString, ranked);
        QFETCH(QString, limited);
        QFETCH(QString, nearest);
        std::vector<model::Evidence> sections = evidence(ranked);
        QCOMPARE(ids(answer::nearestOf(sections)), nearest);
        answer::limitWiki(sections);
        QCOMPARE(ids(sections), limited);
    }

    void earlierVersionsStandInFront()
    {
        QCOMPARE(ids(answer::nearestOf(evidence(QStringLiteral("o3 o2 o1")), evidence(QStringLiteral("a1 a3 a2")))), QStringLiteral("a3 a2 o3"));
        QCOMPARE(ids(answer::nearestOf({}, evidence(QStringLiteral("a1")))), QStringLiteral("a1"));
    }

    void planFollowsSealsAndGrades_data()
    {
        QTest::addColumn<QString>("sections");
        QTest::addColumn<AskedKind>("asked");
        QTest::addColumn<int>("way");
        QTest::addColumn<QString>("used");
        const auto row = [](const char *sections, AskedKind asked, AnswerPlan::Way way, const char *used) {
            QTest::addRow("%s, %s", sections, qPrintable(judge::askedKindName(asked)))
                << QString::fromLatin1(sections) << asked << int(way) << QString::fromLatin1(used);
        };
        using enum AnswerPlan::Way;
        row("o3 o1 w3", AskedKind::Amount, Official, "o3");
        row("o2 o3 o2 o2", AskedKind::Amount, Official, "o3 o2 o2");
        row("w3 o2", AskedKind::HowTo, Official, "o2");
        row("w3 o1", AskedKind::HowTo, Wiki, "w3");
        row("w2 w3", AskedKind::Place, Wiki, "w3 w2");
        row("w3 o1", AskedKind::Amount, NotFound, "");
        row("w3", AskedKind::YesNo, NotFound, "");
        row("m3", AskedKind::HowTo, NotFound, "");
        row("m3 o1", AskedKind::Amount, NotFound, "");
        row("o0 o1 o1", AskedKind::Amount, ReadWhole, "d1");
        row("w1 o1", AskedKind::Amount, ReadWhole, "d1");
        row("w1 m1", AskedKind::HowTo, NotFound, "");
        row("a3", AskedKind::Amount, NotFound, "");
        row("a3 o1", AskedKind::Amount, ReadWhole, "d1");
        row("o0 o0", AskedKind::Other, NotFound, "");
        row("o- o-", AskedKind::Other, NotFound, "");
        row("", AskedKind::Other, NotFound, "");
    }

    void planFollowsSealsAndGrades()
    {
        QFETCH(QString, sections);
        QFETCH(AskedKind, asked);
        QFETCH(int, way);
        QFETCH(QString, used);
        const AnswerPlan plan = answer::planAnswer(evidence(sections), asked);
        QCOMPARE(int(plan.way), way);
        QCOMPARE(plan.readWhole.has_value(), plan.way == AnswerPlan::Way::ReadWhole);
        QCOMPARE(plan.readWhole ? plan.readWhole->document() : ids(plan.sections), used);
    }

    void nearestAreTheBestJudged()
    {
        QCOMPARE(ids(answer::nearestOf(evidence(QStringLiteral("o0 w2 o1 m1 o-")))), QStringLiteral("w2 o1 m1"));
        QCOMPARE(ids(answer::nearestOf(evidence(QStringLiteral("o- o0")))), QStringLiteral("o0 o-"));
        QVERIFY(answer::nearestOf({}).empty());
    }

    void questionsAreChecked()
    {
        using base::ErrorCode;
        QCOMPARE(answer::checkedQuestion(QStringLiteral("  prazo? \n")).value(), QStringLiteral("prazo?"));
        QCOMPARE(answer::checkedQuestion(QStringLiteral("4.2")).value(), QStringLiteral("4.2"));
        for (const char16_t *empty : {u"", u" \n\t", u"?!… --", u"🚚🚚 ✅", u"\u00A0\u200B", u"\"(*)\""})
            QCOMPARE(answer::checkedQuestion(QString::fromUtf16(empty)).error().code, ErrorCode::QuestionEmpty);
        QVERIFY(answer::checkedQuestion(QString(4'000, QLatin1Char('a'))));
        QVERIFY(answer::checkedQuestion(QString(4'000, QLatin1Char('a')) + QString(50, QLatin1Char(' '))));
        QCOMPARE(answer::checkedQuestion(QString(4'001, QLatin1Char('a'))).error().code, ErrorCode::QuestionTooLong);
        QCOMPARE(answer::checkedQuestion(QString(100'000, QLatin1Char('?'))).error().subject, QStringLiteral("100000"));
    }
};

QTEST_GUILESS_MAIN(OutcomeRulesTest)
#include "tst_outcomerules.moc"
