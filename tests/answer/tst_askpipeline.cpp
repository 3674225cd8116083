// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/answer/askpipeline.h"
#include "core/judge/judge.h"
#include "core/retrieval/retriever.h"

#include "tests/support/fixedclock.h"
#include "tests/support/smallcompany.h"

#include <QTest>

using namespace lastro;
using model::Outcome;
using model::Seal;

namespace {

QString text(const char *utf8)
{
    return QString::fromUtf8(utf8);
}

} // namespace

class AskPipelineTest : public QObject {
    Q_OBJECT

    std::unique_ptr<tests::FilledBase> m_base;
    std::unique_ptr<store::IndexReader> m_reader;
    std::shared_ptr<const index::VectorIndex> m_vectors;
    tests::FixedClock m_clock{QDateTime(QDate(2026, 3, 10), QTime(9, 0))};
    std::vector<model::TraceStep> m_steps;
    model::BaseDescription m_description;

    base::Result<model::Answer> ask(const QString &question, bool vectors = true, const base::CancelToken &cancel = {})
    {
        m_steps.clear();
        retrieval::Retriever retriever(*m_reader, [&] { return vectors ? m_vectors : nullptr; }, vectors ? &m_base->embedder : nullptr);
        const auto judge = judge::makeLocalJudge(store::indexTerms);
        answer::AskPipeline pipeline(retriever, *judge, m_clock);
        return pipeline.ask({question, {}, {}}, m_description, [&](const model::TraceStep &step) { m_steps.push_back(step); }, cancel);
    }

    static QString said(const model::Answer &answer)
    {
        QString all;
        for (const model::Claim &claim : answer.claims)
            all += claim.text + QLatin1Char('\n');
        return all;
    }

private Q_SLOTS:
    void initTestCase()
    {
        m_base = std::make_unique<tests::FilledBase>();
        QVERIFY(tests::fillSmallCompany(*m_base));
        m_reader = m_base->reader();
        QVERIFY(m_reader);
        m_vectors = index::makeExactIndex(m_reader->vectors(m_base->embedder.model()).value(), m_base->embedder.dimensions());
        m_description.helpChannel = model::HelpChannel{text("RH"), text("mailto:rh@example.invalid")};
    }

    void answers_data()
    {
        QTest::addColumn<QString>("question");
        QTest::addColumn<QString>("section");
        QTest::addColumn<QString>("holds");
        const auto row = [](const char *question, const char *section, const char *holds) {
            QTest::newRow(question) << text(question) << text(section) << text(holds);
        };
        row("qual o prazo de entrega do CD-SP?", "ops-cd-sp-v3#s2", "24 horas úteis");
        row("qual o prazo de entrega do cd-sp", "ops-cd-sp-v3#s2", "24 horas úteis");
        row("qual o prazo de entrega do cd-pr", "ops-cd-pr#s1", "36 horas");
        row("qual o limite de hotel em viagem?", "viagens#s1", "R$ 350,00");
        row("qual o limite de reembolso?", "reembolso#s1", "Não existe um limite único");
        row("quantos dias de home office por semana?", "home-office-v2#s1", "dois dias");
        row("quantos dias de férias?", "ferias#s1", "30 dias");
    }

    void answers()
    {
        QFETCH(QString, question);
        QFETCH(QString, section);
        QFETCH(QString, holds);
        for (const bool vectors : {true, false}) {
            const auto answer = ask(question, vectors);
            QVERIFY(answer);
            QCOMPARE(model::outcomeName(answer->outcome), QStringLiteral("answered"));
            QVERIFY(!answer->claims.empty() && answer->claims.size() <= 3);
            const model::Claim &first = answer->claims.front();
            QCOMPARE(first.citations.front().section.toString(), section);
            QVERIFY2(first.text.contains(holds), qPrintable(first.text));
            for (const model::Claim &claim : answer->claims) {
                QVERIFY(claim.official);
                for (const model::Citation &citation : claim.citations)
                    QVERIFY(citation.verified);
            }
            QVERIFY(!said(*answer).contains(text("5.000")) && !said(*answer).contains(text("três dias")));
            QVERIFY(!answer->helpChannel);
            QCOMPARE(answer->retriever, vectors ? model::RetrieverUsed::Hybrid : model::RetrieverUsed::Lexical);
        }
    }

    void refuses_data()
    {
        QTest::addColumn<QString>("question");
        for (const char *question : {"posso pedir reembolso de taxi?", "qual o prazo de entrega do CD-RJ?", "quantos dias dura o recesso de Natal?",
                                     "qual o valor do auxílio creche?"})
            QTest::newRow(question) << text(question);
    }

    void refuses()
    {
        QFETCH(QString, question);
        for (const bool vectors : {true, false}) {
            const auto answer = ask(question, vectors);
            QVERIFY(answer);
            QCOMPARE(model::outcomeName(answer->outcome), QStringLiteral("not_found"));
            QVERIFY(answer->claims.empty());
            QVERIFY(answer->nearest.size() <= 3);
            QCOMPARE(answer->helpChannel, m_description.helpChannel);
        }
    }

    void theUnofficialPageIsNamed()
    {
        const auto answer = ask(text("posso pedir reembolso de taxi?"));
        QVERIFY(answer && !answer->nearest.empty());
        QCOMPARE(answer->nearest.front().document.id, text("wiki-reembolso"));
        const auto minutes = ask(text("quantos dias dura o recesso de Natal?"));
        QCOMPARE(minutes->nearest.front().document.seal, Seal::Minutes);
    }

    void wikiAnswersHowToOnly()
    {
        const auto answer = ask(text("como configurar a impressora?"));
        QVERIFY(answer);
        QCOMPARE(answer->outcome, Outcome::Answered);
        QVERIFY(!answer->claims.front().official);
        QCOMPARE(answer->claims.front().citations.front().section.document(), text("wiki-impressora"));
    }

    void conflictsAndHiddenAreShown()
    {
        const auto deadline = ask(text("qual o prazo de entrega do CD-SP?"));
        QVERIFY(deadline);
        QCOMPARE(deadline->conflicts.size(), size_t(1));
        QCOMPARE(deadline->conflicts.front().values, (QStringList{text("24 horas"), text("48 horas")}));
        QCOMPARE(deadline->conflicts.front().other.document(), text("wiki-prazo"));
        const auto home = ask(text("quantos dias de home office por semana?"));
        QCOMPARE(home->hidden.front().document, text("home-office-v1"));
    }

    void anEarlierVersionIsShownButNeverAnswers()
    {
        for (const char *question : {"quantos dias de home office por semana na versão anterior?", "quantos dias de home office por semana na política antiga?"}) {
            const auto answer = ask(text(question));
            QVERIFY(answer);
            QCOMPARE(model::outcomeName(answer->outcome), QStringLiteral("not_found"));
            QVERIFY(answer->claims.empty());
            QVERIFY(answer->helpChannel);
            QCOMPARE(answer->nearest.front().document.id, text("home-office-v1"));
            QCOMPARE(answer->nearest.front().standing, model::Standing::Archived);
            QCOMPARE(answer->searches.front().filters[text("in_force")].toBool(), false);
            for (const model::Evidence &evidence : answer->evidence)
                QCOMPARE(evidence.standing, model::Standing::InForce);
        }
        // No archived section has to do with it: what holds now is told.
        QCOMPARE(ask(text("qual o prazo de entrega do CD-SP na versão anterior?"))->outcome, Outcome::Answered);
    }

    void theQuestionsOwnDayIsAskedAboutAndTold()
    {
        const auto then = ask(text("quantos dias de home office por semana valiam em janeiro de 2025?"));
        QVERIFY(then);
        QCOMPARE(model::outcomeName(then->outcome), QStringLiteral("answered"));
        QVERIFY2(said(*then).contains(text("três dias")), qPrintable(said(*then)));
        QVERIFY(then->dayFromWords);
        QCOMPARE(then->question.day, QDate(2025, 1, 31));
        QCOMPARE(then->question.text, text("quantos dias de home office por semana valiam em janeiro de 2025?"));
        const auto now = ask(text("quantos dias de home office por semana?"));
        QVERIFY(said(*now).contains(text("dois dias")) && !now->dayFromWords);
    }

    void anAnswerCrossesIntoTheNextSection()
    {
        const auto answer = ask(text("qual o valor pago por quilômetro rodado com carro próprio?"));
        QVERIFY(answer);
        QCOMPARE(model::outcomeName(answer->outcome), QStringLiteral("answered"));
        QVERIFY2(said(*answer).contains(text("R$ 1,28")), qPrintable(said(*answer)));
        QStringList cited;
        for (const model::Claim &claim : answer->claims)
            for (const model::Citation &citation : claim.citations) {
                QVERIFY(citation.verified);
                cited += citation.section.toString();
                const auto known = std::find_if(answer->evidence.begin(), answer->evidence.end(), [&](const auto &each) { return each.section.id == citation.section; });
                QVERIFY(known != answer->evidence.end());
                QCOMPARE(known->section.text.mid(citation.range.start, citation.range.length), citation.quote);
            }
        QVERIFY(cited.contains(text("quilometragem#s2")));
    }

    void typingErrorsAreMended()
    {
        const auto answer = ask(text("qual o prazo de emtrega do CD-SP?"));
        QVERIFY(answer);
        QCOMPARE(answer->outcome, Outcome::Answered);
        QVERIFY(said(*answer).contains(text("24 horas úteis")));
        QCOMPARE(answer->searches.front().corrections.front().read, text("entrega"));
    }

    void tellsWhatItDoes()
    {
        const auto answer = ask(text("  qual o prazo de entrega do CD-SP? "));
        QVERIFY(answer);
        QCOMPARE(answer->question.text, text("qual o prazo de entrega do CD-SP?"));
        QCOMPARE(answer->question.day, QDate(2026, 3, 10));
        QCOMPARE(m_steps.at(0).kind, model::TraceStep::Kind::Searching);
        QCOMPARE(m_steps.at(1).kind, model::TraceStep::Kind::Found);
        QVERIFY(m_steps.at(1).count > 0);
        QCOMPARE(m_steps.size(), size_t(2 + 8));
        QCOMPARE(m_steps.at(2).kind, model::TraceStep::Kind::Reading);
        QVERIFY(m_steps.at(2).section && !m_steps.at(2).title.isEmpty());
        for (const char *timing : {"search", "judge", "answer", "total"})
            QVERIFY(answer->timingsMs.value(QLatin1String(timing), -1) >= 0);
        int judged = 0;
        for (const model::Evidence &evidence : answer->evidence) {
            judged += evidence.judge ? 1 : 0;
            QCOMPARE(evidence.reasons.empty(), !evidence.judge.has_value());
        }
        QCOMPARE(judged, 8);
        QVERIFY(!answer->searches.empty());
        QCOMPARE(answer->judge, model::JudgeUsed::Local);
    }

    void badQuestionsAreErrors()
    {
        using base::ErrorCode;
        QCOMPARE(ask(text(" ?! ")).error().code, ErrorCode::QuestionEmpty);
        QCOMPARE(ask(text("🚚🚚")).error().code, ErrorCode::QuestionEmpty);
        QCOMPARE(ask(QString(100'000, QLatin1Char('a'))).error().code, ErrorCode::QuestionTooLong);
        QVERIFY(ask(text("\"prazo\" ( NEAR * OR")));
        QVERIFY(ask(QString(4'000, QLatin1Char('a'))));
        base::CancelToken cancel;
        cancel.cancel();
        QCOMPARE(ask(text("prazo de entrega"), true, cancel).error().code, ErrorCode::Cancelled);
    }

    void worksWithoutTrace()
    {
        retrieval::Retriever retriever(*m_reader, {}, nullptr);
        const auto judge = judge::makeTermOverlapJudge(store::indexTerms);
        answer::AskPipeline pipeline(retriever, *judge, m_clock);
        const auto answer = pipeline.ask({text("qual o prazo de entrega do CD-SP?"), {}, {}}, {}, {}, {});
        QVERIFY(answer);
        QCOMPARE(answer->outcome, Outcome::Answered);
        QCOMPARE(answer->judge, model::JudgeUsed::TermOverlap);
    }
};

QTEST_GUILESS_MAIN(AskPipelineTest)
#include "tst_askpipeline.moc"
