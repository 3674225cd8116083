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

    void smallTalkGetsAFriendlyLine_data()
    {
        QTest::addColumn<QString>("question");
        QTest::addColumn<QString>("reply");
        const auto row = [](const char *question, const char *reply) { QTest::newRow(question) << QString::fromUtf8(question) << QString::fromUtf8(reply); };
        const char *hello = "Olá. Pergunte algo sobre os documentos desta base.";
        for (const char *question : {"oi", "Olá!", "Bom dia, Lastro", "hello", "ok", "tudo bem?", ""})
            row(question, hello);
        for (const char *question : {"obrigado", "MUITO OBRIGADA!", "valeu", "Agradeço", "bom dia e obrigado", "thanks", "Thank you very much", "brigado"})
            row(question, "De nada.");
        for (const char *question : {"tchau", "até logo", "ATÉ AMANHÃ", "goodbye"})
            row(question, "Até logo.");
    }

    void smallTalkGetsAFriendlyLine()
    {
        QFETCH(QString, question);
        QFETCH(QString, reply);
        QCOMPARE(words::smallTalkReply(question), reply);
        model::Answer answer = tests::sampleSmallTalk(question);
        answer.helpChannel = model::HelpChannel{QStringLiteral("Canal"), QStringLiteral("mailto:rh@example.invalid")};
        QCOMPARE(words::answerSentences(answer), reply);
        QCOMPARE(words::answerText(answer), reply);              // no refusal, no help channel
    }

    void smallTalkHasAnEnglishTwin()
    {
        const tests::Language english(QStringLiteral("en"));
        QCOMPARE(words::smallTalkReply(QStringLiteral("thanks")), QStringLiteral("You are welcome."));
        QVERIFY(words::smallTalkReply(QStringLiteral("oi")).startsWith(QStringLiteral("Hello.")));
        QLocale::setDefault(QLocale(QLocale::Portuguese, QLocale::Brazil));
    }
};

QTEST_GUILESS_MAIN(AnswerWordsTest)
#include "tst_answerwords.moc"
