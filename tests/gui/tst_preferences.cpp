// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/language.h"
#include "tests/support/memorysecrets.h"
#include "tests/support/screens.h"
#include "ui/preferences/preferencespane.h"
#include "ui/widgets/theme.h"

#include <QComboBox>
#include <QLineEdit>
#include <QSignalSpy>
#include <QSpinBox>
#include <QTemporaryDir>

using namespace lastro;
using preferences::PreferencesPane;

class TestPreferences : public QObject {
    Q_OBJECT
private:
    QTemporaryDir m_folder;
    std::unique_ptr<tests::Language> m_words;
    std::unique_ptr<settings::Settings> m_settings;
    tests::MemorySecrets m_secrets;
    std::unique_ptr<PreferencesPane> m_pane;

    QString file() const { return m_folder.filePath(QStringLiteral("lastro.ini")); }
    QComboBox &language() { return *m_pane->findChildren<QComboBox *>()[0]; }
    QComboBox &theme() { return *m_pane->findChildren<QComboBox *>()[1]; }
    QSpinBox &size() { return *m_pane->findChild<QSpinBox *>(); }
    QLineEdit &area() { return *m_pane->findChild<QLineEdit *>(QStringLiteral("area")); }

    void open()
    {
        m_pane.reset();
        m_settings = std::make_unique<settings::Settings>(file());
        m_pane = std::make_unique<PreferencesPane>(*m_settings, m_secrets);
        m_pane->resize(700, 500);
        m_pane->show();
        QVERIFY(QTest::qWaitForWindowExposed(m_pane.get()));
    }
    QByteArray stored()
    {
        m_settings->flush();
        QFile ini(file());
        return ini.open(QIODevice::ReadOnly) ? ini.readAll() : QByteArray();
    }

private Q_SLOTS:
    void initTestCase()
    {
        m_words = std::make_unique<tests::Language>(QStringLiteral("pt_BR"));
        widgets::applyTheme(*qApp, widgets::Theme::Light, {});
    }

    void init()
    {
        QFile::remove(file());
        open();
    }

    void cleanup()
    {
        m_pane.reset();
        m_settings.reset();
    }

    void nothingIsStoredByLooking()
    {
        m_pane->showLanguage(QStringLiteral("en"));
        QCOMPARE(language().currentData().toString(), QStringLiteral("en"));
        m_pane->showLanguage(QStringLiteral("rubbish"));
        QCOMPARE(language().currentData().toString(), QStringLiteral("pt_BR"));
        QCOMPARE(stored(), QByteArray());
    }

    // Portuguese chosen in an English environment stays Portuguese.
    void everyChosenLanguageIsStored()
    {
        QSignalSpy changed(m_pane.get(), &PreferencesPane::languageChanged);
        m_pane->showLanguage(QStringLiteral("en"));
        QCOMPARE(changed.size(), 0);
        language().setCurrentIndex(0);
        QCOMPARE(changed.size(), 1);
        QCOMPARE(changed[0][0].toString(), QStringLiteral("pt_BR"));
        QVERIFY(stored().contains("language=pt_BR"));
        open();
        QCOMPARE(m_settings->value(settings::language), QStringLiteral("pt_BR"));
        QCOMPARE(language().currentData().toString(), QStringLiteral("pt_BR"));
    }

    void everyChoiceIsThereNextTime()
    {
        theme().setCurrentIndex(3);
        size().setValue(150);
        area().setText(QStringLiteral("  operações "));
        QTest::keyClick(&area(), Qt::Key_Return);
        m_settings->flush();
        open();
        QCOMPARE(theme().currentData().toString(), QStringLiteral("contrast"));
        QCOMPARE(size().value(), 150);
        QCOMPARE(area().text(), QStringLiteral("operações"));
    }

    void theAreaIsToldOnceWhenItIsDone()
    {
        QSignalSpy changed(m_pane.get(), &PreferencesPane::areaChanged);
        area().setFocus();
        QTest::keyClicks(&area(), QStringLiteral("rh"));
        QCOMPARE(changed.size(), 0);                       // not letter by letter
        QTest::keyClick(&area(), Qt::Key_Return);
        QCOMPARE(changed.size(), 1);
        QTest::keyClick(&area(), Qt::Key_Return);
        QCOMPARE(changed.size(), 1);
        area().clear();
        QTest::keyClick(&area(), Qt::Key_Return);
        QCOMPARE(changed.size(), 2);
        QCOMPARE(changed[1][0].toString(), QString());
    }

    void sizesStayWithinBounds()
    {
        size().setValue(900);
        QCOMPARE(size().value(), 200);
        size().setValue(1);
        QCOMPARE(size().value(), 80);
        size().setFocus();
        QTest::keyClick(&size(), Qt::Key_Up);
        QCOMPARE(m_settings->value(settings::textPercent), 90);
    }

    void rubbishInTheFileReadsAsTheFallback()
    {
        m_pane.reset();
        m_settings.reset();
        QFile ini(file());
        QVERIFY(ini.open(QIODevice::WriteOnly));
        ini.write("[interface]\nlanguage=klingon\ntheme=plaid\ntext_percent=-3\n[later]\nkept=1\n");
        ini.close();
        open();
        QCOMPARE(language().currentIndex(), 0);
        QCOMPARE(theme().currentIndex(), 0);
        QCOMPARE(size().value(), 100);
        theme().setCurrentIndex(1);
        QVERIFY(stored().contains("kept=1"));              // of another version: not ours to delete
    }

    void labelsLeadToTheirFields()
    {
        for (const QLabel *label : m_pane->findChildren<QLabel *>())
            if (const QWidget *field = label->buddy())
                QCOMPARE(field->accessibleName(), label->text());
        QStringList order;
        m_pane->setFocus();
        for (int i = 0; i < 4; ++i) {
            QVERIFY(QApplication::focusWidget());
            order << QLatin1String(QApplication::focusWidget()->metaObject()->className());
            QTest::keyClick(QApplication::focusWidget(), Qt::Key_Tab);
        }
        QCOMPARE(order, (QStringList{QStringLiteral("QComboBox"), QStringLiteral("QComboBox"), QStringLiteral("QSpinBox"), QStringLiteral("QLineEdit")}));
    }

    void theLanguageIsFollowedAtOnce()
    {
        m_pane->setEngineVersions({QStringLiteral("Qt 6"), QStringLiteral("<b>x</b>")});
        {
            const tests::Language english(QStringLiteral("en"));
            QCoreApplication::processEvents();
            QCOMPARE(m_pane->accessibleName(), QStringLiteral("Preferences"));
            QCOMPARE(theme().itemText(3), QStringLiteral("High contrast"));
            QCOMPARE(language().itemText(0), QStringLiteral("Português (Brasil)"));      // each in its own words
        }
        QCoreApplication::processEvents();
        m_words = std::make_unique<tests::Language>(QStringLiteral("pt_BR"));
        QCoreApplication::processEvents();
        QCOMPARE(theme().itemText(3), QStringLiteral("Alto contraste"));
        QCOMPARE(tests::clipped(*m_pane).join(QLatin1Char('\n')), QString());
    }
};

QTEST_MAIN(TestPreferences)
#include "tst_preferences.moc"
