// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/judge/askedkind.h"

#include <QTest>

using namespace lastro::judge;

class AskedKindTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void readsQuestions_data()
    {
        QTest::addColumn<QString>("question");
        QTest::addColumn<QString>("kind");
        const auto row = [](const char *question, const char *kind) {
            QTest::newRow(question) << QString::fromUtf8(question) << QString::fromLatin1(kind);
        };
        row("qual o prazo de entrega do CD-SP?", "duration");
        row("em quantos dias sai o reembolso", "duration");
        row("Quanto tempo dura o treinamento?", "duration");
        row("até quando posso entregar o comprovante?", "duration");
        row("qual o limite de reembolso?", "amount");
        row("quanto custa o estacionamento", "amount");
        row("Qual é o valor da diária?", "amount");
        row("quantas docas tem o CD?", "count");
        row("qual a temperatura da carga fria?", "count");
        row("que horas fecha a portaria?", "time_of_day");
        row("Qual o horário de corte?", "time_of_day");
        row("quem aprova despesa acima de 3 mil?", "person");
        row("qual área cuida do ponto?", "person");
        row("onde registro a escala?", "place");
        row("qual o telefone do RH", "place");
        row("quando é pago o salário?", "date");
        row("Em que ano a empresa foi fundada?", "date");
        row("posso pedir reembolso de taxi?", "yes_no");
        row("É permitido fumar?", "yes_no");
        row("tenho direito a vale?", "yes_no");
        row("como congelar linhas na planilha?", "how_to");
        row("o que devo fazer se perder o crachá?", "how_to");
        row("erro E-217 oq fazer", "how_to");
        row("o que é OTIF?", "definition");
        row("como se chama o diretor?", "other");
        row("fale sobre uniformes", "other");
        row("how do I open a ticket?", "how_to");
        row("who approves travel?", "person");
        row("how long is the deadline?", "duration");
        row("", "other");
    }

    void readsQuestions()
    {
        QFETCH(QString, question);
        QFETCH(QString, kind);
        QCOMPARE(askedKindName(askedKindOf(question)), kind);
    }

    void findsKindsInText_data()
    {
        QTest::addColumn<AskedKind>("kind");
        QTest::addColumn<QString>("text");
        QTest::addColumn<bool>("holds");
        const auto row = [](AskedKind kind, const char *text, bool holds) {
            QTest::addRow("%s: %s", qPrintable(askedKindName(kind)), text) << kind << QString::fromUtf8(text) << holds;
        };
        row(AskedKind::Amount, "O limite é de R$ 120,00.", true);
        row(AskedKind::Amount, "A meta é 97%.", true);
        row(AskedKind::Amount, "O limite é revisto todo ano.", false);
        row(AskedKind::Duration, "O prazo é de 24 horas úteis.", true);
        row(AskedKind::Duration, "em até cinco dias corridos", true);
        row(AskedKind::Duration, "Centro: CD-SP; Prazo: 36h", true);
        row(AskedKind::Duration, "O prazo é longo.", false);
        row(AskedKind::Count, "São duas reentregas.", true);
        row(AskedKind::Count, "São várias reentregas.", false);
        row(AskedKind::Date, "Pago até o dia 5.", true);
        row(AskedKind::Date, "Fundada em 1969.", true);
        row(AskedKind::Date, "Pago com gosto.", false);
        row(AskedKind::TimeOfDay, "O corte é às 16h30.", true);
        row(AskedKind::TimeOfDay, "O corte é cedo.", false);
        row(AskedKind::Person, "Aprova a Gerência da área.", true);
        row(AskedKind::Person, "Aprova-se em três dias.", false);
        row(AskedKind::Place, "Registre no Portal do Colaborador.", true);
        row(AskedKind::Place, "registre logo.", false);
        row(AskedKind::HowTo, "Clique em Exibir e escolha Congelar.", true);
        row(AskedKind::YesNo, "Não há pagamento em dinheiro.", true);
        row(AskedKind::YesNo, "A sala tem vista.", false);
        row(AskedKind::Other, "", true);
        row(AskedKind::Amount, "", false);
    }

    void findsKindsInText()
    {
        QFETCH(AskedKind, kind);
        QFETCH(QString, text);
        QFETCH(bool, holds);
        QCOMPARE(holdsKind(text, kind), holds);
    }

    void rulesAreForOfficialPages()
    {
        QVERIFY(statesRule(QStringLiteral("O limite é R$ 5.000")));
        QVERIFY(statesRule(QStringLiteral("Entregue em 3 dias")));
        QVERIFY(statesRule(QStringLiteral("Todos têm direito")));
        QVERIFY(!statesRule(QStringLiteral("Abra o menu Chamados e clique em Novo.")));
        QVERIFY(!statesRule(QString()));
    }
};

QTEST_GUILESS_MAIN(AskedKindTest)
#include "tst_askedkind.moc"
