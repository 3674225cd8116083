// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "words/answerwords.h"

#include "tests/support/language.h"
#include "tests/support/sampleanswers.h"

#include <QLocale>
#include <QTest>

using namespace lastro;

class AnswerWordsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { QLocale::setDefault(QLocale(QLocale::Portuguese, QLocale::Brazil)); }

    void theDayAskedAboutIsSaid()
    {
        model::Answer answer = tests::sampleAnswer();
        answer.question.day = QDate(2024, 12, 31);
        QCOMPARE(words::dayWords(answer), QString());
        QVERIFY(words::answerSentences(answer).startsWith(answer.claims.front().text));
        answer.dayFromWords = true;
        QCOMPARE(words::dayWords(answer), QStringLiteral("Sobre o que valia em 31/12/2024:"));
        QVERIFY(words::answerSentences(answer).startsWith(QStringLiteral("Sobre o que valia em 31/12/2024: ") + answer.claims.front().text));
        QVERIFY(words::answerText(answer).startsWith(QStringLiteral("Sobre o que valia em 31/12/2024:\n") + answer.claims.front().text));
        answer.outcome = model::Outcome::NotFound;
        QVERIFY(!words::answerText(answer).contains(QStringLiteral("Sobre o que valia")));
    }

    void anArchivedSourceIsNamedAsSuch()
    {
        model::Evidence evidence = tests::sampleEvidence(QStringLiteral("d"), QStringLiteral("Política"), QStringLiteral("a"), QStringLiteral("Prazo"), model::Seal::Official, 2);
        QCOMPARE(words::sourceLine(evidence), QStringLiteral("Política · Prazo · Oficial · vigente desde 01/03/2026"));
        evidence.standing = model::Standing::Archived;
        QCOMPARE(words::sourceLine(evidence), QStringLiteral("Política · Prazo · Oficial · Arquivado"));
        evidence.document.metadata.archivedOn = QDate(2026, 5, 1);
        QCOMPARE(words::sourceLine(evidence), QStringLiteral("Política · Prazo · Oficial · arquivado em 01/05/2026"));
        model::Answer answer = tests::sampleRefusal();
        answer.nearest = {evidence};
        QVERIFY(words::answerText(answer).contains(QStringLiteral("Não encontrei na base.")));
        QVERIFY(words::answerText(answer).contains(QStringLiteral("arquivado em 01/05/2026")));
    }
};

QTEST_GUILESS_MAIN(AnswerWordsTest)
#include "tst_answerwords.moc"
