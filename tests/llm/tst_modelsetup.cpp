// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/llm/modelsetup.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QTest>

using namespace lastro::llm;

namespace {

Endpoint endpointCalled(const QString &name)
{
    Endpoint endpoint = endpointOf(Preset::OpenAi);
    endpoint.name = name;
    endpoint.models = {{Role::Answer, QStringLiteral("grande")}, {Role::Judge, QStringLiteral("pequeno")}};
    endpoint.processor = {QStringLiteral("Provedor S.A."), QStringLiteral("Irlanda"), QStringLiteral("cláusulas-padrão")};
    endpoint.prices = {{QStringLiteral("grande"), {2.5, 1.25, 10}}};
    return endpoint;
}

ModelSetup fullSetup()
{
    ModelSetup setup;
    setup.endpoints = {endpointCalled(QStringLiteral("Primeiro")), endpointCalled(QStringLiteral("Ségundo / 2"))};
    setup.roles = {{Role::Answer, QStringLiteral("Ségundo / 2")}, {Role::Judge, localEndpointName}};
    setup.local = {QStringLiteral("/modelos/um modelo.gguf"), QStringLiteral("/opt/llama-server"), 8'192};
    setup.limits = {0.05, 2, 30.5, 6, false};
    return setup;
}

QStringList problemsOf(const QByteArray &text)
{
    QStringList problems;
    setupFromText(text, &problems);
    return problems;
}

} // namespace

class TestModelSetup : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void isReadAsItWasWritten()
    {
        QStringList problems{QStringLiteral("of before")};
        QCOMPARE(setupFromText(toText(fullSetup()), &problems), fullSetup());
        QCOMPARE(problems, QStringList());
        QCOMPARE(setupFromText(toText(ModelSetup())), ModelSetup());
        QCOMPARE(toText(fullSetup()), toText(fullSetup()));
    }

    void nothingIsTheDefault()
    {
        for (const QByteArray &text : {QByteArray(), QByteArray("  \n"), QByteArray("{}")}) {
            QCOMPARE(setupFromText(text), ModelSetup());
            QCOMPARE(problemsOf(text), QStringList());
        }
    }

    void whatCannotBeReadIsNamed_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QString>("problem");
        QTest::newRow("no JSON") << QByteArray("endpoints: none") << QStringLiteral("unreadable");
        QTest::newRow("an array") << QByteArray("[1,2]") << QStringLiteral("unreadable");
        QTest::newRow("cut") << toText(fullSetup()).chopped(9) << QStringLiteral("unreadable");
        QTest::newRow("endpoints") << QByteArray(R"({"endpoints":{}})") << QStringLiteral("endpoints");
        QTest::newRow("endpoint") << QByteArray(R"({"endpoints":[7]})") << QStringLiteral("endpoints/0:unreadable:");
        QTest::newRow("preset") << QByteArray(R"({"endpoints":[{"name":"a","preset":"skynet"}]})") << QStringLiteral("endpoints/0:unreadable:preset");
        QTest::newRow("no name") << QByteArray(R"({"endpoints":[{"preset":"other"}]})") << QStringLiteral("endpoints/0:name_taken");
        QTest::newRow("the local one's name") << QByteArray(R"({"endpoints":[{"name":"local","preset":"other"}]})") << QStringLiteral("endpoints/0:name_taken");
        QTest::newRow("twice") << QByteArray(R"({"endpoints":[{"name":"a","preset":"other"},{"name":"a","preset":"vllm"}]})")
                               << QStringLiteral("endpoints/1:name_taken");
        QTest::newRow("role of nobody") << QByteArray(R"({"roles":{"judge":"a"}})") << QStringLiteral("roles/judge");
        QTest::newRow("no such role") << QByteArray(R"({"roles":{"king":"local"}})") << QStringLiteral("roles/king");
        QTest::newRow("roles") << QByteArray(R"({"roles":[]})") << QStringLiteral("roles");
        QTest::newRow("file") << QByteArray(R"({"local":{"file":1}})") << QStringLiteral("local/file");
        QTest::newRow("context") << QByteArray(R"({"local":{"context_tokens":3}})") << QStringLiteral("local/context_tokens");
        QTest::newRow("context in halves") << QByteArray(R"({"local":{"context_tokens":4096.5}})") << QStringLiteral("local/context_tokens");
        QTest::newRow("local") << QByteArray(R"({"local":"x"})") << QStringLiteral("local");
    }
    void whatCannotBeReadIsNamed()
    {
        QFETCH(QByteArray, text);
        QFETCH(QString, problem);
        QCOMPARE(problemsOf(text), QStringList(problem));
        const ModelSetup read = setupFromText(text);
        QVERIFY(read.endpoints.size() <= 1 && read.roles.isEmpty());
        QCOMPARE(read.local, LocalModel());
    }

    void theRestIsKeptWithoutAnEndpointThatCannotBeRead()
    {
        QJsonObject json = QJsonDocument::fromJson(toText(fullSetup())).object();
        QJsonArray endpoints = json[QStringLiteral("endpoints")].toArray();
        QJsonObject broken = endpoints[1].toObject();
        broken[QStringLiteral("url")] = 42;
        endpoints[1] = broken;
        json[QStringLiteral("endpoints")] = endpoints;
        QStringList problems;
        const ModelSetup read = setupFromText(QJsonDocument(json).toJson(), &problems);
        QCOMPARE(read.endpoints, std::vector{fullSetup().endpoints[0]});
        QCOMPARE(read.roles, (QMap<Role, QString>{{Role::Judge, localEndpointName}}));
        QCOMPARE(read.limits, fullSetup().limits);
        QCOMPARE(problems, (QStringList{QStringLiteral("endpoints/1:unreadable:url"), QStringLiteral("roles/answer")}));
    }

    // A ceiling lost to a damaged file must not open the purse.
    void anUnreadableLimitIsTheStrictest_data()
    {
        QTest::addColumn<QByteArray>("limits");
        QTest::addColumn<QString>("problem");
        QTest::newRow("text") << QByteArray(R"({"usd_day":"2"})") << QStringLiteral("limits/usd_day");
        QTest::newRow("negative") << QByteArray(R"({"usd_day":-1})") << QStringLiteral("limits/usd_day");
        QTest::newRow("null") << QByteArray(R"({"usd_day":null})") << QStringLiteral("limits/usd_day");
        QTest::newRow("all of them") << QByteArray("7") << QStringLiteral("limits");
    }
    void anUnreadableLimitIsTheStrictest()
    {
        QFETCH(QByteArray, limits);
        QFETCH(QString, problem);
        const QByteArray text = R"({"limits":)" + limits + "}";
        QCOMPARE(setupFromText(text).limits.day, std::optional(0.0));
        QCOMPARE(problemsOf(text), QStringList(problem));
    }

    void callsAndUnpricedAreStrictToo()
    {
        const QByteArray text = R"({"limits":{"calls_per_turn":-2,"unpriced_allowed":"yes"}})";
        const ModelSetup read = setupFromText(text);
        QCOMPARE(read.limits.callsPerTurn, 0);
        QVERIFY(!read.limits.unpricedAllowed);
        QCOMPARE(problemsOf(text).size(), 2);
        QVERIFY(!setupFromText(R"({"limits":[]})").limits.unpricedAllowed);
    }

    void anEndpointIsPutInItsPlaceAndKeepsItsRoles()
    {
        ModelSetup setup = fullSetup();
        Endpoint renamed = setup.endpoints[1];
        renamed.name = QStringLiteral("Novo nome");
        QVERIFY(putEndpoint(setup, QStringLiteral("Ségundo / 2"), renamed));
        QCOMPARE(setup.endpoints.size(), size_t(2));
        QCOMPARE(setup.endpoints[1], renamed);
        QCOMPARE(setup.roles[Role::Answer], QStringLiteral("Novo nome"));
        QCOMPARE(setup.roles[Role::Judge], localEndpointName);
        QVERIFY(putEndpoint(setup, {}, endpointCalled(QStringLiteral("Terceiro"))));
        QCOMPARE(setup.endpoints.back().name, QStringLiteral("Terceiro"));
    }

    void aNameThatIsNotFreeChangesNothing_data()
    {
        QTest::addColumn<QString>("former");
        QTest::addColumn<QString>("name");
        QTest::newRow("another's") << QStringLiteral("Ségundo / 2") << QStringLiteral("Primeiro");
        QTest::newRow("a new one's") << QString() << QStringLiteral("Primeiro");
        QTest::newRow("the local one's") << QStringLiteral("Primeiro") << localEndpointName;
        QTest::newRow("none") << QStringLiteral("Primeiro") << QStringLiteral("  ");
    }
    void aNameThatIsNotFreeChangesNothing()
    {
        QFETCH(QString, former);
        QFETCH(QString, name);
        ModelSetup setup = fullSetup();
        QVERIFY(!putEndpoint(setup, former, endpointCalled(name)));
        QCOMPARE(setup, fullSetup());
    }

    void anEndpointGoesWithItsRoles()
    {
        ModelSetup setup = fullSetup();
        removeEndpoint(setup, QStringLiteral("Ségundo / 2"));
        QVERIFY(!endpointNamed(setup, QStringLiteral("Ségundo / 2")));
        QCOMPARE(setup.roles, (QMap<Role, QString>{{Role::Judge, localEndpointName}}));
        removeEndpoint(setup, localEndpointName);                   // is no endpoint of the list
        QCOMPARE(setup.roles.size(), 1);
        QCOMPARE(endpointNamed(setup, QStringLiteral("Primeiro")), &setup.endpoints[0]);
    }

    void aSecretPastedIntoTheAddressIsNotWritten()
    {
        ModelSetup setup = fullSetup();
        setup.endpoints[0].url = QUrl(QStringLiteral("https://me:s3cret@example.invalid/v1?key=s3cret#s3cret"));
        QVERIFY(!toText(setup).contains("s3cret"));
    }
};

QTEST_GUILESS_MAIN(TestModelSetup)
#include "tst_modelsetup.moc"
