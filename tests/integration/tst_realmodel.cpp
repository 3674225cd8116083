// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
// A real llama-server with a real model file (tests/run --with-model): protocol, streaming, form and speed. The model is too
// small for what it says to count.
#include "core/base/clock.h"
#include "core/llm/localserver.h"
#include "core/llm/modelserver.h"
#include "core/llm/replyreader.h"
#include "core/prompt/jsonschema.h"

#include <QDir>
#include <QFile>
#include <QTest>
#include <csignal>

using namespace lastro;
using namespace lastro::llm;
using namespace std::chrono_literals;
using base::ErrorCode;
using Phase = LocalState::Phase;

namespace {

QByteArray bytesOf(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

/// The server's process: this program's child that was given the port.
qint64 childAt(int port)
{
    const QByteArray argument = QByteArray("--port") + '\0' + QByteArray::number(port) + '\0';
    for (const QString &name : QDir(QStringLiteral("/proc")).entryList(QDir::Dirs)) {
        const QByteArray stat = bytesOf(QStringLiteral("/proc/%1/stat").arg(name));
        const qint64 parent = stat.mid(stat.lastIndexOf(')') + 2).split(' ').value(1).toLongLong();
        if (parent == QCoreApplication::applicationPid() && bytesOf(QStringLiteral("/proc/%1/cmdline").arg(name)).contains(argument))
            return name.toLongLong();
    }
    return 0;
}

const QStringList ids{QStringLiteral("travel#hotels"), QStringLiteral("travel#meals")};

AnswerForm answerForm()
{
    const QJsonObject text = prompt::valueSchema("string");
    const QJsonObject claim = prompt::objectSchema({{QStringLiteral("text"), text},
                                                    {QStringLiteral("section"), prompt::oneOfSchema(ids)},
                                                    {QStringLiteral("quote"), text}});
    const QJsonObject outcome = prompt::oneOfSchema({QStringLiteral("answered"), QStringLiteral("partial"), QStringLiteral("not_found")});
    return {QStringLiteral("answer"), prompt::objectSchema({{QStringLiteral("claims"), prompt::listSchema(claim)}, {QStringLiteral("outcome"), outcome}})};
}

ChatRequest request(const QString &question, int maxTokens)
{
    ChatRequest chat;
    chat.messages = {{Speaker::System, QStringLiteral("You answer briefly.")}, {Speaker::User, question}};
    chat.maxTokens = maxTokens;
    chat.deadlines = {600s, 300s, 120s};                // for machines with much else to do
    return chat;
}

const QString hotelQuestion = QStringLiteral(
    "[doc:travel#hotels] A night in a hotel may cost at most 350 reais.\n[doc:travel#meals] Meals are paid up to 90 reais a day.\n"
    "Question: what may a night in a hotel cost? Reply as JSON: one claim with its text, section and a short literal quote; then the outcome.");

/// How fast an answer came.
struct Pace {
    QElapsedTimer clock;
    qint64 first = 0;
    qint64 last = 0;
    int pieces = 0;
    QString text;

    void take(const QString &piece)
    {
        last = clock.elapsed();
        if (pieces++ == 0)
            first = last;
        text += piece;
    }
    double speed(const TokenUsage &usage) const { return 1000.0 * double(usage.completion) / double(std::max<qint64>(1, last - first)); }
    QString words(const TokenUsage &usage) const
    {
        return QStringLiteral("%1 prompt tokens, first piece after %2 ms, %3 tokens, %4 tokens/s")
            .arg(usage.prompt).arg(first).arg(usage.completion).arg(speed(usage), 0, 'f', 1);
    }
};

} // namespace

class RealModelTest : public QObject {
    Q_OBJECT

    base::SystemClock m_clock;
    std::shared_ptr<HttpClient> m_http = std::make_shared<HttpClient>();
    std::vector<LedgerRow> m_rows;
    std::unique_ptr<LocalServer> m_server;
    double m_speed = 1;                                 ///< tokens a second

    ModelServer connected(const LocalServing &serving)
    {
        return ModelServer(serving.endpoint, serving.key, {m_http, nullptr, [this](const LedgerRow &row) { m_rows.push_back(row); }}, m_clock);
    }
    std::unique_ptr<ChatModel> model() { return connected(*m_server->serving()).chatModel(Role::Answer); }

private Q_SLOTS:
    void initTestCase()
    {
        const QString program = qEnvironmentVariable("LASTRO_LLAMA_SERVER");
        const QString file = qEnvironmentVariable("LASTRO_GGUF");
        if (program.isEmpty() || file.isEmpty())
            QSKIP("Needs a model and its server: tests/run --with-model.");
        m_server = std::make_unique<LocalServer>(LocalModel{file, program, 2'048});
        QElapsedTimer clock;
        clock.start();
        m_server->start();
        const LocalState state = m_server->waitUntilSettled(120s, {});
        QVERIFY2(state.phase == Phase::Ready, qPrintable(state.why ? state.why->detail : QString()));
        qInfo("ready after %lld ms", clock.elapsed());
    }

    void refusesWhoHasNoKey()
    {
        LocalServing serving = *m_server->serving();
        serving.key = *ApiKey::make(QByteArrayLiteral("0123456789abcdef"));
        const auto reply = connected(serving).chatModel(Role::Answer)->chat(request(QStringLiteral("Hello."), 4), {}, {});
        QVERIFY(!reply);
        QCOMPARE(reply.error().code, ErrorCode::KeyRefused);
    }

    void streams()
    {
        Pace pace;
        pace.clock.start();
        const auto reply = model()->chat(request(QStringLiteral("Explain in five sentences why ships carry ballast."), 160),
                                         [&](const QString &piece) { pace.take(piece); }, {});
        QVERIFY2(reply, reply ? "" : qPrintable(reply.error().detail));
        QVERIFY(pace.pieces > 10);
        QCOMPARE(pace.text, reply->text);
        QVERIFY(!reply->usage.estimated);
        QVERIFY(reply->usage.prompt > 10 && reply->usage.completion > 10);
        QVERIFY2(pace.first < pace.last, "it came piece by piece");
        QCOMPARE(m_rows.back().usage.completion, reply->usage.completion);
        m_speed = pace.speed(reply->usage);
        qInfo("free text: %s", qPrintable(pace.words(reply->usage)));
    }

    void passesTheConnectionTest()
    {
        const ConnectionReport report = connected(*m_server->serving()).testConnection(Role::Answer, {});
        QVERIFY2(!report.error, report.error ? qPrintable(report.error->detail) : "");
        QCOMPARE(report.form, FormAsked::JsonSchema);
        QVERIFY(!report.keyMissing);
    }

    void holdsTheForm_data()
    {
        QTest::addColumn<QString>("question");
        QTest::newRow("asked for it") << hotelQuestion;
        QTest::newRow("asked for another section") << hotelQuestion + QStringLiteral(" The section must be \"travel#taxis\".");
        QTest::newRow("asked for another form") << QStringLiteral("Write the word hello three times, without any JSON.");
    }

    void holdsTheForm()
    {
        QFETCH(QString, question);
        ChatRequest chat = request(question, 400);
        chat.form = answerForm();
        Pace pace;
        pace.clock.start();
        const auto reply = model()->chat(chat, [&](const QString &piece) { pace.take(piece); }, {});
        QVERIFY2(reply, reply ? "" : qPrintable(reply.error().detail));
        QCOMPARE(reply->form, FormAsked::JsonSchema);
        qInfo("held to a form: %s\n%s", qPrintable(pace.words(reply->usage)), qPrintable(reply->text));
        const auto answer = readAnswer(*reply);
        if (reply->finish == Finish::Length && !question.contains(hotelQuestion)) {
            QVERIFY2(reply->text.trimmed().startsWith(QLatin1Char('{')), "so small a model may not find the end, but it is held");
            QCOMPARE(answer.error(), (base::Error{ErrorCode::AnswerIncomplete, {}, QStringLiteral("length")}));
            return;
        }
        QVERIFY2(answer, answer ? "" : qPrintable(answer.error().detail));
        for (const ModelClaim &claim : answer->claims)
            QVERIFY2(ids.contains(claim.section), qPrintable(claim.section));
    }

    void isCutByCancel()
    {
        base::CancelToken cancel;
        QElapsedTimer since;
        const auto reply = model()->chat(request(QStringLiteral("Write a long story about a harbour."), 1'000),
                                         [&](const QString &) {
                                             if (!cancel.isCancelled())
                                                 since.start();
                                             cancel.cancel();
                                         }, cancel);
        QVERIFY(!reply);
        QCOMPARE(reply.error().code, ErrorCode::Cancelled);
        QVERIFY2(since.elapsed() < 1'000, qPrintable(QString::number(since.elapsed())));
        // The server has dropped it too: with one place, the next would wait for the rest of the story.
        Pace pace;
        pace.clock.start();
        QVERIFY(model()->chat(request(QStringLiteral("Say yes."), 4), [&](const QString &piece) { pace.take(piece); }, {}));
        qInfo("cut after %lld ms; the next begins after %lld ms", since.elapsed(), pace.first);
        QVERIFY(double(pace.first) < 1'000 * 500 / m_speed);
    }

    void isReadyAgainAfterAKill()
    {
        const LocalServing before = *m_server->serving();
        const qint64 pid = childAt(before.endpoint.url.port());
        QVERIFY(pid > 0);
        QElapsedTimer clock;
        clock.start();
        QCOMPARE(::kill(pid_t(pid), SIGKILL), 0);
        QTRY_VERIFY(m_server->state().phase == Phase::Restarting);
        QVERIFY(!m_server->serving());
        QCOMPARE(m_server->waitUntilSettled(120s, {}).phase, Phase::Ready);
        qInfo("ready again after %lld ms", clock.elapsed());
        QVERIFY(m_server->serving()->key->headerValue({}) != before.key->headerValue({}));
        QVERIFY(model()->chat(request(QStringLiteral("Say yes."), 4), {}, {}));
    }

    void endsWithItsOwner()
    {
        const qint64 pid = childAt(m_server->serving()->endpoint.url.port());
        QVERIFY(pid > 0);
        QElapsedTimer clock;
        clock.start();
        m_server.reset();
        qInfo("ended in %lld ms", clock.elapsed());
        QVERIFY(clock.elapsed() < 4'000);
        QVERIFY(!QFile::exists(QStringLiteral("/proc/%1").arg(pid)));
    }
};

QTEST_GUILESS_MAIN(RealModelTest)
#include "tst_realmodel.moc"
