// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/memorysecrets.h"
#include "tests/support/sampleanswers.h"
#include "tests/support/screens.h"
#include "ui/chat/chatpane.h"
#include "ui/chat/questionbox.h"
#include "ui/library/librarypane.h"
#include "ui/preferences/preferencespane.h"
#include "ui/shell/appearance.h"
#include "ui/shell/banner.h"
#include "ui/shell/firstrunpage.h"
#include "ui/shell/mainwindow.h"
#include "ui/shell/openerrorpage.h"
#include "ui/shell/rail.h"
#include "ui/shell/railbutton.h"
#include "ui/shell/statusline.h"
#include "ui/shell/suggestions.h"

#include <QComboBox>
#include <QPlainTextEdit>
#include <QScrollBar>
#include <QSignalSpy>
#include <QSpinBox>
#include <QTabWidget>
#include <QTableView>
#include <QTemporaryDir>

using namespace lastro;
using namespace lastro::shell;

// The frame with its panes, filled with values: no base, no threads.
class TestFrame : public QObject {
    Q_OBJECT
private:
    QTemporaryDir m_folder;
    std::unique_ptr<Appearance> m_appearance;
    std::unique_ptr<settings::Settings> m_settings;
    tests::MemorySecrets m_secrets;
    std::unique_ptr<MainWindow> m_window;

    void makeWindow(QSize size = {1024, 700})
    {
        m_window = std::make_unique<MainWindow>(*m_settings, m_secrets, true);
        m_window->resize(size);
        m_window->show();
        QVERIFY(QTest::qWaitForWindowExposed(m_window.get()));
    }
    void fill()
    {
        const model::BaseStatus status = tests::sampleStatus();
        m_window->statusLine().setStatus(status);
        m_window->library().showStatus(status);
        m_window->setBaseName(status.name);
        std::vector<model::Document> documents;
        for (int i = 0; i < 40; ++i) {
            documents.push_back(tests::sampleDocument(QStringLiteral("doc-%1").arg(i), QStringLiteral("Política de viagens e hospedagem, parte %1").arg(i), model::Seal(i % 3)));
            documents.back().metadata.archived = i % 7 == 6;
            documents.back().pages = i % 4 * 12;
            documents.back().sections = i * 37 + 1;
        }
        m_window->library().showDocuments(documents, QDate(2026, 6, 1));
        m_window->chat().setReady(true);
    }
    void askAll()
    {
        quint64 id = 0;
        for (const model::Answer &answer : {tests::sampleRefusal(), tests::samplePartial(), tests::sampleAnswer()}) {
            m_window->chat().beginTurn(++id, answer.question);
            m_window->chat().addTrace(id, {model::TraceStep::Kind::Searching, QStringLiteral("limite hotel viagem"), 0, {}, {}, {}});
            m_window->chat().addTrace(id, {model::TraceStep::Kind::Found, {}, 12, {}, {}, {}});
            m_window->chat().addTrace(id, {model::TraceStep::Kind::Reading, {}, 0, answer.evidence[0].section.id, answer.evidence[0].document.title, answer.evidence[0].section.heading});
            m_window->chat().showAnswer(id, answer);
        }
    }
    static void settle()
    {
        for (int i = 0; i < 8; ++i)
            QTest::qWait(1);
    }

private Q_SLOTS:
    void initTestCase() { m_appearance = std::make_unique<Appearance>(*qApp); }

    void init()
    {
        QFile::remove(m_folder.filePath(QStringLiteral("s.ini")));
        m_settings = std::make_unique<settings::Settings>(m_folder.filePath(QStringLiteral("s.ini")));
        m_appearance->setLanguage(QStringLiteral("pt_BR"));
        m_appearance->setTheme(QStringLiteral("light"));
        m_appearance->setTextPercent(100);
    }

    void cleanup()
    {
        m_window.reset();
        m_settings.reset();
    }

    void languages_data()
    {
        QTest::addColumn<QString>("asked");
        QTest::addColumn<QString>("stored");
        QTest::addColumn<QString>("system");
        QTest::addColumn<QString>("language");
        const QString en = QStringLiteral("en"), pt = QStringLiteral("pt_BR");
        QTest::newRow("asked wins") << en << pt << pt << en;
        QTest::newRow("stored wins") << QString() << pt << QStringLiteral("en_US") << pt;
        QTest::newRow("Portuguese") << QString() << QString() << pt << pt;
        QTest::newRow("of Portugal") << QString() << QString() << QStringLiteral("pt_PT") << pt;
        QTest::newRow("English") << QString() << QString() << QStringLiteral("en_GB") << en;
        QTest::newRow("another") << QString() << QString() << QStringLiteral("de_DE") << en;
        QTest::newRow("nothing said") << QString() << QString() << QStringLiteral("C") << pt;
        QTest::newRow("rubbish stored") << QString() << QStringLiteral("xx") << QStringLiteral("en_GB") << pt;
        QTest::newRow("long form") << QStringLiteral("en-US") << QString() << pt << en;
    }

    void languages()
    {
        QFETCH(QString, asked);
        QFETCH(QString, stored);
        QFETCH(QString, system);
        QFETCH(QString, language);
        QCOMPARE(languageFor(asked, stored, QLocale(system)), language);
    }

    void places()
    {
        makeWindow();
        for (const auto &[key, place] : {std::pair{Qt::Key_2, MainWindow::LibraryPlace}, std::pair{Qt::Key_3, MainWindow::CostPlace}, std::pair{Qt::Key_4, MainWindow::PreferencesPlace}, std::pair{Qt::Key_1, MainWindow::AskPlace}}) {
            QTest::keyClick(m_window.get(), key, Qt::ControlModifier);
            QTRY_COMPARE(m_window->place(), place);
            QVERIFY(m_window->findChildren<RailButton *>()[place]->isChecked());
        }
        m_window->goTo(MainWindow::LibraryPlace);
        QTest::keyClick(m_window.get(), Qt::Key_L, Qt::ControlModifier);
        QTRY_COMPARE(m_window->place(), MainWindow::AskPlace);
        QTRY_VERIFY(m_window->findChild<chat::QuestionBox *>()->hasFocus());
    }

    void theSourceOpensBesideAndOverANarrowWindow()
    {
        makeWindow({1200, 700});
        auto *source = new QPlainTextEdit;
        m_window->setSourcePane(source);
        QVERIFY(!source->isVisible());
        m_window->openSource();
        settle();
        QVERIFY(source->isVisible());
        QVERIFY(m_window->chat().isVisible());
        QVERIFY(source->width() > 400);
        m_window->resize(900, 700);
        settle();
        QVERIFY(source->isVisible());
        QVERIFY(!m_window->chat().isVisible());
        QTest::keyClick(m_window.get(), Qt::Key_Escape);
        QVERIFY(!source->isVisible());
        QVERIFY(m_window->chat().isVisible());
        m_window->openSource();
        QTest::keyClick(m_window.get(), Qt::Key_2, Qt::ControlModifier);
        QTRY_VERIFY(m_window->library().isVisible());
    }

    void windowAndRailAreRemembered()
    {
        makeWindow({1111, 666});
        m_window->findChild<Rail *>()->findChild<QToolButton *>()->click();
        QVERIFY(m_window->findChild<Rail *>()->isCollapsed());
        m_window->close();
        m_window = std::make_unique<MainWindow>(*m_settings, m_secrets, true);
        QVERIFY(m_window->findChild<Rail *>()->isCollapsed());
        QCOMPARE(m_window->size(), QSize(1111, 666));
    }

    void statusTellsTheTruth()
    {
        model::BaseStatus status = tests::sampleStatus();
        QCOMPARE(statusWords(status), QStringLiteral("1.204 documentos · 9.880 seções · vetores 100 % · local, nada sai desta máquina"));
        status.vectors = 11'999;
        QVERIFY(statusWords(status).contains(QStringLiteral("vetores 99,9 %")));
        status.vectors = 6'000;
        QVERIFY(statusWords(status).contains(QStringLiteral("vetores 50 %")));
        status.embeddingModel.clear();
        QVERIFY(statusWords(status).contains(QStringLiteral("busca só por palavras")));
        status.documents = status.sections = 1;
        QVERIFY(statusWords(status).startsWith(QStringLiteral("1 documento · 1 seção · ")));
        m_appearance->setLanguage(QStringLiteral("en"));
        QVERIFY(statusWords(status).startsWith(QStringLiteral("1 document · 1 section · ")));
        status.documents = 1204;
        QVERIFY(statusWords(status).startsWith(QStringLiteral("1,204 documents · 1 section · ")));
        m_appearance->setLanguage(QStringLiteral("pt_BR"));
        makeWindow();
        QVERIFY(m_window->statusLine().text().contains(QStringLiteral("Abrindo")));
        m_window->statusLine().setProgress({model::IndexPhase::Reading, {}, 12, 340, 1204, 0, 0, 0, -1});
        m_window->statusLine().findChild<QToolButton *>()->click();
        QCOMPARE(m_window->place(), MainWindow::LibraryPlace);
    }

    void preferencesTakeEffectAndAreKept()
    {
        makeWindow();
        fill();
        preferences::PreferencesPane &pane = m_window->preferences();
        QSignalSpy language(&pane, &preferences::PreferencesPane::languageChanged), theme(&pane, &preferences::PreferencesPane::themeChanged);
        const auto combos = pane.findChildren<QComboBox *>();
        combos[0]->setCurrentIndex(1);
        combos[1]->setCurrentIndex(2);
        pane.findChild<QSpinBox *>()->setValue(130);
        QCOMPARE(language[0][0].toString(), QStringLiteral("en"));
        QCOMPARE(theme[0][0].toString(), QStringLiteral("dark"));
        QCOMPARE(m_settings->value(settings::language), QStringLiteral("en"));
        QCOMPARE(m_settings->value(settings::theme), QStringLiteral("dark"));
        QCOMPARE(m_settings->value(settings::textPercent), 130);
    }

    void languageSwitchesEverything()
    {
        makeWindow();
        fill();
        askAll();
        settle();
        const auto words = [this] {
            QStringList all;
            for (const QLabel *label : m_window->findChildren<QLabel *>())
                all << label->text();
            for (const QAbstractButton *button : m_window->findChildren<QAbstractButton *>())
                all << button->text() << button->toolTip() << button->accessibleName();
            for (const QWidget *widget : m_window->findChildren<QWidget *>())
                all << widget->accessibleName();
            return all.join(QLatin1Char('\n'));
        };
        QVERIFY(words().contains(QStringLiteral("Não encontrei na base")));
        m_appearance->setLanguage(QStringLiteral("en"));
        settle();
        const QString english = words();
        for (const char *portuguese : {"Perguntar", "Fontes", "Preferências", "Não encontrei", "Copiar", "Detalhes", "documentos", "Idioma", "Adicionar", "vigente", "Por que"})
            QVERIFY2(!english.contains(QString::fromUtf8(portuguese)), portuguese);
        QVERIFY(english.contains(QStringLiteral("Not found in the base")));
        m_appearance->setLanguage(QStringLiteral("pt-BR"));
        settle();
        QVERIFY(words().contains(QStringLiteral("Não encontrei na base")));
    }

    // The look is changed while everything is there: no colour of the one before may stay.
    void everyWordIsReadableAfterAChangeOfColours()
    {
        makeWindow();
        fill();
        askAll();
        m_window->banner().show(QStringLiteral("Um aviso."), QStringLiteral("Agir"));
        for (const char *theme : {"contrast", "dark", "light", "contrast", "light", "dark"}) {
            m_appearance->setTheme(QLatin1String(theme));
            for (const MainWindow::Place place : {MainWindow::AskPlace, MainWindow::LibraryPlace, MainWindow::CostPlace, MainWindow::PreferencesPlace}) {
                m_window->goTo(place);
                settle();
                QVERIFY2(tests::faint(*m_window).isEmpty(), qPrintable(QLatin1String(theme) + tests::faint(*m_window).join(QLatin1Char('\n'))));
            }
        }
    }

    void theLibraryIsReadBesideAnOpenSource()
    {
        makeWindow({1024, 700});
        fill();
        m_window->setSourcePane(new QPlainTextEdit(QStringLiteral("A fonte.")));
        m_window->openSource();
        m_window->goTo(MainWindow::LibraryPlace);
        auto *tabs = m_window->library().findChild<QTabWidget *>();
        for (const auto &[tab, name] : {std::pair{1, "sources"}, std::pair{2, "problems"}}) {
            tabs->setCurrentIndex(tab);
            settle();
            const auto *view = m_window->library().findChild<QWidget *>(QLatin1String(name))->findChild<QTableView *>();
            QVERIFY2(!view->horizontalScrollBar()->isVisible(), name);
            tests::saveScreen(*m_window, QStringLiteral("library-beside-source-") + QLatin1String(name));
        }
        QCOMPARE(tests::clipped(m_window->library()).join(QLatin1Char('\n')), QString());
    }

    void everyControlHasAName()
    {
        makeWindow();
        fill();
        askAll();
        for (const MainWindow::Place place : {MainWindow::AskPlace, MainWindow::LibraryPlace, MainWindow::CostPlace, MainWindow::PreferencesPlace}) {
            m_window->goTo(place);
            settle();
            for (const QWidget *widget : m_window->findChildren<QWidget *>()) {
                if (!widget->isVisible() || !(widget->focusPolicy() & Qt::TabFocus) || widget->objectName().startsWith(QStringLiteral("qt_")))
                    continue;
                const auto *button = qobject_cast<const QAbstractButton *>(widget);
                const QString name = widget->accessibleName().isEmpty() && button ? button->text() : widget->accessibleName();
                QVERIFY2(!name.isEmpty() || qobject_cast<const QTabBar *>(widget), widget->metaObject()->className());
            }
        }
    }

    void suggestionsComeFromHeadings()
    {
        Suggestions suggestions;
        QStringList wanted;
        connect(&suggestions, &Suggestions::documentWanted, this, [&](const QString &id) { wanted << id; });
        model::Document archived = tests::sampleDocument(QStringLiteral("velho"), QStringLiteral("Velho"), model::Seal::Official);
        archived.metadata.archived = true;
        const model::Document travel = tests::sampleDocument(QStringLiteral("viagens"), QStringLiteral("Política de viagens"), model::Seal::Official);
        suggestions.chooseFrom({archived, tests::sampleDocument(QStringLiteral("wiki"), QStringLiteral("W"), model::Seal::Wiki), travel}, QDate(2026, 6, 1));
        QCOMPARE(wanted, QStringList{QStringLiteral("viagens")});
        model::DocumentView view{travel, model::Standing::InForce, {}, {}, {}};
        view.sections.push_back(tests::sampleEvidence(QStringLiteral("viagens"), QStringLiteral("Política de viagens"), QStringLiteral("h"), QStringLiteral("4.2 Hospedagem"), model::Seal::Official, 3).section);
        view.sections.back().level = 2;
        QVERIFY(suggestions.take(view));
        QCOMPARE(suggestions.questions(), QStringList{QStringLiteral("O que diz “Política de viagens” sobre hospedagem?")});
        QCOMPARE(wanted.size(), 2);
        QVERIFY(!suggestions.take(view));
        QVERIFY(suggestions.takeFailure());
        QVERIFY(!suggestions.takeFailure());
        suggestions.chooseFrom({}, QDate(2026, 6, 1));
        QVERIFY(suggestions.questions().isEmpty());
    }

    void views_data()
    {
        QTest::addColumn<QString>("language");
        QTest::addColumn<QString>("theme");
        QTest::addColumn<int>("percent");
        QTest::addColumn<QSize>("size");
        QTest::newRow("pt-light") << QStringLiteral("pt_BR") << QStringLiteral("light") << 100 << QSize(1024, 700);
        QTest::newRow("en-light") << QStringLiteral("en") << QStringLiteral("light") << 100 << QSize(1024, 700);
        QTest::newRow("pt-dark") << QStringLiteral("pt_BR") << QStringLiteral("dark") << 100 << QSize(1280, 800);
        QTest::newRow("en-contrast") << QStringLiteral("en") << QStringLiteral("contrast") << 100 << QSize(1024, 700);
        QTest::newRow("pt-large") << QStringLiteral("pt_BR") << QStringLiteral("light") << 200 << QSize(1024, 700);
    }

    // Every view in each look: nothing clipped, and a picture to look at.
    void views()
    {
        QFETCH(QString, language);
        QFETCH(QString, theme);
        QFETCH(int, percent);
        QFETCH(QSize, size);
        const QString look = QString::fromLatin1(QTest::currentDataTag());
        m_appearance->setLanguage(language);
        m_appearance->setTheme(theme);
        m_appearance->setTextPercent(percent);
        makeWindow(size);
        QCOMPARE(m_window->size(), size);
        fill();
        const auto picture = [&](const char *name) {
            settle();
            QCOMPARE(tests::clipped(*m_window).join(QLatin1Char('\n')), QString());
            QCOMPARE(tests::faint(*m_window).join(QLatin1Char('\n')), QString());
            tests::saveScreen(*m_window, QLatin1String(name) + QLatin1Char('-') + look);
        };
        m_window->chat().setSuggestions({QStringLiteral("O que diz “Política de viagens” sobre hospedagem?"), QStringLiteral("O que diz “Férias” sobre abono?")});
        picture("start");
        askAll();
        picture("answer");
        QCOMPARE(m_window->size(), size);
        m_window->banner().show(QStringLiteral("Outra janela ou outro programa está usando esta base. Aqui você pergunta e lê; para alterar as fontes, feche o outro."), QStringLiteral("Tentar de novo"));
        m_window->goTo(MainWindow::LibraryPlace);
        picture("library");
        m_window->banner().show({});
        m_window->goTo(MainWindow::PreferencesPlace);
        picture("preferences");
        m_window->goTo(MainWindow::AskPlace);
        m_window->showAskPage(MainWindow::FirstRunPageIndex);
        m_window->firstRun().showProgress({model::IndexPhase::Reading, QStringLiteral("rh/férias.pdf"), 12, 340, 1204, 0, 0, 0, 150});
        m_window->firstRun().showEstimate({340, 12, 0, 9'000, 1'600'000, 860});
        m_window->firstRun().setSuggestions({QStringLiteral("O que diz “Política de viagens” sobre hospedagem?")});
        picture("first-run");
        m_window->openError().setError({base::ErrorCode::BaseNewer, {}, QStringLiteral("user_version 9")}, QStringLiteral("/dados/base"));
        m_window->showAskPage(MainWindow::OpenErrorPageIndex);
        picture("open-error");
    }
};

QTEST_MAIN(TestFrame)
#include "tst_frame.moc"
