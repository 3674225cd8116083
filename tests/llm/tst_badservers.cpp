// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/modelbench.h"
#include "tests/support/untrustedtls.h"

#include "core/llm/replyreader.h"

#include <QElapsedTimer>
#include <QLoggingCategory>
#include <QTest>
#include <thread>

using namespace lastro;
using namespace lastro::llm;
using namespace lastro::tests;
using base::ErrorCode;
using std::chrono::milliseconds;

namespace {

/// Nothing of the key, the question or what the server said may be in an error.
void verifyDiscreet(const base::Error &error)
{
    for (const char *word : {ModelBench::canary, "prazo", "canário", "Regras", "leak"})
        for (const QString &text : {error.subject, error.detail})
            QVERIFY2(!text.contains(QString::fromUtf8(word)), qPrintable(text));
}

/// Everything that was logged while the tests ran, of every category.
QStringList logged;
QtMessageHandler shown = nullptr;

void record(QtMsgType type, const QMessageLogContext &context, const QString &message)
{
    static std::mutex mutex;
    const std::lock_guard lock(mutex);
    logged += message;
    if (type != QtDebugMsg)
        shown(type, context, message);
}

} // namespace

class TestBadServers : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void initTestCase()
    {
        QLoggingCategory::setFilterRules(QStringLiteral("lastro.*=true\nqt.network*=true"));
        shown = qInstallMessageHandler(record);
    }

    void cleanupTestCase()
    {
        qInstallMessageHandler(shown);
        for (const QString &message : std::as_const(logged))
            verifyDiscreet({ErrorCode::Internal, {}, message});
    }

    void eachHasItsNameInTime_data()
    {
        QTest::addColumn<ModelScript>("script");
        QTest::addColumn<ErrorCode>("code");
        QTest::addColumn<QString>("detail");
        const auto row = [](const char *name, const ModelScript &script, ErrorCode code, const char *detail = "") {
            QTest::newRow(name) << script << code << QString(QLatin1String(detail));
        };
        const QString text(400, QLatin1Char('x'));
        const char *leak = "leak sk-canary-7f3a9b Qual o prazo";
        const QByteArray stop = script::delta({}, "stop");
        const QByteArray done = script::event("[DONE]");
        row("hang", script::hang(), ErrorCode::ServerTimedOut, "first_byte");
        row("one byte each half second", script::drip(text, milliseconds(500)), ErrorCode::ServerTimedOut, "deadline");
        row("slow first byte", script::after(milliseconds(5'000), script::reply(text)), ErrorCode::ServerTimedOut, "first_byte");
        row("stops speaking", {{{script::streamHead}, {script::chunk(script::delta(text))}}, ModelScript::End::Hang}, ErrorCode::ServerTimedOut, "deadline");
        row("429, later than the deadline", script::error(429, "rate_limit_exceeded", leak, "", {{"Retry-After", "30"}}), ErrorCode::ServerBusy, "30");
        row("no credit", script::error(429, "insufficient_quota", leak), ErrorCode::ServerQuotaSpent);
        row("402", script::error(402, "", leak), ErrorCode::ServerQuotaSpent);
        row("500", script::error(500, "server_error", leak), ErrorCode::ServerFailed, "500");
        row("502 with a page", script::html(502), ErrorCode::ServerFailed, "502");
        row("401", script::error(401, "invalid_api_key", leak), ErrorCode::KeyRefused);
        row("403", script::error(403, "leak", leak), ErrorCode::KeyForbidden);
        row("404", script::json(404, {{QStringLiteral("detail"), QStringLiteral("Not Found")}}), ErrorCode::ServerPathWrong);
        row("404 with a page", script::html(404), ErrorCode::ServerPathWrong);
        row("405", script::html(405), ErrorCode::ServerPathWrong);
        row("404 of a model", script::error(404, "model_not_found", "The model `modelo-1` does not exist leak"), ErrorCode::ServerModelMissing);
        row("404 of a deployment", script::error(404, "DeploymentNotFound", leak), ErrorCode::ServerModelMissing);
        row("404 as Ollama words it", script::error(404, "", "model \"modelo-1\" not found, try pulling it first"), ErrorCode::ServerModelMissing);
        row("400 as OpenRouter words it", script::error(400, "", "modelo-1 is not a valid model ID"), ErrorCode::ServerModelMissing);
        row("prompt too long", script::error(400, "context_length_exceeded", leak), ErrorCode::PromptTooLong);
        row("refused request", script::error(400, "leak", leak, "leak"), ErrorCode::ServerRequestRefused, "400");
        row("page", script::html(), ErrorCode::ServerSentHtml);
        row("page called JSON", script::answer(200, "application/json", " <html>leak</html>"), ErrorCode::ServerSentHtml);
        row("plain text", script::answer(200, "text/plain", "OK leak"), ErrorCode::ServerIncompatible, "not_json");
        row("JSON of something else", script::json(200, {{QStringLiteral("leak"), QStringLiteral("ok")}}), ErrorCode::ServerIncompatible, "shape");
        row("JSON list", script::answer(200, "application/json", "[1,2]"), ErrorCode::ServerIncompatible, "shape");
        row("empty body", script::answer(200, "application/json", ""), ErrorCode::ServerIncompatible, "not_json");
        row("no HTTP", script::raw("SSH-2.0-OpenSSH_9.2\r\n", ModelScript::End::Hang), ErrorCode::ServerRefused, "closed");
        row("no HTTP, and hangs up", script::raw("SSH-2.0-OpenSSH_9.2\r\n\r\n"), ErrorCode::ServerRefused, "closed");
        row("10 MB", script::flood(10 * 1024 * 1024), ErrorCode::AnswerTooLarge);
        row("10 MB not streamed", script::answer(200, "application/json", QByteArray(10 * 1024 * 1024, ' ')), ErrorCode::AnswerTooLarge);
        row("10 MB error", script::answer(500, "application/json", QByteArray(10 * 1024 * 1024, ' ')), ErrorCode::AnswerTooLarge);
        row("cut stream", script::cut(text), ErrorCode::AnswerIncomplete);
        row("cut in an event", script::stream({script::delta(text), "data: {\"choices\":[{\"del"}, false), ErrorCode::AnswerIncomplete);
        row("no DONE", script::stream({script::delta(text), stop}), ErrorCode::AnswerIncomplete, "no_end");
        row("no reason to stop", script::stream({script::delta(text), done}), ErrorCode::AnswerIncomplete, "no_finish_reason");
        row("empty stream", script::stream({}), ErrorCode::AnswerIncomplete, "no_end");
        row("body shorter than told", script::raw("HTTP/1.1 200 OK\r\nContent-Type: application/json\r\nContent-Length: 500\r\n\r\n{\"choices\":[{"),
            ErrorCode::AnswerIncomplete, "connection_closed");
        row("JSON cut in a chunked body", {{{"HTTP/1.1 200 OK\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n"},
                                            {script::chunk("{\"choices\":[{")}}, ModelScript::End::Close}, ErrorCode::AnswerIncomplete);
        row("invalid event", script::stream({script::event("{\"choices\":[{leak}")}), ErrorCode::ServerIncompatible, "event_not_json");
        row("NaN in an event", script::stream({script::event("{\"choices\":[],\"p\":NaN}")}), ErrorCode::ServerIncompatible, "event_not_json");
        row("invalid UTF-8", script::stream({script::event("{\"choices\":\"\xff\xfe\"}")}), ErrorCode::ServerIncompatible, "event_not_json");
        row("error in the stream", script::stream({script::delta(text), script::event("{\"error\":{\"code\":502,\"message\":\"leak\"}}")}), ErrorCode::ServerFailed, "502");
        row("error as text in the stream", script::stream({script::event("{\"error\":\"leak\"}")}), ErrorCode::ServerFailed, "in_stream");
        row("redirect to another origin", script::redirect(307, "https://evil.example/v1?leak=1"), ErrorCode::ServerRedirected, "https://evil.example:443");
        row("redirect of a POST to a GET", script::redirect(302, "/v1/login"), ErrorCode::ServerRedirected);
        row("redirect to a file", script::redirect(308, "file:///etc/passwd"), ErrorCode::ServerRedirected, "file://:80");
        row("redirect to nowhere", script::answer(307, "text/plain", ""), ErrorCode::ServerRedirected);
    }

    void eachHasItsNameInTime()
    {
        QFETCH(ModelScript, script);
        QFETCH(ErrorCode, code);
        QFETCH(QString, detail);
        ModelBench bench;
        bench.server.setAnswerer([&](const RecordedRequest &) { return script; });
        const milliseconds deadline(1'200);
        QElapsedTimer timer;
        timer.start();
        const auto reply = bench.chat(ModelBench::request(deadline));
        QVERIFY2(timer.elapsed() < deadline.count() + 1'000, qPrintable(QString::number(timer.elapsed())));
        QVERIFY(!reply);
        QCOMPARE(base::errorCodeName(reply.error().code), base::errorCodeName(code));
        if (!detail.isEmpty())
            QCOMPARE(reply.error().detail, detail);
        QVERIFY(reply.error().subject.startsWith(QStringLiteral("Bancada")));
        verifyDiscreet(reply.error());
        QCOMPARE(bench.rows.size(), size_t(1));
        QCOMPARE(bench.rows.front().error, code);
    }

    void silenceHasItsOwnDeadline()
    {
        ModelBench bench;
        bench.server.enqueue({{{script::streamHead}, {script::chunk(script::delta(QStringLiteral("a")))}}, ModelScript::End::Hang});
        ChatRequest request = ModelBench::request(std::chrono::seconds(20));
        request.deadlines.silence = milliseconds(300);
        QElapsedTimer timer;
        timer.start();
        const auto reply = bench.chat(request);
        QCOMPARE(reply.error().detail, QStringLiteral("silence"));
        QVERIFY(timer.elapsed() < 1'300);
        QCOMPARE(bench.rows.front().usage.completion, 1);
        QVERIFY(bench.rows.front().usage.estimated);
    }

    void aBusyServerIsAskedAgain_data()
    {
        QTest::addColumn<int>("status");
        QTest::addColumn<QByteArray>("retryAfter");
        QTest::newRow("429 with seconds") << 429 << QByteArray("1");
        QTest::newRow("429 at once") << 429 << QByteArray("0");
        QTest::newRow("503 while the model is read") << 503 << QByteArray();
        QTest::newRow("429 with a date gone by") << 429 << QByteArray("Wed, 21 Oct 2015 07:28:00 GMT");
        QTest::newRow("429 with nonsense") << 429 << QByteArray("soon");
    }

    void aBusyServerIsAskedAgain()
    {
        QFETCH(int, status);
        QFETCH(QByteArray, retryAfter);
        ModelBench bench;
        const script::Headers headers = retryAfter.isEmpty() ? script::Headers{} : script::Headers{{"Retry-After", retryAfter}};
        bench.server.enqueue(script::error(status, "", "wait", "", headers));
        bench.server.enqueue(script::reply(QStringLiteral("a")));
        QVERIFY(bench.chat(ModelBench::request(std::chrono::seconds(4))));
        QCOMPARE(bench.server.requests().size(), size_t(2));
    }

    void cancellingEndsEverything_data()
    {
        QTest::addColumn<ModelScript>("script");
        QTest::newRow("hang") << script::hang();
        QTest::newRow("drip") << script::drip(QString(500, u'x'), milliseconds(20));
        QTest::newRow("wait for a busy server") << script::error(429, "", "", "", {{"Retry-After", "8"}});
    }

    void cancellingEndsEverything()
    {
        QFETCH(ModelScript, script);
        ModelBench bench;
        bench.server.enqueue(script);
        std::thread other([&] {
            std::this_thread::sleep_for(milliseconds(200));
            bench.cancel.cancel();
        });
        QElapsedTimer timer;
        timer.start();
        const auto reply = bench.chat(ModelBench::request(std::chrono::seconds(20)));
        other.join();
        QCOMPARE(reply.error().code, ErrorCode::Cancelled);
        QVERIFY(timer.elapsed() < 600);
    }

    void nobodyThere()
    {
        ModelBench bench;
        QTcpServer closed;
        QVERIFY(closed.listen(QHostAddress::LocalHost));
        bench.endpoint.url.setPort(closed.serverPort());
        closed.close();
        const auto reply = bench.chat(ModelBench::request());
        QCOMPARE(reply.error().code, ErrorCode::ServerRefused);
        QCOMPARE(reply.error().detail, QStringLiteral("refused"));
        QCOMPARE(bench.rows.front().usd, std::optional(0.0));
    }

    void noSuchHost()
    {
        ModelBench bench;
        bench.endpoint.url = QUrl(QStringLiteral("https://lastro-test.invalid/v1"));
        const auto reply = bench.chat(ModelBench::request());
        QCOMPARE(reply.error().code, ErrorCode::ServerNotFound);
    }

    void hangsUpAtOnce()
    {
        ModelBench bench;
        bench.server.setAnswerer([](const RecordedRequest &) { return script::raw(""); });
        const auto reply = bench.chat(ModelBench::request());
        QCOMPARE(reply.error().code, ErrorCode::ServerRefused);
        QCOMPARE(reply.error().detail, QStringLiteral("closed"));
        QVERIFY(bench.server.requests().size() <= 2);      // Qt sends once more, in case the connection had been idle too long
    }

    void httpsOnAPlainServer()
    {
        ModelBench bench;
        bench.endpoint.url.setScheme(QStringLiteral("https"));
        const auto reply = bench.chat(ModelBench::request());
        QCOMPARE(reply.error().code, ErrorCode::ServerTlsFailed);
        QCOMPARE(bench.server.requests().size(), size_t(0));
    }

    void aCertificateThatNobodyTrustsEndsIt()
    {
        ModelBench bench;
        ScriptedModelServer untrusted(untrustedTls());
        untrusted.setAnswerer([](const RecordedRequest &) { return script::reply(QStringLiteral("a")); });
        bench.endpoint.url = untrusted.url();
        const auto reply = bench.chat(ModelBench::request());
        QCOMPARE(reply.error().code, ErrorCode::ServerTlsFailed);
        QVERIFY(reply.error().detail.contains(QStringLiteral("certificate"), Qt::CaseInsensitive));
        QCOMPARE(untrusted.requests().size(), size_t(0));
    }

    void theKeyStaysWithItsOrigin_data()
    {
        QTest::addColumn<int>("status");
        for (const int status : {301, 302, 303, 307, 308})
            QTest::addRow("%d", status) << status;
    }

    void theKeyStaysWithItsOrigin()
    {
        QFETCH(int, status);
        ModelBench bench;
        ScriptedModelServer other;
        bench.server.enqueue(script::redirect(status, other.url(QStringLiteral("/v1/chat/completions")).toEncoded()));
        QCOMPARE(bench.chat(ModelBench::request()).error().code, ErrorCode::ServerRedirected);
        QCOMPARE(other.connections(), 0);
    }

    void aRedirectWithinTheOriginIsFollowed()
    {
        ModelBench bench;
        bench.server.enqueue(script::redirect(308, "/v2/chat"));
        bench.server.enqueue(script::reply(QStringLiteral("a")));
        QVERIFY(bench.chat(ModelBench::request()));
        QCOMPARE(bench.server.lastRequest().target, QByteArray("/v2/chat"));
        QCOMPARE(bench.server.lastRequest().body, bench.server.requests().front().body);
        bench.server.setAnswerer([](const RecordedRequest &) { return script::redirect(307, "/v1/chat/completions"); });
        QCOMPARE(bench.chat(ModelBench::request()).error().code, ErrorCode::ServerRedirected);
        QCOMPARE(bench.server.requests().size(), size_t(6));
    }

    void aProxyOfTheEnvironmentIsNoneForThisMachine()
    {
        ModelBench bench;
        ScriptedModelServer proxy;
        const QByteArray address = proxy.url(QString()).toEncoded();
        for (const char *name : {"http_proxy", "https_proxy", "HTTP_PROXY", "HTTPS_PROXY", "ALL_PROXY"})
            qputenv(name, address);
        bench.context.http = std::make_shared<HttpClient>();
        bench.server.enqueue(script::reply(QStringLiteral("a")));
        const bool answered = bench.chat(ModelBench::request()).has_value();
        bench.endpoint.url = QUrl(QStringLiteral("http://lastro-test.invalid/v1"));
        bench.endpoint.plainHttp = true;
        const auto elsewhere = bench.chat(ModelBench::request());
        for (const char *name : {"http_proxy", "https_proxy", "HTTP_PROXY", "HTTPS_PROXY", "ALL_PROXY"})
            qunsetenv(name);
        QVERIFY(answered);
        QCOMPARE(elsewhere.error().code, ErrorCode::ServerNotFound);
        QCOMPARE(proxy.connections(), 0);
    }

    void plainHttpElsewhereIsNotEvenTried()
    {
        ModelBench bench;
        bench.endpoint.url = QUrl(QStringLiteral("http://192.0.2.1/v1"));
        const auto reply = bench.chat(ModelBench::request());
        QCOMPARE(reply.error().code, ErrorCode::EndpointInvalid);
        QCOMPARE(reply.error().detail, QStringLiteral("plain_http:url"));
    }

    /// Well streamed, and still no answer: what the readers of replies are for.
    void badRepliesAreNoAnswers_data()
    {
        QTest::addColumn<QString>("text");
        QTest::newRow("invalid JSON") << QStringLiteral("{\"scores\":[1,2,3");
        QTest::newRow("duplicate keys") << QStringLiteral("{\"scores\":[0,0,0],\"scores\":[3,3,3]}");
        QTest::newRow("NaN") << QStringLiteral("{\"scores\":[NaN,1,2]}");
        QTest::newRow("list too short") << QStringLiteral("{\"scores\":[1,2]}");
        QTest::newRow("prose") << QStringLiteral("All three are relevant.");
        QTest::newRow("deep") << QString(5'000, u'[');
    }

    void badRepliesAreNoAnswers()
    {
        QFETCH(QString, text);
        ModelBench bench;
        bench.server.enqueue(script::reply(text));
        const auto reply = bench.chat(ModelBench::formedRequest());
        QVERIFY(reply);
        QCOMPARE(readScores(*reply, 3).error().code, ErrorCode::AnswerInvalid);
    }
};

Q_DECLARE_METATYPE(lastro::tests::ModelScript)
QTEST_GUILESS_MAIN(TestBadServers)
#include "tst_badservers.moc"
