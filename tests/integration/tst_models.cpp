// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The command line with language models: real processes against a scripted server.
#include "core/engine/engine.h"
#include "tests/support/mindserver.h"
#include "tests/support/rulerfile.h"
#include "tests/support/temporarybase.h"

#include <QDirIterator>
#include <QJsonArray>
#include <QProcess>
#include <QtTest>

using namespace lastro;
using tests::setupWith;

namespace {

const QString hotel = QStringLiteral("qual o limite da diária de hotel?");
const QString dog = QStringLiteral("posso levar cachorro no escritório?");
const QByteArray canary = tests::ModelBench::canary;

struct Ran {
    int status = -1;
    QByteArray out;
    QByteArray err;
    QJsonObject json() const { return QJsonDocument::fromJson(out).object(); }
};

QList<tests::MindServer::Subject> subjects()
{
    return {{QStringLiteral("hotel"), {QStringLiteral("R$ 350,00"), QStringLiteral("hotel"), {}}, QStringLiteral("O limite é de R$ 350,00 por diária.")},
            {QStringLiteral("cachorro"), {{}, {}, {QStringLiteral("animais no escritório")}}, QStringLiteral("Sim, às sextas-feiras você pode levar seu cachorro.")}};
}

/// Of a process, as who may look at it finds it; empty once it has ended.
QByteArray fileOfProcess(qint64 pid, const char *name)
{
    return tests::TemporaryFiles::read(QStringLiteral("/proc/%1/%2").arg(pid).arg(QLatin1String(name)));
}

/// A child that has become another program.
qint64 childOf(qint64 parent, const QByteArray &named)
{
    for (const QString &name : QDir(QStringLiteral("/proc")).entryList(QDir::Dirs)) {
        const qint64 pid = name.toLongLong();
        const QByteArray stat = pid > 0 ? fileOfProcess(pid, "stat") : QByteArray();
        const QList<QByteArray> fields = stat.mid(stat.lastIndexOf(')') + 2).split(' ');
        if (fields.value(1).toLongLong() == parent && fileOfProcess(pid, "cmdline").split('\0').value(0).endsWith(named))
            return pid;
    }
    return 0;
}

} // namespace

class ModelsTest : public QObject {
    Q_OBJECT

    tests::TemporaryBase m_base;
    tests::TemporaryFiles m_files;
    QJsonObject m_answeredAlone;
    QJsonObject m_refusedAlone;

    QProcessEnvironment environment(const QByteArray &key) const
    {
        QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
        environment.insert(QStringLiteral("XDG_CONFIG_HOME"), m_files.path(QStringLiteral("config")));
        environment.remove(QStringLiteral("DBUS_SESSION_BUS_ADDRESS"));
        environment.remove(QStringLiteral("LASTRO_API_KEY"));
        if (!key.isEmpty())
            environment.insert(QStringLiteral("LASTRO_API_KEY"), QString::fromUtf8(key));
        return environment;
    }
    void start(QProcess &process, QStringList arguments, const QByteArray &key = {}) const
    {
        if (!arguments.contains(QStringLiteral("--base")))
            arguments << QStringLiteral("--base") << m_base.data();
        process.setProcessEnvironment(environment(key));
        process.start(m_files.path(QStringLiteral("lastro-cli")), arguments);
    }
    Ran cli(const QStringList &arguments, const QByteArray &key = {}) const
    {
        QProcess process;
        start(process, arguments, key);
        if (!process.waitForFinished(120'000))
            return {};
        return {process.exitStatus() == QProcess::NormalExit ? process.exitCode() : -2, process.readAllStandardOutput(), process.readAllStandardError()};
    }
    QString write(const llm::ModelSetup &setup) const { return m_files.write(QStringLiteral("models.json"), llm::toText(setup)); }
    QStringList ask(const QString &question, const llm::ModelSetup &setup, const QString &name = {}) const
    {
        QStringList arguments{QStringLiteral("ask"), question, QStringLiteral("--json"), QStringLiteral("--models"), write(setup)};
        return name.isEmpty() ? arguments : arguments << QStringLiteral("--language-model") << name;
    }
    static QStringList codesOf(const QJsonObject &answer)
    {
        QStringList codes;
        for (const QJsonValue &each : answer.value(QStringLiteral("fell_back")).toArray())
            codes << each.toObject().value(QStringLiteral("code")).toString();
        return codes;
    }
    static double costOf(const QJsonObject &answer, const char *key) { return answer.value(QStringLiteral("cost")).toObject().value(QLatin1String(key)).toDouble(-1); }

private Q_SLOTS:
    void initTestCase()
    {
        // Away from the vectors' model, whose loading would take most of each run.
        for (const char *program : {"lastro-cli", "lastro-extract"})
            QVERIFY(QFile::copy(QStringLiteral(LASTRO_BUILD_DIR "/bin/") + QLatin1String(program), m_files.path(QLatin1String(program))));
        m_base.write(QStringLiteral("viagens.md"), "---\nid: rh-viagens-v4\ntitle: Política de viagens\nin_force_since: 2026-03-01\n---\n# Política de viagens\n\n"
                                                   "## Hospedagem {#secao-4}\n\nO limite da diária de hotel é de R$ 350,00 em capitais.\n\n"
                                                   "## Quilometragem\n\nO quilômetro rodado em carro próprio é pago a R$ 1,20.\n");
        m_base.write(QStringLiteral("ferias.md"), "---\nid: rh-ferias\ntitle: Férias\nin_force_since: 2026-03-01\n---\n# Férias\n\n## Duração\n\nAs férias são de 30 dias corridos por ano.\n");
        QCOMPARE(cli({QStringLiteral("index"), m_base.documents(), QStringLiteral("--seal"), QStringLiteral("official"), QStringLiteral("--no-vectors")}).status, 0);
        const QStringList alone{QStringLiteral("--language-model"), QStringLiteral("none"), QStringLiteral("--json")};
        m_answeredAlone = cli(QStringList{QStringLiteral("ask"), hotel} + alone).json();
        m_refusedAlone = cli(QStringList{QStringLiteral("ask"), dog} + alone).json();
        QCOMPARE(m_answeredAlone.value(QStringLiteral("outcome")).toString(), QStringLiteral("answered"));
        QCOMPARE(m_refusedAlone.value(QStringLiteral("outcome")).toString(), QStringLiteral("not_found"));
        QVERIFY(m_answeredAlone.value(QStringLiteral("language_model")).isNull());
        QCOMPARE(m_answeredAlone.value(QStringLiteral("path")).toString(), QStringLiteral("one_pass"));
        QVERIFY(m_answeredAlone.value(QStringLiteral("fell_back")).toArray().isEmpty());
        QCOMPARE(costOf(m_answeredAlone, "calls"), 0);
    }

    void aNamedModelAnswersWithProof()
    {
        tests::MindServer mind(subjects());
        const llm::ModelSetup setup = setupWith(tests::askingEndpoint(QStringLiteral("Bancada"), mind.server.url()));
        const Ran ran = cli(ask(hotel, setup, QStringLiteral("Bancada")), canary);
        QVERIFY2(ran.status == 0, ran.err.constData());
        const QJsonObject json = ran.json();
        QCOMPARE(json.value(QStringLiteral("outcome")).toString(), QStringLiteral("answered"));
        QCOMPARE(json.value(QStringLiteral("language_model")).toString(), QStringLiteral("Bancada / modelo-1"));
        QCOMPARE(json.value(QStringLiteral("judge")).toString(), QStringLiteral("model"));
        QCOMPARE(json.value(QStringLiteral("path")).toString(), QStringLiteral("one_pass"));
        QCOMPARE(codesOf(json), QStringList());
        const QJsonArray citations = json.value(QStringLiteral("claims")).toArray().at(0).toObject().value(QStringLiteral("citations")).toArray();
        QCOMPARE(citations.size(), 1);
        QCOMPARE(citations.at(0).toObject().value(QStringLiteral("section")).toString(), QStringLiteral("rh-viagens-v4#secao-4"));
        QVERIFY(citations.at(0).toObject().value(QStringLiteral("verified")).toBool());
        QCOMPARE(costOf(json, "calls"), 2);
        QCOMPARE(costOf(json, "unpriced"), 0);
        QCOMPARE(costOf(json, "prompt_tokens"), 200);
        QCOMPARE(costOf(json, "cached_prompt_tokens"), 80);
        QCOMPARE(costOf(json, "completion_tokens"), 40);
        QVERIFY(qAbs(costOf(json, "usd") - (120 * 1.0 + 80 * 0.5 + 40 * 2.0) / 1e6) < 1e-12);
        QCOMPARE(mind.server.lastRequest().headers.value("authorization"), "Bearer " + canary);
        QVERIFY(!ran.out.contains(canary) && !ran.err.contains(canary));
    }

    void withoutTheOptionItIsAsSetUpInTheSettings()
    {
        tests::MindServer mind(subjects());
        const QString text = QString::fromUtf8(llm::toText(setupWith(tests::askingEndpoint(QStringLiteral("Bancada"), mind.server.url()))));
        QDir().mkpath(m_files.path(QStringLiteral("config/lastro")));
        {
            QSettings settings(m_files.path(QStringLiteral("config/lastro/lastro.ini")), QSettings::IniFormat);
            settings.setValue(QStringLiteral("models/setup"), text.toUtf8());
        }
        const Ran none = cli({QStringLiteral("ask"), hotel, QStringLiteral("--json"), QStringLiteral("--language-model"), QStringLiteral("none")});
        QCOMPARE(mind.server.requests().size(), size_t(0));
        QCOMPARE(none.json().value(QStringLiteral("claims")), m_answeredAlone.value(QStringLiteral("claims")));
        const Ran ran = cli({QStringLiteral("ask"), hotel});
        const Ran listed = cli({QStringLiteral("models")});
        QVERIFY(QFile::remove(m_files.path(QStringLiteral("config/lastro/lastro.ini"))));
        QCOMPARE(ran.status, 0);
        QVERIFY(mind.server.requests().size() == 2);
        for (const char *part : {"Avaliando os trechos", "Escrevendo a resposta"})
            QVERIFY2(ran.err.contains(part), part);
        for (const char *part : {"R$ 350,00", "uma passagem", "modelo como juiz", "Bancada / modelo-1", "2 chamadas", "US$ 0,00024"})
            QVERIFY2(ran.out.contains(part), ran.out.constData());
        QVERIFY(listed.out.contains("Bancada") && listed.out.contains("em uso"));
    }

    void aRefusalOfTheModelIsARefusal()
    {
        tests::MindServer mind(subjects());
        const Ran ran = cli(ask(dog, setupWith(tests::askingEndpoint(QStringLiteral("Bancada"), mind.server.url()))));
        QCOMPARE(ran.json().value(QStringLiteral("outcome")).toString(), QStringLiteral("not_found"));
        QVERIFY(ran.json().value(QStringLiteral("claims")).toArray().isEmpty());
        QCOMPARE(codesOf(ran.json()), QStringList());
    }

    void badServersFallBackByName_data()
    {
        using namespace tests::script;
        QTest::addColumn<std::function<tests::ModelScript()>>("script");
        QTest::addColumn<QString>("code");
        const auto row = [](const char *name, std::function<tests::ModelScript()> script, const char *code) {
            QTest::newRow(name) << script << QString::fromLatin1(code);
        };
        row("401", [] { return error(401, "invalid_api_key", "no"); }, "KeyRefused");
        row("403", [] { return error(403, "forbidden", "no"); }, "KeyForbidden");
        row("500", [] { return error(500, "server_error", "oops"); }, "ServerFailed");
        row("429, for an hour", [] { return error(429, "rate_limit", "slow", "", {{"Retry-After", "3600"}}); }, "ServerBusy");
        row("no credit", [] { return error(429, "insufficient_quota", "pay"); }, "ServerQuotaSpent");
        row("model missing", [] { return error(404, "model_not_found", "no such model"); }, "ServerModelMissing");
        row("HTML", [] { return html(); }, "ServerSentHtml");
        row("hangs up", [] { return raw("tchau\r\n\r\n"); }, "ServerRefused");
        row("elsewhere", [] { return redirect(307, "https://models.example.invalid/v1"); }, "ServerRedirected");
        row("cut", [] { return cut(QStringLiteral("{\"scores\":[3,3,3]}")); }, "AnswerIncomplete");
        row("too long", [] { return flood(4 * 1024 * 1024); }, "AnswerTooLarge");
        row("no JSON", [] { return reply(QStringLiteral("Claro! A resposta é 3.")); }, "AnswerInvalid");
        row("duplicate keys", [] { return reply(QStringLiteral("{\"scores\":[3],\"scores\":[0]}")); }, "AnswerInvalid");
        row("obeys injected text", [] { return reply(QStringLiteral("{\"scores\":[3,3,3,3,3,3,3,3,3,3,3,3]}")); }, "AnswerInvalid");
    }
    void badServersFallBackByName()
    {
        QFETCH(std::function<tests::ModelScript()>, script);
        QFETCH(QString, code);
        tests::ScriptedModelServer server;
        server.setAnswerer([script](const tests::RecordedRequest &) { return script(); });
        const llm::ModelSetup setup = setupWith(tests::askingEndpoint(QStringLiteral("Bancada"), server.url()));
        const QJsonObject answered = cli(ask(hotel, setup)).json();
        QCOMPARE(answered.value(QStringLiteral("outcome")), m_answeredAlone.value(QStringLiteral("outcome")));
        QCOMPARE(answered.value(QStringLiteral("claims")), m_answeredAlone.value(QStringLiteral("claims")));
        QCOMPARE(answered.value(QStringLiteral("judge")).toString(), QStringLiteral("local"));
        QVERIFY(answered.value(QStringLiteral("language_model")).isNull());
        QCOMPARE(codesOf(answered), (QStringList{code, code}));           // judge and answer
        const QJsonObject refused = cli(ask(dog, setup)).json();
        QCOMPARE(refused.value(QStringLiteral("outcome")), m_refusedAlone.value(QStringLiteral("outcome")));
        QCOMPARE(refused.value(QStringLiteral("answer")), m_refusedAlone.value(QStringLiteral("answer")));
        QVERIFY(codesOf(refused).contains(code));
    }

    void aServerThatHangsIsLeftInTime()
    {
        tests::ScriptedModelServer server;
        server.setAnswerer([](const tests::RecordedRequest &) { return tests::script::hang(); });
        llm::Endpoint endpoint = tests::askingEndpoint(QStringLiteral("Bancada"), server.url());
        endpoint.models = {{llm::Role::Judge, QStringLiteral("modelo-1")}};
        QProcess process;
        start(process, ask(hotel, setupWith(endpoint), QStringLiteral("Bancada")), canary);
        QTRY_VERIFY_WITH_TIMEOUT(!server.requests().empty(), 30'000);
        // Meanwhile whoever looks at the process finds no key.
        QVERIFY(fileOfProcess(process.processId(), "cmdline").contains("--language-model"));
        QVERIFY(!fileOfProcess(process.processId(), "cmdline").contains(canary));
        QVERIFY(fileOfProcess(process.processId(), "environ").contains("PATH="));
        QVERIFY(!fileOfProcess(process.processId(), "environ").contains(canary));
        QElapsedTimer timer;
        timer.start();
        QVERIFY(process.waitForFinished(60'000));
        QVERIFY2(timer.elapsed() < 10'000, qPrintable(QString::number(timer.elapsed())));
        const QJsonObject json = QJsonDocument::fromJson(process.readAllStandardOutput()).object();
        QCOMPARE(codesOf(json), QStringList{QStringLiteral("ServerTimedOut")});
        QCOMPARE(json.value(QStringLiteral("fell_back")).toArray().at(0).toObject().value(QStringLiteral("step")).toString(), QStringLiteral("judge"));
        QVERIFY(!json.value(QStringLiteral("fell_back")).toArray().at(0).toObject().value(QStringLiteral("detail")).toString().isEmpty());
        QCOMPARE(json.value(QStringLiteral("claims")), m_answeredAlone.value(QStringLiteral("claims")));
    }

    void aCeilingStopsTheCallAndNotTheAnswer()
    {
        tests::MindServer mind(subjects());
        llm::ModelSetup setup = setupWith(tests::askingEndpoint(QStringLiteral("Bancada"), mind.server.url()));
        setup.limits.turn = 0;
        const QJsonObject json = cli(ask(hotel, setup)).json();
        QCOMPARE(codesOf(json), (QStringList{QStringLiteral("SpendCeilingReached"), QStringLiteral("SpendCeilingReached")}));
        QCOMPARE(json.value(QStringLiteral("claims")), m_answeredAlone.value(QStringLiteral("claims")));
        QCOMPARE(mind.server.requests().size(), size_t(0));
    }

    void thePolicyKeepsQuestionsOnThisMachine()
    {
        llm::Endpoint outside = tests::askingEndpoint(QStringLiteral("Fora"), QUrl(QStringLiteral("https://models.example.invalid/v1")));
        const QStringList json{QStringLiteral("--json"), QStringLiteral("--models")};
        const Ran named = cli(ask(hotel, setupWith(outside), QStringLiteral("Fora")));
        QCOMPARE(named.status, 1);
        QVERIFY2(named.err.contains("só deixa dados ficarem nesta máquina") && named.out.isEmpty(), named.err.constData());
        const QJsonObject asSetUp = cli(ask(hotel, setupWith(outside))).json();
        QCOMPARE(asSetUp.value(QStringLiteral("claims")), m_answeredAlone.value(QStringLiteral("claims")));
        const QStringList codes = codesOf(asSetUp);
        QVERIFY(codes.size() >= 2 && codes.count(QStringLiteral("EndpointNotAllowed")) == codes.size());

        const QStringList allow{QStringLiteral("policy"), QStringLiteral("--allow"), QStringLiteral("Fora")};
        const Ran unnoted = cli(allow + json + QStringList{write(setupWith(outside))});
        QCOMPARE(unnoted.status, 1);
        QVERIFY2(unnoted.err.contains("quem opera este servidor"), unnoted.err.constData());
        outside.processor = {QStringLiteral("Exemplo Ltda."), QStringLiteral("Brasil"), QStringLiteral("contrato")};
        const QString file = write(setupWith(outside));
        const QJsonObject allowed = cli(allow + json + QStringList{file}).json();
        QCOMPARE(allowed.value(QStringLiteral("local_only")).toBool(true), false);
        QCOMPARE(allowed.value(QStringLiteral("allowed")).toArray(), QJsonArray{QStringLiteral("Fora")});
        QVERIFY(allowed.value(QStringLiteral("endpoints")).toArray().at(0).toObject().value(QStringLiteral("may_receive")).toBool());
        QVERIFY(cli({QStringLiteral("policy"), QStringLiteral("--models"), file}).out.contains("Exemplo Ltda., Brasil"));
        const QJsonObject closed = cli(QStringList{QStringLiteral("policy"), QStringLiteral("--local-only")} + json + QStringList{file}).json();
        QCOMPARE(closed.value(QStringLiteral("endpoints")).toArray().at(0).toObject().value(QStringLiteral("reason")).toString(), QStringLiteral("local_only"));
    }

    void onlyOneDocument()
    {
        tests::MindServer mind(subjects());
        QStringList arguments = ask(hotel, setupWith(tests::askingEndpoint(QStringLiteral("Bancada"), mind.server.url())));
        const QJsonObject elsewhere = cli(QStringList(arguments) << QStringLiteral("--document") << QStringLiteral("rh-ferias")).json();
        QCOMPARE(elsewhere.value(QStringLiteral("outcome")).toString(), QStringLiteral("not_found"));
        for (const QJsonValue &evidence : elsewhere.value(QStringLiteral("evidence")).toArray())
            QCOMPARE(evidence.toObject().value(QStringLiteral("document")).toString(), QStringLiteral("rh-ferias"));
        const QJsonObject here = cli(QStringList(arguments) << QStringLiteral("--document") << QStringLiteral("rh-viagens-v4")).json();
        QCOMPARE(here.value(QStringLiteral("outcome")).toString(), QStringLiteral("answered"));
        QCOMPARE(cli(arguments << QStringLiteral("--document") << QStringLiteral("nenhum")).status, 1);
    }

    /// No call without its row in the ledger: while another program is the writer, the program answers alone.
    void besideAWriterNoModelIsAsked()
    {
        engine::EngineConfig config;
        config.baseFolder = m_base.data();
        const auto writer = engine::Engine::open(config);
        QVERIFY(writer.has_value());
        tests::MindServer mind(subjects());
        const llm::ModelSetup setup = setupWith(tests::askingEndpoint(QStringLiteral("Bancada"), mind.server.url()));
        const Ran ran = cli(ask(hotel, setup));
        QCOMPARE(ran.json().value(QStringLiteral("claims")), m_answeredAlone.value(QStringLiteral("claims")));
        QVERIFY(codesOf(ran.json()).contains(QStringLiteral("NoWritePermission")));
        QVERIFY2(ran.err.contains("nenhum modelo de linguagem é usado"), ran.err.constData());
        const QString ruler = m_files.write(QStringLiteral("one.jsonl"), R"({"id":"dog","question":"posso levar cachorro?","answerable":false})");
        const Ran eval = cli({QStringLiteral("eval"), ruler, QStringLiteral("--models"), write(setup), QStringLiteral("--language-model"), QStringLiteral("Bancada")});
        QVERIFY2(eval.status == 1 && eval.out.isEmpty(), "figures of a model that was not asked");
        QVERIFY(mind.server.requests().empty());
    }

    void costsAreOfTheLedger()
    {
        tests::MindServer mind(subjects());
        QCOMPARE(cli(ask(hotel, setupWith(tests::askingEndpoint(QStringLiteral("=Bancada"), mind.server.url()))) << QStringLiteral("--area") << QStringLiteral("rh")).status, 0);
        const QJsonObject byArea = cli({QStringLiteral("costs"), QStringLiteral("--by"), QStringLiteral("area"), QStringLiteral("--json")}).json();
        QJsonObject ofArea;
        for (const QJsonValue &group : byArea.value(QStringLiteral("groups")).toArray())
            if (group.toObject().value(QStringLiteral("key")).toString() == QLatin1String("rh"))
                ofArea = group.toObject();
        QCOMPARE(ofArea.value(QStringLiteral("questions")).toInt(), 1);
        QCOMPARE(ofArea.value(QStringLiteral("calls")).toInt(), 2);
        QVERIFY(qAbs(ofArea.value(QStringLiteral("usd")).toDouble() - 0.00024) < 1e-12);
        QVERIFY(byArea.value(QStringLiteral("total")).toObject().value(QStringLiteral("calls")).toInt() > 2);

        const QString csv = m_files.path(QStringLiteral("costs.csv"));
        const Ran table = cli({QStringLiteral("costs"), QStringLiteral("--by"), QStringLiteral("endpoint"), QStringLiteral("--csv"), csv});
        QVERIFY(table.out.contains("Bancada") && table.out.contains("total") && table.out.contains("US$ 0,00024"));
        QVERIFY(tests::TemporaryFiles::read(csv).startsWith("\xEF\xBB\xBF" "endpoint,questions,calls"));
        QVERIFY2(tests::TemporaryFiles::read(csv).contains("\r\n'=Bancada,"), "a spreadsheet would run it");
        QCOMPARE(cli({QStringLiteral("costs"), QStringLiteral("--csv"), csv}).status, 0);
        QVERIFY(tests::TemporaryFiles::read(csv).contains("at,question,area,role") && !tests::TemporaryFiles::read(csv).contains("hotel"));
        const Ran before = cli({QStringLiteral("costs"), QStringLiteral("--from"), QStringLiteral("2020-01-01"), QStringLiteral("--to"), QStringLiteral("2020-01-31")});
        QVERIFY(before.status == 0 && before.out.contains("Nenhuma chamada"));
    }

    void modelsAreListedAndTested()
    {
        tests::ScriptedModelServer server;
        const QString file = write(setupWith(tests::askingEndpoint(QStringLiteral("Bancada"), server.url())));
        const QStringList models{QStringLiteral("models"), QStringLiteral("--models"), file};
        const Ran list = cli(QStringList(models) << QStringLiteral("--json"), canary);
        QCOMPARE(list.json().value(QStringLiteral("roles")).toObject().value(QStringLiteral("judge")).toString(), QStringLiteral("Bancada"));
        QVERIFY(list.json().value(QStringLiteral("endpoints")).toArray().at(0).toObject().value(QStringLiteral("this_machine")).toBool());
        QVERIFY(!list.out.contains(canary) && server.requests().empty());

        const QStringList test = QStringList(models) << QStringLiteral("--test") << QStringLiteral("Bancada") << QStringLiteral("--role") << QStringLiteral("answer");
        server.setAnswerer([](const tests::RecordedRequest &) { return tests::script::reply(QStringLiteral("{\"ok\":true}")); });
        const Ran works = cli(test, canary);
        QVERIFY2(works.status == 0 && works.out.contains("answer: funciona, scripted-1"), works.out.constData());
        QCOMPARE(server.lastRequest().headers.value("authorization"), "Bearer " + canary);
        server.setAnswerer([](const tests::RecordedRequest &) { return tests::script::error(401, "invalid_api_key", "sk-leak"); });
        const Ran refused = cli(QStringList(test) << QStringLiteral("--json"), canary);
        QCOMPARE(refused.status, 1);
        QCOMPARE(refused.json().value(QStringLiteral("tests")).toArray().at(0).toObject().value(QStringLiteral("code")).toString(), QStringLiteral("KeyRefused"));
        // There need be no base to test a connection.
        const Ran baseless = cli(QStringList(test) << QStringLiteral("--base") << m_files.path(QStringLiteral("nenhuma")), canary);
        QVERIFY(baseless.status == 1 && baseless.out.contains("O servidor recusou a chave"));
        QVERIFY(!QFileInfo::exists(m_files.path(QStringLiteral("nenhuma"))));
        for (const Ran &ran : {works, refused, baseless})
            QVERIFY(!ran.out.contains(canary) && !ran.err.contains(canary) && !ran.out.contains("sk-leak"));
    }

    void usageAndFailures_data()
    {
        QTest::addColumn<QStringList>("arguments");
        QTest::addColumn<int>("status");
        QTest::addColumn<QString>("said");
        llm::ModelSetup two;
        two.endpoints = {llm::endpointOf(llm::Preset::Ollama), tests::askingEndpoint(QStringLiteral("Fora"), QUrl(QStringLiteral("https://models.example.invalid/v1")))};
        two.endpoints.front().name = QStringLiteral("Casa");
        two.endpoints.front().models.insert(llm::Role::Embeddings, QStringLiteral("e"));
        two.local.file = QStringLiteral("/m.gguf");
        const QString file = m_files.write(QStringLiteral("two.json"), llm::toText(two));
        const QString broken = m_files.write(QStringLiteral("broken.json"), "{\"endpoints\": [");
        const QString strict = m_files.write(QStringLiteral("limits.json"), R"({"limits":{"usd_day":"muito"}})");
        const QStringList asked{QStringLiteral("ask"), hotel, QStringLiteral("--models"), file, QStringLiteral("--language-model")};
        const auto policy = [](const QStringList &more) { return QStringList{QStringLiteral("policy")} + more; };
        QTest::newRow("unknown model") << asked + QStringList{QStringLiteral("gpt")} << 2 << QStringLiteral("Casa, Fora, local, none");
        QTest::newRow("no role") << asked + QStringList{QStringLiteral("Casa")} << 2 << QStringLiteral("rewrite, judge");
        QTest::newRow("broken file") << QStringList{QStringLiteral("ask"), hotel, QStringLiteral("--models"), broken} << 1 << QStringLiteral("broken.json");
        QTest::newRow("a limit that is none") << QStringList{QStringLiteral("eval"), broken, QStringLiteral("--models"), strict} << 1 << QString();
        QTest::newRow("limit named") << QStringList{QStringLiteral("models"), QStringLiteral("--models"), strict} << 1 << QStringLiteral("limits/usd_day");
        QTest::newRow("missing file") << QStringList{QStringLiteral("models"), QStringLiteral("--models"), file + QStringLiteral("x")} << 1 << QStringLiteral("two.jsonx");
        QTest::newRow("test whom") << QStringList{QStringLiteral("models"), QStringLiteral("--models"), file, QStringLiteral("--test"), QStringLiteral("gpt")} << 2 << QStringLiteral("Casa, Fora");
        QTest::newRow("role") << QStringList{QStringLiteral("models"), QStringLiteral("--models"), file, QStringLiteral("--test"), QStringLiteral("Casa"), QStringLiteral("--role"), QStringLiteral("chef")} << 2 << QStringLiteral("--role");
        QTest::newRow("role alone") << QStringList{QStringLiteral("models"), QStringLiteral("--role"), QStringLiteral("judge")} << 2 << QStringLiteral("--test");
        QTest::newRow("both policies") << policy({QStringLiteral("--local-only"), QStringLiteral("--allow"), QStringLiteral("Fora")}) << 2 << QStringLiteral("--allow");
        QTest::newRow("allow whom") << policy({QStringLiteral("--allow"), QStringLiteral("Fora,gpt"), QStringLiteral("--models"), file}) << 2 << QStringLiteral("gpt");
        QTest::newRow("allow nobody") << policy({QStringLiteral("--allow"), QStringLiteral(","), QStringLiteral("--models"), file}) << 2 << QStringLiteral("--allow");
        QTest::newRow("grouping") << QStringList{QStringLiteral("costs"), QStringLiteral("--by"), QStringLiteral("mood")} << 2 << QStringLiteral("--by");
        QTest::newRow("day") << QStringList{QStringLiteral("costs"), QStringLiteral("--from"), QStringLiteral("ontem")} << 2 << QStringLiteral("ontem");
        QTest::newRow("days turned") << QStringList{QStringLiteral("costs"), QStringLiteral("--from"), QStringLiteral("2026-02-02"), QStringLiteral("--to"), QStringLiteral("2026-01-01")} << 2 << QStringLiteral("--from");
        QTest::newRow("no base") << QStringList{QStringLiteral("costs"), QStringLiteral("--base"), m_files.path(QStringLiteral("nenhuma"))} << 1 << QStringLiteral("nenhuma");
    }
    void usageAndFailures()
    {
        QFETCH(QStringList, arguments);
        QFETCH(int, status);
        QFETCH(QString, said);
        const Ran ran = cli(arguments);
        QCOMPARE(ran.status, status);
        QVERIFY2(ran.out.isEmpty() && QString::fromUtf8(ran.err).contains(said), ran.err.constData());
    }

    void aKeyThatIsNoneIsTold()
    {
        tests::MindServer mind(subjects());
        const Ran ran = cli(ask(hotel, setupWith(tests::askingEndpoint(QStringLiteral("Bancada"), mind.server.url())), QStringLiteral("Bancada")), "chave com acento é");
        QCOMPARE(ran.status, 1);
        QVERIFY(ran.err.contains("não serve de chave") && !ran.err.contains("acento é"));
        QVERIFY(mind.server.requests().empty());
    }

    void theExtractorDoesNotInheritTheKey()
    {
        tests::TemporaryBase many;
        for (int i = 0; i < 300; ++i)
            many.write(QStringLiteral("%1.html").arg(i), "<h1>P</h1>" + QByteArray("<p>texto " + QByteArray::number(i) + "</p>").repeated(200));
        QProcess process;
        start(process, {QStringLiteral("index"), many.documents(), QStringLiteral("--no-vectors"), QStringLiteral("--base"), many.data()}, canary);
        QVERIFY(process.waitForStarted());
        QByteArray seen;
        while (seen.isEmpty() && process.state() == QProcess::Running) {
            if (const qint64 child = childOf(process.processId(), "lastro-extract"))
                seen = fileOfProcess(child, "environ") + fileOfProcess(child, "cmdline");
            process.waitForFinished(1);
        }
        QVERIFY2(!seen.isEmpty(), "the child was not seen");
        QVERIFY(!seen.contains(canary) && !seen.contains("LASTRO_API_KEY"));
        QVERIFY(process.waitForFinished(60'000));
    }

    void v1AndFinalStandInOneTable()
    {
        tests::MindServer mind(subjects());
        const QString models = write(setupWith(tests::askingEndpoint(QStringLiteral("Bancada"), mind.server.url())));
        const QString ruler = m_files.write(QStringLiteral("ruler.jsonl"),
            R"({"id":"hotel","question":"qual o limite da diária de hotel?","answerable":true,"expected":[{"document":"rh-viagens-v4","section":"secao-4"}],"answers":["R$ 350,00"]}
{"id":"dias","question":"as férias são de quantos dias por ano?","answerable":true,"expected":[{"document":"rh-ferias"}],"answers":["30 dias"]}
{"id":"dog","question":"posso levar cachorro no escritório?","answerable":false}
)");
        const QStringList eval{QStringLiteral("eval"), ruler, QStringLiteral("--pipelines"), QStringLiteral("v1,final"), QStringLiteral("--models"), models};
        const Ran silent = cli(QStringList(eval) << QStringLiteral("--json"));
        QVERIFY2(silent.status == 0 && mind.server.requests().empty(), "an evaluation spends nothing silently");
        QVERIFY(silent.json().value(QStringLiteral("versions")).toObject().value(QStringLiteral("language_model")).isNull());
        QCOMPARE(silent.json().value(QStringLiteral("pipelines")).toArray().at(0).toObject().value(QStringLiteral("needs")).toString(), QStringLiteral("language_model"));

        const QString out = m_files.path(QStringLiteral("run.json"));
        const Ran table = cli(QStringList(eval) << QStringLiteral("--language-model") << QStringLiteral("Bancada") << QStringLiteral("--out") << out, canary);
        QVERIFY2(table.status == 0, table.err.constData());
        for (const char *part : {"final", "v1", "invenção", "tokens por pergunta", "em cache", "USD por pergunta", "ms, p95", "Bancada", "modelo-1", "em relação ao v1"})
            QVERIFY2(table.out.contains(part), table.out.constData());
        const QJsonObject run = QJsonDocument::fromJson(tests::TemporaryFiles::read(out)).object();
        const QJsonObject v1 = run.value(QStringLiteral("pipelines")).toArray().at(0).toObject();
        const auto error = [](const QJsonObject &of, const char *name) { return of.value(QStringLiteral("errors")).toObject().value(QLatin1String(name)); };
        const auto cost = [](const QJsonObject &of, const char *name) { return of.value(QStringLiteral("cost")).toObject().value(QLatin1String(name)).toDouble(-1); };
        QCOMPARE(run.value(QStringLiteral("pipeline")).toString(), QStringLiteral("final"));
        QCOMPARE(error(run, "invention").toInt(-1), 0);
        QCOMPARE(run.value(QStringLiteral("refused")).toDouble(), 1.0);
        QCOMPARE(error(v1, "invention").toInt(-1), 1);                     // the dog on Fridays
        QCOMPARE(error(v1, "wrong_refusal").toInt(-1), 1);                 // the vacation
        QVERIFY(error(v1, "wrong_source").isNull() && v1.value(QStringLiteral("hit@1")).isNull());
        QCOMPARE(v1.value(QStringLiteral("answer_contains")).toDouble(), 0.5);
        QCOMPARE(cost(v1, "prompt_tokens_per_question"), 100.0);
        QCOMPARE(cost(v1, "cached_prompt_tokens_per_question"), 40.0);
        QCOMPARE(cost(v1, "completion_tokens_per_question"), 20.0);
        QVERIFY(qAbs(cost(v1, "usd_per_question") - 0.00012) < 1e-12);
        QVERIFY(v1.value(QStringLiteral("latency_ms")).toObject().value(QStringLiteral("p95")).toDouble() > 0);
        for (const QJsonObject &each : {run, v1}) {
            const QJsonObject model = each.value(QStringLiteral("versions")).toObject().value(QStringLiteral("language_model")).toObject();
            QCOMPARE(model.value(QStringLiteral("endpoint")).toString(), QStringLiteral("Bancada"));
            QCOMPARE(model.value(QStringLiteral("models")).toObject().value(QStringLiteral("answer")).toString(), QStringLiteral("modelo-1"));
            QCOMPARE(model.value(QStringLiteral("prices")).toObject().value(QStringLiteral("modelo-1")).toObject().value(QStringLiteral("output")).toDouble(), 2.0);
        }
        QVERIFY(!tests::TemporaryFiles::read(out).contains(canary));
    }

    /// Last: after all that was asked, the key stands in no file.
    void theKeyIsInNoFile()
    {
        int files = 0;
        for (const QString &folder : {m_base.data(), m_files.path({})}) {
            QDirIterator each(folder, QDir::Files | QDir::Hidden, QDirIterator::Subdirectories);
            while (each.hasNext()) {
                ++files;
                QVERIFY2(!tests::TemporaryFiles::read(each.next()).contains(canary), qPrintable(each.filePath()));
            }
        }
        QVERIFY(files > 5);
    }
};

QTEST_GUILESS_MAIN(ModelsTest)
#include "tst_models.moc"
