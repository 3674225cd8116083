// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/judge/designation.h"

#include "tests/support/plainterms.h"

#include <QTest>

using namespace lastro;

class DesignationTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void found_data()
    {
        QTest::addColumn<QString>("question");
        QTest::addColumn<QStringList>("found");
        const auto row = [](const char *question, const QStringList &found) { QTest::newRow(question) << QString::fromUtf8(question) << found; };
        row("validade homologação classe F", {QStringLiteral("classe f")});
        row("que horas sai o turno 5?", {QStringLiteral("turno 5")});
        row("sou do grupo 6 do híbrido, quantos dias", {QStringLiteral("grupo 6")});
        row("what is the limit of class B", {QStringLiteral("clas b")});
        row("classe A", {QStringLiteral("classe a")});
        row("o plano e o prazo", {});
        row("quero mudar de plano a partir de maio", {});
        row("grupo de trabalho", {});
        row("turno 3 e classe c", {QStringLiteral("turno 3"), QStringLiteral("classe c")});
        row("faixa 2026", {});
        row("", {});
    }
    void found()
    {
        QFETCH(QString, question);
        QFETCH(QStringList, found);
        QStringList texts;
        for (const judge::Designation &designation : judge::designationsIn(question, tests::plainTerms))
            texts << designation.kind + QLatin1Char(' ') + designation.mark;
        QCOMPARE(texts, found);
    }

    void named_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<bool>("named");
        QTest::newRow("beside") << QStringLiteral("A classe F vale 12 meses") << true;
        QTest::newRow("row") << QStringLiteral("Classe: F; Validade: 12 meses") << true;
        QTest::newRow("list") << QStringLiteral("nas classes previstas, classe A, B, C e F, vale") << true;
        QTest::newRow("other") << QStringLiteral("A classe B vale 24 meses") << false;
        QTest::newRow("far") << QStringLiteral("A classe vale um dois três quatro cinco seis sete oito nove F") << false;
        QTest::newRow("empty") << QString() << false;
    }
    void named()
    {
        QFETCH(QString, text);
        QFETCH(bool, named);
        QCOMPARE(judge::names(judge::TermIndex(tests::plainTerms(text)), {QStringLiteral("classe"), QStringLiteral("f")}), named);
    }
};

QTEST_GUILESS_MAIN(DesignationTest)
#include "tst_designation.moc"
