// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/llm/apikey.h"
#include "core/llm/endpoint.h"

#include <QJsonDocument>
#include <QTest>
#include <limits>

using namespace lastro;
using namespace lastro::llm;

namespace {

Endpoint soundEndpoint()
{
    Endpoint endpoint = endpointOf(Preset::OpenAi);
    endpoint.name = QStringLiteral("Provedor");
    endpoint.models = {{Role::Answer, QStringLiteral("grande")}, {Role::Judge, QStringLiteral("pequeno")}};
    endpoint.processor = {QStringLiteral("Provedor S.A."), QStringLiteral("Irlanda"), QStringLiteral("cláusulas-padrão")};
    endpoint.prices = {{QStringLiteral("grande"), {2.5, 1.25, 10}}, {QStringLiteral("pequeno"), {0.15, std::nullopt, 0.6}}};
    return endpoint;
}

} // namespace

class TestEndpoint : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void everyPresetHasItsName()
    {
        for (const Preset preset : {Preset::OpenAi, Preset::AzureOpenAi, Preset::OpenRouter, Preset::Ollama, Preset::LmStudio, Preset::Vllm,
                                    Preset::LlamaServer, Preset::Other}) {
            QCOMPARE(presetFromName(presetName(preset)), preset);
            QCOMPARE(endpointOf(preset).preset, preset);
        }
        for (const Role role : {Role::Rewrite, Role::Judge, Role::Answer, Role::Embeddings, Role::Rerank})
            QCOMPARE(roleFromName(roleName(role)), role);
        QVERIFY(!presetFromName(QStringLiteral("skynet")));
        QVERIFY(!roleFromName(QString()));
    }

    void presetsOnThisMachineAreLocalAndFree()
    {
        for (const Preset preset : {Preset::Ollama, Preset::LmStudio, Preset::Vllm, Preset::LlamaServer}) {
            Endpoint endpoint = endpointOf(preset);
            QVERIFY(isLoopback(endpoint.url));
            QVERIFY(!needsKey(preset));
            QCOMPARE(priceOf(endpoint, QStringLiteral("x")), std::optional(Price{}));
            endpoint.name = QStringLiteral("Local");
            endpoint.models.insert(Role::Answer, QStringLiteral("x"));
            QVERIFY(faultsOf(endpoint).empty());
        }
        QVERIFY(!priceOf(endpointOf(Preset::OpenAi), QStringLiteral("x")));
    }

    void loopback_data()
    {
        QTest::addColumn<QString>("url");
        QTest::addColumn<bool>("local");
        const auto row = [](const char *url, bool local) { QTest::newRow(url) << QString(QLatin1String(url)) << local; };
        row("http://127.0.0.1:1/v1", true);
        row("http://127.9.9.9/", true);
        row("http://localhost:11434", true);
        row("http://LOCALHOST", true);
        row("http://[::1]:8080", true);
        row("http://localhost.example", false);
        row("http://127.0.0.1.example", false);
        row("http://0.0.0.0", false);
        row("http://10.0.0.1", false);
        row("http://[fe80::1]", false);
        row("https://api.example", false);
    }

    void loopback()
    {
        QFETCH(QString, url);
        QFETCH(bool, local);
        QCOMPARE(isLoopback(QUrl(url)), local);
    }

    void namesWhatIsWrong_data()
    {
        QTest::addColumn<std::function<void(Endpoint &)>>("change");
        QTest::addColumn<QString>("detail");
        const auto row = [](const char *detail, std::function<void(Endpoint &)> change) {
            QTest::newRow(detail) << change << QString(QLatin1String(detail));
        };
        const auto url = [](const char *text) { return [text](Endpoint &e) { e.url = QUrl(QLatin1String(text)); }; };
        row("name_empty:name", [](Endpoint &e) { e.name = QStringLiteral("  "); });
        row("name_too_long:name", [](Endpoint &e) { e.name = QString(81, u'a'); });
        row("url_missing:url", [](Endpoint &e) { e.url.clear(); });
        row("url_invalid:url", url("api.example/v1"));
        QTest::newRow("no host") << std::function<void(Endpoint &)>(url("https:///v1")) << QStringLiteral("url_invalid:url");
        QTest::newRow("ftp") << std::function<void(Endpoint &)>(url("ftp://api.example/v1")) << QStringLiteral("scheme_unknown:url");
        QTest::newRow("file") << std::function<void(Endpoint &)>(url("file:///etc/passwd")) << QStringLiteral("scheme_unknown:url");
        QTest::newRow("data") << std::function<void(Endpoint &)>(url("data:text/plain,x")) << QStringLiteral("scheme_unknown:url");
        row("plain_http:url", url("http://api.example/v1"));
        row("url_with_user:url", url("https://sk-secret@api.example/v1"));
        row("url_with_query:url", url("https://api.example/v1?key=sk-secret"));
        row("models_missing:models", [](Endpoint &e) { e.models.clear(); });
        row("model_invalid:models/judge", [](Endpoint &e) { e.models[Role::Judge] = QStringLiteral("a\nb"); });
        row("rerank_not_offered:models/rerank", [](Endpoint &e) { e.models[Role::Rerank] = QStringLiteral("r"); });
        row("price_invalid:prices/grande", [](Endpoint &e) { e.prices[QStringLiteral("grande")].output = -1; });
        QTest::newRow("NaN price") << std::function([](Endpoint &e) { e.prices[QStringLiteral("grande")].input = std::numeric_limits<double>::quiet_NaN(); })
                                   << QStringLiteral("price_invalid:prices/grande");
        row("api_version_missing:api_version", [](Endpoint &e) { e.preset = Preset::AzureOpenAi; });
        row("api_version_invalid:api_version", [](Endpoint &e) { e.preset = Preset::AzureOpenAi; e.apiVersion = QStringLiteral("1&key=x"); });
    }

    void namesWhatIsWrong()
    {
        QFETCH(std::function<void(Endpoint &)>, change);
        QFETCH(QString, detail);
        Endpoint endpoint = soundEndpoint();
        QVERIFY(checked(endpoint));
        change(endpoint);
        const auto result = checked(endpoint);
        QVERIFY(!result);
        QCOMPARE(result.error().code, base::ErrorCode::EndpointInvalid);
        QCOMPARE(result.error().detail, detail);
        QCOMPARE(faultsOf(endpoint).size(), size_t(1));
    }

    void plainHttpElsewhereMustBeSaid()
    {
        Endpoint endpoint = soundEndpoint();
        endpoint.url = QUrl(QStringLiteral("http://10.0.0.5:8000/v1"));
        endpoint.plainHttp = true;
        QVERIFY(checked(endpoint));
    }

    void survivesTheSettings()
    {
        Endpoint endpoint = soundEndpoint();
        QCOMPARE(*endpointFromJson(toJson(endpoint)), endpoint);
        const QByteArray text = QJsonDocument(toJson(endpoint)).toJson();
        QCOMPARE(*endpointFromJson(QJsonDocument::fromJson(text).object()), endpoint);
        endpoint = endpointOf(Preset::AzureOpenAi);
        endpoint.plainHttp = true;
        QCOMPARE(*endpointFromJson(toJson(endpoint)), endpoint);
    }

    void aKeyInTheAddressIsNotWritten()
    {
        Endpoint endpoint = soundEndpoint();
        endpoint.url = QUrl(QStringLiteral("https://user:sk-secret@api.example/v1?key=sk-secret#sk-secret"));
        QVERIFY(!QJsonDocument(toJson(endpoint)).toJson().contains("sk-secret"));
    }

    void badSettingsAreNamed_data()
    {
        QTest::addColumn<QByteArray>("json");
        QTest::addColumn<QString>("detail");
        QTest::newRow("name") << QByteArray("{\"preset\":\"openai\",\"name\":7}") << QStringLiteral("unreadable:name");
        QTest::newRow("preset") << QByteArray("{\"preset\":\"x\"}") << QStringLiteral("unreadable:preset");
        QTest::newRow("no preset") << QByteArray("{}") << QStringLiteral("unreadable:preset");
        QTest::newRow("models") << QByteArray("{\"preset\":\"openai\",\"models\":[]}") << QStringLiteral("unreadable:models");
        QTest::newRow("model") << QByteArray("{\"preset\":\"openai\",\"models\":{\"judge\":1}}") << QStringLiteral("unreadable:models/judge");
        QTest::newRow("price") << QByteArray("{\"preset\":\"openai\",\"prices\":{\"m\":{\"input\":1}}}") << QStringLiteral("unreadable:prices/m");
        QTest::newRow("cached") << QByteArray("{\"preset\":\"openai\",\"prices\":{\"m\":{\"input\":1,\"output\":1,\"cached_input\":\"0\"}}}")
                                << QStringLiteral("unreadable:prices/m");
        QTest::newRow("plain") << QByteArray("{\"preset\":\"openai\",\"plain_http\":1}") << QStringLiteral("unreadable:plain_http");
    }

    void badSettingsAreNamed()
    {
        QFETCH(QByteArray, json);
        QFETCH(QString, detail);
        const auto endpoint = endpointFromJson(QJsonDocument::fromJson(json).object());
        QVERIFY(!endpoint);
        QCOMPARE(endpoint.error().detail, detail);
    }

    void unknownKeysArePassedOver()
    {
        QVERIFY(endpointFromJson({{QStringLiteral("preset"), QStringLiteral("other")}, {QStringLiteral("colour"), 7},
                                  {QStringLiteral("models"), QJsonObject{{QStringLiteral("poet"), 1}}}}));
    }

    void costs_data()
    {
        QTest::addColumn<TokenUsage>("usage");
        QTest::addColumn<Price>("price");
        QTest::addColumn<double>("usd");
        const Price price{2.5, 1.25, 10};
        QTest::newRow("plain") << TokenUsage{1'000'000, 0, 0} << price << 2.5;
        QTest::newRow("cached") << TokenUsage{1'000, 400, 100} << price << (600 * 2.5 + 400 * 1.25 + 100 * 10) / 1e6;
        QTest::newRow("cached price unknown") << TokenUsage{1'000, 400, 0} << Price{2.5, {}, 10} << 0.0025;
        QTest::newRow("more cached than sent") << TokenUsage{100, 400, 0} << price << 100 * 1.25 / 1e6;
        QTest::newRow("negative") << TokenUsage{-5, -5, -5} << price << 0.0;
        QTest::newRow("free") << TokenUsage{1'000, 0, 1'000} << Price{} << 0.0;
    }

    void costs()
    {
        QFETCH(TokenUsage, usage);
        QFETCH(Price, price);
        QFETCH(double, usd);
        QVERIFY(std::abs(costOf(usage, price) - usd) < 1e-12);
    }

    void anUnknownPriceStaysUnknown()
    {
        QVERIFY(!costOf(TokenUsage{1, 0, 1}, std::optional<Price>()));
        QVERIFY(!priceOf(soundEndpoint(), QStringLiteral("outro")));
        QCOMPARE(priceOf(soundEndpoint(), QStringLiteral("pequeno"))->output, 0.6);
    }

    void policy()
    {
        Endpoint remote = soundEndpoint();
        const auto refusal = [&](const DataPolicy &policy) {
            const auto result = mayReceive(policy, remote);
            return result ? QString() : result.error().detail;
        };
        QVERIFY(mayReceive({}, endpointOf(Preset::Ollama)));
        QCOMPARE(refusal({}), QStringLiteral("local_only"));
        QCOMPARE(refusal({true, {remote.name}}), QStringLiteral("local_only"));
        QCOMPARE(refusal({false, {QStringLiteral("Outro")}}), QStringLiteral("not_listed"));
        const DataPolicy listed{false, {remote.name}};
        QCOMPARE(refusal(listed), QString());
        remote.processor.legalBasis = QStringLiteral(" ");
        QCOMPARE(refusal(listed), QStringLiteral("legal_basis"));
        remote.processor.country.clear();
        QCOMPARE(refusal(listed), QStringLiteral("country"));
        remote.processor.name.clear();
        QCOMPARE(refusal(listed), QStringLiteral("processor"));
    }

    void origins()
    {
        QCOMPARE(originOf(QUrl(QStringLiteral("HTTPS://user:pw@API.example/v1?x=1"))), QStringLiteral("https://api.example:443"));
        QCOMPARE(originOf(QUrl(QStringLiteral("http://[::1]:8080/x"))), QStringLiteral("http://[::1]:8080"));
    }

    void keys()
    {
        const auto key = ApiKey::make(" sk-abc\r\n");
        QVERIFY(key);
        QCOMPARE((*key)->headerValue("Bearer "), QByteArray("Bearer sk-abc"));
        for (const QByteArray &bad : {QByteArray(), QByteArray("  "), QByteArray("a b"), QByteArray("a\r\nX-Evil: 1"), QByteArray("chave-ç"),
                                      QByteArray(4097, 'a'), QByteArray("a\0b", 3)}) {
            const auto refused = ApiKey::make(QByteArray(bad));
            QVERIFY(!refused);
            QCOMPARE(refused.error(), base::Error{base::ErrorCode::KeyInvalid});
        }
    }
};

Q_DECLARE_METATYPE(std::function<void(lastro::llm::Endpoint &)>)
QTEST_GUILESS_MAIN(TestEndpoint)
#include "tst_endpoint.moc"
