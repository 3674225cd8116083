// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/retrieval/retriever.h"

#include "tests/support/filledbase.h"

#include <QTest>

using namespace lastro;
using model::Seal;
using retrieval::Retrieved;
using retrieval::Retriever;

namespace {

QString text(const char *utf8)
{
    return QString::fromUtf8(utf8);
}

const QDate day(2026, 3, 10);

bool fill(tests::FilledBase &base)
{
    model::Document archived = tests::documentOf(text("ops-cd-sp-v2"));
    archived.title = text("Operação do CD-SP (versão 2)");
    archived.metadata.archived = true;
    archived.metadata.archivedOn = QDate(2026, 1, 15);
    model::Document future = tests::documentOf(text("uniformes-2027"));
    future.metadata.inForceSince = QDate(2027, 1, 1);
    model::Document secret = tests::documentOf(text("bonus-diretoria"));
    secret.metadata.audience = {text("Diretoria")};
    return base.put(tests::documentOf(text("ops-cd-sp-v3")),
                    {{text("Horário"), text("O CD-SP opera de segunda a sexta-feira.")},
                     {text("Prazo de entrega"), text("O prazo de entrega do CD-SP é de 24 horas úteis, contadas do aceite do pedido.")}})
        && base.put(tests::documentOf(text("ops-cd-pr")), {{text("Prazo de entrega"), text("O prazo de entrega do CD-PR é de 36 horas úteis.")}})
        && base.put(tests::documentOf(text("ferias")),
                    {{text("Duração"), text("As férias são de 30 dias corridos por ano.")}, {text("Venda"), text("Até dez dias podem ser vendidos.")}})
        && base.put(tests::documentOf(text("wiki-prazo"), Seal::Wiki), {{text("Prazo de entrega"), text("O prazo de entrega do CD-SP é de 48 horas, dizem.")}})
        && base.put(tests::documentOf(text("ata-prazo"), Seal::Minutes), {{text("Prazo de entrega"), text("O prazo de entrega do CD-SP foi de 12 horas neste dia.")}})
        && base.put(archived, {{text("Prazo de entrega"), text("O prazo de entrega do CD-SP é de 72 horas úteis.")}})
        && base.put(future, {{text("Uniforme"), text("O uniforme novo é verde e amarelo.")}})
        && base.put(secret, {{text("Bônus"), text("O bônus da diretoria é pago em abril.")}}) && base.embed();
}

} // namespace

class RetrieverTest : public QObject {
    Q_OBJECT

    std::unique_ptr<tests::FilledBase> m_base;
    bool m_changed = true;        ///< a test wrote to the base: the next one gets a new one
    std::unique_ptr<store::IndexReader> m_reader;

    retrieval::VectorIndexProvider vectors()
    {
        return [this]() -> std::shared_ptr<const index::VectorIndex> {
            auto entries = m_reader->vectors(m_base->embedder.model());
            return entries ? index::makeExactIndex(std::move(*entries), m_base->embedder.dimensions()) : nullptr;
        };
    }

    Retrieved ask(const char *question, const char *area = "", QDate on = day, const std::vector<QStringList> &glossary = {})
    {
        Retriever retriever(*m_reader, vectors(), &m_base->embedder);
        auto retrieved = retriever.retrieve({text(question), text(area), on}, glossary);
        return retrieved ? *retrieved : Retrieved();
    }

    static QStringList documents(const Retrieved &retrieved)
    {
        QStringList ids;
        for (const model::Evidence &evidence : retrieved.evidence)
            ids += evidence.document.id;
        return ids;
    }

private Q_SLOTS:
    void init()
    {
        if (!std::exchange(m_changed, false))
            return;
        m_reader.reset();
        m_base = std::make_unique<tests::FilledBase>();
        QVERIFY(fill(*m_base));
        m_reader = m_base->reader();
        QVERIFY(m_reader);
    }

    void cleanupTestCase()
    {
        m_reader.reset();
        m_base.reset();
    }

    void ranksTheRightSectionFirst_data()
    {
        QTest::addColumn<QString>("question");
        QTest::addColumn<QString>("section");
        QTest::newRow("code") << text("qual o prazo de entrega do CD-SP?") << text("ops-cd-sp-v3#s2");
        QTest::newRow("other code") << text("prazo de entrega do cd-pr") << text("ops-cd-pr#s1");
        QTest::newRow("accents") << text("FERIAS quantos dias") << text("ferias#s1");
        QTest::newRow("special signs") << text("(ferias* OR \"NEAR\" AND) duração") << text("ferias#s1");
    }

    void ranksTheRightSectionFirst()
    {
        QFETCH(QString, question);
        QFETCH(QString, section);
        const Retrieved retrieved = ask(qPrintable(question));
        QCOMPARE(retrieved.retriever, model::RetrieverUsed::Hybrid);
        QVERIFY(!retrieved.evidence.empty());
        const model::Evidence &first = retrieved.evidence.front();
        QCOMPARE(first.section.id.toString(), section);
        QVERIFY(first.scores.lexical > 0 && first.scores.vector > 0 && first.scores.fused > 0);
        QVERIFY(!first.judge);
        for (size_t i = 1; i < retrieved.evidence.size(); ++i)
            QVERIFY(retrieved.evidence[i - 1].scores.fused >= retrieved.evidence[i].scores.fused);
        QVERIFY(retrieved.found > 0);
    }

    void officialOutweighsWikiAndMinutes()
    {
        const QStringList order = documents(ask("prazo de entrega do CD-SP"));
        QVERIFY(order.indexOf(text("ops-cd-sp-v3")) < order.indexOf(text("wiki-prazo")));
        QVERIFY(order.contains(text("ata-prazo")));
    }

    void whatIsNotInForceIsHiddenButNamed()
    {
        const Retrieved now = ask("qual o prazo de entrega do CD-SP?");
        QVERIFY(!documents(now).contains(text("ops-cd-sp-v2")));
        QCOMPARE(now.hidden.size(), size_t(1));
        QCOMPARE(now.hidden.front().document, text("ops-cd-sp-v2"));
        QCOMPARE(now.hidden.front().reason, text("archived"));
        QCOMPARE(now.hidden.front().date, QDate(2026, 1, 15));
        QCOMPARE(ask("como é o uniforme novo?").hidden.front().reason, text("not_yet_in_force"));
        QVERIFY(ask("quantos dias de férias?").hidden.empty());
    }

    void theDayDecides()
    {
        QVERIFY(documents(ask("prazo de entrega do CD-SP", "", QDate(2026, 1, 1))).contains(text("ops-cd-sp-v2")));
        QCOMPARE(documents(ask("uniforme novo", "", QDate(2027, 1, 1))).front(), text("uniformes-2027"));
    }

    void anotherAudienceLeavesNoTrace()
    {
        for (const char *area : {"", "rh"}) {
            const Retrieved outside = ask("bônus da diretoria pago em abril", area);
            QVERIFY(!documents(outside).contains(text("bonus-diretoria")));
            QVERIFY(outside.hidden.empty());
            for (const model::QuestionWord &word : outside.profile.words)
                QCOMPARE(word.sections, 0);
        }
        QCOMPARE(documents(ask("bônus da diretoria pago em abril", "diretoria")).front(), text("bonus-diretoria"));
    }

    void ownAreaBreaksNearTies()
    {
        m_changed = true;
        for (const char *area : {"norte", "sul"}) {
            model::Document document = tests::documentOf(text("ponto-") + text(area));
            document.metadata.area = text(area);
            QVERIFY(m_base->put(document, {{text("Ponto"), text("O ponto eletrônico da regional %1 fecha no fim do mês.").arg(text(area))}}));
        }
        QVERIFY(m_base->embed());
        QCOMPARE(documents(ask("quando fecha o ponto eletrônico?", "norte")).front(), text("ponto-norte"));
        QCOMPARE(documents(ask("quando fecha o ponto eletrônico?", "sul")).front(), text("ponto-sul"));
    }

    void sameTextsFold()
    {
        m_changed = true;
        QVERIFY(m_base->put(tests::documentOf(text("copia"), Seal::Wiki), {{text("Duração"), text("As férias são de 30 dias\ncorridos por ano.")}}));
        QVERIFY(m_base->embed());
        const Retrieved retrieved = ask("duração das férias");
        QCOMPARE(documents(retrieved).front(), text("ferias"));
        QVERIFY(!documents(retrieved).contains(text("copia")));
    }

    void withoutVectorsWordsAlone()
    {
        for (const bool withEmbedder : {false, true}) {
            Retriever retriever(*m_reader, [] { return nullptr; }, withEmbedder ? &m_base->embedder : nullptr);
            const auto retrieved = retriever.retrieve({text("prazo de entrega do CD-SP"), {}, day}, {});
            QVERIFY(retrieved);
            QCOMPARE(retrieved->retriever, model::RetrieverUsed::Lexical);
            QCOMPARE(retrieved->evidence.front().section.id.toString(), text("ops-cd-sp-v3#s2"));
            QVERIFY(qIsNaN(retrieved->evidence.front().scores.vector));
            QVERIFY(!documents(*retrieved).contains(text("ferias")));       // holds no word of it
            QVERIFY(qIsNaN(retrieved->profile.vectorMean));
        }
    }

    void vectorsOfAnotherWidthFallBackToWords()
    {
        const auto wrong = [](){ return std::shared_ptr<const index::VectorIndex>(index::makeExactIndex({{1, {0, 1}, {1.0f, 0.0f}}}, 2)); };
        Retriever retriever(*m_reader, wrong, &m_base->embedder);
        const auto retrieved = retriever.retrieve({text("prazo de entrega"), {}, day}, {});
        QVERIFY(retrieved);
        QCOMPARE(retrieved->retriever, model::RetrieverUsed::Lexical);
    }

    void knowsWhatTheBaseHolds()
    {
        const Retrieved retrieved = ask("o CD-SP paga taxi nas férias de 7 dias?");
        QHash<QString, model::QuestionWord> words;
        for (const model::QuestionWord &word : retrieved.profile.words)
            words.insert(word.text, word);
        QCOMPARE(words[text("taxi")].sections, 0);
        QVERIFY(words[text("CD-SP")].code);
        QCOMPARE(words[text("CD-SP")].officialSections, 2);
        QCOMPARE(words[text("CD-SP")].sections, 4);               // wiki and minutes too, the archived one not
        QVERIFY(words.contains(text("férias")));
        QVERIFY(!words.contains(text("7")));                      // the asker's own figure
        QCOMPARE(retrieved.profile.sections, 7);
        QCOMPARE(retrieved.profile.officialSections, 5);
        QVERIFY(retrieved.profile.vectorDeviation > 0);
    }

    void knowsOtherWordingsAndNames()
    {
        const Retrieved retrieved = ask("qual a demora da remessa em Manaus?");
        QHash<QString, model::QuestionWord> words;
        for (const model::QuestionWord &word : retrieved.profile.words)
            words.insert(word.text, word);
        QCOMPARE(words[text("remessa")].officialSections, 0);
        QVERIFY(words[text("remessa")].wordings.contains(text("entrega")) == (words[text("remessa")].officialNear > 0));
        QVERIFY(words[text("Manaus")].name);
        QCOMPARE(words[text("Manaus")].officialNear, 0);
        for (const model::QuestionWord &word : ask("QUAL A DEMORA EM MANAUS?").profile.words)
            QVERIFY(!word.name);
        for (const model::QuestionWord &word : ask("Manaus tem entrega?").profile.words)
            QVERIFY(!word.name);                                  // every sentence begins with a capital
    }

    void glossaryFindsTheTwin()
    {
        const std::vector<QStringList> glossary{{text("DC-SP"), text("centro de distribuição de São Paulo"), text("CD-SP")}};
        const Retrieved retrieved = ask("prazo de entrega do DC-SP", "", day, glossary);
        QCOMPARE(retrieved.evidence.front().section.id.toString(), text("ops-cd-sp-v3#s2"));
        QCOMPARE(retrieved.searches.size(), size_t(3));
        QCOMPARE(retrieved.searches[0].text, text("prazo entrega DC-SP"));
        QCOMPARE(retrieved.searches[1].text, text("prazo de entrega do centro de distribuição de São Paulo"));
        QCOMPARE(retrieved.searches[2].text, text("prazo de entrega do CD-SP"));
        for (const model::QuestionWord &word : retrieved.profile.words)
            if (word.text == text("DC-SP"))
                QCOMPARE(word.sections, 4);
    }

    void codesAreTypedInManyWays()
    {
        const std::vector<QStringList> glossary{{text("CD-SP"), text("centro de distribuição de São Paulo")}};
        for (const char *question : {"prazo de entrega do cd-sp", "prazo de entrega do Cd-Sp", "prazo de entrega do cd sp"}) {
            const Retrieved retrieved = ask(question, "", day, glossary);
            QCOMPARE(retrieved.evidence.front().section.id.toString(), text("ops-cd-sp-v3#s2"));
            const model::QuestionWord &code = retrieved.profile.words.back();
            QVERIFY2(code.code && code.forms.contains(text("CD-SP")), question);
            QCOMPARE(code.officialSections, 2);
        }
    }

    void searchesNameTheirFilters()
    {
        const Retrieved retrieved = ask("prazo de entrega", "rh");
        QCOMPARE(retrieved.searches.front().text, text("prazo entrega"));
        QCOMPARE(retrieved.searches.front().filters[text("area")].toString(), text("rh"));
        QCOMPARE(retrieved.searches.front().filters[text("day")].toString(), text("2026-03-10"));
    }

    void theQuestionsOwnDayCounts()
    {
        const Retrieved then = ask("qual o prazo de entrega do CD-SP em vigor em dezembro de 2025?");
        QVERIFY(documents(then).contains(text("ops-cd-sp-v2")));
        QVERIFY(then.dayFromWords);
        QCOMPARE(then.day, QDate(2025, 12, 31));
        QCOMPARE(then.searches.front().filters[text("day")].toString(), text("2025-12-31"));
        QVERIFY(!then.searches.front().text.contains(text("dezembro")));
        QVERIFY(!then.profile.text.contains(text("2025")));
        const Retrieved content = ask("qual o prazo de entrega do pedido de dezembro de 2025?");
        QVERIFY(!content.dayFromWords && content.day == day);
        QVERIFY(!documents(content).contains(text("ops-cd-sp-v2")));
    }

    void earlierVersionsAreShownApart()
    {
        const Retrieved retrieved = ask("qual era o prazo de entrega do CD-SP na versão anterior?");
        QCOMPARE(retrieved.searches.front().filters[text("in_force")].toBool(), false);
        QVERIFY(!documents(retrieved).contains(text("ops-cd-sp-v2")));
        QCOMPARE(retrieved.earlier.size(), size_t(1));
        QCOMPARE(retrieved.earlier.front().document.id, text("ops-cd-sp-v2"));
        QCOMPARE(retrieved.earlier.front().standing, model::Standing::Archived);
        QVERIFY(ask("qual o prazo de entrega do CD-SP?").earlier.empty());
        QVERIFY(ask("como era o uniforme na versão anterior?").earlier.empty());          // what is to come is not earlier
    }

    void earlierVersionsOfAnotherAudienceStayHidden()
    {
        m_changed = true;
        model::Document old = tests::documentOf(text("bonus-antigo"));
        old.metadata.archived = true;
        old.metadata.audience = {text("diretoria")};
        QVERIFY(m_base->put(old, {{text("Bônus"), text("O bônus da diretoria era pago em maio.")}}));
        QVERIFY(m_base->embed());
        QVERIFY(ask("bônus da diretoria na versão anterior", "rh").earlier.empty());
        QCOMPARE(ask("bônus da diretoria na versão anterior", "diretoria").earlier.size(), size_t(1));
    }

    void anAreaNamedBreaksTiesAndHidesNothing()
    {
        m_changed = true;
        for (const char *area : {"norte", "sul"}) {
            model::Document document = tests::documentOf(text("ponto-") + text(area));
            document.metadata.area = text(area);
            QVERIFY(m_base->put(document, {{text("Ponto"), text("O ponto eletrônico fecha no fim do mês %1.").arg(text(area == QByteArray("sul") ? "corrente" : "seguinte"))}}));
        }
        QVERIFY(m_base->embed());
        const Retrieved north = ask("quando fecha o ponto eletrônico da área norte?");
        QCOMPARE(documents(north).front(), text("ponto-norte"));
        QCOMPARE(north.searches.front().filters[text("area")].toString(), text("norte"));
        QCOMPARE(documents(ask("quando fecha o ponto eletrônico da área sul?", "norte")).front(), text("ponto-sul"));
        // The only answer is of no area.
        QCOMPARE(documents(ask("quantos dias de férias para o setor sul?")).front(), text("ferias"));
        QVERIFY(!ask("ponto eletrônico da área oeste").searches.front().filters.contains(text("area")));
    }

    void typingErrorsAreMendedAndShown()
    {
        const Retrieved retrieved = ask("qual o prazo de emtrega do CD-SP?");
        const model::SearchRun &search = retrieved.searches.front();
        QCOMPARE(search.corrections.size(), size_t(1));
        QCOMPARE(search.corrections.front().typed, text("emtrega"));
        QCOMPARE(search.corrections.front().read, text("entrega"));
        QCOMPARE(search.text, text("prazo entrega CD-SP"));
        QCOMPARE(retrieved.profile.text, text("qual o prazo de entrega do CD-SP?"));
        QCOMPARE(retrieved.evidence.front().section.id.toString(), text("ops-cd-sp-v3#s2"));
        QVERIFY(ask("qual o prazo de entrega do CD-SP?").searches.front().corrections.empty());
        Retriever retriever(*m_reader, vectors(), &m_base->embedder);
        QVERIFY(retriever.warmUp());
    }

    void theSectionThatIsPointedAtComesAlong()
    {
        m_changed = true;
        QVERIFY(m_base->put(tests::documentOf(text("diarias")), {{text("Diárias"), text("O valor das diárias segue a tabela abaixo.")},
                                                                 {text("Valores"), text("Cidade: Itu; Diária: R$ 90,00")}}));
        QVERIFY(m_base->embed());
        const Retrieved retrieved = ask("valor das diárias segue que tabela");
        QCOMPARE(retrieved.evidence.front().section.id.toString(), text("diarias#s1"));
        QVERIFY(retrieved.evidence.front().next);
        QCOMPARE(retrieved.evidence.front().next->id.toString(), text("diarias#s2"));
        retrieval::RetrieverOptions options;
        options.leftOut = QStringList{text("diarias#s2")};
        Retriever retriever(*m_reader, vectors(), &m_base->embedder);
        const auto without = retriever.retrieve({text("valor das diárias segue que tabela"), {}, day}, {}, options);
        QVERIFY(without && !without->evidence.front().next);         // left out is left out
    }

    void seesWhatWasWrittenSince()
    {
        m_changed = true;
        Retriever retriever(*m_reader, vectors(), &m_base->embedder);
        QVERIFY(retriever.retrieve({text("crachá"), {}, day}, {}));
        QVERIFY(m_base->put(tests::documentOf(text("cracha")), {{text("Crachá"), text("O crachá perdido é reposto na portaria.")}}));
        QVERIFY(m_base->embed());
        const auto retrieved = retriever.retrieve({text("onde repor o crachá?"), {}, day}, {});
        QVERIFY(retrieved);
        QCOMPARE(retrieved->evidence.front().document.id, text("cracha"));
    }

    void nothingToSearchFindsNothing()
    {
        for (const char *question : {"", "???", "🚚", " \n "}) {
            const Retrieved retrieved = ask(question);
            QVERIFY(retrieved.evidence.empty() && retrieved.hidden.empty());
        }
        QVERIFY(!ask("o que é isso?").searches.empty());
    }

    void anEmptyBaseFindsNothing()
    {
        tests::FilledBase empty;
        const auto reader = empty.reader();
        Retriever retriever(*reader, {}, &empty.embedder);
        const auto retrieved = retriever.retrieve({text("prazo"), {}, day}, {});
        QVERIFY(retrieved && retrieved->evidence.empty());
    }

    void whatIsLeftOutLeavesNoTrace()
    {
        Retriever retriever(*m_reader, vectors(), &m_base->embedder);
        const model::Question question{text("prazo de entrega do CD-SP"), {}, day};
        const auto whole = retriever.retrieve(question, {});
        QVERIFY(whole);
        const model::SectionId best = whole->evidence.front().section.id;
        for (const QString &id : {best.toString(), best.document()}) {
            retrieval::RetrieverOptions options;
            options.leftOut = QStringList{id, text("no-such-document")};
            const auto rest = retriever.retrieve(question, {}, options);
            QVERIFY(rest && !rest->evidence.empty());
            QVERIFY(rest->profile.sections < whole->profile.sections);
            for (const model::Evidence &evidence : rest->evidence)
                QVERIFY(evidence.section.id.toString() != id && evidence.document.id != id);
            for (const model::HiddenByFilter &hidden : rest->hidden)
                QVERIFY(hidden.document != id);
        }
    }

    void reciprocalRankCanBeChosen()
    {
        Retriever retriever(*m_reader, vectors(), &m_base->embedder);
        const auto retrieved = retriever.retrieve({text("prazo de entrega do CD-SP"), {}, day}, {}, {retrieval::FusionMethod::ReciprocalRank, {}, 3, {}});
        QVERIFY(retrieved);
        QCOMPARE(retrieved->evidence.size(), size_t(3));
        QCOMPARE(retrieved->evidence.front().document.id, text("ops-cd-sp-v3"));
    }
};

QTEST_GUILESS_MAIN(RetrieverTest)
#include "tst_retriever.moc"
