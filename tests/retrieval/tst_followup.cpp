// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/retrieval/followup.h"

#include <QTest>

using namespace lastro::retrieval;

class FollowUpTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void tells_data()
    {
        QTest::addColumn<QString>("question");
        QTest::addColumn<bool>("leans");
        const auto row = [](const char16_t *question, bool leans) { QTest::newRow(qPrintable(QString::fromUtf16(question))) << QString::fromUtf16(question) << leans; };
        row(u"e para estagiários?", true);
        row(u"E se for no CD-RJ?", true);
        row(u"mas e o prazo?", true);
        row(u"qual o prazo disso?", true);
        row(u"quem aprova nesse caso?", true);
        row(u"ele vale para terceiros?", true);
        row(u"por quê?", true);
        row(u"And for interns?", true);
        row(u"who approves it?", true);
        row(u"qual o prazo de entrega do CD-SP?", false);
        row(u"quantos dias de férias tem um estagiário?", false);
        row(u"a empresa paga táxi para o aeroporto?", false);
        row(u"e-mail do suporte da TI", false);
        row(u"What is the deadline for travel refunds?", false);
    }

    void tells()
    {
        QFETCH(QString, question);
        QFETCH(bool, leans);
        QCOMPARE(leansOnPast(question), leans);
    }

    void takesOnlyTheTurnsThatAreNeeded()
    {
        const PastTurn alone{QStringLiteral("qual o prazo de entrega do CD-SP?"), {}};
        const PastTurn leaning{QStringLiteral("e para o CD-RJ?"), {}};
        const QString stands = QStringLiteral("quantos dias de férias tem um estagiário?");
        QVERIFY(turnsNeeded(stands, {alone, leaning}).empty());
        QVERIFY(turnsNeeded(leaning.question, {}).empty());
        QCOMPARE(turnsNeeded(leaning.question, {alone, alone}).size(), size_t(1));
        const auto chain = turnsNeeded(QStringLiteral("e nesse caso?"), {alone, leaning});
        QCOMPARE(chain.size(), size_t(2));
        QCOMPARE(chain.front().question, alone.question);
        QCOMPARE(turnsNeeded(leaning.question, {leaning, leaning, leaning, leaning, leaning}).size(), size_t(3));
    }
};

QTEST_GUILESS_MAIN(FollowUpTest)
#include "tst_followup.moc"
