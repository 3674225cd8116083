// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/settings/settings.h"

#include <QFile>
#include <QSettings>
#include <QTemporaryDir>
#include <QTest>

using namespace lastro::settings;

class TestSettings : public QObject {
    Q_OBJECT
private:
    QTemporaryDir m_folder;
    QString file(const char *name) const { return m_folder.filePath(QLatin1String(name)); }

private Q_SLOTS:
    void fallbacksHoldUntilSomethingIsChosen()
    {
        const Settings settings(file("none.ini"));
        QCOMPARE(settings.value(language), QString());
        QCOMPARE(settings.value(theme), QStringLiteral("desktop"));
        QCOMPARE(settings.value(textPercent), 100);
        QCOMPARE(settings.value(railCollapsed), false);
        QCOMPARE(settings.value(textZoom), 1.0);
        QVERIFY(settings.value(windowGeometry).isEmpty());
        QVERIFY(!QFile::exists(file("none.ini")));
    }

    void choicesComeBackFromTheFile()
    {
        {
            Settings settings(file("kept.ini"));
            settings.setValue(language, QStringLiteral("en"));
            settings.setValue(textPercent, 150);
            settings.setValue(railCollapsed, true);
            settings.setValue(windowGeometry, QByteArray("\x00\xff\n=;\"", 6));
            settings.setValue(askerArea, QStringLiteral("Operações; \"CD-SP\""));
            settings.setValue(pageZoom, 1.25);
        }
        const Settings settings(file("kept.ini"));
        QCOMPARE(settings.value(language), QStringLiteral("en"));
        QCOMPARE(settings.value(textPercent), 150);
        QCOMPARE(settings.value(railCollapsed), true);
        QCOMPARE(settings.value(windowGeometry), QByteArray("\x00\xff\n=;\"", 6));
        QCOMPARE(settings.value(askerArea), QStringLiteral("Operações; \"CD-SP\""));
        QCOMPARE(settings.value(pageZoom), 1.25);
    }

    void whatEqualsTheFallbackIsNotStored()
    {
        Settings settings(file("lean.ini"));
        settings.setValue(theme, QStringLiteral("dark"));
        settings.setValue(theme, QStringLiteral("desktop"));
        settings.flush();
        QVERIFY(!QSettings(file("lean.ini"), QSettings::IniFormat).contains(QStringLiteral("interface/theme")));
    }

    void badValuesReadAsTheFallback_data()
    {
        QTest::addColumn<QByteArray>("line");
        QTest::newRow("word") << QByteArray("text_percent=large");
        QTest::newRow("too small") << QByteArray("text_percent=5");
        QTest::newRow("too large") << QByteArray("text_percent=100000");
        QTest::newRow("empty") << QByteArray("text_percent=");
        QTest::newRow("list") << QByteArray("text_percent=1, 2");
    }

    void badValuesReadAsTheFallback()
    {
        QFETCH(QByteArray, line);
        QFile ini(file("bad.ini"));
        QVERIFY(ini.open(QIODevice::WriteOnly));
        ini.write("[interface]\n" + line + "\n");
        ini.close();
        QCOMPARE(Settings(file("bad.ini")).value(textPercent), 100);
    }

    void aFileThatIsNoIniIsHarmless()
    {
        QFile ini(file("garbage.ini"));
        QVERIFY(ini.open(QIODevice::WriteOnly));
        ini.write(QByteArray(2000, '\xfe') + "\n[[[\n=\n");
        ini.close();
        Settings settings(file("garbage.ini"));
        QCOMPARE(settings.value(language), QString());
        settings.setValue(language, QStringLiteral("en"));
        QCOMPARE(settings.value(language), QStringLiteral("en"));
    }

    void aFolderInThePlaceOfTheFileIsHarmless()
    {
        Settings settings(m_folder.path());
        settings.setValue(language, QStringLiteral("en"));
        settings.flush();
        QCOMPARE(settings.value(language), QStringLiteral("en"));
    }

    void unknownKeysAreKept()
    {
        {
            QSettings ini(file("newer.ini"), QSettings::IniFormat);
            ini.setValue(QStringLiteral("future/thing"), 7);
        }
        {
            Settings settings(file("newer.ini"));
            settings.setValue(theme, QStringLiteral("light"));
        }
        QCOMPARE(QSettings(file("newer.ini"), QSettings::IniFormat).value(QStringLiteral("future/thing")).toInt(), 7);
    }

    void renamesFollowTheirChain()
    {
        {
            QSettings ini(file("old.ini"), QSettings::IniFormat);
            ini.setValue(QStringLiteral("lang"), QStringLiteral("en"));
            ini.setValue(QStringLiteral("colours"), QStringLiteral("dark"));
            ini.setValue(QStringLiteral("interface/theme"), QStringLiteral("light"));
        }
        const QList<Rename> renames{{QStringLiteral("lang"), QStringLiteral("ui/lang")},
                                    {QStringLiteral("ui/lang"), QStringLiteral("interface/language")},
                                    {QStringLiteral("colours"), QStringLiteral("interface/theme")}};
        Settings settings(file("old.ini"), renames);
        QCOMPARE(settings.value(language), QStringLiteral("en"));
        QCOMPARE(settings.value(theme), QStringLiteral("light"));     // the newer name wins
        settings.flush();
        const QSettings ini(file("old.ini"), QSettings::IniFormat);
        QCOMPARE(ini.allKeys().size(), 2);
    }

    void theDefaultFileIsTheProgramsOwn()
    {
        QVERIFY(Settings::defaultFile().endsWith(QStringLiteral("lastro/lastro.ini")));
    }
};

QTEST_GUILESS_MAIN(TestSettings)
#include "tst_settings.moc"
