// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Version 1 as a scripted model answers it, and what is known of a free text.
#include "eval/baseline/freeanswers.h"
#include "eval/evaluationjson.h"
#include "tests/support/mindserver.h"
#include "tests/support/temporarybase.h"

#include <QJsonArray>
#include <QtTest>

#include <array>

using namespace lastro;
using namespace lastro::eval;
using baseline::askFreely;
using base::ErrorCode;

namespace {

RulerQuestion questionOf(const char *id, const char *text, std::optional<bool> answerable, const QStringList &answers = {})
{
    RulerQuestion question;
    question.id = QLatin1String(id);
    question.question = QString::fromUtf8(text);
    question.answerable = answerable;
    question.answers = answers;
    if (answerable == true)
        question.expected = {{QStringLiteral("viagens"), {}, {}}};
    return question;
}

const QString name = QStringLiteral("Bancada");

} // namespace

class FreeAnswersTest : public QObject {
    Q_OBJECT

    tests::TemporaryBase m_base;
    std::unique_ptr<engine::Engine> m_engine;
    Ruler m_ruler;
    baseline::PastedPolicies m_pasted;

private Q_SLOTS:
    void initTestCase()
    {
        m_base.write(QStringLiteral("viagens.md"), "# Viagens\n\nO limite da diária de hotel é de R$ 350,00.\n");
        engine::EngineConfig config;
        config.baseFolder = m_base.data();
        config.extractorProgram = tests::TemporaryBase::extractorProgram();
        m_engine = std::move(*engine::Engine::open(config));
        QVERIFY(m_engine->addFolder(m_base.documents(), model::Seal::Official).has_value());
        QVERIFY(m_engine->index({}, {}, {}).has_value());
        m_ruler.questions = {questionOf("hotel", "limite de hotel?", true, {QStringLiteral("R$ 350,00")}), questionOf("almoço", "limite do almoço?", true, {QStringLiteral("R$ 120,00")}),
                             questionOf("dog", "posso levar cachorro?", false), questionOf("gato", "posso levar gato?", false), questionOf("open", "e o hotel?", std::nullopt)};
        m_pasted = *baseline::pastePolicies(*m_engine, m_ruler, QDate(2026, 3, 10));
        QCOMPARE(m_pasted.documents, QStringList{QStringLiteral("viagens")});
    }

    void refusals_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<bool>("refusal");
        const auto row = [](const char *text, bool refusal) { QTest::newRow(text) << QString::fromUtf8(text) << refusal; };
        row("Não encontrei essa informação nas políticas. Procure o canal de dúvidas.", true);
        row("NAO ENCONTREI.", true);
        row("Não sei.", true);
        row("Sinto muito. Não há informações sobre cachorros.", true);
        row("Resposta:\nas políticas não mencionam animais.", true);
        row("Essa regra não consta nas políticas.", true);
        row("I could not find this in the policies.", true);
        row("Sorry! The policies don’t mention pets.", true);
        row("The documents do not cover this.", true);
        row("", true);
        row("  \n", true);
        row("O limite é de R$ 350,00 por diária.", false);
        row("O limite de hotel é de R$ 350.00. Não encontrei o limite de táxi.", false);
        row("Não, cachorros não podem entrar.", false);
        row("Não é permitido.", false);
        row("Yes, up to two days a week.", false);
        row("Sim.", false);
    }
    void refusals()
    {
        QFETCH(QString, text);
        QFETCH(bool, refusal);
        QCOMPARE(baseline::isRefusal(text), refusal);
    }

    void everyQuestionIsAskedWithThePastedPrompt()
    {
        tests::MindServer mind({{QStringLiteral("hotel"), {}, QStringLiteral("São R$ 350,00 (Viagens).")}, {QStringLiteral("cachorro"), {}, QStringLiteral("Pode, às sextas.")}});
        m_engine->setModels(tests::setupWith(tests::askingEndpoint(name, mind.server.url())), {});
        QList<int> progress;
        const auto answers = askFreely(*m_engine, m_pasted, m_ruler, name, [&](int done) { progress << done; }, {});
        QVERIFY(answers.has_value());
        QCOMPARE(progress, (QList<int>{1, 2, 3, 4, 5}));
        const auto requests = mind.server.requests();
        QCOMPARE(requests.size(), size_t(5));
        for (size_t i = 0; i < requests.size(); ++i) {
            const llm::ChatRequest request = tests::chatRequestOf(requests[i]);
            QCOMPARE(request.messages.front().text, m_pasted.prompt);         // the same bytes, so that a provider may cache them
            QVERIFY(request.messages.back().text.contains(m_ruler.questions[i].question));
            QVERIFY(!request.form);
        }
        const Figures &figures = answers->figures;
        QCOMPARE(figures.invention, (Rate{1, 5}));
        QCOMPARE(figures.refused, (Rate{1, 2}));
        QCOMPARE(figures.wrongRefusal, (Rate{1, 2}));
        QCOMPARE(figures.answerContains, (Rate{1, 2}));
        QCOMPARE(figures.fellBack, (Rate{0, 5}));
        QCOMPARE(figures.wrongSource, Rate{});
        QCOMPARE(figures.citations, Rate{});
        QVERIFY(qIsNaN(figures.mrr) && qIsNaN(figures.hit1.value()));
        QCOMPARE(figures.promptTokens, 100.0);
        QCOMPARE(figures.cachedTokens, 40.0);
        QVERIFY(qAbs(figures.usd - (60 * 1.0 + 40 * 0.5 + 20 * 2.0) / 1e6) < 1e-12);
        QVERIFY(figures.p95 > 0);

        const QJsonObject json = baseline::freeAnswersJson(*answers, m_ruler, {{QStringLiteral("endpoint"), name}});
        QVERIFY(json.value(QStringLiteral("errors")).toObject().value(QStringLiteral("wrong_source")).isNull());
        QVERIFY(json.value(QStringLiteral("citations")).isNull());
        QCOMPARE(json.value(QStringLiteral("cases")).toArray().size(), 5);
        QVERIFY(json.value(QStringLiteral("cases")).toArray().at(0).toObject().value(QStringLiteral("right_source")).isNull());
        QCOMPARE(json.value(QStringLiteral("versions")).toObject().value(QStringLiteral("ruler")).toString(), m_ruler.digest());
    }

    void aCallThatFailsIsACase()
    {
        tests::ScriptedModelServer server;
        server.setAnswerer([](const tests::RecordedRequest &) { return tests::script::error(401, "invalid_api_key", "no"); });
        m_engine->setModels(tests::setupWith(tests::askingEndpoint(name, server.url())), {});
        const auto answers = askFreely(*m_engine, m_pasted, m_ruler, name, {}, {});
        QVERIFY(answers.has_value());
        QCOMPARE(answers->figures.fellBack, (Rate{5, 5}));
        QCOMPARE(answers->figures.invention, (Rate{0, 5}));
        QCOMPARE(answers->figures.refused, (Rate{0, 2}));                     // nothing said is no refusal
        QCOMPARE(answers->figures.wrongRefusal, (Rate{0, 2}));
        QCOMPARE(answers->figures.answerContains, (Rate{0, 2}));
    }

    void whatHoldsForEveryQuestionEndsTheRun()
    {
        QCOMPARE(askFreely(*m_engine, m_pasted, m_ruler, QStringLiteral("nenhum"), {}, {}).error().code, ErrorCode::EndpointUnknown);
        QCOMPARE(askFreely(*m_engine, m_pasted, m_ruler, QStringLiteral("none"), {}, {}).error().code, ErrorCode::EndpointUnknown);
        m_engine->setModels(tests::setupWith(tests::askingEndpoint(name, QUrl(QStringLiteral("https://models.example.invalid/v1")))), {});
        QCOMPARE(askFreely(*m_engine, m_pasted, m_ruler, name, {}, {}).error().code, ErrorCode::EndpointNotAllowed);
        tests::MindServer mind({});
        m_engine->setModels(tests::setupWith(tests::askingEndpoint(name, mind.server.url())), {});
        const base::CancelToken cancel;
        int asked = 0;
        const auto cancelled = askFreely(*m_engine, m_pasted, m_ruler, name, [&](int done) { asked = done; cancel.cancel(); }, cancel);
        QCOMPARE(cancelled.error().code, ErrorCode::Cancelled);
        QCOMPARE(asked, 1);
    }

    void anEvaluationAsksNobodyUnlessTold()
    {
        tests::MindServer mind({{QStringLiteral("hotel"), {QStringLiteral("R$ 350,00"), QStringLiteral("hotel"), {}}, {}}});
        m_engine->setModels(tests::setupWith(tests::askingEndpoint(name, mind.server.url())), {});
        QVERIFY(evaluate(*m_engine, m_ruler, {}, {}, {}).has_value());
        EvaluationOptions options;
        options.languageModel = name;
        options.languageModelVersion = {{QStringLiteral("endpoint"), name}};
        options.pipeline = engine::Pipeline::FinalNoJudge;
        const auto unjudged = evaluate(*m_engine, m_ruler, options, {}, {});
        QVERIFY(unjudged.has_value() && unjudged->versions.languageModel.isEmpty());
        QCOMPARE(mind.server.requests().size(), size_t(0));
        options.pipeline = engine::Pipeline::Final;
        const auto judged = evaluate(*m_engine, m_ruler, options, {}, {});
        QVERIFY(judged.has_value() && judged->figures.promptTokens > 0 && judged->figures.fellBack == (Rate{0, 5}));
        QCOMPARE(evaluationJson(*judged).value(QStringLiteral("versions")).toObject().value(QStringLiteral("language_model")).toObject().value(QStringLiteral("endpoint")).toString(), name);
    }

    void anUnknownPriceIsNotFree()
    {
        Case priced;
        priced.cost = {1, 0, 100, 40, 20, 0.5};
        Case unpriced;
        unpriced.cost = {2, 1, 100, 40, 20, 0.1};
        unpriced.fellBack = true;
        QCOMPARE(figuresOf(std::array{priced, priced}).usd, 0.5);
        const Figures figures = figuresOf(std::array{priced, unpriced});
        QVERIFY(qIsNaN(figures.usd));
        QCOMPARE(figures.completionTokens, 20.0);
        QCOMPARE(figures.fellBack, (Rate{1, 2}));
        QVERIFY(figuresJson(figures).value(QStringLiteral("cost")).toObject().value(QStringLiteral("usd_per_question")).isNull());
    }
};

QTEST_GUILESS_MAIN(FreeAnswersTest)
#include "tst_freeanswers.moc"
