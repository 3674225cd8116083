// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/viewer/browserpolicy.h"

#include <QTest>

using namespace lastro::viewer;

class TestViewerPolicy : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void refuses_data();
    void refuses();
    void decides();
    void readsThisProcess();
};

void TestViewerPolicy::refuses_data()
{
    QTest::addColumn<QString>("variable");
    QTest::addColumn<QString>("value");
    QTest::addColumn<QStringList>("arguments");
    QTest::addColumn<QString>("reason");           // empty: it may start
    const QString flags = QStringLiteral("QTWEBENGINE_CHROMIUM_FLAGS");
    const auto env = [](const char *name, const QString &variable, const char *value, const QString &reason) {
        QTest::newRow(name) << variable << QString::fromLatin1(value) << QStringList() << reason;
    };
    env("nothing", QString(), "", QString());
    env("sandbox off", QStringLiteral("QTWEBENGINE_DISABLE_SANDBOX"), "1", QStringLiteral("QTWEBENGINE_DISABLE_SANDBOX"));
    env("sandbox off by 0 too: only presence counts", QStringLiteral("QTWEBENGINE_DISABLE_SANDBOX"), "0",
        QStringLiteral("QTWEBENGINE_DISABLE_SANDBOX"));
    env("sandbox off, empty", QStringLiteral("QTWEBENGINE_DISABLE_SANDBOX"), "", QStringLiteral("QTWEBENGINE_DISABLE_SANDBOX"));
    env("debugging", QStringLiteral("QTWEBENGINE_REMOTE_DEBUGGING"), "9222", QStringLiteral("QTWEBENGINE_REMOTE_DEBUGGING"));
    env("harmless flag", flags, "--disable-gpu --force-device-scale-factor=2", QString());
    env("no sandbox", flags, "--disable-gpu --no-sandbox", flags + QStringLiteral(": --no-sandbox"));
    env("one dash", flags, "-no-sandbox", flags + QStringLiteral(": -no-sandbox"));
    env("upper case", flags, "--NO-SANDBOX", flags + QStringLiteral(": --NO-SANDBOX"));
    env("quoted", flags, "\"--no-sandbox\"", flags + QStringLiteral(": --no-sandbox"));
    env("tabs", flags, "--disable-gpu\t--no-sandbox", flags + QStringLiteral(": --no-sandbox"));
    env("half of it", flags, "--disable-seccomp-filter-sandbox", flags + QStringLiteral(": --disable-seccomp-filter-sandbox"));
    env("debugging port", flags, "--remote-debugging-port=1", flags + QStringLiteral(": --remote-debugging-port=1"));
    env("debugging pipe", flags, "--remote-debugging-pipe", flags + QStringLiteral(": --remote-debugging-pipe"));
    env("one process", flags, "--single-process", flags + QStringLiteral(": --single-process"));
    env("no web security", flags, "--disable-web-security", flags + QStringLiteral(": --disable-web-security"));
    env("other variable", QStringLiteral("QTWEBENGINE_LOCALES_PATH"), "/x", QString());
    const auto args = [](const char *name, const QStringList &arguments, const QString &reason) {
        QTest::newRow(name) << QString() << QString() << arguments << reason;
    };
    args("argument", {QStringLiteral("base"), QStringLiteral("--no-sandbox")}, QStringLiteral("--no-sandbox"));
    args("after webEngineArgs", {QStringLiteral("--webEngineArgs"), QStringLiteral("--remote-debugging-port=2")},
         QStringLiteral("--remote-debugging-port=2"));
    args("a folder called sandbox", {QStringLiteral("/home/ana/sandbox")}, QString());
    args("own options", {QStringLiteral("--base"), QStringLiteral("/dados")}, QString());
}

void TestViewerPolicy::refuses()
{
    QFETCH(QString, variable);
    QFETCH(QString, value);
    QFETCH(QStringList, arguments);
    QFETCH(QString, reason);
    BrowserSurroundings surroundings;
    if (!variable.isEmpty())
        surroundings.environment.insert(variable, value);
    surroundings.arguments = arguments;
    QCOMPARE(refusalReason(surroundings).value_or(QString()), reason);
    QCOMPARE(BrowserPolicy::decide(surroundings).allowsBrowser(), reason.isEmpty());
    if (!reason.isEmpty())
        QCOMPARE(BrowserPolicy::decide(surroundings).obstacle(), BrowserObstacle::Weakened);
}

void TestViewerPolicy::decides()
{
    BrowserSurroundings surroundings;
    QCOMPARE(BrowserPolicy::decide(surroundings).obstacle(), BrowserObstacle::None);
    surroundings.sandboxPossible = false;
    QCOMPARE(BrowserPolicy::decide(surroundings).obstacle(), BrowserObstacle::NoSandbox);
    surroundings.root = true;
    QCOMPARE(BrowserPolicy::decide(surroundings).obstacle(), BrowserObstacle::RunsAsRoot);
    QVERIFY(!BrowserPolicy::decide(surroundings).allowsBrowser());
    QVERIFY(BrowserPolicy::sandboxOffForTests().allowsBrowser());
}

void TestViewerPolicy::readsThisProcess()
{
    qputenv("QTWEBENGINE_DISABLE_SANDBOX", "1");
    const BrowserSurroundings weakened = BrowserSurroundings::current({QStringLiteral("--base")});
    QCOMPARE(refusalReason(weakened), std::optional(QStringLiteral("QTWEBENGINE_DISABLE_SANDBOX")));
    QCOMPARE(weakened.arguments, QStringList{QStringLiteral("--base")});
    qunsetenv("QTWEBENGINE_DISABLE_SANDBOX");
    qunsetenv("QTWEBENGINE_CHROMIUM_FLAGS");
    QVERIFY(!refusalReason(BrowserSurroundings::current({})));
}

QTEST_GUILESS_MAIN(TestViewerPolicy)
#include "tst_viewerpolicy.moc"
