// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/model/sectionid.h"

#include "core/model/answer.h"
#include "core/model/judgescore.h"
#include "core/model/seal.h"

#include <QSet>
#include <QTest>

using namespace lastro::model;

class TestSectionId : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void parses()
    {
        const auto id = SectionId::parse(QStringLiteral("rh/ferias#secao-4~2"));
        QVERIFY(id);
        QCOMPARE(id->document(), QStringLiteral("rh/ferias"));
        QCOMPARE(id->anchor(), QStringLiteral("secao-4~2"));
        QCOMPARE(id->headingAnchor(), QStringLiteral("secao-4"));
        QCOMPARE(id->toString(), QStringLiteral("rh/ferias#secao-4~2"));
    }

    void refuses_data()
    {
        QTest::addColumn<QString>("text");
        QTest::newRow("empty") << QString();
        QTest::newRow("no anchor") << QStringLiteral("doc");
        QTest::newRow("empty anchor") << QStringLiteral("doc#");
        QTest::newRow("empty document") << QStringLiteral("#a");
    }

    void refuses()
    {
        QFETCH(QString, text);
        QVERIFY(!SectionId::parse(text));
    }

    void makeRefusesWhatCannotBeReadBack()
    {
        QVERIFY(!SectionId::make(QStringLiteral("a#b"), QStringLiteral("c")));
        QVERIFY(!SectionId::make({}, QStringLiteral("c")));
        QVERIFY(!SectionId::make(QStringLiteral("a"), {}));
    }

    void isAKey()
    {
        const SectionId a = *SectionId::make(QStringLiteral("d"), QStringLiteral("a"));
        const SectionId b = *SectionId::make(QStringLiteral("d"), QStringLiteral("b"));
        QVERIFY(a < b && !(b < a) && a != b);
        QCOMPARE((QSet<SectionId>{a, b, a}).size(), 2);
    }

    void seals_data()
    {
        QTest::addColumn<QString>("name");
        QTest::addColumn<QString>("seal");
        QTest::newRow("official") << QStringLiteral("official") << QStringLiteral("official");
        QTest::newRow("portuguese") << QStringLiteral(" Oficial ") << QStringLiteral("official");
        QTest::newRow("wiki") << QStringLiteral("WIKI") << QStringLiteral("wiki");
        QTest::newRow("minutes") << QStringLiteral("atas") << QStringLiteral("minutes");
        QTest::newRow("unknown") << QStringLiteral("oficialíssimo") << QString();
        QTest::newRow("empty") << QString() << QString();
    }

    void seals()
    {
        QFETCH(QString, name);
        QFETCH(QString, seal);
        const auto found = sealFromName(name);
        QCOMPARE(found ? sealName(*found) : QString(), seal);
    }

    void namesAreDistinct()
    {
        QSet<QString> reasons;
        for (int i = 0; i <= int(DropReason::NotInQuote); ++i)
            reasons << dropReasonName(DropReason(i));
        QCOMPARE(reasons.size(), int(DropReason::NotInQuote) + 1);
        QVERIFY(!reasons.contains(QString()));
        QSet<QString> outcomes;
        for (int i = 0; i <= int(Outcome::Error); ++i)
            outcomes << outcomeName(Outcome(i));
        QCOMPARE(outcomes, (QSet<QString>{QStringLiteral("answered"), QStringLiteral("partial"), QStringLiteral("not_found"),
                                         QStringLiteral("blocked"), QStringLiteral("error")}));
    }

    void judgeScores()
    {
        QVERIFY(!JudgeScore::make(-1) && !JudgeScore::make(4));
        QCOMPARE(JudgeScore::make(3), std::optional(JudgeScore::answers()));
        QVERIFY(JudgeScore::sameSubject() < JudgeScore::importantPart());
    }
};

QTEST_GUILESS_MAIN(TestSectionId)
#include "tst_sectionid.moc"
