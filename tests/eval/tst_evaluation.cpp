// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
// A small base through the real engine, words only, and the commands that measure it.
#include "eval/baseline/pastedpolicies.h"
#include "eval/evaluationjson.h"
#include "tests/support/rulerfile.h"
#include "tests/support/temporarybase.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QProcess>
#include <QtTest>

#include <cmath>

using namespace lastro;
using namespace lastro::eval;

namespace {

const QByteArray rulerLines =
    R"({"id": "hotel", "question": "qual o limite da diária de hotel?", "area": "rh", "on": "2026-11-16", "answerable": true, "expected": [{"document": "viagens.md", "section": "secao-4"}], "answers": ["R$ 350,00"], "tags": ["limite"]}
{"id": "km", "question": "quanto é pago por quilômetro rodado em carro próprio?", "on": "2026-11-16", "answerable": true, "expected": [{"document": "oficial/viagens", "heading": "quilometragem"}], "answers": ["R$ 1,20"], "tags": ["limite", "sigla"]}
{"id": "lost", "question": "quantos dias de férias?", "on": "2026-11-16", "answerable": true, "expected": [{"document": "ferias"}]}
{"id": "dog", "question": "posso levar cachorro no escritório?", "on": "2026-11-16", "answerable": false}
{"id": "signs", "question": "?!", "answerable": null}
)";

struct Ran {
    int status = -1;
    QByteArray out;
    QByteArray err;
    QJsonObject json() const { return QJsonDocument::fromJson(out).object(); }
};

Ran cli(const QStringList &arguments)
{
    QProcess process;
    process.start(QStringLiteral(LASTRO_BUILD_DIR "/bin/lastro-cli"), arguments);
    if (!process.waitForFinished(120'000))
        return {};
    return {process.exitStatus() == QProcess::NormalExit ? process.exitCode() : -2, process.readAllStandardOutput(), process.readAllStandardError()};
}

} // namespace

class EvaluationTest : public QObject {
    Q_OBJECT

    tests::TemporaryBase m_base;
    tests::TemporaryFiles m_files;
    std::unique_ptr<engine::Engine> m_engine;
    Ruler m_ruler;

    Evaluation run(EvaluationOptions options = {})
    {
        auto evaluation = evaluate(*m_engine, m_ruler, options, {}, {});
        if (!evaluation)
            qFatal("the run failed: %s", qPrintable(evaluation.error().detail));
        return std::move(*evaluation);
    }
    QStringList onBase(QStringList arguments) const { return arguments << QStringLiteral("--base") << m_base.data(); }

private Q_SLOTS:
    void initTestCase()
    {
        m_base.write(QStringLiteral("oficial/viagens.md"),
                     "---\nid: rh-viagens-v4\ntitle: Política de viagens\nin_force_since: 2026-03-01\n---\n# Política de viagens\n\n"
                     "## Hospedagem {#secao-4}\n\nO limite da diária de hotel é de R$ 350,00 em capitais.\n\n"
                     "## Quilometragem\n\nO quilômetro rodado em carro próprio é pago a R$ 1,20.\n");
        m_base.write(QStringLiteral("oficial/viagens-antiga.md"), "---\nid: rh-viagens-v3\nstatus: archived\n---\n# Viagens\n\nA diária de hotel tinha limite de R$ 200,00.\n");
        m_base.write(QStringLiteral("wiki/dicas.md"), "# Dicas\n\nDizem que o limite de reembolso de hotel é R$ 5.000.\n");
        m_base.write(QStringLiteral("lastro.json"), R"({"sources":[{"path":"oficial","seal":"official"},{"path":"wiki","seal":"wiki"}]})");
        const QString file = m_files.write(QStringLiteral("ruler.jsonl"), rulerLines);
        m_ruler = *readRuler({file});
        engine::EngineConfig config;
        config.baseFolder = m_base.data();
        config.extractorProgram = tests::TemporaryBase::extractorProgram();
        m_engine = std::move(*engine::Engine::open(config));
        QVERIFY(m_engine->addFolder(m_base.documents(), {}).has_value());
        QVERIFY(m_engine->index({}, {}, {}).has_value());
    }

    void measuresRanksOutcomesAndProof()
    {
        const Evaluation evaluation = run();
        QCOMPARE(evaluation.cases.size(), size_t(5));
        const Case &hotel = evaluation.cases[0];
        QCOMPARE(hotel.rank, 1);
        QVERIFY(hotel.answered() && hotel.rightSource && hotel.holdsAnswer == true && !hotel.invented());
        QVERIFY(hotel.citations > 0 && hotel.verified == hotel.citations);
        QVERIFY(hotel.milliseconds > 0 && hotel.judgeBest >= 2 && !std::isnan(hotel.judgeTotal));
        QCOMPARE(evaluation.cases[1].rank, 1);
        QCOMPARE(evaluation.cases[2].rank, 0);
        QVERIFY(evaluation.cases[3].refused());
        QCOMPARE(evaluation.cases[4].outcome, model::Outcome::Error);
        QCOMPARE(evaluation.figures.hit1, (Rate{2, 3}));
        QCOMPARE(evaluation.figures.refused, (Rate{1, 1}));
        QCOMPARE(evaluation.byTag.value(QStringLiteral("limite")).questions, 2);
        QCOMPARE(evaluation.byArea.value(QStringLiteral("rh")).questions, 1);
        QCOMPARE(evaluation.missing.size(), size_t(1));
        QCOMPARE(evaluation.missing[0].question, QStringLiteral("lost"));
        QCOMPARE(evaluation.versions.documents, 3);
        QVERIFY(evaluation.versions.embeddingModel.isEmpty());
    }

    void theFiguresNameWhatTheyAreOf()
    {
        QVERIFY(m_engine->setTuning({0.25, 0.6}).has_value());
        const Evaluation own = run();
        QCOMPARE(own.versions.parameters.tuning, (model::BaseTuning{0.25, 0.6}));
        EvaluationOptions options;
        options.floor = -1;
        const Evaluation overridden = run(options);
        QCOMPARE(overridden.versions.parameters.tuning, (model::BaseTuning{-1, 0.6}));
        QVERIFY(m_engine->setTuning({}).has_value());
        const QJsonObject versions = evaluationJson(overridden).value(QStringLiteral("versions")).toObject();
        const QJsonObject judge = versions.value(QStringLiteral("judge")).toObject();
        QCOMPARE(judge.value(QStringLiteral("floor")).toDouble(), -1.0);
        QCOMPARE(judge.value(QStringLiteral("limits")).toArray().size(), 3);
        QCOMPARE(judge.value(QStringLiteral("limits")).toArray().at(1).toDouble() + 1.25,
                 evaluationJson(own).value(QStringLiteral("versions")).toObject().value(QStringLiteral("judge")).toObject().value(QStringLiteral("limits")).toArray().at(1).toDouble());
        QVERIFY(!judge.value(QStringLiteral("version")).toString().isEmpty());
        QCOMPARE(versions.value(QStringLiteral("ranking")).toObject().value(QStringLiteral("method")).toString(), QStringLiteral("z_score_sum"));
        QVERIFY(versions.contains(QStringLiteral("embedding_tuning")));
        const QJsonObject rrf = evaluationJson(run({engine::Pipeline::Rrf, 1, {}})).value(QStringLiteral("versions")).toObject();
        QCOMPARE(rrf.value(QStringLiteral("ranking")).toObject().value(QStringLiteral("method")).toString(), QStringLiteral("reciprocal_rank"));
        const QJsonObject accepting = evaluationJson(run({engine::Pipeline::FinalNoJudge, 1, {}})).value(QStringLiteral("versions")).toObject();
        QVERIFY(accepting.value(QStringLiteral("judge")).isNull());
    }

    // These few questions are sure ones; that a floor is heeded at all is shown on the sample's ruler (integration/sample).
    void aStricterFloorAnswersNoMore()
    {
        const auto answered = [this](std::optional<double> floor) {
            EvaluationOptions options;
            options.floor = floor;
            const Evaluation evaluation = run(options);
            return std::count_if(evaluation.cases.begin(), evaluation.cases.end(), [](const Case &each) { return each.answered(); });
        };
        const auto strict = answered(2);
        const auto own = answered({});
        const auto lax = answered(-2);
        QVERIFY(strict <= own && own <= lax);
    }

    void withoutItsSectionAQuestionIsAskedAgain()
    {
        const Evaluation evaluation = run({engine::Pipeline::Final, 1, {LeftOut::Section, LeftOut::Document}});
        QCOMPARE(evaluation.withoutSource.size(), size_t(2));
        QCOMPARE(evaluation.withoutSource[0].refused.of, 2);       // the one whose source is not there has nothing to lose
        QCOMPARE(evaluation.withoutSource[1].refused, (Rate{2, 2}));
        QVERIFY(!evaluation.withoutSource[0].curve.empty());
        QCOMPARE(evaluation.withoutSource[0].curve.front().allowed, 0.0);
        QCOMPARE(run().figures.hit1, (Rate{2, 3}));                 // nothing was taken out for good
    }

    void repeatsAreComparedAndCounted()
    {
        int calls = 0;
        EvaluationProgress last;
        const auto evaluation = evaluate(*m_engine, m_ruler, {engine::Pipeline::Words, 3, {}}, [&](const EvaluationProgress &progress) { ++calls; last = progress; }, {});
        QVERIFY(evaluation.has_value());
        QCOMPARE(calls, 15);
        QCOMPARE(last.run, 2);
        QCOMPARE(last.runs, 3);
        QVERIFY(evaluation->flips.isEmpty());
        QCOMPARE(evaluation->spread.value(QStringLiteral("hit@1")).deviation, 0.0);
        QVERIFY(evaluation->spread.value(QStringLiteral("latency_ms.p50")).most > 0);
        QCOMPARE(evaluation->pipeline, engine::Pipeline::Words);
    }

    void isCancelled()
    {
        base::CancelToken cancel;
        int calls = 0;
        const auto evaluation = evaluate(*m_engine, m_ruler, {}, [&](const EvaluationProgress &) { ++calls; cancel.cancel(); }, cancel);
        QCOMPARE(evaluation.error().code, base::ErrorCode::Cancelled);
        QCOMPARE(calls, 1);
    }

    void thePastedPromptIsCounted()
    {
        const auto pasted = baseline::pastePolicies(*m_engine, m_ruler, QDate(2026, 1, 1));
        QVERIFY(pasted.has_value());
        QCOMPARE(pasted->day, QDate(2026, 11, 16));
        QCOMPARE(pasted->documents, QStringList{QStringLiteral("rh-viagens-v4")});     // neither archived nor wiki
        QVERIFY(pasted->prompt.contains(QStringLiteral("R$ 350,00")) && pasted->prompt.contains(QStringLiteral("## Hospedagem")));
        QVERIFY(!pasted->prompt.contains(QStringLiteral("5.000")));
        QCOMPARE(pasted->holdsSource, (Rate{2, 3}));
        baseline::Prices prices;
        prices.in = 2;
        prices.cached = 1;
        prices.out = 10;
        const auto cost = baseline::costOf(*pasted, m_ruler, prices);
        QCOMPARE(cost.promptTokens, (pasted->prompt.size() + 3) / 4);
        const double own = (cost.questionTokens * 2 + 150 * 10) / 1e6;
        QCOMPARE(cost.usdPerQuestion, own + double(cost.promptTokens) * 2 / 1e6);
        QCOMPARE(cost.usdPerQuestionCached, own + double(cost.promptTokens) / 1e6);
        QCOMPARE(cost.tokensPerDay, 4'000 * (double(cost.promptTokens) + cost.questionTokens + 150));
    }

    void theCommandMeasuresGatesAndSaves()
    {
        m_engine.reset();
        const QString ruler = m_files.path(QStringLiteral("ruler.jsonl"));
        const QString out = m_files.path(QStringLiteral("run.json"));
        const Ran ran = cli(onBase({QStringLiteral("eval"), ruler, QStringLiteral("--pipelines"), QStringLiteral("all"), QStringLiteral("--json"),
                                    QStringLiteral("--out"), out, QStringLiteral("--min-hit1"), QStringLiteral("0.6")}));
        QVERIFY2(ran.status == 0, ran.err.constData());
        QCOMPARE(ran.json().value(QStringLiteral("pipeline")).toString(), QStringLiteral("final"));
        QCOMPARE(ran.json().value(QStringLiteral("pipelines")).toArray().size(), 5);
        QCOMPARE(QJsonDocument::fromJson(tests::TemporaryFiles::read(out)).object(), ran.json());
        QVERIFY(ran.err.contains("lost"));

        const Ran table = cli(onBase({QStringLiteral("eval"), ruler, QStringLiteral("--pipelines"), QStringLiteral("final,v1"), QStringLiteral("--without-source"), QStringLiteral("section")}));
        for (const char *text : {"hit@1", "final", "v1", "10 %"})
            QVERIFY2(table.out.contains(text), text);

        const Ran gated = cli(onBase({QStringLiteral("eval"), ruler, QStringLiteral("--min-hit1"), QStringLiteral("0.9"), QStringLiteral("--max-inventions"), QStringLiteral("0")}));
        QCOMPARE(gated.status, 3);
        QVERIFY(gated.err.contains("--min-hit1") && !gated.err.contains("--max-inventions"));

        const Ran compared = cli({QStringLiteral("compare"), out, out, QStringLiteral("--json")});
        QCOMPARE(compared.status, 0);
        QCOMPARE(compared.json().value(QStringLiteral("tests")).toObject().value(QStringLiteral("hit@1")).toObject().value(QStringLiteral("mcnemar_p")).toDouble(), 1.0);
        QVERIFY(cli({QStringLiteral("compare"), out, out}).out.contains("McNemar"));
    }

    void aSlipOfTheRulerIsToldAndWithStrictAGate()
    {
        const QString ruler = m_files.write(QStringLiteral("slips.jsonl"),
            "{\"id\": \"a\", \"question\": \"qual o limite da diária de hotel?\", \"expected\": [{\"document\": \"viajens.md\"}]}\n"
            "{\"id\": \"b\", \"question\": \"posso levar cachorro?\", \"anserable\": false}\n");
        const Ran told = cli(onBase({QStringLiteral("eval"), ruler, QStringLiteral("--json")}));
        QCOMPARE(told.status, 0);
        QVERIFY2(told.err.contains("slips.jsonl:2: ") && told.err.contains("anserable") && told.err.contains("viajens.md"), told.err.constData());
        QCOMPARE(cli(onBase({QStringLiteral("eval"), ruler, QStringLiteral("--strict"), QStringLiteral("--json")})).status, 3);
        const QString whole = m_files.write(QStringLiteral("whole.jsonl"), "{\"id\": \"a\", \"question\": \"hotel?\", \"expected\": [{\"document\": \"viagens.md\"}]}\n");
        QCOMPARE(cli(onBase({QStringLiteral("eval"), whole, QStringLiteral("--strict"), QStringLiteral("--json")})).status, 0);
        const Ran empty = cli(onBase({QStringLiteral("eval"), m_files.write(QStringLiteral("empty.jsonl"), "\n")}));
        QCOMPARE(empty.status, 1);
        QVERIFY(empty.err.contains("empty.jsonl") && !empty.err.contains("index"));
    }

    void whatIsReadIsNotWrittenOver()
    {
        const QByteArray csv = "pergunta\nqual o prazo?\n";
        const QString in = m_files.write(QStringLiteral("read.csv"), csv);
        const QString link = m_files.path(QStringLiteral("link.csv"));
        QVERIFY(QFile::link(in, link));
        const QString around = QFileInfo(in).path() + QStringLiteral("/../") + QFileInfo(QFileInfo(in).path()).fileName() + QStringLiteral("/read.csv");
        for (const QString &out : {in, link, around}) {
            const Ran ran = cli({QStringLiteral("ruler"), QStringLiteral("import"), in, QStringLiteral("--out"), out});
            QCOMPARE(ran.status, 2);
            QVERIFY(ran.err.contains("--out"));
            QCOMPARE(tests::TemporaryFiles::read(in), csv);
        }
        const QString ruler = m_files.path(QStringLiteral("ruler.jsonl"));
        QCOMPARE(cli(onBase({QStringLiteral("eval"), ruler, QStringLiteral("--out"), ruler})).status, 2);
        QCOMPARE(tests::TemporaryFiles::read(ruler), rulerLines);
    }

    void aMissingFolderIsCalledMissing()
    {
        const QString in = m_files.write(QStringLiteral("folder.csv"), "pergunta\nqual o prazo?\n");
        const Ran missing = cli({QStringLiteral("ruler"), QStringLiteral("import"), in, QStringLiteral("--out"), m_files.path(QStringLiteral("none")) + QStringLiteral("/x.jsonl")});
        QCOMPARE(missing.status, 1);
        QVERIFY2(missing.err.contains("/none)") && QString::fromUtf8(missing.err).contains(QStringLiteral("não existe")), missing.err.constData());
        const Ran file = cli({QStringLiteral("ruler"), QStringLiteral("import"), in, QStringLiteral("--out"), in + QStringLiteral("/x.jsonl")});
        QCOMPARE(file.status, 1);
        QVERIFY(QString::fromUtf8(file.err).contains(QStringLiteral("é um arquivo")));
    }

    void usageAndFailures_data()
    {
        QTest::addColumn<QStringList>("arguments");
        QTest::addColumn<int>("status");
        const QString ruler = m_files.path(QStringLiteral("ruler.jsonl"));
        QTest::newRow("no ruler") << QStringList{QStringLiteral("eval")} << 2;
        QTest::newRow("pipeline") << QStringList{QStringLiteral("eval"), ruler, QStringLiteral("--pipeline"), QStringLiteral("best")} << 2;
        QTest::newRow("gate") << QStringList{QStringLiteral("eval"), ruler, QStringLiteral("--min-mrr"), QStringLiteral("85")} << 2;
        QTest::newRow("repeat") << QStringList{QStringLiteral("eval"), ruler, QStringLiteral("--repeat"), QStringLiteral("0")} << 2;
        QTest::newRow("floor") << QStringList{QStringLiteral("eval"), ruler, QStringLiteral("--floor"), QStringLiteral("2.5")} << 2;
        QTest::newRow("weight") << QStringList{QStringLiteral("eval"), ruler, QStringLiteral("--words-weight"), QStringLiteral("2")} << 2;
        QTest::newRow("without") << QStringList{QStringLiteral("eval"), ruler, QStringLiteral("--without-source"), QStringLiteral("page")} << 2;
        QTest::newRow("missing ruler") << QStringList{QStringLiteral("eval"), ruler + QStringLiteral("x")} << 1;
        QTest::newRow("out is a folder") << QStringList{QStringLiteral("eval"), ruler, QStringLiteral("--out"), m_base.data()} << 1;
        QTest::newRow("compare one") << QStringList{QStringLiteral("compare"), ruler} << 2;
        QTest::newRow("compare no runs") << QStringList{QStringLiteral("compare"), ruler, ruler} << 1;
        QTest::newRow("import, no out") << QStringList{QStringLiteral("ruler"), QStringLiteral("import"), ruler} << 2;
        QTest::newRow("export") << QStringList{QStringLiteral("ruler"), QStringLiteral("export"), ruler} << 2;
    }
    void usageAndFailures()
    {
        QFETCH(QStringList, arguments);
        QFETCH(int, status);
        const Ran ran = cli(arguments.first() == QLatin1String("eval") ? onBase(arguments) : arguments);
        QCOMPARE(ran.status, status);
        QVERIFY(!ran.err.trimmed().isEmpty() && ran.out.isEmpty());
    }

    void importRefusesThenMasks()
    {
        const QString csv = m_files.write(QStringLiteral("real.csv"), "pergunta\nqual o prazo?\n\"sou o Pedro, 529.982.247-25\"\n");
        const QString out = m_files.path(QStringLiteral("real.jsonl"));
        const Ran refused = cli({QStringLiteral("ruler"), QStringLiteral("import"), csv, QStringLiteral("--out"), out});
        QCOMPARE(refused.status, 1);
        QVERIFY(!QFile::exists(out));
        QVERIFY(refused.err.contains("3") && refused.err.contains("CPF") && !refused.err.contains("529") && !refused.err.contains("Pedro"));
        const Ran masked = cli({QStringLiteral("ruler"), QStringLiteral("import"), csv, QStringLiteral("--out"), out, QStringLiteral("--mask"), QStringLiteral("--json")});
        QCOMPARE(masked.status, 0);
        QCOMPARE(masked.json().value(QStringLiteral("questions")).toInt(), 2);
        QVERIFY(tests::TemporaryFiles::read(out).contains("sou o [NOME], [CPF]"));
        const QString ids = m_files.write(QStringLiteral("ids.csv"), "id,pergunta\nana@x.com.br,posso?\nbia@x.com.br,qual?\n");
        const Ran renamed = cli({QStringLiteral("ruler"), QStringLiteral("import"), ids, QStringLiteral("--out"), out, QStringLiteral("--mask"), QStringLiteral("--json")});
        QCOMPARE(renamed.status, 0);
        QCOMPARE(renamed.json().value(QStringLiteral("new_ids")).toArray().at(1).toObject().value(QStringLiteral("id")).toString(), QStringLiteral("real-3"));
        QVERIFY(renamed.err.contains("real-2") && !renamed.err.contains("ana@"));
    }
};

QTEST_GUILESS_MAIN(EvaluationTest)
#include "tst_evaluation.moc"
