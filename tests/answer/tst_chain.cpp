// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/answer/chain.h"

#include <QTest>

using lastro::answer::chainedSearches;

class ChainTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void halves_data()
    {
        QTest::addColumn<QString>("question");
        QTest::addColumn<QString>("first");
        QTest::addColumn<QString>("second");
        const auto row = [](const char *question, const char *first, const char *second) {
            QTest::newRow(question) << QString::fromUtf8(question) << QString::fromUtf8(first) << QString::fromUtf8(second);
        };
        row("a regra de reembolso segue a última atualização da política de viagens?", "a regra de reembolso", "a última atualização da política de viagens?");
        row("O prazo de entrega do CD-SP contraria o prazo do contrato padrão?", "O prazo de entrega do CD-SP", "o prazo do contrato padrão?");
        row("Qual o limite de hotel e qual o limite de refeição?", "Qual o limite de hotel", "qual o limite de refeição?");
        row("Does the travel expense rule comply with the procurement policy limits?", "Does the travel expense rule", "the procurement policy limits?");
        row("What is the hotel limit and who approves international travel?", "What is the hotel limit", "who approves international travel?");
    }
    void halves()
    {
        QFETCH(QString, question);
        const auto searches = chainedSearches(question);
        QCOMPARE(searches.size(), size_t(2));
        QTEST(searches[0].text, "first");
        QTEST(searches[1].text, "second");
        QVERIFY(searches[0].area.isEmpty() && !searches[0].earlier);
    }

    void onePass_data()
    {
        QTest::addColumn<QString>("question");
        for (const char *question : {"qual o limite de hotel?", "o que a política de viagens considera despesa?", "o pedido segue para quem?", "quem segue isso?",
                                     "férias e décimo terceiro", "quem paga e quando?", "de acordo com a política, qual o limite de hotel?", "", "?", "o prazo muda com chuva?",
                                     "conforme o manual, como peço férias?", "İ segue a regra de hotel"})
            QTest::newRow(*question ? question : "empty") << QString::fromUtf8(question);
    }
    void onePass()
    {
        QFETCH(QString, question);
        QVERIFY(chainedSearches(question).empty());
    }

    void overlongHalvesAreNone()
    {
        QVERIFY(chainedSearches(QString(QStringLiteral("regra de hotel ")).repeated(30) + QStringLiteral("segue a política de viagens")).empty());
    }
};

QTEST_GUILESS_MAIN(ChainTest)
#include "tst_chain.moc"
