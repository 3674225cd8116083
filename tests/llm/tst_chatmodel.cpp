// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/fakechatmodel.h"
#include "tests/support/modelbench.h"

#include <QTest>
#include <future>

using namespace lastro;
using namespace lastro::llm;
using namespace lastro::tests;

class TestChatModel : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void answers()
    {
        ModelBench bench;
        bench.server.enqueue(script::reply(QString::fromUtf8("Prazo: 24 horas, até às 18 h 😀")));
        QStringList pieces;
        const auto reply = bench.chat(ModelBench::request(), [&](const QString &piece) { pieces += piece; });
        QVERIFY(reply);
        QCOMPARE(reply->text, QString::fromUtf8("Prazo: 24 horas, até às 18 h 😀"));
        QCOMPARE(pieces.join(QString()), reply->text);
        QCOMPARE(pieces.size(), 2);
        QCOMPARE(reply->finish, Finish::Stopped);
        QCOMPARE(reply->usage, (TokenUsage{100, 40, 20, false}));
        QCOMPARE(reply->model, QStringLiteral("scripted-1"));
        QCOMPARE(reply->form, FormAsked::None);
        QVERIFY(reply->milliseconds >= 0 && reply->milliseconds < 5'000);
        const RecordedRequest request = bench.server.lastRequest();
        QCOMPARE(request.method, QByteArray("POST"));
        QCOMPARE(request.target, QByteArray("/v1/chat/completions"));
        QCOMPARE(request.headers.value("authorization"), QByteArray("Bearer ") + ModelBench::canary);
        QCOMPARE(request.headers.value("content-type"), QByteArray("application/json"));
        QVERIFY(!request.headers.contains("cookie"));
        const QJsonObject body = request.json();
        QCOMPARE(body.value(QLatin1String("model")).toString(), QStringLiteral("modelo-1"));
        QCOMPARE(body.value(QLatin1String("stream")).toBool(), true);
        QCOMPARE(body.value(QLatin1String("temperature")).toDouble(-1), 0.0);
        QCOMPARE(body.value(QLatin1String("max_tokens")).toInt(), 1024);
        QCOMPARE(body.value(QLatin1String("messages")).toArray().at(1).toObject().value(QLatin1String("content")).toString(),
                 QString::fromUtf8("Qual o prazo, canário?"));
        QVERIFY(!body.contains(QLatin1String("response_format")));
    }

    void oneByteAtATimeIsTheSame()
    {
        ModelBench bench;
        bench.server.enqueue(script::drip(QString::fromUtf8("ç😀"), std::chrono::milliseconds(1)));
        const auto reply = bench.chat(ModelBench::request());
        QVERIFY(reply);
        QCOMPARE(reply->text, QString::fromUtf8("ç😀"));
        QVERIFY(reply->usage.estimated);
        QCOMPARE(reply->usage.prompt, 9);
        QCOMPARE(reply->usage.completion, 1);
    }

    void theConnectionIsKept()
    {
        ModelBench bench;
        const ModelServer server = bench.connected();
        for (int i = 0; i < 4; ++i) {
            bench.server.enqueue(script::reply(QStringLiteral("a")));
            QVERIFY(server.chatModel(Role::Answer)->chat(ModelBench::request(), {}, bench.cancel));
            QTest::qWait(20);
        }
        QCOMPARE(bench.server.connections(), 1);
    }

    void severalAtOnce()
    {
        ModelBench bench;
        bench.context.ledger = {};
        bench.server.setAnswerer([](const RecordedRequest &request) {
            const QString question = request.json().value(QLatin1String("messages")).toArray().last().toObject().value(QLatin1String("content")).toString();
            return script::after(std::chrono::milliseconds(30), script::reply(question));
        });
        const std::unique_ptr<ChatModel> model = bench.connected().chatModel(Role::Judge);
        std::vector<std::future<QString>> replies;
        for (int i = 0; i < 12; ++i)
            replies.push_back(std::async(std::launch::async, [&, i] {
                ChatRequest request = ModelBench::request();
                request.messages.back().text = QString::number(i);
                const auto reply = model->chat(request, {}, bench.cancel);
                return reply ? reply->text : base::errorCodeName(reply.error().code);
            }));
        for (int i = 0; i < 12; ++i)
            QCOMPARE(replies[size_t(i)].get(), QString::number(i));
    }

    void presetsHaveTheirOwnWays_data()
    {
        QTest::addColumn<int>("preset");
        QTest::addColumn<QByteArray>("target");
        QTest::addColumn<QByteArray>("keyHeader");
        QTest::addColumn<QString>("member");
        const QByteArray usual("/v1/chat/completions"), bearer("authorization");
        QTest::newRow("openai") << int(Preset::OpenAi) << usual << bearer << QStringLiteral("max_completion_tokens");
        QTest::newRow("azure") << int(Preset::AzureOpenAi) << QByteArray("/v1/openai/deployments/modelo-1/chat/completions?api-version=2024-10-21")
                               << QByteArray("api-key") << QStringLiteral("max_completion_tokens");
        QTest::newRow("openrouter") << int(Preset::OpenRouter) << usual << bearer << QStringLiteral("reasoning");
        QTest::newRow("ollama") << int(Preset::Ollama) << usual << bearer << QStringLiteral("max_tokens");
        QTest::newRow("lmstudio") << int(Preset::LmStudio) << usual << bearer << QStringLiteral("max_tokens");
        QTest::newRow("vllm") << int(Preset::Vllm) << usual << bearer << QStringLiteral("chat_template_kwargs");
        QTest::newRow("llama-server") << int(Preset::LlamaServer) << usual << bearer << QStringLiteral("chat_template_kwargs");
    }

    void presetsHaveTheirOwnWays()
    {
        QFETCH(int, preset);
        QFETCH(QByteArray, target);
        QFETCH(QByteArray, keyHeader);
        QFETCH(QString, member);
        ModelBench bench{Preset(preset)};
        bench.server.enqueue(script::reply(QStringLiteral("a")));
        QVERIFY(bench.chat(ModelBench::request()));
        const RecordedRequest request = bench.server.lastRequest();
        QCOMPARE(request.target, target);
        QVERIFY(request.headers.value(keyHeader).endsWith(ModelBench::canary));
        QCOMPARE(request.head.count(ModelBench::canary), 1);
        QVERIFY(request.json().contains(member));
    }

    void withoutAKeyNoneIsSent()
    {
        ModelBench bench;
        bench.key = nullptr;
        bench.server.enqueue(script::reply(QStringLiteral("a")));
        QVERIFY(bench.chat(ModelBench::request()));
        QVERIFY(!bench.server.lastRequest().headers.contains("authorization"));
    }

    void formsFallBackAndAreRemembered()
    {
        ModelBench bench;
        const ModelServer server = bench.connected();
        const auto model = server.chatModel(Role::Answer);
        bench.server.enqueue(script::error(400, "", "'response_format.type' must be 'text' or 'json_object'", "response_format"));
        bench.server.enqueue(script::reply(QStringLiteral("{}")));
        bench.server.enqueue(script::reply(QStringLiteral("{}")));
        const auto first = model->chat(ModelBench::formedRequest(), {}, bench.cancel);
        QVERIFY(first);
        QCOMPARE(first->form, FormAsked::JsonObject);
        QCOMPARE(server.chatModel(Role::Judge)->chat(ModelBench::formedRequest(), {}, bench.cancel)->form, FormAsked::JsonObject);
        const std::vector<RecordedRequest> requests = bench.server.requests();
        QCOMPARE(requests.size(), size_t(3));
        const auto formatOf = [](const RecordedRequest &r) {
            return r.json().value(QLatin1String("response_format")).toObject().value(QLatin1String("type")).toString();
        };
        QCOMPARE(formatOf(requests[0]), QStringLiteral("json_schema"));
        QVERIFY(!requests[0].body.contains("Reply with one JSON object"));
        QCOMPARE(formatOf(requests[1]), QStringLiteral("json_object"));
        QVERIFY(requests[1].body.contains("Reply with one JSON object"));
        QCOMPARE(formatOf(requests[2]), QStringLiteral("json_object"));
        QCOMPARE(bench.rows.size(), size_t(2));          // one a call, however often it was asked
    }

    void aServerThatKnowsNoFormIsToldInWords()
    {
        ModelBench bench;
        bench.server.setAnswerer([](const RecordedRequest &request) {
            return request.json().contains(QLatin1String("response_format")) ? script::error(422, "", "Extra inputs are not permitted")
                                                                             : script::reply(QStringLiteral("{}"));
        });
        const auto reply = bench.chat(ModelBench::formedRequest());
        QVERIFY(reply);
        QCOMPARE(reply->form, FormAsked::InWords);
        QCOMPARE(bench.server.requests().size(), size_t(3));
    }

    void whatAServerBlamesIsLeftOut_data()
    {
        QTest::addColumn<QByteArray>("blamed");
        QTest::newRow("temperature") << QByteArray("temperature");
        QTest::newRow("stream_options") << QByteArray("stream_options");
        QTest::newRow("max_tokens") << QByteArray("max_tokens");
    }

    void whatAServerBlamesIsLeftOut()
    {
        QFETCH(QByteArray, blamed);
        ModelBench bench;
        bench.server.setAnswerer([&](const RecordedRequest &request) {
            return request.json().contains(QLatin1String(blamed)) ? script::error(400, "unsupported_parameter", "no", blamed.constData())
                                                                  : script::reply(QStringLiteral("a"));
        });
        QVERIFY(bench.chat(ModelBench::request()));
        QCOMPARE(bench.server.requests().size(), size_t(2));
    }

    /// A server that refuses everything is asked a few times, and its first word is told.
    void aServerThatRefusesAllIsLeft()
    {
        ModelBench bench;
        int flip = 0;
        bench.server.setAnswerer([&](const RecordedRequest &) {
            return script::error(400, "", "no", ++flip % 2 ? "max_tokens" : "max_completion_tokens");
        });
        const auto reply = bench.chat(ModelBench::formedRequest());
        QVERIFY(!reply);
        QCOMPARE(reply.error().code, base::ErrorCode::ServerRequestRefused);
        QCOMPARE(reply.error().detail, QStringLiteral("400 max_tokens"));
        QVERIFY(bench.server.requests().size() <= 8);
    }

    void aServerThatDoesNotStreamIsUnderstood()
    {
        ModelBench bench;
        const QJsonObject message{{QStringLiteral("content"), QStringLiteral("inteiro")}};
        const QJsonObject choice{{QStringLiteral("message"), message}, {QStringLiteral("finish_reason"), QStringLiteral("length")}};
        bench.server.enqueue(script::json(200, {{QStringLiteral("choices"), QJsonArray{choice}}, {QStringLiteral("model"), QStringLiteral("m")}}));
        const auto reply = bench.chat(ModelBench::request());
        QVERIFY(reply);
        QCOMPARE(reply->text, QStringLiteral("inteiro"));
        QCOMPARE(reply->finish, Finish::Length);
        QVERIFY(reply->usage.estimated);
    }

    void aLastLineWithoutItsEndCounts()
    {
        ModelBench bench;
        bench.server.enqueue(script::stream({script::delta(QStringLiteral("a"), "stop"), "data: [DONE]"}));
        QVERIFY(bench.chat(ModelBench::request()));
    }

    void aRefusalIsToldApart()
    {
        ModelBench bench;
        bench.server.enqueue(script::stream({script::event("{\"choices\":[{\"delta\":{\"refusal\":\"No.\"},\"finish_reason\":null}]}"),
                                             script::delta({}, "stop"), script::event("[DONE]")}));
        QCOMPARE(bench.chat(ModelBench::request())->finish, Finish::Refused);
    }

    void theBeginningIsTheSameInEveryQuestion()
    {
        ModelBench bench;
        bench.server.setAnswerer([](const RecordedRequest &) { return script::reply(QStringLiteral("{}")); });
        ChatRequest first = ModelBench::formedRequest();
        ChatRequest second = first;
        first.form->schema.insert(QStringLiteral("enum"), QStringLiteral("a"));
        second.messages.back().text = QStringLiteral("Outra pergunta");
        second.maxTokens = 7;
        QVERIFY(bench.chat(first));
        QVERIFY(bench.chat(second));
        const auto requests = bench.server.requests();
        const qsizetype end = requests[0].body.indexOf("Qual o prazo");
        QVERIFY(end > 0);
        QCOMPARE(requests[0].body.left(end), requests[1].body.left(end));
        QVERIFY(requests[0].body.left(end).contains("Regras fixas."));
        QVERIFY(bench.chat(first));
        QCOMPARE(bench.server.lastRequest().body, requests[0].body);
    }

    /// Rooms above are tested with the fake: it keeps the same promises.
    void theFakeIsLikeTheReal()
    {
        FakeChatModel fake([](const ChatRequest &request) -> base::Result<QString> {
            if (request.messages.empty())
                return base::failure(base::ErrorCode::ServerRequestRefused);
            return request.messages.back().text;
        });
        QString pieces;
        const base::CancelToken cancel;
        const auto reply = fake.chat(ModelBench::formedRequest(), [&](const QString &piece) { pieces += piece; }, cancel);
        QCOMPARE(reply->text, QString::fromUtf8("Qual o prazo, canário?"));
        QCOMPARE(pieces, reply->text);
        QCOMPARE(reply->form, FormAsked::JsonSchema);
        QCOMPARE(fake.chat({}, {}, cancel).error().code, base::ErrorCode::ServerRequestRefused);
        cancel.cancel();
        QCOMPARE(fake.chat(ModelBench::request(), {}, cancel).error().code, base::ErrorCode::Cancelled);
        QCOMPARE(fake.requests().size(), size_t(3));
    }

    void aRoleWithoutModelIsNamed()
    {
        ModelBench bench;
        bench.endpoint.models.remove(Role::Answer);
        const auto reply = bench.chat(ModelBench::request());
        QCOMPARE(reply.error().code, base::ErrorCode::EndpointInvalid);
        QCOMPARE(reply.error().detail, QStringLiteral("models_missing:models/answer"));
        QCOMPARE(bench.server.connections(), 0);
    }
};

QTEST_GUILESS_MAIN(TestChatModel)
#include "tst_chatmodel.moc"
