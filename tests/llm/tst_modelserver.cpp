// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/modelbench.h"
#include "tests/support/untrustedtls.h"

#include <QTest>
#include <cmath>

using namespace lastro;
using namespace lastro::llm;
using namespace lastro::tests;
using base::ErrorCode;

namespace {

QStringList texts(int count)
{
    QStringList all;
    for (int i = 0; i < count; ++i)
        all += QStringLiteral("texto %1").arg(i);
    return all;
}

ModelScript results(const QByteArray &list)
{
    return script::answer(200, "application/json", "{\"results\":" + list + ",\"model\":\"r\"}");
}

ModelScript vectors(const QByteArray &rows)
{
    return script::answer(200, "application/json", "{\"data\":[" + rows + "]}");
}

const Deadlines soon{std::chrono::seconds(5), std::chrono::seconds(5), std::chrono::seconds(5)};

} // namespace

class TestModelServer : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void embedsInBatches()
    {
        ModelBench bench;
        bench.server.setAnswerer([](const RecordedRequest &request) { return script::embeddings(request.json(), 8); });
        const auto embeddings = bench.connected().embed(texts(200), 8, soon, 0, bench.cancel);
        QVERIFY(embeddings);
        QCOMPARE(embeddings->vectors.size(), size_t(200));
        QCOMPARE(embeddings->vectors[97], (std::vector<float>{0, 1, 0, 0, 0, 0, 0, 0}));
        QCOMPARE(embeddings->usage, (TokenUsage{1'400, 0, 0, false}));
        QCOMPARE(embeddings->model, QStringLiteral("scripted-e"));
        QList<qsizetype> sizes;
        for (const RecordedRequest &request : bench.server.requests()) {
            QCOMPARE(request.target, QByteArray("/v1/embeddings"));
            sizes += request.json().value(QLatin1String("input")).toArray().size();
        }
        QCOMPARE(sizes, (QList<qsizetype>{96, 96, 8}));
        QCOMPARE(bench.rows.size(), size_t(3));
        QVERIFY(bench.connected().embed({}, 8, soon, 0, bench.cancel)->vectors.empty());
    }

    void vectorsGoWhereTheirIndexSays()
    {
        ModelBench bench;
        bench.server.enqueue(vectors("{\"index\":1,\"embedding\":[0,2]},{\"index\":0,\"embedding\":[3,4]}"));
        const auto embeddings = bench.connected().embed(texts(2), 0, soon, 0, bench.cancel);
        QVERIFY(embeddings);
        QCOMPARE(embeddings->vectors[0], (std::vector<float>{0.6f, 0.8f}));
        QCOMPARE(embeddings->vectors[1], (std::vector<float>{0, 1}));
        QVERIFY(embeddings->usage.estimated);
    }

    void badVectorsAreRefused_data()
    {
        QTest::addColumn<QByteArray>("rows");
        QTest::addColumn<ErrorCode>("code");
        QTest::newRow("one short") << QByteArray("{\"index\":0,\"embedding\":[1,2]}") << ErrorCode::ServerIncompatible;
        QTest::newRow("another width") << QByteArray("{\"embedding\":[1,2,3]},{\"embedding\":[1,2,3]}") << ErrorCode::VectorWidthWrong;
        QTest::newRow("two widths") << QByteArray("{\"embedding\":[1,2]},{\"embedding\":[1]}") << ErrorCode::VectorWidthWrong;
        QTest::newRow("all zero") << QByteArray("{\"embedding\":[1,2]},{\"embedding\":[0,0]}") << ErrorCode::VectorNotFinite;
        QTest::newRow("beyond float") << QByteArray("{\"embedding\":[1,2]},{\"embedding\":[1e300,0]}") << ErrorCode::VectorNotFinite;
        QTest::newRow("same index") << QByteArray("{\"index\":0,\"embedding\":[1,2]},{\"index\":0,\"embedding\":[1,2]}") << ErrorCode::ServerIncompatible;
        QTest::newRow("index outside") << QByteArray("{\"index\":0,\"embedding\":[1,2]},{\"index\":2,\"embedding\":[1,2]}") << ErrorCode::ServerIncompatible;
        QTest::newRow("text inside") << QByteArray("{\"embedding\":[1,2]},{\"embedding\":[1,\"2\"]}") << ErrorCode::ServerIncompatible;
        QTest::newRow("base64") << QByteArray("{\"embedding\":\"AAAA\"},{\"embedding\":\"AAAA\"}") << ErrorCode::ServerIncompatible;
        QTest::newRow("NaN") << QByteArray("{\"embedding\":[NaN,1]},{\"embedding\":[1,2]}") << ErrorCode::ServerIncompatible;
    }

    void badVectorsAreRefused()
    {
        QFETCH(QByteArray, rows);
        QFETCH(ErrorCode, code);
        ModelBench bench;
        bench.server.enqueue(vectors(rows));
        const auto embeddings = bench.connected().embed(texts(2), 2, soon, 0, bench.cancel);
        QVERIFY(!embeddings);
        QCOMPARE(base::errorCodeName(embeddings.error().code), base::errorCodeName(code));
        QVERIFY(embeddings.error().subject.startsWith(QStringLiteral("Bancada")));
        QCOMPARE(bench.rows.front().error, code);
    }

    void aWidthThatChangesBetweenBatchesIsRefused()
    {
        ModelBench bench;
        int batch = 0;
        bench.server.setAnswerer([&](const RecordedRequest &request) { return script::embeddings(request.json(), ++batch == 1 ? 8 : 9); });
        QCOMPARE(bench.connected().embed(texts(100), 0, soon, 0, bench.cancel).error().code, ErrorCode::VectorWidthWrong);
    }

    void aBusyEmbedderIsAskedAgain()
    {
        ModelBench bench;
        bench.server.enqueue(script::error(429, "", "", "", {{"Retry-After", "1"}}));
        bench.server.setAnswerer([](const RecordedRequest &request) { return script::embeddings(request.json(), 4); });
        QVERIFY(bench.connected().embed(texts(3), 4, soon, 0, bench.cancel));
        bench.server.enqueue(script::error(429, "", "", "", {{"Retry-After", "60"}}));
        const auto late = bench.connected().embed(texts(3), 4, soon, 0, bench.cancel);
        QCOMPARE(late.error().code, ErrorCode::ServerBusy);
        QCOMPARE(late.error().detail, QStringLiteral("60"));
    }

    void reranks()
    {
        ModelBench bench;
        bench.server.enqueue(results("[{\"index\":2,\"relevance_score\":0.9},{\"index\":0,\"relevance_score\":-4.5},{\"index\":1,\"relevance_score\":0}]"));
        const auto reranked = bench.connected().rerank(QStringLiteral("q"), texts(3), soon, 0, bench.cancel);
        QVERIFY(reranked);
        QCOMPARE(reranked->scores, (std::vector<double>{-4.5, 0, 0.9}));
        QCOMPARE(bench.server.lastRequest().target, QByteArray("/v1/rerank"));
        QCOMPARE(bench.server.lastRequest().json().value(QLatin1String("top_n")).toInt(), 3);
        QVERIFY(bench.connected().rerank(QStringLiteral("q"), {}, soon, 0, bench.cancel)->scores.empty());
    }

    void badRerankingIsRefused_data()
    {
        QTest::addColumn<QByteArray>("list");
        QTest::newRow("one short") << QByteArray("[{\"index\":0,\"relevance_score\":1}]");
        QTest::newRow("twice") << QByteArray("[{\"index\":0,\"relevance_score\":1},{\"index\":0,\"relevance_score\":1}]");
        QTest::newRow("outside") << QByteArray("[{\"index\":0,\"relevance_score\":1},{\"index\":5,\"relevance_score\":1}]");
        QTest::newRow("no index") << QByteArray("[{\"relevance_score\":1},{\"relevance_score\":1}]");
        QTest::newRow("text") << QByteArray("[{\"index\":0,\"relevance_score\":\"1\"},{\"index\":1,\"relevance_score\":1}]");
        QTest::newRow("no list") << QByteArray("{}");
    }

    void badRerankingIsRefused()
    {
        QFETCH(QByteArray, list);
        ModelBench bench;
        bench.server.enqueue(results(list));
        QCOMPARE(bench.connected().rerank(QStringLiteral("q"), texts(2), soon, 0, bench.cancel).error().code, ErrorCode::ServerIncompatible);
    }

    void theLedgerHasWhatItCost()
    {
        ModelBench bench;
        bench.endpoint.prices.insert(QStringLiteral("modelo-1"), {2.0, 1.0, 10.0});
        bench.server.enqueue(script::reply(QStringLiteral("a"), 1'000, 400, 50));
        ChatRequest request = ModelBench::request();
        request.turn = 17;
        QVERIFY(bench.chat(request));
        const LedgerRow row = bench.rows.front();
        QCOMPARE(row.turn, 17);
        QCOMPARE(row.role, Role::Answer);
        QCOMPARE(row.endpoint, QStringLiteral("Bancada"));
        QCOMPARE(row.model, QStringLiteral("modelo-1"));
        QCOMPARE(row.servedModel, QStringLiteral("scripted-1"));
        QCOMPARE(row.at, bench.clock.now());
        QVERIFY(std::abs(*row.usd - (600 * 2.0 + 400 * 1.0 + 50 * 10.0) / 1e6) < 1e-12);
        QVERIFY(!row.error);
    }

    void aFailedCallIsBilledWithWhatItMayHaveCost()
    {
        ModelBench bench;
        bench.endpoint.prices.insert(QStringLiteral("modelo-1"), {2.0, 1.0, 10.0});
        bench.server.enqueue(script::cut(QString(800, u'a')));
        QVERIFY(!bench.chat(ModelBench::request()));
        QCOMPARE(bench.rows.back().usage, (TokenUsage{9, 0, 100, true}));
        QVERIFY(*bench.rows.back().usd > 0);
        bench.server.enqueue(script::error(401, "", ""));
        QVERIFY(!bench.chat(ModelBench::request()));
        QCOMPARE(bench.rows.back().usage, TokenUsage{});
        QCOMPARE(bench.rows.back().usd, std::optional(0.0));
    }

    void theCeilingStopsACallBeforeItIsSent()
    {
        ModelBench bench;
        bench.endpoint.prices.insert(QStringLiteral("modelo-1"), {0, std::nullopt, 1000.0});
        bench.context.ceiling = std::make_shared<SpendCeiling>(SpendLimits{2.5, {}, {}}, bench.clock);
        bench.server.setAnswerer([](const RecordedRequest &) { return script::reply(QStringLiteral("a"), 10, 0, 900); });
        ChatRequest request = ModelBench::request();
        request.turn = 1;                                   // at most 1,024 tokens: 1.024 USD
        QVERIFY(bench.chat(request));
        QVERIFY(bench.chat(request));
        const auto third = bench.chat(request);             // 1.8 spent
        QCOMPARE(third.error(), (base::Error{ErrorCode::SpendCeilingReached, QStringLiteral("Bancada"), QStringLiteral("turn")}));
        QCOMPARE(bench.server.requests().size(), size_t(2));
        QCOMPARE(bench.rows.size(), size_t(2));
        request.turn = 2;
        QVERIFY(bench.chat(request));
    }

    void testingNamesWhatServes()
    {
        ModelBench bench;
        bench.server.setAnswerer([](const RecordedRequest &request) {
            if (request.target.endsWith("/embeddings"))
                return script::embeddings(request.json(), 12);
            if (request.target.endsWith("/rerank"))
                return results("[{\"index\":0,\"relevance_score\":1}]");
            return request.body.contains("json_schema") ? script::error(400, "", "no", "response_format") : script::reply(QStringLiteral("{}"));
        });
        const ModelServer server = bench.connected();
        const ConnectionReport chat = server.testConnection(Role::Judge, bench.cancel);
        QVERIFY(!chat.error);
        QCOMPARE(chat.servedModel, QStringLiteral("scripted-1"));
        QCOMPARE(chat.form, FormAsked::JsonObject);
        QCOMPARE(server.testConnection(Role::Embeddings, bench.cancel).dimensions, 12);
        QVERIFY(!server.testConnection(Role::Rerank, bench.cancel).error);
    }

    void testingNamesWhatIsWrong_data()
    {
        QTest::addColumn<ModelScript>("script");
        QTest::addColumn<ErrorCode>("code");
        QTest::newRow("key") << script::error(401, "", "") << ErrorCode::KeyRefused;
        QTest::newRow("right") << script::error(403, "", "") << ErrorCode::KeyForbidden;
        QTest::newRow("page") << script::html() << ErrorCode::ServerSentHtml;
        QTest::newRow("path") << script::json(404, {}) << ErrorCode::ServerPathWrong;
        QTest::newRow("other protocol") << script::json(200, {{QStringLiteral("pong"), true}}) << ErrorCode::ServerIncompatible;
        QTest::newRow("failing") << script::error(500, "", "") << ErrorCode::ServerFailed;
        QTest::newRow("hangs up") << script::raw("") << ErrorCode::ServerRefused;
    }

    void testingNamesWhatIsWrong()
    {
        QFETCH(ModelScript, script);
        QFETCH(ErrorCode, code);
        ModelBench bench;
        bench.server.setAnswerer([&](const RecordedRequest &) { return script; });
        for (const Role role : {Role::Answer, Role::Embeddings, Role::Rerank}) {
            const ConnectionReport report = bench.connected().testConnection(role, bench.cancel);
            QVERIFY(report.error);
            QCOMPARE(base::errorCodeName(report.error->code), base::errorCodeName(code));
        }
    }

    void testingKnowsAMissingModelFromAWrongPath()
    {
        ModelBench bench;
        const ModelScript list = script::answer(200, "application/json", "{\"data\":[{\"id\":\"outro\"},{\"id\":\"a\\nb\"},{\"id\":7}]}");
        bench.server.setAnswerer([&](const RecordedRequest &request) {
            return request.target.endsWith("/models") ? list : script::json(404, {});
        });
        const ConnectionReport report = bench.connected().testConnection(Role::Answer, bench.cancel);
        QCOMPARE(report.error->code, ErrorCode::ServerModelMissing);
        QCOMPARE(report.error->subject, QStringLiteral("Bancada / modelo-1"));
        QCOMPARE(report.models, (QStringList{QStringLiteral("outro"), QStringLiteral("ab")}));
        QCOMPARE(bench.server.lastRequest().method, QByteArray("GET"));
        bench.endpoint.models[Role::Answer] = QStringLiteral("outro");
        QCOMPARE(bench.connected().testConnection(Role::Answer, bench.cancel).error->code, ErrorCode::ServerPathWrong);
    }

    void testingNamesTheNetwork()
    {
        ModelBench bench;
        bench.endpoint.url = QUrl(QStringLiteral("https://lastro-test.invalid/v1"));
        QCOMPARE(bench.connected().testConnection(Role::Answer, bench.cancel).error->code, ErrorCode::ServerNotFound);
        ScriptedModelServer untrusted(untrustedTls());
        bench.endpoint.url = untrusted.url();
        QCOMPARE(bench.connected().testConnection(Role::Answer, bench.cancel).error->code, ErrorCode::ServerTlsFailed);
        bench.endpoint.url = QUrl(QStringLiteral("http://api.example/v1"));
        QCOMPARE(bench.connected().testConnection(Role::Answer, bench.cancel).error->detail, QStringLiteral("plain_http:url"));
    }

    void testingSaysThatAKeyIsMissing()
    {
        ModelBench bench(Preset::OpenAi);
        bench.key = nullptr;
        bench.server.setAnswerer([](const RecordedRequest &) { return script::error(401, "", ""); });
        const ConnectionReport report = bench.connected().testConnection(Role::Answer, bench.cancel);
        QVERIFY(report.keyMissing);
        QCOMPARE(report.error->code, ErrorCode::KeyRefused);
    }
};

Q_DECLARE_METATYPE(lastro::tests::ModelScript)
QTEST_GUILESS_MAIN(TestModelServer)
#include "tst_modelserver.moc"
