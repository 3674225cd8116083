// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/llm/servererror.h"
#include "core/llm/servertraits.h"

#include <QDateTime>
#include <QTest>

using namespace lastro;
using namespace lastro::llm;

class TestServerError : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void readsRetryAfter_data()
    {
        QTest::addColumn<QByteArray>("header");
        QTest::addColumn<int>("seconds");              // -1 = nothing told
        QTest::newRow("seconds") << QByteArray("12") << 12;
        QTest::newRow("spaces") << QByteArray(" 7 ") << 7;
        QTest::newRow("fraction") << QByteArray("0.2") << 1;
        QTest::newRow("date") << QByteArray("Tue, 10 Mar 2026 12:00:30 GMT") << 30;
        QTest::newRow("date gone by") << QByteArray("Tue, 10 Mar 2026 11:00:00 GMT") << 0;
        QTest::newRow("negative") << QByteArray("-5") << -1;
        QTest::newRow("huge") << QByteArray("1e300") << -1;
        QTest::newRow("not a number") << QByteArray("nan") << -1;
        QTest::newRow("words") << QByteArray("soon") << -1;
        QTest::newRow("empty") << QByteArray() << -1;
    }

    void readsRetryAfter()
    {
        QFETCH(QByteArray, header);
        QFETCH(int, seconds);
        const auto told = secondsToWait(header, QDateTime(QDate(2026, 3, 10), QTime(12, 0), Qt::UTC));
        QCOMPARE(told ? int(told->count()) : -1, seconds);
    }

    void blamesAParameterOnlyOfThisProgram_data()
    {
        QTest::addColumn<QByteArray>("body");
        QTest::addColumn<QString>("parameter");
        QTest::newRow("param") << QByteArray(R"({"error":{"param":"response_format","message":"x"}})") << QStringLiteral("response_format");
        QTest::newRow("param within") << QByteArray(R"({"error":{"param":"response_format.json_schema"}})") << QStringLiteral("response_format");
        QTest::newRow("message") << QByteArray(R"({"error":{"message":"Unsupported parameter: 'max_tokens'"}})") << QStringLiteral("max_tokens");
        QTest::newRow("longer name first") << QByteArray(R"({"error":{"message":"'max_completion_tokens' is unknown"}})") << QStringLiteral("max_completion_tokens");
        QTest::newRow("by kind of form") << QByteArray(R"({"error":"json_schema is not supported"})") << QStringLiteral("response_format");
        QTest::newRow("detail") << QByteArray(R"({"detail":"stream_options is not permitted"})") << QStringLiteral("stream_options");
        QTest::newRow("of others") << QByteArray(R"({"error":{"param":"messages[0].content","message":"Qual o prazo"}})") << QString();
        QTest::newRow("no JSON") << QByteArray("bad request") << QString();
    }

    void blamesAParameterOnlyOfThisProgram()
    {
        QFETCH(QByteArray, body);
        QFETCH(QString, parameter);
        HttpAnswer answer;
        answer.status = 400;
        answer.body = body;
        const CallFault fault = faultOfStatus(answer);
        QVERIFY(fault.requestRefused);
        QCOMPARE(fault.parameter, parameter);
        QCOMPARE(fault.error.detail, QString(QStringLiteral("400 ") + parameter).trimmed());
    }

    void concedesStepByStep()
    {
        ServerTraits traits = traitsOf(Preset::Vllm);
        QVERIFY(concede(traits, {}, true));
        QCOMPARE(traits.form, FormAsked::JsonObject);
        QVERIFY(concede(traits, QStringLiteral("response_format"), true));
        QCOMPARE(traits.form, FormAsked::InWords);
        QVERIFY(!concede(traits, QStringLiteral("response_format"), true));
        QVERIFY(concede(traits, QStringLiteral("temperature"), true));
        QVERIFY(!concede(traits, QStringLiteral("temperature"), true));
        QVERIFY(concede(traits, {}, true));
        QVERIFY(!traits.streamOptions);
        QVERIFY(concede(traits, {}, true));
        QVERIFY(!traits.reasoningSwitch);
        QVERIFY(!concede(traits, {}, true));
        ServerTraits formless = traitsOf(Preset::OpenAi);
        QVERIFY(concede(formless, QStringLiteral("max_completion_tokens"), false));
        QVERIFY(!formless.completionTokens);
        QCOMPARE(formless.form, FormAsked::JsonSchema);
    }
};

QTEST_GUILESS_MAIN(TestServerError)
#include "tst_servererror.moc"
