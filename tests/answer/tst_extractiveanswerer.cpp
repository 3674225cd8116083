// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/answer/conflictfinder.h"
#include "core/answer/extractiveanswerer.h"
#include "core/answer/unitranking.h"

#include "tests/support/evidence.h"
#include "tests/support/plainterms.h"

#include <QTest>

using namespace lastro;
using answer::ExtractiveAnswerer;
using model::Seal;

namespace {

QString text(const char *utf8)
{
    return QString::fromUtf8(utf8);
}

model::QuestionProfile profile(const char *question, const char *words)
{
    model::QuestionProfile made;
    made.text = text(question);
    made.sections = 100;
    made.officialSections = 100;
    for (const QString &word : text(words).split(QLatin1Char(' ')))
        made.words.push_back({word, {word}, false, 8, 8});
    return made;
}

model::Evidence judged(model::Evidence evidence, model::JudgeScore score = model::JudgeScore::answers())
{
    evidence.judge = score;
    return evidence;
}

model::Evidence limits()
{
    return judged(tests::evidence(text("reembolso#limites"), text("Limites por tipo de despesa"),
                                  text("Vale o limite de cada tipo da tabela abaixo. O que passar é pago pelo colaborador.\n"
                                       "Tipo de despesa: Refeições em viagem; Limite: R$ 120,00 por dia\n"
                                       "Tipo de despesa: Estacionamento; Limite: R$ 60,00 por dia\n"
                                       "Tipo de despesa: Lavanderia; Limite: R$ 45,00 por viagem\n"
                                       "Os limites são revistos todo mês de março.")));
}

} // namespace

class ExtractiveAnswererTest : public QObject {
    Q_OBJECT

    static QStringList answer(const model::QuestionProfile &question, const std::vector<model::Evidence> &sections,
                              ExtractiveAnswerer::Kind kind = ExtractiveAnswerer::Kind::Policy)
    {
        QStringList texts;
        for (const citation::ProposedClaim &claim : ExtractiveAnswerer(tests::plainTerms).answer(question, sections, kind)) {
            texts += claim.text;
            if (claim.citations.size() != 1 || claim.citations.front().quote != claim.text)
                texts += QStringLiteral("(not its own quote)");
        }
        return texts;
    }

private Q_SLOTS:
    void quotesTheAnsweringSentence()
    {
        const auto section = judged(tests::evidence(text("cd#prazo"), text("Prazo de entrega"),
            text("O prazo de entrega do CD-SP é de 24 horas úteis, contadas do aceite. As horas correm da 0h às 14h.\nNinguém pode prometer menos.")));
        const QStringList said = answer(profile("qual o prazo de entrega do CD-SP?", "prazo entrega CD-SP"), {section});
        QCOMPARE(said.first(), text("O prazo de entrega do CD-SP é de 24 horas úteis, contadas do aceite."));
        QVERIFY(said.size() <= 3);
    }

    void quotesTheRowAskedFor()
    {
        const QStringList said = answer(profile("qual o limite de estacionamento?", "limite estacionamento"), {limits()});
        QCOMPARE(said.first(), text("Tipo de despesa: Estacionamento; Limite: R$ 60,00 por dia"));
        QCOMPARE(said.size(), 1);
    }

    void anotherCodesRowIsNotSaid()
    {
        const auto matrix = judged(tests::evidence(text("sla#matriz"), text("Matriz"),
            text("O prazo de entrega do CD-PR é de 36 horas úteis.\nCentro: CD-SP; Prazo de entrega: 24 horas úteis; Corte: 16h\n"
                 "Centro: CD-RS; Prazo de entrega: 60 horas úteis; Corte: 14h")));
        auto question = profile("qual o prazo de entrega do cd-sp?", "prazo entrega cd-sp");
        question.words.back().code = true;
        QCOMPARE(answer(question, {matrix}), QStringList{text("Centro: CD-SP; Prazo de entrega: 24 horas úteis; Corte: 16h")});
    }

    void everyAnswerProvesItself()
    {
        const std::vector<model::Evidence> sections{limits()};
        const auto claims = ExtractiveAnswerer(tests::plainTerms).answer(profile("qual o limite de despesa?", "limite despesa"), sections,
                                                                         ExtractiveAnswerer::Kind::Policy);
        QVERIFY(!claims.empty() && claims.size() <= 3);
        const auto checked = citation::CitationChecker(sections, citation::CitationChecker::Unofficial::Refuse).check(claims);
        QCOMPARE(checked.claims.size(), claims.size());
    }

    void listsFollowTheirIntroduction()
    {
        auto section = judged(tests::evidence(text("sla#pausas"), text("Pausas"),
            text("O relógio do SLA para nestas situações:\ncliente recusa a janela;\nfalta documento fiscal;\nbloqueio de via.")));
        for (size_t i = 1; i < section.section.blocks.size(); ++i)
            section.section.blocks[i].kind = model::BlockKind::ListItem;
        const QStringList said = answer(profile("quando o relógio do SLA para?", "relógio SLA para"), {section});
        QCOMPARE(said, (QStringList{text("O relógio do SLA para nestas situações:"), text("cliente recusa a janela;"), text("falta documento fiscal;")}));
    }

    void nearEqualSentencesAreSaidOnce()
    {
        const auto first = judged(tests::evidence(text("a#1"), text("Férias"), text("As férias são de 30 dias corridos por ano.")));
        const auto second = judged(tests::evidence(text("b#1"), text("Férias"), text("As férias são de 30 dias por ano corridos.")));
        QCOMPARE(answer(profile("quantos dias de férias?", "dias férias"), {first, second}).size(), 1);
    }

    void unofficialAnswersStateNoRule()
    {
        const auto wiki = judged(tests::evidence(text("w#1"), text("Abrir chamado"),
            text("Para abrir chamado, entre no portal e clique em Novo. O prazo do chamado é de 3 dias. O limite é R$ 5.000."), Seal::Wiki));
        const QStringList said = answer(profile("como abrir um chamado?", "abrir chamado"), {wiki}, ExtractiveAnswerer::Kind::Unofficial);
        QCOMPARE(said, QStringList{text("Para abrir chamado, entre no portal e clique em Novo.")});
        const auto rule = judged(tests::evidence(text("w#2"), text("Limite"), text("O limite de reembolso é R$ 5.000."), Seal::Wiki));
        QVERIFY(answer(profile("como pedir reembolso?", "pedir reembolso"), {rule}, ExtractiveAnswerer::Kind::Unofficial).isEmpty());
    }

    void nothingFitsNothingIsSaid()
    {
        QVERIFY(answer(profile("prazo?", "prazo"), {}).isEmpty());
        QVERIFY(answer(profile("taxi?", "taxi"), {judged(tests::evidence(text("a#1"), {}, {}))}).isEmpty());
        QVERIFY(answer(profile("taxi?", "taxi"), {judged(tests::evidence(text("a#1"), {}, text("O uniforme completo é azul.")))}).size() <= 1);
    }

    void similarityIsOfTheSmallerText()
    {
        const QStringList small{text("a"), text("b")};
        QCOMPARE(answer::similarity(small, {text("a"), text("b"), text("c")}), 1.0);
        QCOMPARE(answer::similarity(small, {text("a"), text("x")}), 0.5);
        QCOMPARE(answer::similarity({}, small), 0.0);
    }

    void conflictsAreNamed_data()
    {
        QTest::addColumn<QString>("other");
        QTest::addColumn<Seal>("seal");
        QTest::addColumn<QStringList>("values");
        const auto row = [](const char *name, const char *other, Seal seal, const char *values) {
            QTest::newRow(name) << text(other) << seal << text(values).split(QLatin1Char('|'), Qt::SkipEmptyParts);
        };
        row("wiki differs", "O prazo de entrega do CD-SP é de 48 horas.", Seal::Wiki, "24 horas|48 horas");
        row("minutes differ", "Prazo de entrega do CD-SP: doze horas.", Seal::Minutes, "24 horas|doze horas");
        row("same value", "O prazo de entrega do CD-SP é de 24 horas.", Seal::Wiki, "");
        row("same in words", "O prazo de entrega do CD-SP é de vinte e quatro horas.", Seal::Wiki, "");
        row("other unit", "O prazo de entrega do CD-SP custa R$ 48.", Seal::Wiki, "");
        row("other subject", "O almoço dura 48 horas.", Seal::Wiki, "");
        row("no figure", "O prazo de entrega do CD-SP é longo.", Seal::Wiki, "");
        row("official too", "O prazo de entrega do CD-SP é de 48 horas.", Seal::Official, "");
    }

    void conflictsAreNamed()
    {
        QFETCH(QString, other);
        QFETCH(Seal, seal);
        QFETCH(QStringList, values);
        const auto official = tests::evidence(text("cd#prazo"), text("Prazo"), text("O prazo de entrega do CD-SP é de 24 horas úteis."));
        const model::Claim claim{official.section.text, true, {{official.section.id, official.section.text, {0, official.section.text.size()}, true}}};
        const std::vector<model::Evidence> evidence{official, tests::evidence(text("w#x"), text("Notas"), other, seal)};
        const auto conflicts = answer::findConflicts(profile("qual o prazo de entrega do CD-SP?", "prazo entrega CD-SP"), {claim}, evidence, tests::plainTerms);
        QCOMPARE(conflicts.size(), size_t(values.isEmpty() ? 0 : 1));
        if (!values.isEmpty()) {
            QCOMPARE(conflicts.front().values, values);
            QCOMPARE(conflicts.front().official, official.section.id);
            QCOMPARE(conflicts.front().other.toString(), text("w#x"));
        }
    }

    void itemsOfTheNextSectionAnswer()
    {
        model::Evidence lead = judged(tests::evidence(text("v#diarias"), text("Diárias"), text("Outra coisa se aplica.\nO valor das diárias em viagem por cidade segue:")));
        const model::Evidence rows = judged(tests::evidence(text("v#valores"), text("Valores"),
                                                            text("Cidade: Itu; Valor: R$ 90,00\nCidade: Santos; Valor: R$ 95,00\nCidade: Manaus; Valor: R$ 99,00")));
        const auto question = profile("qual o valor das diárias em viagem em manaus?", "valor diárias viagem manaus");
        lead.next = std::make_shared<const model::Section>(rows.section);
        const QStringList told = answer(question, {lead, rows});
        QVERIFY2(told.contains(text("Cidade: Manaus; Valor: R$ 99,00")), qPrintable(told.join(QLatin1Char('|'))));
        QVERIFY(told.size() <= 3);
        QVERIFY(!answer(question, {lead}).isEmpty());            // without the next section at hand
    }

    void withoutOfficialClaimsNoConflict()
    {
        const auto wiki = tests::evidence(text("w#x"), text("Prazo"), text("O prazo é de 48 horas."), Seal::Wiki);
        const auto question = profile("prazo?", "prazo");
        QVERIFY(answer::findConflicts(question, {}, std::span(&wiki, 1), tests::plainTerms).empty());
        const model::Claim unofficial{text("O prazo é de 24 horas."), false, {{wiki.section.id, {}, {}, true}}};
        QVERIFY(answer::findConflicts(question, {unofficial}, std::span(&wiki, 1), tests::plainTerms).empty());
    }
};

QTEST_GUILESS_MAIN(ExtractiveAnswererTest)
#include "tst_extractiveanswerer.moc"
