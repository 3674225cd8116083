// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/personaldata.h"

#include <QtTest>

using namespace lastro::base;

class PersonalDataTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void masks_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("expected");
        const auto row = [](const char *name, const char *text, const char *expected) {
            QTest::newRow(name) << QString::fromUtf8(text) << QString::fromUtf8(expected);
        };
        row("cpf written", "meu cpf é 529.982.247-25, e agora?", "meu cpf é [CPF], e agora?");
        row("cpf of the right shape only", "o 123.456.789-00 está certo?", "o [CPF] está certo?");
        row("cpf digits that check", "consta 52998224725 no sistema", "consta [CPF] no sistema");
        row("cpf digits after the word", "CPF: 12345678900", "CPF: [CPF]");
        row("cpf with spaces", "529 982 247 25", "[CPF]");
        row("cnpj written", "fornecedor 11.222.333/0001-81 ativo", "fornecedor [CNPJ] ativo");
        row("cnpj digits", "o 11222333000181", "o [CNPJ]");
        row("cnpj with letters", "cnpj 12.ABC.345/01DE-35", "cnpj [CNPJ]");
        row("e-mail", "mandei para ana.souza+rh@empresa.com.br ontem", "mandei para [E-MAIL] ontem");
        row("mobile", "meu whats é (11) 98765-4321", "meu whats é [TELEFONE]");
        row("mobile, digits only", "ligar 11987654321", "ligar [TELEFONE]");
        row("mobile of the country", "+55 21 99876-5432", "[TELEFONE]");
        row("mobile without area", "me chama no 98765-4321", "me chama no [TELEFONE]");
        row("land line", "fone (47) 3322-1100", "fone [TELEFONE]");
        row("land line without area after the word", "telefone 3322-1100", "telefone [TELEFONE]");
        row("old plate", "o ABC-1234 bateu", "o [PLACA] bateu");
        row("old plate with a space", "placa KGB 4321", "placa [PLACA]");
        row("mercosul plate", "caminhão BRA2E19 parado", "caminhão [PLACA] parado");
        row("small mercosul plate", "o bra2e19", "o [PLACA]");
        row("plate like a year", "placa ABC-2024", "placa [PLACA]");
        row("my name is", "Oi, meu nome é João da Silva e quero férias", "Oi, meu nome é [NOME] e quero férias");
        row("my name is, small", "meu nome é joão silva, posso sair?", "meu nome é [NOME], posso sair?");
        row("called", "me chamo Zuleide e trabalho no CD-SP", "me chamo [NOME] e trabalho no CD-SP");
        row("I am the", "sou o Pedro do almoxarifado", "sou o [NOME] do almoxarifado");
        row("I am, small", "sou a maria do cd", "sou a [NOME] do cd");
        row("my boss", "minha chefe Marta Lopes não aprovou", "minha chefe [NOME] não aprovou");
        row("my manager, the", "meu gestor, o Wanderley, saiu", "meu gestor, o [NOME], saiu");
        row("my relation called", "minha filha se chama Yasmin", "minha filha se chama [NOME]");
        row("my ... given name", "meu acordo com o Paulo vale?", "meu acordo com o [NOME] vale?");
        row("I, with a comma", "eu, José Carlos, posso sair mais cedo?", "eu, [NOME], posso sair mais cedo?");
        row("I, small", "eu, josé carlos, posso?", "eu, [NOME], posso?");
        row("I, without a comma", "eu João preciso de férias", "eu [NOME] preciso de férias");
        row("dona", "a dona Marta não aprovou", "a dona [NOME] não aprovou");
        row("dona, first", "Dona Marta Lopes saiu", "Dona [NOME] saiu");
        row("seu", "o seu João da portaria ligou", "o seu [NOME] da portaria ligou");
        row("seu, small", "falei com seu joão ontem", "falei com seu [NOME]");
        row("abbreviated title", "falar com o Sr. Wanderley hoje", "falar com o Sr. [NOME] hoje");
        row("doctor", "atestado da dra. Zuleide", "atestado da dra. [NOME]");
        row("e-mail with (at)", "mande a fulano (at) empresa.com hoje", "mande a [E-MAIL] hoje");
        row("e-mail with [at]", "ana.souza[at]empresa.com.br", "[E-MAIL]");
        row("e-mail said", "é fulano arroba empresa ponto com", "é [E-MAIL]");
        row("e-mail said, longer", "ana ponto souza arroba empresa ponto com ponto br", "[E-MAIL]");
        row("e-mail with (dot)", "ana (arroba) empresa (ponto) com", "[E-MAIL]");
        row("e-mail with blanks", "ana @ empresa.com", "[E-MAIL]");
        row("two kinds", "sou a Ana, 529.982.247-25", "sou a [NOME], [CPF]");
    }
    void masks()
    {
        QFETCH(QString, text);
        QFETCH(QString, expected);
        QCOMPARE(masked(text), expected);
    }

    void leavesAlone_data()
    {
        QTest::addColumn<QString>("text");
        for (const char *text : {
                 "qual o prazo do CD-SP?", "o que diz a NR-11?", "o limite é R$ 5.000?", "R$ 1.234.567,89 em 12 vezes", "até 16/11/2026 ou 2026-11-16",
                 "CEP 01310-100", "CEP 90000123", "POL-0012 e PRO-OPS-031", "ISO-9001 e NBR 9050", "resolução ANTT 5998", "ONU 1203 na placa ONU 1203",
                 "jan2024 a mar-2025", "de 2025-2026", "norma 4.2.1.10", "nota fiscal 35241012345678000199550010000012341000012345",
                 "protocolo 2025100123", "pedido 123456789", "sou motorista e quero férias", "sou o Motorista do turno", "sou a Analista de RH",
                 "sou CLT", "meu vale-transporte em Campinas", "minha base em Uberlândia", "meu Reembolso", "minha chefe não aprovou",
                 "meu gestor da Matriz viajou", "aqui é o setor de compras", "posso levar cachorro?", "0800 123 4567", "10:30 às 12:45", "qual o prazo do seu pedido?", "Seu Pedido foi enviado", "seu Reembolso", "seu gestor aprovou", "a dona da loja",
                 "sou dona do processo", "eu, Motorista, posso?", "eu, no CD-SP, posso?", "e eu posso?", "o Sr. Gerente", "a arroba do boi. Hoje subiu",
                 "arroba vale 300. Hoje", "o ponto de entrega (ao lado)", "custa 10 @ 2.50", "ABC-12345", "o caminhão com 5000 kg", "nao-5000", ""})
            QTest::newRow(text) << QString::fromUtf8(text);
    }
    void leavesAlone()
    {
        QFETCH(QString, text);
        QCOMPARE(masked(text), text);
        QVERIFY(personalDataIn(text).empty());
    }

    void rangesAreOfTheTextAndApart()
    {
        const QString text = QStringLiteral("É a Ana? sou a Ana Lúcia Prado, cpf 529.982.247-25, ana@x.com.br, (11) 98765-4321");
        const auto found = personalDataIn(text);
        QCOMPARE(found.size(), size_t(4));
        QCOMPARE(text.mid(found[0].range.start, found[0].range.length), QStringLiteral("Ana Lúcia Prado"));
        QCOMPARE(personalKindName(found[0].kind), QStringLiteral("name"));
        QCOMPARE(personalKindName(found[1].kind), QStringLiteral("cpf"));
        QCOMPARE(personalKindName(found[2].kind), QStringLiteral("email"));
        QCOMPARE(personalKindName(found[3].kind), QStringLiteral("telephone"));
        for (size_t i = 1; i < found.size(); ++i)
            QVERIFY(found[i - 1].range.end() <= found[i].range.start);
    }

    void oneMaskingIsEnough()
    {
        const QString once = masked(QStringLiteral("sou o João, 529.982.247-25, placa ABC1D23"));
        QCOMPARE(masked(once), once);
    }
};

QTEST_GUILESS_MAIN(PersonalDataTest)
#include "tst_personaldata.moc"
