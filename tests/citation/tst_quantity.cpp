// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/citation/negation.h"
#include "core/citation/quantity.h"

#include <QTest>

using namespace lastro::citation;

class QuantityTest : public QObject {
    Q_OBJECT

    static QString described(const QString &text)
    {
        static const QStringList units{QStringLiteral(""), QStringLiteral("$"), QStringLiteral("%"), QStringLiteral("min"),
                                       QStringLiteral("h"), QStringLiteral("d"), QStringLiteral("w"), QStringLiteral("m"), QStringLiteral("y")};
        QStringList parts;
        for (const Quantity &quantity : quantitiesIn(text))
            parts += (quantity.article ? QStringLiteral("?") : QString()) + quantity.value + units.at(int(quantity.unit));
        return parts.join(QLatin1Char(' '));
    }

private Q_SLOTS:
    void readsNumbers_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("expected");
        const auto row = [](const char *text, const char *expected) {
            QTest::newRow(text) << QString::fromUtf8(text) << QString::fromUtf8(expected);
        };
        row("R$ 1.000,00", "1000$");
        row("R$ 5.000 por mês", "5000$");
        row("5 mil reais", "5000$");
        row("mil reais", "1000$");
        row("R$ 1,05 por quilômetro", "1.05$");
        row("US$ 1,234.50", "1234.5$");
        row("99,50% dos pedidos", "99.5%");
        row("dois por cento", "2%");
        row("24 horas úteis", "24h");
        row("das 8h às 17h30", "8h 17h 30");
        row("em até trinta e cinco dias", "35d");
        row("cento e vinte dias", "120d");
        row("twenty-five days", "25d");
        row("três meses", "3m");
        row("uma semana", "?1w");
        row("um pedido", "?1");
        row("2 anos e 6 meses", "2y 6m");
        row("01/03/2026", "1 3 2026");
        row("1º de março de 2026", "1 3 2026");
        row("revista em janeiro", "1");
        row("you may leave in march", "");
        row("May 5", "5 5");
        row("seção 4.2.1", "4.2.1");
        row("NR-11 e CD-SP", "11");
        row("0,125 g", "0.125");
        row("sem números", "");
        row("", "");
    }

    void readsNumbers()
    {
        QFETCH(QString, text);
        QFETCH(QString, expected);
        QCOMPARE(described(text), expected);
    }

    void knowsUnitsNamedApart()
    {
        QVERIFY(mentionsUnit(QStringLiteral("Valor (R$): 350,00"), Unit::Money));
        QVERIFY(mentionsUnit(QStringLiteral("Prazo em dias: 30"), Unit::Day));
        QVERIFY(!mentionsUnit(QStringLiteral("diaspora: 30"), Unit::Day));
        QVERIFY(!mentionsUnit(QStringLiteral("qualquer"), Unit::None));
    }

    void keepsReservations_data()
    {
        QTest::addColumn<QString>("quote");
        QTest::addColumn<QString>("claim");
        QTest::addColumn<bool>("kept");
        const auto row = [](const char *quote, const char *claim, bool kept) {
            QTest::addRow("%s / %s", quote, claim) << QString::fromUtf8(quote) << QString::fromUtf8(claim) << kept;
        };
        row("Os dias não se acumulam.", "Os dias não se acumulam.", true);
        row("Os dias não se acumulam.", "Os dias se acumulam.", false);
        row("Nunca é pago em dinheiro.", "É pago em dinheiro.", false);
        row("Vale para todos, exceto estagiários.", "Vale para todos.", false);
        row("Vale para todos, salvo aprendizes.", "Vale para todos, exceto aprendizes.", true);
        row("Entrega sem custo.", "Entrega paga.", false);
        row("It is not allowed.", "It is allowed.", false);
        row("You can't carry over days.", "You cannot carry over days.", true);
        row("All staff except interns.", "All staff.", false);
        row("Pago em dinheiro.", "Não é pago em dinheiro.", false);
        row("É proibido fumar.", "Não é permitido fumar.", true);
        row("O limite no mês é de dois dias.", "O limite no mês é de dois dias.", true);
        row("O cão ladra.", "O cão ladra.", true);
    }

    void keepsReservations()
    {
        QFETCH(QString, quote);
        QFETCH(QString, claim);
        QFETCH(bool, kept);
        QCOMPARE(lastro::citation::keepsReservations(quote, claim), kept);
    }
};

QTEST_GUILESS_MAIN(QuantityTest)
#include "tst_quantity.moc"
