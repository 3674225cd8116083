// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/screens.h"
#include "core/settings/settings.h"
#include "ui/chat/answertext.h"
#include "ui/chat/chatpane.h"
#include "ui/chat/questionbox.h"
#include "ui/library/librarypane.h"
#include "ui/preferences/preferencespane.h"
#include "ui/shell/banner.h"
#include "ui/shell/desktop.h"
#include "ui/shell/firstrunpage.h"
#include "ui/shell/mainwindow.h"
#include "ui/shell/openerrorpage.h"
#include "ui/shell/statusline.h"
#include "ui/viewer/sourcepane.h"
#include "ui/viewer/webscheme.h"
#include "ui/widgets/addressdialog.h"

#include <QElapsedTimer>
#include <QLineEdit>
#include <QTabWidget>
#include <QTemporaryDir>

using namespace lastro;
using namespace lastro::shell;

// The whole desktop program on a real base, words only.
class TestShell : public QObject {
    Q_OBJECT
private:
    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<Desktop> m_desktop;
    QList<QUrl> m_opened;

    void write(const QString &path, const QString &text)
    {
        const QString whole = m_folder->filePath(path);
        QVERIFY(QDir().mkpath(QFileInfo(whole).path()));
        QFile file(whole);
        QVERIFY(file.open(QIODevice::WriteOnly));
        QVERIFY(file.write(text.toUtf8()) > 0);
    }

    std::unique_ptr<Desktop> makeDesktop(const QString &base)
    {
        DesktopConfig config{{}, m_folder->filePath(QStringLiteral("lastro.ini")), {}, m_folder->filePath(QStringLiteral("exemplo")),
                             viewer::BrowserPolicy::decide({true, false, {}, {}}), [this](const QUrl &url) { m_opened << url; }};
        config.engine.baseFolder = m_folder->filePath(base);
        config.engine.extractorProgram = QStringLiteral(LASTRO_BUILD_DIR "/bin/lastro-extract");
        return std::make_unique<Desktop>(*qApp, std::move(config));
    }
    MainWindow &window() { return static_cast<MainWindow &>(m_desktop->window()); }
    bool isOpen(Desktop &desktop) { return !static_cast<MainWindow &>(desktop.window()).statusLine().text().contains(QStringLiteral("Abrindo")); }

    void openWithSources(int documents = 3)
    {
        m_desktop = makeDesktop(QStringLiteral("dados"));
        m_desktop->show();
        QTRY_VERIFY_WITH_TIMEOUT(isOpen(*m_desktop), 10'000);
        window().library().offerFolder(m_folder->filePath(QStringLiteral("exemplo")));
        QTRY_VERIFY_WITH_TIMEOUT(window().statusLine().text().startsWith(QStringLiteral("%1 documentos").arg(documents)), 30'000);
    }

private Q_SLOTS:
    void init()
    {
        m_opened.clear();
        m_folder = std::make_unique<QTemporaryDir>();
        write(QStringLiteral("exemplo/lastro.json"), QStringLiteral(R"({"name": "Base de teste", "help_channel": {"label": "Canal do RH", "url": "mailto:rh@example.invalid"},
            "sources": [{"path": "oficial", "seal": "official"}, {"path": "wiki", "seal": "wiki"}]})"));
        write(QStringLiteral("exemplo/oficial/viagens.md"), QStringLiteral("---\ntitle: Política de viagens\nowner: RH\nin_force_since: 2024-03-01\n---\n# Política de viagens\n\n"
            "## 4.2 Hospedagem\n\nO limite de diária de hotel é de R$ 350,00 por noite em capitais. Nas demais cidades o limite é de R$ 260,00 por noite.\n\n"
            "## 5 Prestação de contas\n\nAs notas são entregues em até cinco dias úteis depois da volta.\n"));
        write(QStringLiteral("exemplo/oficial/ferias.md"), QStringLiteral("# Férias\n\n## Abono\n\nO abono é pedido trinta dias antes do início das férias.\n"));
        write(QStringLiteral("exemplo/wiki/portal.md"), QStringLiteral("# Portal\n\n## Entrar no portal\n\nPara entrar no portal use o crachá.\n"));
    }

    void cleanup()
    {
        m_desktop.reset();
        m_folder.reset();
    }

    void theWindowIsThereBeforeTheBase()
    {
        QElapsedTimer timer;
        timer.start();
        m_desktop = makeDesktop(QStringLiteral("dados"));
        m_desktop->show();
        QVERIFY(QTest::qWaitForWindowExposed(&m_desktop->window()));
        qInfo("window after %lld ms", timer.elapsed());
        QVERIFY(timer.elapsed() < 10'000);
        QTRY_VERIFY_WITH_TIMEOUT(isOpen(*m_desktop), 10'000);
        QCOMPARE(window().askPage(), MainWindow::FirstRunPageIndex);
        QVERIFY(!window().findChild<viewer::SourcePane *>());
    }

    void fromFirstRunToTheQuotedWords()
    {
        m_desktop = makeDesktop(QStringLiteral("dados"));
        m_desktop->show();
        QTRY_COMPARE_WITH_TIMEOUT(window().askPage(), MainWindow::FirstRunPageIndex, 10'000);
        window().firstRun().findChild<QPushButton *>(QStringLiteral("sample"))->click();
        QTRY_VERIFY_WITH_TIMEOUT(window().statusLine().text().startsWith(QStringLiteral("3 documentos")), 30'000);
        const auto questions = [this] {
            QList<QPushButton *> buttons;
            for (QPushButton *button : window().firstRun().findChildren<QPushButton *>())
                if (button->text().startsWith(QStringLiteral("O que diz")))
                    buttons << button;
            return buttons;
        };
        QTRY_VERIFY_WITH_TIMEOUT(questions().size() >= 2, 10'000);
        tests::saveScreen(window(), QStringLiteral("shell-first-run"));
        window().firstRun().findChild<QPushButton *>(QStringLiteral("skip"))->click();
        QCOMPARE(window().askPage(), MainWindow::ChatPage);

        window().chat().ask(QStringLiteral("qual o limite de diária de hotel em capitais?"));
        QTRY_VERIFY_WITH_TIMEOUT(!window().chat().isWorking(), 15'000);
        QTest::qWait(100);
        tests::saveScreen(window(), QStringLiteral("shell-answer"));
        auto *answer = window().findChild<chat::AnswerText *>();
        QVERIFY(answer);
        QVERIFY2(answer->toPlainText().contains(QStringLiteral("R$ 350,00")), qPrintable(answer->toPlainText()));
        window().chat().openNextCitation();
        QTRY_VERIFY_WITH_TIMEOUT(window().isSourceOpen(), 10'000);
        auto *source = window().findChild<viewer::SourcePane *>();
        QTRY_VERIFY(source->shownSection().has_value());
        QCOMPARE(source->shownSection()->document(), QStringLiteral("viagens"));
        QTest::qWait(300);
        tests::saveScreen(window(), QStringLiteral("shell-citation"));
        QTest::keyClick(&window(), Qt::Key_Escape);
        QVERIFY(!window().isSourceOpen());
    }

    void aRefusalLeadsToHelpAfterConfirmation()
    {
        openWithSources();
        window().showAskPage(MainWindow::ChatPage);
        window().chat().ask(QStringLiteral("posso levar o papagaio ao escritório?"));
        QTRY_VERIFY_WITH_TIMEOUT(!window().chat().isWorking(), 15'000);
        auto *help = window().findChild<QPushButton *>(QStringLiteral("help"));
        QVERIFY(help);
        help->click();
        auto *dialog = window().findChild<widgets::AddressDialog *>();
        QVERIFY(dialog && dialog->isVisible());
        QVERIFY(m_opened.isEmpty());
        tests::saveScreen(*dialog, QStringLiteral("shell-address"));
        dialog->findChild<QPushButton *>(QStringLiteral("openAddress"))->click();
        QCOMPARE(m_opened, QList<QUrl>{QUrl(QStringLiteral("mailto:rh@example.invalid"))});
    }

    void oddQuestionsGetAnAnswerOrASentence_data()
    {
        QTest::addColumn<QString>("question");
        for (const char *question : {"\"", "(", "NEAR", "*", "hotel OR", "AND AND", "🙂🙂"})
            QTest::newRow(question) << QString::fromUtf8(question);
        QTest::newRow("100,000 characters") << QStringLiteral("hotel ").repeated(17'000);
    }

    void oddQuestionsGetAnAnswerOrASentence()
    {
        QFETCH(QString, question);
        openWithSources();
        window().showAskPage(MainWindow::ChatPage);
        window().chat().ask(question);
        QTRY_VERIFY_WITH_TIMEOUT(!window().chat().isWorking(), 15'000);
        QCOMPARE(window().chat().turnCount(), 1);
    }

    void openingTakesOverWhatChanged()
    {
        openWithSources();
        m_desktop.reset();
        write(QStringLiteral("exemplo/oficial/frota.md"), QStringLiteral("# Frota\n\n## Pneus\n\nO pneu é trocado quando o sulco chega a três milímetros.\n"));
        m_desktop = makeDesktop(QStringLiteral("dados"));
        m_desktop->show();
        QTRY_VERIFY_WITH_TIMEOUT(window().statusLine().text().startsWith(QStringLiteral("4 documentos")), 30'000);
    }

    void anotherAreasDocumentsAreNotListed()
    {
        write(QStringLiteral("exemplo/oficial/folha.md"), QStringLiteral("---\naudience: rh\n---\n# Folha\n\n## Calendário\n\nO adiantamento cai no dia 15 de cada mês.\n"));
        openWithSources(4);
        window().goTo(MainWindow::LibraryPlace);
        auto *tabs = window().library().findChild<QTabWidget *>();
        QTRY_COMPARE(tabs->tabText(0), QStringLiteral("Documentos (3)"));
        auto *area = window().preferences().findChild<QLineEdit *>(QStringLiteral("area"));
        QVERIFY(area);
        area->setText(QStringLiteral("rh"));
        Q_EMIT area->editingFinished();
        QTRY_COMPARE(tabs->tabText(0), QStringLiteral("Documentos (4)"));

        // What the area could see goes with it.
        window().goTo(MainWindow::AskPlace);
        window().chat().ask(QStringLiteral("quando cai o adiantamento?"));
        QTRY_VERIFY_WITH_TIMEOUT(window().chat().turnCount() == 1 && !window().chat().isWorking(), 15'000);
        window().chat().openNextCitation();
        QTRY_VERIFY_WITH_TIMEOUT(window().isSourceOpen(), 10'000);
        area->clear();
        Q_EMIT area->editingFinished();
        QCOMPARE(window().chat().turnCount(), 0);
        QVERIFY(!window().isSourceOpen());
        QTRY_COMPARE(tabs->tabText(0), QStringLiteral("Documentos (3)"));
    }

    void theLibraryShowsAndRemoves()
    {
        openWithSources();
        window().goTo(MainWindow::LibraryPlace);
        auto *tabs = window().library().findChild<QTabWidget *>();
        QTRY_COMPARE(tabs->tabText(0), QStringLiteral("Documentos (3)"));
        Q_EMIT window().library().documentRequested(QStringLiteral("ferias"));
        QTRY_VERIFY_WITH_TIMEOUT(window().isSourceOpen(), 10'000);
        Q_EMIT window().library().documentRequested(QStringLiteral("nao-existe"));
        QTest::qWait(200);
        Q_EMIT window().library().removeSourceRequested(QDir(m_folder->filePath(QStringLiteral("exemplo/wiki"))).canonicalPath());
        QTRY_VERIFY_WITH_TIMEOUT(window().statusLine().text().startsWith(QStringLiteral("2 documentos")), 20'000);
        tests::saveScreen(window(), QStringLiteral("shell-library"));
    }

    void aSecondWindowReadsOnly()
    {
        openWithSources();
        const auto second = makeDesktop(QStringLiteral("dados"));
        second->show();
        auto &other = static_cast<MainWindow &>(second->window());
        QTRY_VERIFY_WITH_TIMEOUT(other.banner().isVisible(), 10'000);
        QTRY_VERIFY_WITH_TIMEOUT(other.statusLine().text().startsWith(QStringLiteral("3 documentos")), 10'000);
        QVERIFY(other.banner().text().contains(QStringLiteral("Outra janela")));
        QVERIFY(!other.library().findChild<QPushButton *>(QStringLiteral("addFolder"))->isEnabled());
        other.chat().ask(QStringLiteral("qual o limite de hotel?"));
        QTRY_VERIFY_WITH_TIMEOUT(other.chat().turnCount() == 1 && !other.chat().isWorking(), 15'000);
    }

    void aBaseThatCannotBeOpenedIsACalmPage()
    {
        write(QStringLiteral("dados"), QStringLiteral("um arquivo no lugar da pasta"));
        m_desktop = makeDesktop(QStringLiteral("dados"));
        m_desktop->show();
        QTRY_COMPARE_WITH_TIMEOUT(window().askPage(), MainWindow::OpenErrorPageIndex, 10'000);
        tests::saveScreen(window(), QStringLiteral("shell-open-error"));
        QVERIFY(QFile::remove(m_folder->filePath(QStringLiteral("dados"))));
        window().openError().findChild<QPushButton *>(QStringLiteral("retry"))->click();
        QTRY_COMPARE_WITH_TIMEOUT(window().askPage(), MainWindow::FirstRunPageIndex, 10'000);
    }

    void closingWhileReadingLosesNothing()
    {
        for (int i = 0; i < 200; ++i)
            write(QStringLiteral("exemplo/oficial/muitas/p%1.md").arg(i), QStringLiteral("# Página %1\n\n## Assunto %1\n\nTexto da página %1.\n").arg(i));
        m_desktop = makeDesktop(QStringLiteral("dados"));
        m_desktop->show();
        QTRY_VERIFY_WITH_TIMEOUT(isOpen(*m_desktop), 10'000);
        window().library().offerFolder(m_folder->filePath(QStringLiteral("exemplo")));
        QTest::qWait(100);
        QElapsedTimer timer;
        timer.start();
        m_desktop.reset();
        QVERIFY2(timer.elapsed() < 15'000, qPrintable(QString::number(timer.elapsed())));
        m_desktop = makeDesktop(QStringLiteral("dados"));
        m_desktop->show();
        QTRY_VERIFY_WITH_TIMEOUT(isOpen(*m_desktop), 10'000);
    }
};

int main(int argc, char **argv)
{
    viewer::registerScheme();
    QApplication application(argc, argv);
    TestShell test;
    return QTest::qExec(&test, argc, argv);
}
#include "tst_shell.moc"
