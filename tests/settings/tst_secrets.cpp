// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/settings/keychainsecrets.h"

#include <QProcess>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>
#include <QTimer>

using namespace lastro;
using namespace lastro::settings;
using std::chrono::milliseconds;

namespace {

/// Answers after a while, with what it holds or with a refusal; or never.
class FakeKeychain final : public Keychain {
public:
    struct Held {
        QHash<QString, QByteArray> secrets;
        QString refusal;
        milliseconds delay{1};
        bool silent = false;
    };
    explicit FakeKeychain(std::shared_ptr<Held> held) : m_held(std::move(held)) {}

    void write(const QString &name, const QByteArray &secret, Answer answer) override
    {
        later([held = m_held, name, secret, answer] {
            if (held->refusal.isEmpty())
                held->secrets.insert(name, secret);
            reply(*held, answer, KeychainAnswer::Done, {});
        });
    }
    void read(const QString &name, Answer answer) override
    {
        later([held = m_held, name, answer] {
            const bool known = held->secrets.contains(name);
            reply(*held, answer, known ? KeychainAnswer::Done : KeychainAnswer::NotFound, held->secrets.value(name));
        });
    }
    void remove(const QString &name, Answer answer) override
    {
        later([held = m_held, name, answer] {
            const bool known = held->secrets.remove(name);
            reply(*held, answer, known ? KeychainAnswer::Done : KeychainAnswer::NotFound, {});
        });
    }

private:
    static void reply(const Held &held, const Answer &answer, KeychainAnswer kind, const QByteArray &secret)
    {
        if (held.refusal.isEmpty())
            answer(kind, {}, secret);
        else
            answer(KeychainAnswer::Failed, held.refusal, {});
    }
    void later(std::function<void()> act)
    {
        if (!m_held->silent)
            QTimer::singleShot(m_held->delay, qApp, std::move(act));
    }
    std::shared_ptr<Held> m_held;
};

struct Bench {
    explicit Bench(milliseconds patience = milliseconds(2'000))
        : held(std::make_shared<FakeKeychain::Held>()), secrets(std::make_unique<KeychainSecrets>(std::make_unique<FakeKeychain>(held), patience)) {}

    std::optional<SecretKept> store(const QByteArray &secret)
    {
        std::optional<SecretKept> kept;
        secrets->store(QStringLiteral("Provedor"), secret, &context, [&](const SecretKept &told) { kept = told; });
        inside = inside || kept.has_value();
        return QTest::qWaitFor([&] { return kept.has_value(); }) ? kept : std::nullopt;
    }
    base::Result<SecretFound> read()
    {
        std::optional<base::Result<SecretFound>> found;
        secrets->read(QStringLiteral("Provedor"), &context, [&](base::Result<SecretFound> told) { found = std::move(told); });
        inside = inside || found.has_value();
        return QTest::qWaitFor([&] { return found.has_value(); }) ? *found : base::failure(base::ErrorCode::Internal);
    }
    base::Result<void> remove()
    {
        std::optional<base::Result<void>> removed;
        secrets->remove(QStringLiteral("Provedor"), &context, [&](base::Result<void> told) { removed = told; });
        return QTest::qWaitFor([&] { return removed.has_value(); }) ? *removed : base::failure(base::ErrorCode::Internal);
    }

    std::shared_ptr<FakeKeychain::Held> held;
    std::unique_ptr<KeychainSecrets> secrets;
    QObject context;
    bool inside = false;                 ///< an answer came from inside the call
};

} // namespace

class TestSecrets : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void aKeychainKeeps()
    {
        Bench bench;
        QVERIFY(bench.read()->secret.isEmpty());
        const auto kept = bench.store("sk-1");
        QCOMPARE(kept->place, SecretPlace::Keychain);
        QVERIFY(!kept->reason);
        QCOMPARE(bench.held->secrets.value(QStringLiteral("Provedor")), QByteArray("sk-1"));
        QCOMPARE(bench.read()->secret, QByteArray("sk-1"));
        QCOMPARE(bench.read()->place, SecretPlace::Keychain);
        QVERIFY(bench.store("sk-2"));
        QCOMPARE(bench.read()->secret, QByteArray("sk-2"));
        QVERIFY(bench.remove());
        QVERIFY(bench.read()->secret.isEmpty());
        QVERIFY(bench.remove());
        QVERIFY(!bench.inside);
    }

    void withoutAKeychainItLivesForThisRun()
    {
        Bench bench;
        bench.held->refusal = QStringLiteral("no service");
        const auto kept = bench.store("sk-1");
        QCOMPARE(kept->place, SecretPlace::ThisRunOnly);
        QCOMPARE(*kept->reason, (base::Error{base::ErrorCode::KeychainUnavailable, {}, QStringLiteral("no service")}));
        const auto found = bench.read();
        QCOMPARE(found->secret, QByteArray("sk-1"));
        QCOMPARE(found->place, SecretPlace::ThisRunOnly);
        QVERIFY(!bench.inside);
        QCOMPARE(bench.remove().error().code, base::ErrorCode::KeychainUnavailable);
        QCOMPARE(bench.read().error().code, base::ErrorCode::KeychainUnavailable);
    }

    void aKeychainThatIsSilentIsGivenUp()
    {
        Bench bench(milliseconds(50));
        bench.held->silent = true;
        const auto kept = bench.store("sk-1");
        QCOMPARE(kept->place, SecretPlace::ThisRunOnly);
        QCOMPARE(bench.read()->secret, QByteArray("sk-1"));
        QCOMPARE(bench.remove().error().code, base::ErrorCode::KeychainUnavailable);
        QCOMPARE(bench.read().error().code, base::ErrorCode::KeychainUnavailable);
    }

    void whatComesTooLateIsTakenBack()
    {
        Bench bench(milliseconds(30));
        bench.held->delay = milliseconds(120);
        QCOMPARE(bench.store("sk-1")->place, SecretPlace::ThisRunOnly);
        QTRY_VERIFY(bench.held->secrets.contains(QStringLiteral("Provedor")));
        QTRY_VERIFY(bench.held->secrets.isEmpty());
        QCOMPARE(bench.read()->secret, QByteArray("sk-1"));
    }

    void nothingReturnsToWhatIsGone()
    {
        Bench bench;
        int calls = 0;
        {
            QObject gone;
            bench.secrets->store(QStringLiteral("a"), "sk-1", &gone, [&](const SecretKept &) { ++calls; });
            bench.secrets->read(QStringLiteral("a"), &gone, [&](base::Result<SecretFound>) { ++calls; });
            bench.secrets->remove(QStringLiteral("b"), &gone, [&](base::Result<void>) { ++calls; });
        }
        QTest::qWait(50);
        bench.secrets->read(QStringLiteral("x"), &bench.context, [&](base::Result<SecretFound>) { ++calls; });
        bench.secrets.reset();
        QTest::qWait(50);
        QCOMPARE(calls, 0);
    }

    void aStoredSecretReplacesOneOfThisRun()
    {
        Bench bench;
        bench.held->refusal = QStringLiteral("locked");
        QVERIFY(bench.store("sk-old"));
        bench.held->refusal.clear();
        QCOMPARE(bench.store("sk-new")->place, SecretPlace::Keychain);
        QCOMPARE(bench.read()->secret, QByteArray("sk-new"));
        QCOMPARE(bench.read()->place, SecretPlace::Keychain);
    }

    /// Whatever machine this is: an answer comes, and it is true.
    void thisMachinesKeychainAnswers()
    {
        KeychainSecrets secrets;
        const QString name = QStringLiteral("lastro-test-%1").arg(QCoreApplication::applicationPid());
        std::optional<SecretKept> kept;
        std::optional<base::Result<SecretFound>> found;
        bool removed = false;
        secrets.store(name, "sk-machine", this, [&](const SecretKept &told) { kept = told; });
        QTRY_VERIFY_WITH_TIMEOUT(kept.has_value(), 10'000);
        secrets.read(name, this, [&](base::Result<SecretFound> told) { found = std::move(told); });
        QTRY_VERIFY_WITH_TIMEOUT(found.has_value(), 10'000);
        QVERIFY(found->has_value());
        QCOMPARE((*found)->secret, QByteArray("sk-machine"));
        QCOMPARE((*found)->place, kept->place);
        QCOMPARE(kept->reason.has_value(), kept->place == SecretPlace::ThisRunOnly);
        secrets.remove(name, this, [&](base::Result<void>) { removed = true; });
        QTRY_VERIFY_WITH_TIMEOUT(removed, 10'000);
        if (qEnvironmentVariableIsSet("LASTRO_TEST_KEYCHAIN"))
            QCOMPARE(kept->place, SecretPlace::Keychain);
    }

    /// The same in a session of its own with a keyring, where its programs are installed.
    void aRealKeyringKeeps()
    {
        if (qEnvironmentVariableIsSet("LASTRO_TEST_KEYCHAIN"))
            QSKIP("this is the inner run");
        if (QStandardPaths::findExecutable(QStringLiteral("gnome-keyring-daemon")).isEmpty()
            || QStandardPaths::findExecutable(QStringLiteral("dbus-run-session")).isEmpty())
            QSKIP("gnome-keyring or dbus-run-session is not installed");
        QTemporaryDir home;
        QProcess session;
        QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
        environment.insert(QStringLiteral("HOME"), home.path());
        environment.insert(QStringLiteral("XDG_DATA_HOME"), home.filePath(QStringLiteral("data")));
        environment.insert(QStringLiteral("XDG_RUNTIME_DIR"), home.path());
        environment.insert(QStringLiteral("LASTRO_TEST_KEYCHAIN"), QStringLiteral("1"));
        session.setProcessEnvironment(environment);
        session.setProcessChannelMode(QProcess::MergedChannels);
        const QString commands = QStringLiteral("printf pw | gnome-keyring-daemon --unlock --components=secrets >/dev/null; exec \"$0\" thisMachinesKeychainAnswers");
        session.start(QStringLiteral("dbus-run-session"), {QStringLiteral("--"), QStringLiteral("sh"), QStringLiteral("-c"), commands,
                                                           QCoreApplication::applicationFilePath()});
        QVERIFY(session.waitForFinished(30'000));
        QVERIFY2(session.exitCode() == 0, session.readAll().constData());
    }
};

QTEST_GUILESS_MAIN(TestSecrets)
#include "tst_secrets.moc"
