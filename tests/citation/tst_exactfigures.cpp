// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/citation/citationchecker.h"
#include "core/citation/currency.h"
#include "core/citation/writtendate.h"
#include "tests/support/evidence.h"

#include <QTest>

using namespace lastro;
using namespace lastro::citation;

class ExactFiguresTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void readsDates_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("dates");
        const auto row = [](const char16_t *text, const char *dates) { QTest::newRow(qPrintable(QString::fromUtf16(text))) << QString::fromUtf16(text) << QString::fromLatin1(dates); };
        row(u"em 01/03/2026", "1.3.2026");
        row(u"em 1/3/26", "1.3.2026");
        row(u"em 01.03.2026 e 02-04-2026", "1.3.2026 2.4.2026");
        row(u"de 15/12 a 05/01", "15.12.0 5.1.0");
        row(u"desde 2026-03-01.", "1.3.2026");
        row(u"1º de março de 2026", "1.3.2026");
        row(u"até 20 de dezembro", "20.12.0");
        row(u"March 1, 2026 or 2nd of April", "1.3.2026 2.4.0");
        row(u"December 24th", "24.12.0");
        row(u"seção 4.2.1, R$ 1.000,00, 24 horas, 45/2026", "");
        row(u"40/50 e 99/12/2026", "");
        row(u"em março de 2026", "");
    }

    void readsDates()
    {
        QFETCH(QString, text);
        QFETCH(QString, dates);
        QStringList found;
        for (const WrittenDate &date : datesIn(text))
            found += QStringLiteral("%1.%2.%3").arg(date.day).arg(date.month).arg(date.year);
        QCOMPARE(found.join(QLatin1Char(' ')), dates);
    }

    void comparesDates()
    {
        const QString quote = QStringLiteral("vale de 01/03/2026 até 20 de dezembro");
        QVERIFY(datesStandIn(QStringLiteral("Vale de 1º de março de 2026."), quote));
        QVERIFY(datesStandIn(QStringLiteral("Vale até 20/12."), quote));
        QVERIFY(datesStandIn(QStringLiteral("Não tem data."), quote));
        QVERIFY(!datesStandIn(QStringLiteral("Vale de 03/01/2026."), quote));
        QVERIFY(!datesStandIn(QStringLiteral("Vale de 01/03/2025."), quote));
        QVERIFY(!datesStandIn(QStringLiteral("Vale até 12/20 ou 20/01."), quote));
    }

    void comparesCurrencies()
    {
        QVERIFY(currenciesStandIn(QStringLiteral("R$ 100"), QStringLiteral("100 reais")));
        QVERIFY(!currenciesStandIn(QStringLiteral("US$ 100"), QStringLiteral("R$ 100")));
        QVERIFY(!currenciesStandIn(QStringLiteral("100 euros"), QStringLiteral("US$ 100")));
        QVERIFY(currenciesStandIn(QStringLiteral("R$ 100"), QStringLiteral("o valor é 100")));
        QVERIFY(currenciesStandIn(QStringLiteral("€ 10"), QStringLiteral("10 euros ou US$ 11")));
    }

    void theCheckerHoldsThem_data()
    {
        QTest::addColumn<QString>("claim");
        QTest::addColumn<bool>("kept");
        QTest::newRow("range") << QStringLiteral("O prazo vai de 10 a 15 dias.") << true;
        QTest::newRow("one number twice, the other gone") << QStringLiteral("O prazo vai de 15 a 15 dias.") << false;
        QTest::newRow("said twice, all there") << QStringLiteral("De 10 a 15 dias: 15 dias no máximo, de 01/03/2026, até US$ 200.") << true;
        QTest::newRow("date") << QStringLiteral("Vale desde 1º de março de 2026, de 10 a 15 dias.") << true;
        QTest::newRow("day and month swapped") << QStringLiteral("Vale desde 03/01/2026.") << false;
        QTest::newRow("currency") << QStringLiteral("O teto é de US$ 200.") << true;
        QTest::newRow("other currency") << QStringLiteral("O teto é de R$ 200.") << false;
    }

    void theCheckerHoldsThem()
    {
        QFETCH(QString, claim);
        QFETCH(bool, kept);
        const QString text = QStringLiteral("Desde 01/03/2026 o prazo vai de 10 a 15 dias e o teto é de US$ 200.");
        const std::vector<model::Evidence> sent{tests::evidence(QStringLiteral("a#b"), {}, text)};
        const auto checked = CitationChecker(sent, CitationChecker::Unofficial::Refuse).check({{claim, {{QStringLiteral("a#b"), text}}}});
        QCOMPARE(checked.claims.size(), size_t(kept));
        if (!kept)
            QCOMPARE(checked.dropped.front().reason, model::DropReason::NumberNotInQuote);
    }
};

QTEST_GUILESS_MAIN(ExactFiguresTest)
#include "tst_exactfigures.moc"
