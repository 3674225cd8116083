// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "storefixture.h"

#include "core/store/termanalyser.h"

using namespace lastro;
using namespace lastro::store;
using namespace lastro::tests;

/// What the index makes of words, codes and amounts.
class TermsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { QVERIFY(m_base.database); }

    void oneForm_data()
    {
        QTest::addColumn<QStringList>("words");
        const auto same = [](const char *name, const QString &words) { QTest::newRow(name) << words.split(QLatin1Char(' ')); };
        same("aprovar", QStringLiteral("aprovação aprovacao aprovar Aprovações aprovacoes APROVAÇÃO aprovado aprovados"));
        same("ferias", QStringLiteral("férias ferias FÉRIAS"));
        same("decisao", QStringLiteral("decisão decisões decisao decisoes"));
        same("reuniao", QStringLiteral("reunião reuniões reuniao reunioes"));
        same("responsavel", QStringLiteral("responsável responsáveis responsavel responsaveis"));
        same("mensal", QStringLiteral("mensal mensais"));
        same("hotel", QStringLiteral("hotel hotéis hoteis"));
        same("viagem", QStringLiteral("viagem viagens"));
        same("ausencia", QStringLiteral("ausência ausências ausencia ausencias"));
        same("combustivel", QStringLiteral("combustível combustíveis combustivel combustiveis"));
        same("reembolso", QStringLiteral("reembolso reembolsos reembolsar"));
        same("soft hyphen", QStringLiteral("reem\u00ADbolso reembolso"));
        same("decomposed", QStringLiteral("fe\u0301rias férias"));
        same("wide", QStringLiteral("\uFF33\uFF2C\uFF21 sla"));
        same("ligature", QStringLiteral("o\uFB01cial oficial"));
    }
    void oneForm()
    {
        QFETCH(QStringList, words);
        WordForms forms;
        QVERIFY(!forms.of(words.first()).forms.isEmpty());
        for (const QString &word : words)
            QCOMPARE(indexTerms(word), indexTerms(words.first()));
    }

    void ofOtherMeaning_data()
    {
        QTest::addColumn<QStringList>("one");
        QTest::addColumn<QStringList>("other");
        const auto apart = [](const QString &one, const QString &other) {
            QTest::newRow(qPrintable(one)) << one.split(QLatin1Char(' ')) << other.split(QLatin1Char(' '));
        };
        apart(QStringLiteral("táxi taxi táxis TAXIS"), QStringLiteral("taxa taxas TAXA"));
        apart(QStringLiteral("cargo cargos"), QStringLiteral("carga cargas"));
        apart(QStringLiteral("ponto pontos"), QStringLiteral("ponta pontas"));
    }
    void ofOtherMeaning()
    {
        QFETCH(QStringList, one);
        QFETCH(QStringList, other);
        WordForms forms;
        for (const QString &word : one) {
            QCOMPARE(forms.of(word).forms, forms.of(one.first()).forms);
            for (const QString &stranger : other)
                for (const QByteArray &form : forms.of(stranger).forms)
                    QVERIFY2(!forms.of(word).forms.contains(form), form.constData());
        }
        for (const QString &stranger : other)
            QCOMPARE(indexTerms(stranger), indexTerms(other.first()));
    }

    void englishStems()
    {
        WordForms forms;
        QVERIFY(forms.of(QStringLiteral("policies")).forms.contains("polici"));
        QVERIFY(forms.of(QStringLiteral("policy")).forms.contains("polici"));
    }

    void terms_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QStringList>("terms");
        const auto row = [](const QString &text, const QStringList &terms) { QTest::newRow(qPrintable(text)) << text << terms; };
        row(QStringLiteral("CD-SP"), {QStringLiteral("cdsp")});
        row(QStringLiteral("NR-11"), {QStringLiteral("nr11")});
        row(QStringLiteral("R$ 5.000"), {QStringLiteral("5000")});
        row(QStringLiteral("R$5.000,00"), {QStringLiteral("5000")});
        row(QStringLiteral("R$ 350,00 por dia"), {QStringLiteral("350"), QStringLiteral("por"), QStringLiteral("dia")});
        row(QStringLiteral("1.234.567,89"), {QStringLiteral("1234567.89")});
        row(QStringLiteral("1,000.50"), {QStringLiteral("1000.5")});
        row(QStringLiteral("12,50"), {QStringLiteral("12.5")});
        row(QStringLiteral("0,5"), {QStringLiteral("0.5")});
        row(QStringLiteral("item 4.2."), {QStringLiteral("item"), QStringLiteral("4.2")});
        row(QStringLiteral("4.2.1"), {QStringLiteral("4.2.1")});
        row(QStringLiteral("007"), {QStringLiteral("7")});
        row(QStringLiteral("000"), {QStringLiteral("0")});
        row(QStringLiteral("01/03/2026"), {QStringLiteral("01032026")});
        row(QStringLiteral("2026-03-01"), {QStringLiteral("01032026")});
        row(QStringLiteral("1.3.2026"), {QStringLiteral("01032026")});
        row(QStringLiteral("24/7"), {QStringLiteral("24-7")});
        row(QStringLiteral("24x7"), {QStringLiteral("24x7")});
        row(QStringLiteral("CT-e e MDF-e"), {QStringLiteral("cte"), QStringLiteral("e"), QStringLiteral("mdfe")});
        row(QStringLiteral("ops-cd-sp-v3"), {QStringLiteral("opscdspv3")});
        row(QStringLiteral("fim.Novo"), {QStringLiteral("fim"), QStringLiteral("nov")});
        row(QStringLiteral("1, 2,3"), {QStringLiteral("1"), QStringLiteral("2.3")});
        row(QStringLiteral("R$"), {QStringLiteral("r$")});
        row(QStringLiteral("\U0001F600 ... \"()*"), {});
        row(QString(), {});
    }
    void terms()
    {
        QFETCH(QString, text);
        QFETCH(QStringList, terms);
        QCOMPARE(indexTerms(text), terms);
    }

    void ranges()
    {
        const QString text = QStringLiteral("Férias, do  CD-SP: R$ 5.000 e segunda-feira");
        TermAnalyser analyser;
        QStringList pieces;
        for (const TermPosition &position : analyser.analyse(text))
            pieces.append(text.mid(position.range.start, position.range.length));
        QCOMPARE(pieces, (QStringList{QStringLiteral("Férias"), QStringLiteral("do"), QStringLiteral("CD-SP"), QStringLiteral("R$ 5.000"),
                                      QStringLiteral("e"), QStringLiteral("segunda"), QStringLiteral("feira")}));
    }

    void limit()
    {
        TermAnalyser analyser;
        QCOMPARE(analyser.analyse(QStringLiteral("um dois segunda-feira quatro"), 3).size(), size_t(3));
        QVERIFY(analyser.analyse(QString(200'000, QLatin1Char('a'))).front().forms.first().size() <= 64);
        QVERIFY(analyser.analyse(QStringLiteral("a1").repeated(50'000)).size() > 1);
    }

    void meets_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("word");
        QTest::addColumn<bool>("meets");
        const auto yes = [](const QString &text, const QStringList &words) {
            for (const QString &word : words)
                QTest::addRow("%s <- %s", qPrintable(text), qPrintable(word)) << text << word << true;
        };
        const auto no = [](const QString &text, const QStringList &words) {
            for (const QString &word : words)
                QTest::addRow("%s | %s", qPrintable(text), qPrintable(word)) << text << word << false;
        };
        yes(QStringLiteral("prazo do CD-SP é curto"),
            {QStringLiteral("CD-SP"), QStringLiteral("CD SP"), QStringLiteral("CDSP"), QStringLiteral("cd-sp"), QStringLiteral("cdsp"),
             QStringLiteral("cd/sp"), QStringLiteral("CD"), QStringLiteral("sp"), QStringLiteral("CD\u2013SP"), QStringLiteral("CD.SP")});
        no(QStringLiteral("prazo do CD-SP é curto"), {QStringLiteral("SP-CD"), QStringLiteral("CD-RJ"), QStringLiteral("cds")});
        yes(QStringLiteral("o CD SP atende"), {QStringLiteral("CD-SP"), QStringLiteral("CDSP"), QStringLiteral("cd sp")});
        yes(QStringLiteral("o cd-sp atende"), {QStringLiteral("CD-SP"), QStringLiteral("CDSP"), QStringLiteral("CD SP")});
        yes(QStringLiteral("norma NR 11"), {QStringLiteral("NR-11"), QStringLiteral("NR11"), QStringLiteral("nr 11"), QStringLiteral("11")});
        yes(QStringLiteral("norma NR-06"), {QStringLiteral("NR-6"), QStringLiteral("nr 6"), QStringLiteral("NR06")});
        yes(QStringLiteral("até R$ 5.000 por viagem"),
            {QStringLiteral("5000"), QStringLiteral("5.000"), QStringLiteral("R$ 5.000"), QStringLiteral("R$5000,00"),
             QStringLiteral("5.000,00"), QStringLiteral("R$")});
        no(QStringLiteral("até R$ 5.000 por viagem"), {QStringLiteral("5"), QStringLiteral("50000"), QStringLiteral("500"), QStringLiteral("R$ 500")});
        yes(QStringLiteral("até 5.000 km"), {QStringLiteral("5000"), QStringLiteral("R$ 5.000")});
        yes(QStringLiteral("diária de R$ 350,00"), {QStringLiteral("350"), QStringLiteral("R$ 350"), QStringLiteral("350,00")});
        yes(QStringLiteral("multa de 12,5%"), {QStringLiteral("12,5"), QStringLiteral("12.5"), QStringLiteral("12"), QStringLiteral("12,50")});
        yes(QStringLiteral("veja o item 4.2"), {QStringLiteral("4.2"), QStringLiteral("4"), QStringLiteral("item 4.2")});
        no(QStringLiteral("veja o item 4.2"), {QStringLiteral("42"), QStringLiteral("4.3")});
        yes(QStringLiteral("limite de 1,000 units"), {QStringLiteral("1000")});
        yes(QStringLiteral("suporte 24x7"), {QStringLiteral("24x7"), QStringLiteral("24X7"), QStringLiteral("24")});
        yes(QStringLiteral("arquivo ops-cd-sp-v3"),
            {QStringLiteral("ops-cd-sp-v3"), QStringLiteral("CD-SP"), QStringLiteral("cd-sp-v3"), QStringLiteral("ops"), QStringLiteral("v3")});
        yes(QStringLiteral("vigente em 01/03/2026"),
            {QStringLiteral("01/03/2026"), QStringLiteral("1/3/2026"), QStringLiteral("2026-03-01"), QStringLiteral("2026"), QStringLiteral("1/3/26")});
        yes(QStringLiteral("emissão de CT-e e MDF-e"), {QStringLiteral("CTe"), QStringLiteral("CT-e"), QStringLiteral("mdfe"), QStringLiteral("MDF-E")});
        yes(QStringLiteral("CNPJ 12.345.678/0001-90"), {QStringLiteral("12345678000190"), QStringLiteral("12.345.678/0001-90")});
        yes(QStringLiteral("ligue 0800-123-4567"), {QStringLiteral("08001234567"), QStringLiteral("0800 123 4567")});
        yes(QStringLiteral("na segunda-feira"), {QStringLiteral("segunda"), QStringLiteral("segunda-feira"), QStringLiteral("segundas"), QStringLiteral("feira")});
        yes(QStringLiteral("na SEGUNDA-FEIRA"), {QStringLiteral("segunda-feira"), QStringLiteral("segunda")});
        yes(QStringLiteral("trabalho on-line"), {QStringLiteral("online"), QStringLiteral("on-line")});
        yes(QStringLiteral("trabalho online"), {QStringLiteral("on-line")});
        yes(QStringLiteral("envie um e-mail"), {QStringLiteral("email"), QStringLiteral("e-mail"), QStringLiteral("E-mails")});
        yes(QStringLiteral("política de home office"), {QStringLiteral("home office"), QStringLiteral("politica"), QStringLiteral("políticas")});
        no(QStringLiteral("office no home"), {QStringLiteral("home office")});
        yes(QStringLiteral("P&D e S.A. e S/A"), {QStringLiteral("P&D"), QStringLiteral("SA"), QStringLiteral("S/A"), QStringLiteral("pd")});
        yes(QStringLiteral("colaborador(a) e/ou férias/licenças"),
            {QStringLiteral("colaborador"), QStringLiteral("ferias"), QStringLiteral("licenca"), QStringLiteral("e/ou")});
        yes(QStringLiteral("áreas de 10 m²"), {QStringLiteral("m2"), QStringLiteral("10")});
        yes(QStringLiteral("安全 правила κανόνας"), {QStringLiteral("安全"), QStringLiteral("ПРАВИЛА"), QStringLiteral("κανονας")});
        yes(QStringLiteral("d'água"), {QStringLiteral("agua"), QStringLiteral("d\u2019água")});
    }
    void meets()
    {
        QFETCH(QString, text);
        QFETCH(QString, word);
        QFETCH(bool, meets);
        m_base.put(QStringLiteral("doc"), text);
        m_base.put(QStringLiteral("other"), QStringLiteral("nada disso aqui"));
        QCOMPARE(m_base.found({word}), meets ? QStringList{QStringLiteral("doc")} : QStringList());
        QCOMPARE(m_base.read().sectionFrequency({word}).value(), std::vector<qint64>{meets ? 1 : 0});
    }

    void lengthCountsWordsOnly()
    {
        auto connection = Connection::open(QStringLiteral(":memory:"), Connection::Mode::Create);
        VERIFY_RESULT(connection);
        (*connection)->execute("CREATE VIRTUAL TABLE t USING fts5(text, tokenize='lastro')");
        (*connection)->prepare("INSERT INTO t VALUES(?)").with(QStringLiteral("aprovações do CD-SP custam R$ 5.000,00")).run();
        // docsize is one number of variable length a column: aprovações do CD-SP custam 5000
        Statement size = (*connection)->prepare("SELECT sz FROM t_docsize");
        QVERIFY(size.step());
        QCOMPARE(size.blob(0), QByteArray(1, 5));
    }

    void byteOffsets_data()
    {
        QTest::addColumn<QString>("word");
        QTest::addColumn<QString>("marked");
        QTest::newRow("accents") << QStringLiteral("ferias") << QStringLiteral("\U0001F600 As [férias] à\u00A0vista são R$ 5.000: NR-11, ações");
        QTest::newRow("amount") << QStringLiteral("5000") << QStringLiteral("\U0001F600 As férias à\u00A0vista são [R$ 5.000]: NR-11, ações");
        QTest::newRow("code") << QStringLiteral("nr11") << QStringLiteral("\U0001F600 As férias à\u00A0vista são R$ 5.000: [NR-11], ações");
        QTest::newRow("last") << QStringLiteral("acao") << QStringLiteral("\U0001F600 As férias à\u00A0vista são R$ 5.000: NR-11, [ações]");
    }
    void byteOffsets()
    {
        QFETCH(QString, word);
        QFETCH(QString, marked);
        auto connection = Connection::open(QStringLiteral(":memory:"), Connection::Mode::Create);
        VERIFY_RESULT(connection);
        (*connection)->execute("CREATE VIRTUAL TABLE t USING fts5(text, tokenize='lastro')");
        QString plain = marked;
        plain.remove(QLatin1Char('[')).remove(QLatin1Char(']'));
        (*connection)->prepare("INSERT INTO t VALUES(?)").with(plain).run();
        TermAnalyser analyser;
        const QString query = QLatin1Char('"') + QString::fromUtf8(analyser.analyse(word).front().forms.join('|')) + QLatin1Char('"');
        Statement highlighted = (*connection)->prepare("SELECT highlight(t, 0, '[', ']') FROM t WHERE t MATCH ?");
        QVERIFY(highlighted.with(query).step());
        QCOMPARE(highlighted.text(0), marked);
    }

private:
    TemporaryBase m_base;
};

QTEST_GUILESS_MAIN(TermsTest)
#include "tst_terms.moc"
