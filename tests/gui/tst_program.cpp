// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The desktop program as it is started: what it says on the terminal, in which language, and its exit status.
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

class TestProgram : public QObject {
    Q_OBJECT
private:
    QTemporaryDir m_home;

    struct Ran {
        int status;
        QString out;
        QString err;
    };

    Ran run(const QStringList &arguments, const QString &locale, const QMap<QString, QString> &more = {})
    {
        QProcess program;
        QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
        for (const QString &name : {QStringLiteral("LANGUAGE"), QStringLiteral("DISPLAY"), QStringLiteral("WAYLAND_DISPLAY"), QStringLiteral("QTWEBENGINE_CHROMIUM_FLAGS"),
                                    QStringLiteral("QT_QPA_PLATFORM"), QStringLiteral("QTWEBENGINE_DISABLE_SANDBOX")})
            environment.remove(name);
        environment.insert(QStringLiteral("LC_ALL"), locale);
        environment.insert(QStringLiteral("HOME"), m_home.path());
        environment.insert(QStringLiteral("XDG_CONFIG_HOME"), m_home.filePath(QStringLiteral("config")));
        for (auto it = more.begin(); it != more.end(); ++it)
            environment.insert(it.key(), it.value());
        program.setProcessEnvironment(environment);
        program.start(QStringLiteral(LASTRO_BUILD_DIR "/bin/lastro"), arguments);
        if (!program.waitForFinished(60'000))
            return {-1, {}, program.errorString()};
        return {program.exitCode(), QString::fromUtf8(program.readAllStandardOutput()), QString::fromUtf8(program.readAllStandardError())};
    }

private Q_SLOTS:
    void languages_data()
    {
        QTest::addColumn<QString>("locale");
        QTest::addColumn<QString>("help");
        QTest::newRow("Portuguese") << QStringLiteral("pt_BR.UTF-8") << QStringLiteral("Uso: lastro");
        QTest::newRow("Portugal") << QStringLiteral("pt_PT.UTF-8") << QStringLiteral("Uso: lastro");
        QTest::newRow("English") << QStringLiteral("en_GB.UTF-8") << QStringLiteral("Usage: lastro");
        QTest::newRow("German") << QStringLiteral("de_DE.UTF-8") << QStringLiteral("Usage: lastro");
        QTest::newRow("nothing said") << QStringLiteral("C.UTF-8") << QStringLiteral("Uso: lastro");
    }

    void languages()
    {
        QFETCH(QString, locale);
        QFETCH(QString, help);
        for (const QString &option : {QStringLiteral("--help"), QStringLiteral("-h")}) {
            const Ran ran = run({option}, locale);
            QCOMPARE(ran.status, 0);
            QVERIFY2(ran.out.startsWith(help), qPrintable(ran.out + ran.err));
            QVERIFY(ran.out.contains(QStringLiteral("--base DIR")));
            QCOMPARE(ran.err, QString());
        }
    }

    void theOptionWinsOverTheEnvironment()
    {
        QVERIFY(run({QStringLiteral("--lang"), QStringLiteral("en"), QStringLiteral("--help")}, QStringLiteral("pt_BR.UTF-8")).out.startsWith(QStringLiteral("Usage:")));
        QVERIFY(run({QStringLiteral("--lang=pt_BR"), QStringLiteral("--help")}, QStringLiteral("en_US.UTF-8")).out.startsWith(QStringLiteral("Uso:")));
    }

    void whatWasChosenWinsOverTheEnvironment()
    {
        QVERIFY(QDir(m_home.path()).mkpath(QStringLiteral("config/lastro")));
        QFile stored(m_home.filePath(QStringLiteral("config/lastro/lastro.ini")));
        QVERIFY(stored.open(QIODevice::WriteOnly));
        stored.write("[interface]\nlanguage=en\n");
        stored.close();
        QVERIFY(run({QStringLiteral("--help")}, QStringLiteral("pt_BR.UTF-8")).out.startsWith(QStringLiteral("Usage:")));
        QVERIFY(QFile::remove(stored.fileName()));
    }

    void versionNeedsNoDisplay()
    {
        const Ran ran = run({QStringLiteral("--version")}, QStringLiteral("C.UTF-8"));
        QCOMPARE(ran.status, 0);
        QCOMPARE(ran.out, QStringLiteral("Lastro " LASTRO_VERSION "\n"));
    }

    void mistakes_data()
    {
        QTest::addColumn<QStringList>("arguments");
        QTest::addColumn<QString>("portuguese");
        QTest::addColumn<QString>("english");
        const auto row = [](const char *name, const QStringList &arguments, const char *portuguese, const char *english) {
            QTest::newRow(name) << arguments << QString::fromUtf8(portuguese) << QString::fromUtf8(english);
        };
        row("option", {QStringLiteral("--nada")}, "Opção desconhecida: nada\n", "Unknown option: nada\n");
        row("value", {QStringLiteral("--base")}, "Falta o valor de --base\n", "A value is missing for --base\n");
        row("empty value", {QStringLiteral("--base=")}, "Falta o valor de --base\n", "A value is missing for --base\n");
        row("language", {QStringLiteral("--lang"), QStringLiteral("fr")}, "Idioma desconhecido: fr. Use pt_BR ou en.\n", "Unknown language: fr. Use pt_BR or en.\n");
        row("argument", {QStringLiteral("pasta")}, "Argumento inesperado: pasta\n", "Unexpected argument: pasta\n");
    }

    void mistakes()
    {
        QFETCH(QStringList, arguments);
        QFETCH(QString, portuguese);
        QFETCH(QString, english);
        const QMap<QString, QString> offscreen{{QStringLiteral("QT_QPA_PLATFORM"), QStringLiteral("offscreen")}};
        for (const auto &[locale, words] : {std::pair{QStringLiteral("pt_BR.UTF-8"), portuguese}, std::pair{QStringLiteral("en_US.UTF-8"), english}}) {
            const Ran ran = run(arguments, locale, offscreen);
            QCOMPARE(ran.status, 2);
            QVERIFY2(ran.err.contains(words), qPrintable(ran.err));
            QVERIFY(ran.err.contains(QStringLiteral("lastro --help")));
            QCOMPARE(ran.out, QString());
        }
    }

    void aWeakenedBrowserIsRefusedInTheLanguage()
    {
        const QMap<QString, QString> weak{{QStringLiteral("QTWEBENGINE_CHROMIUM_FLAGS"), QStringLiteral("--no-sandbox --disable-web-security")}};
        const Ran portuguese = run({}, QStringLiteral("pt_BR.UTF-8"), weak), english = run({}, QStringLiteral("en_US.UTF-8"), weak);
        QCOMPARE(portuguese.status, 4);
        QCOMPARE(english.status, 4);
        QVERIFY2(portuguese.err.startsWith(QStringLiteral("lastro: não abre com ")), qPrintable(portuguese.err));
        QVERIFY2(english.err.startsWith(QStringLiteral("lastro: does not open with ")), qPrintable(english.err));
    }
};

QTEST_GUILESS_MAIN(TestProgram)
#include "tst_program.moc"
