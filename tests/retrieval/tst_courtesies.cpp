// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/retrieval/courtesies.h"
#include "core/retrieval/questionfilters.h"

#include <QTest>

using namespace lastro;

class CourtesiesTest : public QObject {
    Q_OBJECT

    static QString rest(const QString &question)
    {
        return retrieval::filtersIn(question, QDate(2026, 3, 10), {}, retrieval::Glossary({})).rest;
    }

private Q_SLOTS:
    void areLeftOut_data()
    {
        QTest::addColumn<QString>("question");
        QTest::addColumn<QString>("left");
        const auto row = [](const char *question, const char *left) { QTest::newRow(question) << QString::fromUtf8(question) << QString::fromUtf8(left); };
        row("Oi pessoal, bom dia! Tudo bem? Uma dúvida rápida: qual o limite de hotel? Obrigado!", "qual o limite de hotel?");
        row("Oi, bom dia! quanto é o desconto do vale transporte? obrigado", "quanto é o desconto do vale transporte?");
        row("bom dia quanto é o desconto do vale transporte", "quanto é o desconto do vale transporte");
        row("Boa tarde a todos, gostaria de saber quem aprova viagem internacional, desde já agradeço", "quem aprova viagem internacional");
        row("alguém sabe como peço férias por favor", "como peço férias");
        row("Olá! Vocês podem me informar o prazo do CD-SP?", "o prazo do CD-SP?");
        row("Hi team, quick question: what is the hotel limit? Thanks!", "what is the hotel limit?");
        row("Good morning, could you please tell me who approves travel?", "who approves travel?");
        row("valeu o vale-refeição vale em feriado? valeu", "valeu o vale-refeição vale em feriado?");
    }
    void areLeftOut()
    {
        QFETCH(QString, question);
        QTEST(rest(question), "left");
    }

    void whatIsAskedStays_data()
    {
        QTest::addColumn<QString>("question");
        for (const char *question : {"boa noite no hotel tem limite?", "qual o limite de hotel?", "posso dar um presente de obrigado ao cliente?", "oi", "bom dia!", "obrigado",
                                     "por favor", "o que é tudo bem pago?", "preciso de autorização para viajar?", "tenho direito a vale?", "hello world", "uma dúvida"})
            QTest::newRow(question) << QString::fromUtf8(question);
    }
    void whatIsAskedStays()
    {
        QFETCH(QString, question);
        QCOMPARE(rest(question), question);
    }

    void shoutedQuestionsAreReadInSmallLetters()
    {
        QCOMPARE(rest(QStringLiteral("QUAL O LIMITE DE HOTEL NO CD-SP?")), QStringLiteral("qual o limite de hotel no cd-sp?"));
        QCOMPARE(rest(QStringLiteral("CD-SP")), QStringLiteral("CD-SP"));
        QCOMPARE(rest(QStringLiteral("Qual o limite do CD-SP?")), QStringLiteral("Qual o limite do CD-SP?"));
    }

    void rangesStandInTheText()
    {
        for (const char *text : {"", "oi", "oi oi oi oi", "obrigado obrigado obrigado", "oi, obrigado", "????", "oi!!!!!!"}) {
            const QString folded = QString::fromUtf8(text);
            qsizetype end = 0;
            for (const base::TextRange &range : retrieval::courtesiesIn(folded)) {
                QVERIFY(range.start >= end && range.length > 0 && range.start + range.length <= folded.size());
                end = range.start + range.length;
            }
        }
    }
};

QTEST_GUILESS_MAIN(CourtesiesTest)
#include "tst_courtesies.moc"
