// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/language.h"
#include "tests/support/sampleanswers.h"
#include "ui/chat/citationlist.h"
#include "ui/chat/fallbackwords.h"
#include "ui/chat/judgewords.h"
#include "ui/chat/reasonwords.h"
#include "ui/chat/turnwords.h"
#include "words/errorwords.h"

#include <QFile>
#include <QRegularExpression>
#include <QSet>
#include <QTest>

using namespace lastro;
using namespace lastro::chat;

class TestChatWords : public QObject {
    Q_OBJECT
private:
    std::unique_ptr<tests::Language> m_language;

    static QStringList judgeFeatures()
    {
        QStringList features;
        static const QRegularExpression name(QStringLiteral("\"([a-z_]+)\""));
        for (const char *file : {"localjudge.cpp", "termoverlapjudge.cpp", "fittedfeatures.h"}) {
            QFile source(QStringLiteral(LASTRO_SOURCE_DIR "/core/judge/") + QLatin1String(file));
            if (!source.open(QIODevice::ReadOnly))
                return {};
            for (auto it = name.globalMatch(QString::fromUtf8(source.readAll())); it.hasNext();)
                features << it.next().captured(1);
        }
        return features;
    }

private Q_SLOTS:
    void initTestCase() { m_language = std::make_unique<tests::Language>(QStringLiteral("pt_BR")); }

    void quietLines_data()
    {
        QTest::addColumn<int>("outcome");
        QTest::addColumn<int>("retriever");
        QTest::addColumn<int>("judge");
        QTest::addColumn<double>("usd");
        QTest::addColumn<QString>("line");
        const auto row = [](const char *name, model::Outcome outcome, model::RetrieverUsed retriever, model::JudgeUsed judge, double usd, const char *line) {
            QTest::newRow(name) << int(outcome) << int(retriever) << int(judge) << usd << QString::fromUtf8(line);
        };
        row("usual", model::Outcome::Answered, model::RetrieverUsed::Hybrid, model::JudgeUsed::Local, 0, "confere com a fonte · busca híbrida · juiz 3 · 1.084 ms · sem custo");
        row("words only", model::Outcome::Answered, model::RetrieverUsed::Lexical, model::JudgeUsed::TermOverlap, 0, "confere com a fonte · busca só por palavras · juiz por palavras 3 · 1.084 ms · sem custo");
        row("paid", model::Outcome::Answered, model::RetrieverUsed::Hybrid, model::JudgeUsed::Model, 0.0123, "confere com a fonte · busca híbrida · juiz do modelo de linguagem 3 · 1.084 ms · US$ 0,0123");
        row("refusal", model::Outcome::NotFound, model::RetrieverUsed::Hybrid, model::JudgeUsed::Local, 0, "busca híbrida · 1.084 ms · sem custo");
    }

    void quietLines()
    {
        QFETCH(int, outcome);
        QFETCH(int, retriever);
        QFETCH(int, judge);
        QFETCH(double, usd);
        QFETCH(QString, line);
        model::Answer answer = tests::sampleAnswer();
        answer.outcome = model::Outcome(outcome);
        answer.retriever = model::RetrieverUsed(retriever);
        answer.judge = model::JudgeUsed(judge);
        answer.cost.usd = usd;
        answer.timingsMs[QStringLiteral("total")] = 1084.4;
        QCOMPARE(quietLine(answer), line);
    }

    void aLineWithoutFiguresSaysOnlyWhatIsKnown()
    {
        QCOMPARE(quietLine({}), QStringLiteral("busca híbrida · sem custo"));
    }

    void costs_data()
    {
        QTest::addColumn<int>("calls");
        QTest::addColumn<int>("unpriced");
        QTest::addColumn<double>("usd");
        QTest::addColumn<QString>("words");
        QTest::newRow("no call") << 0 << 0 << 0.0 << QStringLiteral("sem custo");
        QTest::newRow("free model") << 3 << 0 << 0.0 << QStringLiteral("sem custo");
        QTest::newRow("priced") << 3 << 0 << 0.0004 << QStringLiteral("US$ 0,0004");
        QTest::newRow("tiny") << 1 << 0 << 0.00002 << QStringLiteral("menos de US$ 0,0001");
        QTest::newRow("dear") << 9 << 0 << 1234.5 << QStringLiteral("US$ 1.234,5000");
        QTest::newRow("one unknown") << 1 << 1 << 0.0 << QStringLiteral("custo desconhecido (1 chamada)");
        QTest::newRow("unknown") << 3 << 2 << 0.0 << QStringLiteral("custo desconhecido (2 chamadas)");
        QTest::newRow("in part") << 3 << 2 << 0.0123 << QStringLiteral("US$ 0,0123 + custo desconhecido (2 chamadas)");
    }

    void costs()
    {
        QFETCH(int, calls);
        QFETCH(int, unpriced);
        QFETCH(double, usd);
        QFETCH(QString, words);
        model::Answer answer;
        answer.cost.calls = calls;
        answer.cost.unpriced = unpriced;
        answer.cost.usd = usd;
        QCOMPARE(quietLine(answer), QStringLiteral("busca híbrida · ") + words);
    }

    void theLineNamesPathAndModel()
    {
        model::Answer answer = tests::sampleModelAnswer();
        QCOMPARE(quietLine(answer), QStringLiteral("confere com a fonte · busca híbrida · em cadeia · juiz do modelo de linguagem 3 · redigida por modelo-pequeno · 84 ms · US$ 0,0004"));
        answer.path = model::Path::WholeDocument;
        answer.languageModel = QStringLiteral("a/") + QString(300, QLatin1Char('b')) + QStringLiteral("\nc");
        QVERIFY(quietLine(answer).contains(QStringLiteral(" · documento inteiro · ")));
        QVERIFY(quietLine(answer).contains(QStringLiteral("redigida por a/bbb")));
        QVERIFY(quietLine(answer).size() < 220);
        answer.path = model::Path::OnePass;
        answer.outcome = model::Outcome::NotFound;                 // nothing was worded
        QCOMPARE(quietLine(answer), QStringLiteral("busca híbrida · 84 ms · US$ 0,0004"));
        const tests::Language english(QStringLiteral("en"));
        answer.cost.unpriced = 1;
        QCOMPARE(quietLine(answer), QStringLiteral("hybrid search · 84 ms · US$ 0.0004 + cost unknown (1 call)"));
        QLocale::setDefault(QLocale(QStringLiteral("pt_BR")));
    }

    void fallBacks_data()
    {
        QTest::addColumn<int>("step");
        QTest::addColumn<int>("outcome");
        QTest::addColumn<int>("judge");
        QTest::addColumn<QString>("begin");
        QTest::addColumn<QString>("end");
        const auto row = [](const char *name, model::Step step, model::Outcome outcome, model::JudgeUsed judge, const char *begin, const char *end) {
            QTest::newRow(name) << int(step) << int(outcome) << int(judge) << QString::fromUtf8(begin) << QString::fromUtf8(end);
        };
        using model::JudgeUsed;
        using model::Outcome;
        using model::Step;
        row("rewrite", Step::Rewrite, Outcome::Answered, JudgeUsed::Local, "reformulação da busca", "a busca usou as palavras da pergunta");
        row("judge", Step::Judge, Outcome::NotFound, JudgeUsed::Local, "avaliação dos trechos", "o juiz local avaliou");
        row("last judge", Step::Judge, Outcome::NotFound, JudgeUsed::TermOverlap, "avaliação dos trechos", "o juiz por palavras avaliou");
        row("whole document", Step::Judge, Outcome::Partial, JudgeUsed::Model, "avaliação dos trechos", "valem as notas que ele já tinha dado");
        row("answer", Step::Answer, Outcome::Answered, JudgeUsed::Local, "escrita da resposta", "as palavras são as dos documentos");
        row("no answer", Step::Answer, Outcome::NotFound, JudgeUsed::Local, "escrita da resposta", "a resposta foi procurada nas frases dos documentos");
    }

    void fallBacks()
    {
        QFETCH(int, step);
        QFETCH(int, outcome);
        QFETCH(int, judge);
        QFETCH(QString, begin);
        QFETCH(QString, end);
        model::Answer answer;
        answer.outcome = model::Outcome(outcome);
        answer.judge = model::JudgeUsed(judge);
        QVERIFY(fallBackWords(answer).isEmpty());
        answer.fellBack = {{model::Step(step), {base::ErrorCode::ServerTimedOut, {}, {}}}};
        QCOMPARE(fallBackWords(answer), QStringList{QStringLiteral("Sem o modelo de linguagem: ") + begin
                 + QStringLiteral(". ") + words::errorSentence(answer.fellBack[0].why) + QStringLiteral(" Em vez disso, ") + end + QLatin1Char('.')});
    }

    void oneReasonIsSaidOnce()
    {
        model::Answer answer = tests::sampleFallenBack();
        QCOMPARE(fallBackWords(answer).size(), 2);
        const base::Error ceiling{base::ErrorCode::SpendCeilingReached, {}, QStringLiteral("day")};
        answer.fellBack = {{model::Step::Rewrite, ceiling}, {model::Step::Judge, ceiling}, {model::Step::Answer, ceiling}, {model::Step::Judge, ceiling}};
        QCOMPARE(fallBackWords(answer), QStringList{QStringLiteral("Sem o modelo de linguagem: reformulação da busca, avaliação dos trechos, escrita da resposta. ")
                 + words::errorSentence(ceiling) + QStringLiteral(" Em vez disso, a busca usou as palavras da pergunta; o juiz local avaliou; as palavras são as dos documentos.")});
    }

    void everyScoreAndReasonHasWords()
    {
        QSet<QString> words;
        for (int score = 0; score <= 3; ++score)
            words << judgeWords(*model::JudgeScore::make(score));
        QCOMPARE(words.size(), 4);
        words.clear();
        for (const auto reason : {model::DropReason::SectionNotSent, model::DropReason::QuoteNotLiteral, model::DropReason::QuoteTooShort,
                                  model::DropReason::NumberNotInQuote, model::DropReason::NegationLost, model::DropReason::NotOfficial,
                                  model::DropReason::NotInQuote})
            words << dropWords(reason);
        QCOMPARE(words.size(), 7);
        QVERIFY(!words.contains(QString()));
    }

    void reasons_data()
    {
        QTest::addColumn<QString>("feature");
        QTest::addColumn<QString>("words");
        QTest::newRow("coverage") << QStringLiteral("coverage") << QStringLiteral("palavras da pergunta presentes 0,82");
        QTest::newRow("kind") << QStringLiteral("kind_amount") << QStringLiteral("tipo de resposta pedido 0,82");
        QTest::newRow("total") << QStringLiteral("total") << QStringLiteral("soma 0,82");
        QTest::newRow("ranking") << QStringLiteral("ranking") << QStringLiteral("posição na busca 0,82");
        QTest::newRow("rule") << QStringLiteral("unknown_code") << QStringLiteral("a pergunta traz um código que não há na base");
        QTest::newRow("absent") << QStringLiteral("kind_absent") << QStringLiteral("não traz o número, valor ou prazo pedido");
        QTest::newRow("new") << QStringLiteral("later_feature") << QStringLiteral("later feature 0,82");
        QTest::newRow("hostile") << QStringLiteral("<b>%1</b>") << QStringLiteral("<b>%1</b> 0,82");
    }

    void reasons()
    {
        QFETCH(QString, feature);
        QFETCH(QString, words);
        QCOMPARE(reasonWords({feature, 0.82}), words);
    }

    // What weighs most stands first; what counts for nothing is folded away.
    void theReasonsThatMadeTheGradeStandFirst()
    {
        const ReasonLines lines = reasonLines({{QStringLiteral("total"), -2.5}, {QStringLiteral("coverage"), 0.9}, {QStringLiteral("late_standing"), 1.2, 1.99},
                                               {QStringLiteral("outranked"), 0.3, -2.58}, {QStringLiteral("kind"), 1}, {QStringLiteral("words"), 4, -0.08},
                                               {QStringLiteral("vector"), 0, 0}, {QStringLiteral("start"), -4.99, -4.99}, {QStringLiteral("grade_1"), -3.12},
                                               {QStringLiteral("grade_2"), -2.3}, {QStringLiteral("grade_3"), -1.1}, {QStringLiteral("other_code"), 1}});
        QCOMPARE(lines.rules, QStringList{QStringLiteral("limita a nota: não traz o código da pergunta")});
        QCOMPARE(lines.total, QStringLiteral("soma -2,50 (nota 1 a partir de -3,12, nota 2 a partir de -2,30, nota 3 a partir de -1,10)"));
        QCOMPARE(lines.main, (QStringList{QStringLiteral("página não oficial ou arquivada mais próxima 0,30 (-2,58)"),
                                          QStringLiteral("destaque em sentido 1,20 (+1,99)"), QStringLiteral("palavras da pergunta 4,00 (-0,08)")}));
        QCOMPARE(lines.others.size(), 4);
        QVERIFY(lines.others.contains(QStringLiteral("ponto de partida -4,99 (-4,99)")) && lines.others.contains(QStringLiteral("tipo de resposta pedido 1,00")));
    }

    void reasonLinesOfOtherJudges()
    {
        const ReasonLines words = reasonLines({{QStringLiteral("coverage"), 0.8}});
        QVERIFY(words.rules.isEmpty() && words.total.isEmpty() && words.others.isEmpty());
        QCOMPARE(words.main, QStringList{QStringLiteral("palavras da pergunta presentes 0,80")});
        const ReasonLines model = reasonLines({{QStringLiteral("model"), 2}, {QStringLiteral("unknown_name"), 1}});
        QCOMPARE(model.main, QStringList{QStringLiteral("nota do modelo de linguagem 2,00")});
        QCOMPARE(model.rules.size(), 1);
        const ReasonLines raised = reasonLines({{QStringLiteral("says_it_all"), 1}});
        QVERIFY(raised.rules.front().startsWith(QStringLiteral("garante a nota 2")));
        std::vector<model::JudgeReason> many;
        for (int i = 1; i <= 9; ++i)
            many.push_back({QStringLiteral("measure_%1").arg(i), 1, 0.1 * i});
        const ReasonLines some = reasonLines(many);
        QCOMPARE(some.main.size(), 5);
        QCOMPARE(some.main.front(), QStringLiteral("measure 9 1,00 (+0,90)"));
        QCOMPARE(some.others.size(), 4);
        QVERIFY(reasonLines({}).main.isEmpty());
    }

    // A feature that a judge learns to name must be worded here, in both languages.
    void everyFeatureOfTheJudgesHasWords()
    {
        const QStringList features = judgeFeatures();
        QVERIFY(features.size() >= 12);
        QSet<QString> portuguese;
        for (const QString &feature : features) {
            const QString words = reasonWords({feature, 1});
            QVERIFY2(!words.startsWith(QString(feature).replace(QLatin1Char('_'), QLatin1Char(' '))), qPrintable(words));
            portuguese.insert(words);
        }
        const tests::Language english(QStringLiteral("en"));
        for (const QString &feature : features)
            QVERIFY2(!portuguese.contains(reasonWords({feature, 1})), qPrintable(reasonWords({feature, 1})));
        QLocale::setDefault(QLocale(QStringLiteral("pt_BR")));
    }

    void refusals_data()
    {
        QTest::addColumn<int>("score");
        QTest::addColumn<int>("seal");
        QTest::addColumn<int>("standing");
        QTest::addColumn<QString>("why");
        const auto row = [](const char *name, int score, model::Seal seal, model::Standing standing, const char *why) {
            QTest::newRow(name) << score << int(seal) << int(standing) << QString::fromUtf8(why);
        };
        using model::Seal;
        using model::Standing;
        row("wiki", 3, Seal::Wiki, Standing::InForce, "nota do juiz 3 de 3: responde, mas é uma página da wiki, não oficial, que só explica como fazer.");
        row("minutes", 2, Seal::Minutes, Standing::InForce, "nota do juiz 2 de 3: traz parte da resposta, mas é uma ata, decisão pontual que não vale como política.");
        row("archived", 3, Seal::Official, Standing::Archived, "3 de 3: responde, mas o documento está arquivado e não vale mais.");
        row("later", 3, Seal::Wiki, Standing::NotYetInForce, "3 de 3: responde, mas o documento ainda não vale.");
        row("no sentence", 3, Seal::Official, Standing::InForce, "3 de 3: responde, mas nenhuma frase dela responde por si só.");
        row("same subject", 1, Seal::Official, Standing::InForce, "1 de 3: é do mesmo assunto, mas não responde.");
        row("other subject", 0, Seal::Wiki, Standing::InForce, "0 de 3: trata de outro assunto.");
    }

    void refusals()
    {
        QFETCH(int, score);
        QFETCH(int, seal);
        QFETCH(int, standing);
        QFETCH(QString, why);
        model::Answer answer = tests::sampleRefusal();
        answer.evidence = {tests::sampleEvidence(QStringLiteral("d"), QStringLiteral("T"), QStringLiteral("a"), QStringLiteral("H"), model::Seal(seal), score)};
        answer.evidence[0].standing = model::Standing(standing);
        answer.nearest.clear();
        QVERIFY2(refusalWords(answer).endsWith(why), qPrintable(refusalWords(answer)));
    }

    void refusalsNameTheJudgeAndWhatWasDropped()
    {
        model::Answer answer = tests::sampleAnswer();
        answer.judge = model::JudgeUsed::TermOverlap;
        QCOMPARE(refusalWords(answer), QStringLiteral("A seção mais próxima tem nota por palavras 3 de 3: responde, mas nenhuma afirmação passou na conferência com o trecho citado."));
        answer.judge = model::JudgeUsed::Model;
        QVERIFY(refusalWords(answer).contains(QStringLiteral("nota do modelo de linguagem 3 de 3")));
        QCOMPARE(refusalWords({}), QString());
        QCOMPARE(judgePart({}), QString());
    }

    void searchesNameTheirFilters()
    {
        QCOMPARE(searchWords({QStringLiteral("hotel"), {}}), QStringLiteral("“hotel”"));
        QCOMPARE(searchWords({QStringLiteral("%1 %2"), {{QStringLiteral("area"), QStringLiteral("frota")}, {QStringLiteral("in_force"), true}}}),
                 QStringLiteral("“%1 %2” · área: frota · só vigentes"));
        QCOMPARE(searchWords({QStringLiteral("x"), {{QStringLiteral("day"), QDate(2026, 3, 10)}}}), QStringLiteral("“x” · no dia 10/03/2026"));
        QCOMPARE(searchWords({QStringLiteral("x"), {{QStringLiteral("day"), QStringLiteral("ontem")}}}), QStringLiteral("“x” · no dia ontem"));
        QCOMPARE(searchWords({QStringLiteral("x"), {{QStringLiteral("future"), 1}}}), QStringLiteral("“x”"));
        QCOMPARE(searchWords({QStringLiteral("x"), {{QStringLiteral("in_force"), false}}}), QStringLiteral("“x” · também versões arquivadas"));
        QCOMPARE(searchWords({QStringLiteral("prazo reembolso"), {}, {{QStringLiteral("reembosso%2"), QStringLiteral("reembolso")}}}),
                 QStringLiteral("“prazo reembolso” · “reembosso%2” lido como “reembolso”"));
    }

    void anEarlierVersionIsWhyNot()
    {
        model::Answer answer = tests::sampleRefusal();
        answer.searches.front().filters.insert(QStringLiteral("in_force"), false);
        QVERIFY(refusalWords(answer).startsWith(QStringLiteral("A pergunta é sobre uma versão que não vale mais")));
        answer.searches.front().filters.insert(QStringLiteral("in_force"), true);
        QVERIFY(refusalWords(answer).startsWith(QStringLiteral("A seção mais próxima")));
        answer.searches.clear();
        QVERIFY(refusalWords(answer).startsWith(QStringLiteral("A seção mais próxima")));
    }

    void hiddenDocumentsSayWhy()
    {
        QCOMPARE(hiddenWords({{}, {}, QStringLiteral("archived"), QDate(2026, 3, 1)}), QStringLiteral("arquivado em 01/03/2026"));
        QCOMPARE(hiddenWords({{}, {}, QStringLiteral("archived"), {}}), QStringLiteral("arquivado"));
        QCOMPARE(hiddenWords({{}, {}, QStringLiteral("not_yet_in_force"), QDate(2027, 1, 1)}), QStringLiteral("vale só a partir de 01/01/2027"));
        QCOMPARE(hiddenWords({{}, {}, QStringLiteral("not_yet_in_force"), {}}), QStringLiteral("ainda não vigente"));
    }

    void placesAndStandings()
    {
        model::Evidence evidence = tests::sampleEvidence(QStringLiteral("d"), QStringLiteral("Política"), QStringLiteral("a"), QStringLiteral("1 Regra"), model::Seal::Official, 2);
        QCOMPARE(placeWords(evidence), QStringLiteral("Política, 1 Regra"));
        evidence.section.firstPage = 12;
        QCOMPARE(placeWords(evidence), QStringLiteral("Política, 1 Regra, p. 12"));
        evidence.section.heading = QStringLiteral("Política");
        QCOMPARE(placeWords(evidence), QStringLiteral("Política, p. 12"));
        QCOMPARE(standingWords(evidence), QStringLiteral("dono: RH · vigente desde 01/03/2026"));
        evidence.standing = model::Standing::Archived;
        QCOMPARE(standingWords(evidence), QStringLiteral("dono: RH · Arquivado"));
        evidence.document.metadata.archivedOn = QDate(2026, 5, 1);
        QCOMPARE(standingWords(evidence), QStringLiteral("dono: RH · arquivado em 01/05/2026"));
        evidence.standing = model::Standing::InForce;
        evidence.document.metadata = {};
        QCOMPARE(standingWords(evidence), QString());
        evidence.document.metadata.updated = QDate(2026, 1, 2);
        QCOMPARE(standingWords(evidence), QStringLiteral("atualizado em 02/01/2026"));
    }

    void citationsAreNumberedBySection()
    {
        const model::Answer answer = tests::sampleAnswer();
        const CitationList list(answer);
        QList<int> numbers;
        for (const CitationLink &link : list.links())
            numbers << link.number;
        QCOMPARE(numbers, (QList<int>{1, 1, 2, 3}));
        QCOMPARE(list.sources().size(), size_t(3));
        QCOMPARE(list.sources()[1].firstLink, size_t(2));
        QCOMPARE(list.links()[1].location.range, std::optional(answer.claims[1].citations[0].range));
    }

    void aCitationWithoutEvidenceShowsItsId()
    {
        model::Answer answer = tests::sampleAnswer();
        answer.evidence.clear();
        const CitationList list(answer);
        QCOMPARE(list.sources()[0].place, QStringLiteral("politica-de-viagens#hospedagem"));
        QVERIFY(!list.sources()[0].evidence);
        QVERIFY(CitationList(model::Answer{}).links().empty());
    }
};

QTEST_GUILESS_MAIN(TestChatWords)
#include "tst_chatwords.moc"
