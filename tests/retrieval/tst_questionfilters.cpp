// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/retrieval/questionfilters.h"
#include "core/retrieval/saidperiod.h"

#include <QTest>

using namespace lastro::retrieval;

namespace {

QString text(const char *utf8)
{
    return QString::fromUtf8(utf8);
}

const QDate today(2026, 3, 10);

} // namespace

class QuestionFiltersTest : public QObject {
    Q_OBJECT

    static QuestionFilters read(const char *question)
    {
        static const Glossary glossary({{text("RH"), text("recursos humanos")}, {text("CD"), text("centro de distribuição")}});
        static const QStringList areas{text("rh"), text("operacoes"), text("Frota"), text("pessoas"), text("ti")};
        return filtersIn(text(question), today, areas, glossary);
    }

private Q_SLOTS:
    void readsPeriods_data()
    {
        QTest::addColumn<QString>("said");
        QTest::addColumn<QDate>("first");
        QTest::addColumn<QDate>("last");
        const auto row = [](const char *said, QDate first, QDate last) { QTest::newRow(said) << text(said) << first << last; };
        row("10/03/2026", {2026, 3, 10}, {2026, 3, 10});
        row("1.2.2025", {2025, 2, 1}, {2025, 2, 1});
        row("2026-03-10", {2026, 3, 10}, {2026, 3, 10});
        row("10 de marco de 2026", {2026, 3, 10}, {2026, 3, 10});
        row("1o de abril de 2026", {2026, 4, 1}, {2026, 4, 1});
        row("10 march 2026", {2026, 3, 10}, {2026, 3, 10});
        row("fevereiro de 2024", {2024, 2, 1}, {2024, 2, 29});
        row("may 2025", {2025, 5, 1}, {2025, 5, 31});
        row("setembro/2025", {2025, 9, 1}, {2025, 9, 30});
        row("03/2025", {2025, 3, 1}, {2025, 3, 31});
        row("2025", {2025, 1, 1}, {2025, 12, 31});
        row("31/02/2026", {}, {});
        row("31 de abril de 2026", {}, {});
        row("", {}, {});
    }

    void readsPeriods()
    {
        QFETCH(QString, said);
        QFETCH(QDate, first);
        QFETCH(QDate, last);
        QCOMPARE(readPeriod(said).first, first);
        QCOMPARE(readPeriod(said).last, last);
    }

    void aPeriodStandsForOneDay()
    {
        QCOMPARE(readPeriod(text("2025")).dayFor(today), QDate(2025, 12, 31));
        QCOMPARE(readPeriod(text("2026")).dayFor(today), today);                        // it is not over yet
        QCOMPARE(readPeriod(text("marco de 2026")).dayFor(today), today);
        QCOMPARE(readPeriod(text("2027")).dayFor(today), QDate(2027, 1, 1));
    }

    void findsTheDay_data()
    {
        QTest::addColumn<QString>("question");
        QTest::addColumn<QDate>("day");
        QTest::addColumn<QString>("rest");
        const auto row = [](const char *question, QDate day, const char *rest) { QTest::newRow(question) << text(question) << day << text(rest); };
        row("limite de hotel em vigor em março de 2025", {2025, 3, 31}, "limite de hotel");
        row("qual o prazo vigente em 10/03/2025?", {2025, 3, 10}, "qual o prazo ?");
        row("o limite que valia em 2024 para hotel", {2024, 12, 31}, "o limite para hotel");
        row("regra de uniforme na data de 01/01/2027", {2027, 1, 1}, "regra de uniforme");
        row("em 2024 qual era o limite?", {2024, 12, 31}, "qual era o limite?");
        row("Em março de 2025, quantos dias eram de home office?", {2025, 3, 31}, "quantos dias eram de home office?");
        row("no dia 10/03/2025 quanto valia a diária?", {2025, 3, 10}, "quanto valia a diária?");
        row("qual era o limite de hotel em 2024?", {2024, 12, 31}, "qual era o limite de hotel ?");
        row("hotel limit in force on 2025-03-10", {2025, 3, 10}, "hotel limit");
        row("what was the limit in 2024?", {2024, 12, 31}, "what was the limit ?");
        // Part of what is asked.
        row("qual o prazo do pedido de 10/03/2025?", {}, "qual o prazo do pedido de 10/03/2025?");
        row("política vigente desde 2024", {}, "política vigente desde 2024");
        row("entrei em março de 2025, quando tiro férias?", {}, "entrei em março de 2025, quando tiro férias?");
        row("qual é o feriado em 2026?", {}, "qual é o feriado em 2026?");
        row("a cnh valida ate 2027 serve?", {}, "a cnh valida ate 2027 serve?");
        row("vigente em 31/02/2025", {}, "vigente em 31/02/2025");
        row("vigente em 2024", {2024, 12, 31}, "vigente em 2024");                     // nothing else would be left
    }

    void findsTheDay()
    {
        QFETCH(QString, question);
        QFETCH(QDate, day);
        QFETCH(QString, rest);
        const QuestionFilters filters = read(qPrintable(question));
        QCOMPARE(filters.rest, rest);
        QCOMPARE(filters.day, day);
        QVERIFY(!filters.day.isValid() || !filters.earlier);
    }

    void findsThatAnEarlierVersionIsMeant_data()
    {
        QTest::addColumn<QString>("question");
        QTest::addColumn<bool>("earlier");
        QTest::addColumn<QString>("rest");
        const auto row = [](const char *question, bool earlier, const char *rest) { QTest::newRow(question) << text(question) << earlier << text(rest); };
        row("qual era o prazo na versão anterior?", true, "qual era o prazo ?");
        row("na política antiga a diretoria assinava até que valor?", true, "a diretoria assinava até que valor?");
        row("antes da mudança, até quanto dava o adiantamento?", true, ", até quanto dava o adiantamento?");
        row("quanto era o adicional da noite antes da norma nova?", true, "quanto era o adicional da noite ?");
        row("docas antes da reforma do procedimento", true, "docas");
        row("limit in the previous version", true, "limit");
        row("quanto pagavam por km no ano passado?", true, "quanto pagavam por km ?");
        row("a diária em 2025 era de quanto?", true, "a diária era de quanto?");
        row("versão anterior", true, "versão anterior");
        // Other things are old, or were before.
        row("e-mail de fornecedor antigo pede outro banco", false, "e-mail de fornecedor antigo pede outro banco");
        row("o que faço antes da mudança de endereço?", false, "o que faço antes da mudança de endereço?");
        row("faltei no ano passado, desconta?", false, "faltei no ano passado, desconta?");
        row("copiar uma requisição antiga", false, "copiar uma requisição antiga");
        row("a diária em 2027 era para ser quanto?", false, "a diária em 2027 era para ser quanto?");
        row("qual o prazo?", false, "qual o prazo?");
    }

    void findsThatAnEarlierVersionIsMeant()
    {
        QFETCH(QString, question);
        QFETCH(bool, earlier);
        QFETCH(QString, rest);
        const QuestionFilters filters = read(qPrintable(question));
        QCOMPARE(filters.earlier, earlier);
        QCOMPARE(filters.rest, rest);
        QVERIFY(!filters.day.isValid());
    }

    void findsTheArea_data()
    {
        QTest::addColumn<QString>("question");
        QTest::addColumn<QString>("area");
        const auto row = [](const char *question, const char *area) { QTest::newRow(question) << text(question) << text(area); };
        row("quais as metas para o RH?", "rh");
        row("metas do rh", "rh");
        row("metas da área de recursos humanos", "rh");
        row("horário da área de Operações", "operacoes");
        row("limite pra frota", "Frota");
        row("limite para frota", "");
        row("equipe da frota tem desconto?", "Frota");
        row("pneus da frota", "");                       // a common word, not the area
        row("vagas para pessoas com deficiência", "");
        row("setor de pessoas", "pessoas");
        row("quem é o pessoal de TI?", "ti");
        row("para o jurídico", "");                      // the base has no such area
        row("", "");
    }

    void findsTheArea()
    {
        QFETCH(QString, question);
        QFETCH(QString, area);
        QCOMPARE(read(qPrintable(question)).area, area);
        QCOMPARE(read(qPrintable(question)).rest, question);
    }

    void withoutAreasNoneIsNamed()
    {
        QCOMPARE(filtersIn(text("para o RH (.*"), today, {}, Glossary({})).area, QString());
        QCOMPARE(filtersIn(text("para o (.*"), today, {text("(.*")}, Glossary({})).area, QString());
    }
};

QTEST_GUILESS_MAIN(QuestionFiltersTest)
#include "tst_questionfilters.moc"
