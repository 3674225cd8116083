// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/llm/localserver.h"
#include "core/llm/localserverbackoff.h"

#include <QCoreApplication>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>
#include <csignal>
#include <mutex>

using namespace lastro;
using namespace lastro::llm;
using namespace std::chrono_literals;
using base::ErrorCode;
using Phase = LocalState::Phase;

namespace {

const QString fakeProgram = QStringLiteral(LASTRO_BUILD_DIR "/tests/fake-llama-server");

LocalTiming fast()
{
    LocalTiming timing;
    timing.firstWait = 80ms;
    timing.longestWait = 400ms;
    timing.startPoll = 20ms;
    timing.watchEvery = 50ms;
    timing.startLimit = 10s;
    timing.probeLimit = 5s;
    timing.politeEnd = 300ms;
    return timing;
}

QByteArray bytesOf(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

void write(const QString &path, const QByteArray &bytes)
{
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    QCOMPARE(file.write(bytes), bytes.size());
}

bool isRunning(qint64 pid)
{
    const QByteArray stat = bytesOf(QStringLiteral("/proc/%1/stat").arg(pid));
    return !stat.isEmpty() && !stat.contains(") Z ");
}

QStringList names(const std::vector<LocalState> &states)
{
    QStringList all;
    for (const LocalState &state : states)
        all += QStringList{QStringLiteral("stopped"), QStringLiteral("starting"), QStringLiteral("ready"), QStringLiteral("restarting"),
                           QStringLiteral("failed")}[int(state.phase)];
    return all;
}

/// A model file that tells the fake server what to do, and the server that serves it.
class Bench {
public:
    explicit Bench(const QByteArray &runs, const LocalTiming &timing = fast())
    {
        write(file(), "GGUF{\"runs\":" + runs + "}");
        server = std::make_unique<LocalServer>(LocalModel{file(), fakeProgram, 2'048}, [this](const LocalState &state) {
            const std::lock_guard lock(m_mutex);
            m_states.push_back(state);
        }, timing);
    }

    QString file() const { return m_folder.filePath(QStringLiteral("pequeno modelo.gguf")); }
    LocalState settle() const { return server->waitUntilSettled(20s, {}); }
    LocalState startAndSettle() const
    {
        server->start();
        return settle();
    }
    QList<QJsonObject> runs() const
    {
        QList<QJsonObject> all;
        for (const QByteArray &line : bytesOf(file() + QStringLiteral(".runs")).split('\n'))
            if (!line.isEmpty())
                all += QJsonDocument::fromJson(line).object();
        return all;
    }
    qint64 lastPid() const { return runs().isEmpty() ? 0 : runs().last().value(QLatin1String("pid")).toInteger(); }
    std::vector<LocalState> states() const
    {
        const std::lock_guard lock(m_mutex);
        return m_states;
    }

private:
    QTemporaryDir m_folder;
    mutable std::mutex m_mutex;
    std::vector<LocalState> m_states;

public:
    std::unique_ptr<LocalServer> server;                // the first to go: it tells its states
};

/// The owner that a test kills: serves the file until then.
int own(const QString &file)
{
    LocalServer server(LocalModel{file, fakeProgram}, {}, fast());
    server.start();
    return QCoreApplication::exec();
}

} // namespace

class TestLocalServer : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void waitsTwiceAsLongEachTime()
    {
        LocalServerBackoff backoff{LocalTiming{}};
        for (const auto expected : {1s, 2s, 4s, 8s, 16s, 32s, 60s, 60s})
            QCOMPARE(backoff.waitAfter(2min), std::optional<std::chrono::milliseconds>(expected));
        QCOMPARE(backoff.waitAfter(5min), std::optional<std::chrono::milliseconds>(1s));
        QCOMPARE(backoff.waitAfter(2min), std::optional<std::chrono::milliseconds>(2s));
    }

    void quickDeathsInARowAreCounted()
    {
        LocalServerBackoff backoff{LocalTiming{}};
        for (int i = 0; i < 4; ++i)
            QVERIFY(backoff.waitAfter(0ms));
        QVERIFY(backoff.waitAfter(61s));
        for (int i = 0; i < 4; ++i)
            QVERIFY(backoff.waitAfter(59s));
        QVERIFY(!backoff.waitAfter(59s));
    }

    void findsTheProgram()
    {
        QTemporaryDir folder;
        const QString program = folder.filePath(QStringLiteral("llama-server"));
        const QByteArray path = qgetenv("PATH");
        qputenv("PATH", folder.path().toUtf8());
        QCOMPARE(findServer({}).error(), (base::Error{ErrorCode::LocalServerMissing, {}, {}}));
        write(program, "#!/bin/sh\n");
        QCOMPARE(findServer(program).error(), (base::Error{ErrorCode::LocalServerMissing, program, {}}));     // may not be run
        QFile::setPermissions(program, QFile::ReadOwner | QFile::ExeOwner);
        QCOMPARE(findServer({}).value_or(QString()), program);
        QCOMPARE(findServer(program).value_or(QString()), program);
        const QString gone = folder.filePath(QStringLiteral("gone"));
        QCOMPARE(findServer(gone).error(), (base::Error{ErrorCode::LocalServerMissing, gone, {}}));
        qputenv("PATH", path);
    }

    void badModelFilesAreNamed_data()
    {
        QTest::addColumn<QString>("name");
        QTest::addColumn<ErrorCode>("code");
        QTest::addColumn<QString>("detail");
        QTest::newRow("none chosen") << QString() << ErrorCode::LocalModelMissing << QString();
        QTest::newRow("gone") << QStringLiteral("gone.gguf") << ErrorCode::LocalModelMissing << QString();
        QTest::newRow("folder") << QStringLiteral("folder") << ErrorCode::LocalModelNotGguf << QStringLiteral("folder");
        QTest::newRow("empty") << QStringLiteral("empty") << ErrorCode::LocalModelNotGguf << QStringLiteral("empty");
        QTest::newRow("short") << QStringLiteral("short") << ErrorCode::LocalModelNotGguf << QStringLiteral("other_beginning");
        QTest::newRow("page") << QStringLiteral("page") << ErrorCode::LocalModelNotGguf << QStringLiteral("other_beginning");
    }

    void badModelFilesAreNamed()
    {
        QFETCH(QString, name);
        QFETCH(ErrorCode, code);
        QFETCH(QString, detail);
        QTemporaryDir folder;
        QVERIFY(QDir(folder.path()).mkdir(QStringLiteral("folder")));
        write(folder.filePath(QStringLiteral("empty")), {});
        write(folder.filePath(QStringLiteral("short")), "GGU");
        write(folder.filePath(QStringLiteral("page")), "<!doctype html>");
        const QString path = name.isEmpty() ? QString() : folder.filePath(name);
        QCOMPARE(checkedModelFile(path).error(), (base::Error{code, path, detail}));
        LocalServer server(LocalModel{path, fakeProgram});
        server.start();
        QCOMPARE(server.waitUntilSettled(10s, {}), (LocalState{Phase::Failed, base::Error{code, path, detail}}));
        QVERIFY(!server.serving());
    }

    void specialFilesAreNoModels()
    {
        QCOMPARE(checkedModelFile(QStringLiteral("/dev/null")).error().detail, QStringLiteral("special"));
    }

    void failsWithoutAProgram()
    {
        Bench bench("[{}]");
        LocalServer server(LocalModel{bench.file(), QStringLiteral("/nowhere/llama-server")});
        server.start();
        QCOMPARE(server.waitUntilSettled(10s, {}).why->code, ErrorCode::LocalServerMissing);
    }

    void becomesReady()
    {
        Bench bench("[{\"loading\":150}]");
        QCOMPARE(bench.server->state(), LocalState{});
        QVERIFY(!bench.server->serving());
        bench.server->start();
        QCOMPARE(bench.server->state().phase, Phase::Starting);
        QVERIFY(!bench.server->serving());
        QCOMPARE(bench.settle(), (LocalState{Phase::Ready}));
        const auto serving = bench.server->serving();
        QVERIFY(serving);
        const QJsonObject run = bench.runs().last();
        QCOMPARE(serving->endpoint.url, QUrl(QStringLiteral("http://127.0.0.1:%1/v1").arg(run.value(QLatin1String("port")).toString())));
        QCOMPARE(serving->endpoint.name, localEndpointName);
        QCOMPARE(serving->endpoint.preset, Preset::LlamaServer);
        for (const Role role : {Role::Rewrite, Role::Judge, Role::Answer})
            QCOMPARE(serving->endpoint.models.value(role), QStringLiteral("pequeno modelo.gguf"));
        QVERIFY(checked(serving->endpoint));
        QVERIFY(mayReceive(DataPolicy{}, serving->endpoint));
        QVERIFY(priceOf(serving->endpoint, QStringLiteral("pequeno modelo.gguf")).has_value());
        QCOMPARE(serving->key->headerValue({}), run.value(QLatin1String("key")).toString().toLatin1());
        QCOMPARE(run.value(QLatin1String("context")).toString(), QStringLiteral("2048"));
        bench.server->start();                              // already
        QTest::qWait(200);
        QCOMPARE(names(bench.states()), (QStringList{QStringLiteral("starting"), QStringLiteral("ready")}));
    }

    void theKeyIsNowhereToBeRead()
    {
        qputenv("LLAMA_API_KEY", "canary-of-the-environment");
        qputenv("LLAMA_ARG_HOST", "0.0.0.0");
        Bench bench("[{}]");
        QCOMPARE(bench.startAndSettle().phase, Phase::Ready);
        const QJsonObject run = bench.runs().last();
        const QByteArray key = run.value(QLatin1String("key")).toString().toLatin1();
        QCOMPARE(key.size(), 64);
        const QString process = QStringLiteral("/proc/%1/").arg(bench.lastPid());
        const QByteArray arguments = bytesOf(process + QStringLiteral("cmdline"));
        const QByteArray environment = bytesOf(process + QStringLiteral("environ"));
        QVERIFY(arguments.contains("--api-key-file"));
        QVERIFY(!arguments.contains(key));
        QVERIFY(environment.contains("OMP_WAIT_POLICY=passive"));
        for (const QByteArray &word : {key, QByteArray("canary"), QByteArray("LLAMA_"), QByteArray("HOME=")})
            QVERIFY2(!environment.contains(word), word.constData());
        QCOMPARE(QFile::Permissions(run.value(QLatin1String("permissions")).toInt()) & ~(QFile::ReadUser | QFile::WriteUser), QFile::ReadOwner | QFile::WriteOwner);
        QVERIFY(!QFile::exists(run.value(QLatin1String("key_file")).toString()));
        qunsetenv("LLAMA_API_KEY");
        qunsetenv("LLAMA_ARG_HOST");
    }

    void onlyThisMachineIsServed()
    {
        Bench bench("[{}]");
        QCOMPARE(bench.startAndSettle().phase, Phase::Ready);
        const QByteArray port = QByteArray::number(bench.server->serving()->endpoint.url.port(), 16).rightJustified(4, '0').toUpper();
        int listening = 0;
        for (const char *table : {"/proc/net/tcp", "/proc/net/tcp6"}) {
            for (const QByteArray &line : bytesOf(QLatin1String(table)).split('\n')) {
                const QList<QByteArray> fields = line.simplified().split(' ');
                if (fields.value(3) != "0A" || !fields.value(1).endsWith(':' + port))
                    continue;
                ++listening;
                QCOMPARE(fields.value(1), "0100007F:" + port);
            }
        }
        QCOMPARE(listening, 1);
    }

    void isStartedAgain()
    {
        Bench bench("[{\"after\":0,\"exit\":3,\"say\":\"no memory\"},{\"after\":0,\"exit\":3},{\"after\":400},{}]");
        QElapsedTimer clock;
        clock.start();
        QCOMPARE(bench.startAndSettle().phase, Phase::Ready);
        QVERIFY2(clock.elapsed() >= 80 + 160, "two waits");
        const LocalServing first = *bench.server->serving();
        QTRY_COMPARE(bench.server->state().phase, Phase::Restarting);
        QVERIFY(!bench.server->serving());
        QCOMPARE(bench.settle().phase, Phase::Ready);
        QVERIFY(bench.server->serving()->key->headerValue({}) != first.key->headerValue({}));
        QCOMPARE(bench.runs().size(), 4);
        QTRY_COMPARE(names(bench.states()), QStringLiteral("starting restarting restarting ready restarting ready").split(QLatin1Char(' ')));
        const auto states = bench.states();
        QCOMPARE(states[1].why, (base::Error{ErrorCode::LocalServerFailed, bench.file(), QStringLiteral("exit 3: no memory")}));
        QCOMPARE(states[2].why->detail, QStringLiteral("exit 3"));
    }

    void isGivenUpAfterFiveQuickDeaths()
    {
        Bench bench("[{\"after\":0,\"exit\":1,\"say\":\"one\\ntwo\\n\\nthree\\nfour\\n\\u001b[31mfive\\u001b[0m\\u0007\\n\"}]");
        const LocalState failed = bench.startAndSettle();
        QCOMPARE(failed.phase, Phase::Failed);
        QCOMPARE(failed.why->code, ErrorCode::LocalServerFailed);
        QCOMPARE(failed.why->detail, QStringLiteral("exit 1: two | three | four | five"));
        QCOMPARE(bench.runs().size(), 5);
        QTest::qWait(600);
        QCOMPARE(bench.runs().size(), 5);
        write(bench.file(), "GGUF{\"runs\":[{}]}");
        QCOMPARE(bench.startAndSettle().phase, Phase::Ready);   // by hand
    }

    void aHangAtTheStartEnds()
    {
        LocalTiming timing = fast();
        timing.startLimit = 300ms;
        timing.probeLimit = 100ms;
        timing.mostQuickDeaths = 2;
        Bench bench("[{\"deaf_after\":0,\"stubborn\":true},{\"loading\":60000}]", timing);
        const LocalState failed = bench.startAndSettle();
        QCOMPARE(failed.phase, Phase::Failed);
        QCOMPARE(failed.why->detail, QStringLiteral("not ready in 0.3 s"));
        QCOMPARE(bench.runs().size(), 2);
        for (const QJsonObject &run : bench.runs())
            QVERIFY(!isRunning(run.value(QLatin1String("pid")).toInteger()));
    }

    void aHangLaterIsNoticed()
    {
        LocalTiming timing = fast();
        timing.probeLimit = 150ms;
        Bench bench("[{\"deaf_after\":400},{}]", timing);
        QCOMPARE(bench.startAndSettle().phase, Phase::Ready);
        QTRY_COMPARE(bench.server->state().phase, Phase::Restarting);
        QCOMPARE(bench.server->state().why->detail, QStringLiteral("no answer to 3 questions for its health"));
        QCOMPARE(bench.settle().phase, Phase::Ready);
        QCOMPARE(bench.runs().size(), 2);
    }

    void anotherModelIsNoticed_data()
    {
        QTest::addColumn<QByteArray>("run");
        QTest::addColumn<QString>("detail");
        QTest::newRow("model") << QByteArray("{\"model\":\"grande\\n.gguf\"}") << QStringLiteral("grande.gguf");
        QTest::newRow("same name elsewhere") << QByteArray("{\"model\":\"/tmp/pequeno modelo.gguf\"}") << QStringLiteral("/tmp/pequeno modelo.gguf");
        QTest::newRow("key") << QByteArray("{\"wrong_key\":true}") << QStringLiteral("another key");
    }

    void anotherModelIsNoticed()
    {
        QFETCH(QByteArray, run);
        QFETCH(QString, detail);
        Bench bench('[' + run + ",{\"model\":\"pequeno modelo.gguf\"}]");
        QCOMPARE(bench.startAndSettle().phase, Phase::Ready);
        QCOMPARE(bench.runs().size(), 2);
        QCOMPARE(bench.states().at(1), (LocalState{Phase::Restarting, base::Error{ErrorCode::LocalServerForeign, bench.file(), detail}}));
    }

    void stopsWithinFourSeconds_data()
    {
        QTest::addColumn<QByteArray>("run");
        QTest::newRow("polite") << QByteArray("[{}]");
        QTest::newRow("stubborn") << QByteArray("[{\"stubborn\":true}]");
        QTest::newRow("with a process of its own") << QByteArray("[{\"helper\":true}]");
    }

    void stopsWithinFourSeconds()
    {
        QFETCH(QByteArray, run);
        LocalTiming timing = fast();
        timing.politeEnd = LocalTiming{}.politeEnd;
        Bench bench(run, timing);
        QCOMPARE(bench.startAndSettle().phase, Phase::Ready);
        const qint64 pid = bench.lastPid();
        const qint64 helper = bench.runs().last().value(QLatin1String("helper")).toInteger();
        QVERIFY(isRunning(pid));
        QElapsedTimer clock;
        clock.start();
        bench.server->stop();
        QVERIFY(clock.elapsed() < 100);
        QCOMPARE(bench.server->state(), LocalState{});
        QVERIFY(!bench.server->serving());
        QTRY_VERIFY_WITH_TIMEOUT(!isRunning(pid), 4'000);
        QTRY_VERIFY(helper == 0 || !isRunning(helper));
        QVERIFY(clock.elapsed() < 4'000);
        QTRY_COMPARE(bench.states().back(), LocalState{});
        QCOMPARE(bench.startAndSettle().phase, Phase::Ready);
        const qint64 second = bench.lastPid();
        clock.restart();
        bench.server.reset();                               // the destructor has ended it when it returns
        QVERIFY(!isRunning(second));
        QVERIFY(clock.elapsed() < 4'000);
    }

    void startingWhileStoppingStartsAnew()
    {
        Bench bench("[{\"stubborn\":true},{}]");
        QCOMPARE(bench.startAndSettle().phase, Phase::Ready);
        const qint64 first = bench.lastPid();
        bench.server->stop();
        QTest::qWait(50);
        QVERIFY(isRunning(first));
        QCOMPARE(bench.startAndSettle().phase, Phase::Ready);
        QVERIFY(!isRunning(first));
        QVERIFY(isRunning(bench.lastPid()));
        QCOMPARE(bench.runs().size(), 2);
    }

    void startsAndStopsInAHurry()
    {
        Bench bench("[{}]");
        QCOMPARE(bench.startAndSettle().phase, Phase::Ready);
        for (int i = 0; i < 50; ++i) {
            bench.server->stop();
            bench.server->start();
        }
        QCOMPARE(bench.settle().phase, Phase::Ready);
        QTRY_VERIFY(bench.server->serving());
        QVERIFY(isRunning(bench.lastPid()));
        for (int i = 0; i < 50; ++i) {
            bench.server->start();
            bench.server->stop();
        }
        QCOMPARE(bench.server->state(), LocalState{});
        QTRY_VERIFY(!isRunning(bench.lastPid()));
    }

    void stopsWhileItWaits()
    {
        LocalTiming timing = fast();
        timing.firstWait = 1h;
        Bench bench("[{\"after\":0}]", timing);
        bench.server->start();
        QTRY_COMPARE(bench.server->state().phase, Phase::Restarting);
        bench.server->stop();
        QTRY_COMPARE(bench.states().back(), LocalState{});
        QElapsedTimer clock;
        clock.start();
        bench.server.reset();
        QVERIFY(clock.elapsed() < 500);
        QCOMPARE(bench.runs().size(), 1);
    }

    void aWaitEnds()
    {
        Bench bench("[{\"loading\":60000}]");
        bench.server->start();
        QElapsedTimer clock;
        clock.start();
        QCOMPARE(bench.server->waitUntilSettled(150ms, {}).phase, Phase::Starting);
        QVERIFY(clock.elapsed() >= 150);
        base::CancelToken cancel;
        cancel.cancel();
        QCOMPARE(bench.server->waitUntilSettled(1h, cancel).phase, Phase::Starting);
        QVERIFY(clock.elapsed() < 2'000);
    }

    void endsWithItsKilledOwner()
    {
        Bench bench("[{\"stubborn\":true}]");
        QProcess owner;
        owner.start(QCoreApplication::applicationFilePath(), {QStringLiteral("--own"), bench.file()});
        QTRY_VERIFY(bench.lastPid() > 0);
        const qint64 pid = bench.lastPid();
        QVERIFY(isRunning(pid));
        owner.kill();
        QVERIFY(owner.waitForFinished());
        QTRY_VERIFY(!isRunning(pid));
    }
};

int main(int argc, char **argv)
{
    QCoreApplication app(argc, argv);
    if (argc == 3 && qstrcmp(argv[1], "--own") == 0)
        return own(QString::fromLocal8Bit(argv[2]));
    TestLocalServer test;
    return QTest::qExec(&test, argc, argv);
}
#include "tst_localserver.moc"
