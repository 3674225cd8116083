// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The parts of the frame one by one.
#include "tests/support/language.h"
#include "tests/support/sampleanswers.h"
#include "tests/support/screens.h"
#include "ui/library/progressstrip.h"
#include "ui/shell/banner.h"
#include "ui/shell/firstrunpage.h"
#include "ui/shell/openerrorpage.h"
#include "ui/shell/rail.h"
#include "ui/shell/railbutton.h"
#include "ui/shell/sourcesplit.h"
#include "ui/shell/statusline.h"
#include "ui/widgets/theme.h"

#include <QPlainTextEdit>
#include <QSignalSpy>
#include <QSplitter>

using namespace lastro;
using namespace lastro::shell;

class TestShellParts : public QObject {
    Q_OBJECT
private:
    std::unique_ptr<tests::Language> m_language;

    static QString words(QWidget &root)
    {
        QCoreApplication::processEvents();
        QString all;
        for (const QLabel *label : root.findChildren<QLabel *>())
            if (label->isVisibleTo(&root))
                all += label->text() + QLatin1Char('\n');
        for (const QAbstractButton *button : root.findChildren<QAbstractButton *>())
            if (button->isVisibleTo(&root))
                all += button->text() + QLatin1Char('\n');
        return all;
    }
    static bool shown(QWidget &widget)
    {
        widget.show();
        return QTest::qWaitForWindowExposed(&widget);
    }

private Q_SLOTS:
    void initTestCase()
    {
        m_language = std::make_unique<tests::Language>(QStringLiteral("pt_BR"));
        widgets::applyTheme(*qApp, widgets::Theme::Light, {});
    }

    void railByKeyboard()
    {
        Rail rail;
        for (const char *icon : {"dialog-messages", "document-multiple", "configure"})
            rail.addPlace(QLatin1String(icon));
        for (int i = 0; i < 3; ++i)
            rail.setWord(i, QStringLiteral("Lugar %1").arg(i + 1));
        rail.setCurrent(0);
        QVERIFY(shown(rail));
        QSignalSpy chosen(&rail, &Rail::chosen);
        const auto buttons = rail.findChildren<RailButton *>();
        buttons[1]->setFocus();
        QTest::keyClick(buttons[1], Qt::Key_Space);
        QCOMPARE(chosen.size(), 1);
        QCOMPARE(chosen[0][0].toInt(), 1);
        QVERIFY(buttons[1]->isChecked() && !buttons[0]->isChecked());
        QTest::keyClick(&rail, Qt::Key_3, Qt::ControlModifier);
        QTRY_COMPARE(chosen.size(), 2);
        QCOMPARE(buttons[2]->toolTip(), QStringLiteral("Lugar 3 (Ctrl+3)"));
    }

    void aCollapsedRailKeepsItsNames()
    {
        Rail rail;
        rail.addPlace(QStringLiteral("configure"));
        rail.setWord(0, QStringLiteral("Preferências"));
        QVERIFY(shown(rail));
        const int wide = rail.sizeHint().width();
        QSignalSpy collapsed(&rail, &Rail::collapsedChanged);
        auto *handle = rail.findChild<QToolButton *>();
        QCOMPARE(handle->accessibleName(), QStringLiteral("Só ícones"));
        handle->click();
        QCOMPARE(collapsed.size(), 1);
        QVERIFY(rail.isCollapsed());
        QCoreApplication::processEvents();
        QVERIFY(rail.sizeHint().width() < wide);
        QCOMPARE(handle->accessibleName(), QStringLiteral("Mostrar os nomes"));
        QCOMPARE(rail.findChild<RailButton *>()->accessibleName(), QStringLiteral("Preferências"));
        rail.setCollapsed(false);
        QCoreApplication::processEvents();
        QCOMPARE(collapsed.size(), 1);                     // told of what people do, not of what is restored
        QCOMPARE(rail.sizeHint().width(), wide);
    }

    void theBannerSaysAndGoes()
    {
        Banner banner;
        QSignalSpy acted(&banner, &Banner::actionChosen), closed(&banner, &Banner::closed);
        banner.show(QStringLiteral("Aviso \u202Ecom surpresa"), QStringLiteral("Agir"));
        QVERIFY(banner.isVisible());
        QCOMPARE(banner.text(), QStringLiteral("Aviso [U+202E]com surpresa"));
        banner.findChild<QPushButton *>()->click();
        QCOMPARE(acted.size(), 1);
        banner.findChild<QToolButton *>()->click();
        QCOMPARE(closed.size(), 1);
        QVERIFY(!banner.isVisible());
        banner.show(QStringLiteral("Outro aviso"));
        QVERIFY(banner.isVisible() && !banner.findChild<QPushButton *>()->isVisible());
        banner.show({});
        QVERIFY(!banner.isVisible());
    }

    void theStatusFollowsWhatHappens()
    {
        StatusLine line;
        QVERIFY(shown(line));
        QVERIFY(line.text().contains(QStringLiteral("Abrindo")));
        line.setFailed();
        QCOMPARE(line.text(), QStringLiteral("A base não está aberta"));
        line.setOpening();
        line.setStatus(tests::sampleStatus());
        QVERIFY(line.text().startsWith(QStringLiteral("1.204 documentos")));
        QCOMPARE(line.accessibleName(), line.text());
        auto *running = line.findChild<QToolButton *>();
        QVERIFY(!running->isVisible());
        line.setProgress({model::IndexPhase::Embedding, {}, 0, 0, 0, 1200, 9880, 0, -1});
        QVERIFY(running->isVisible());
        QCOMPARE(running->text(), QStringLiteral("Vetores: 1.200 de 9.880; a busca por palavras já funciona"));
        line.clearProgress();
        QVERIFY(!running->isVisible());
    }

    void aBaseWithoutPassagesSaysNothingOfVectors()
    {
        model::BaseStatus status;
        status.embeddingModel = QStringLiteral("e5");
        QCOMPARE(statusWords(status), QStringLiteral("0 documento · 0 seção · local, nada sai desta máquina"));
        status.modelError = base::Error{base::ErrorCode::ModelMissing};
        QVERIFY(statusWords(status).contains(QStringLiteral("sem vetores")));
    }

    void theSplitRemembersWhatWasDragged()
    {
        auto *work = new QPlainTextEdit, *source = new QPlainTextEdit;
        SourceSplit split(work);
        split.openSource();                                // nothing to open yet
        QVERIFY(!split.isSourceOpen());
        split.setSource(source);
        split.resize(1200, 600);
        QVERIFY(shown(split));
        split.openSource();
        QCoreApplication::processEvents();
        QVERIFY(qAbs(work->width() - source->width()) < 120);
        auto *splitter = split.findChild<QSplitter *>();
        QSignalSpy changed(&split, &SourceSplit::stateChanged);
        splitter->setSizes({300, 900});
        Q_EMIT splitter->splitterMoved(300, 1);
        QCOMPARE(changed.size(), 1);
        const int width = source->width();
        split.closeSource();
        QCoreApplication::processEvents();
        QVERIFY(work->width() > 1000);
        split.openSource();
        QCoreApplication::processEvents();
        QVERIFY(qAbs(source->width() - width) < 8);

        auto *otherWork = new QPlainTextEdit;
        auto *otherSource = new QPlainTextEdit;
        SourceSplit other(otherWork);
        other.setSource(otherSource);
        other.resize(1200, 600);
        other.setState(split.state());
        QVERIFY(shown(other));
        other.openSource();
        QCoreApplication::processEvents();
        QVERIFY(qAbs(otherSource->width() - width) < 8);
        other.setState("rubbish");
    }

    void aNarrowSplitShowsOneAtATime()
    {
        auto *work = new QPlainTextEdit, *source = new QPlainTextEdit;
        SourceSplit split(work);
        split.setSource(source);
        QVERIFY(shown(split));
        split.openSource();
        split.setNarrow(true);
        QVERIFY(source->isVisible() && !work->isVisible());
        split.setNarrow(false);
        QVERIFY(source->isVisible() && work->isVisible());
        split.setNarrow(true);
        split.closeSource();
        QVERIFY(!source->isVisible() && work->isVisible());
    }

    void firstRunLeadsStepByStep()
    {
        FirstRunPage page(false);
        QVERIFY(shown(page));
        QVERIFY(!page.findChild<QPushButton *>(QStringLiteral("sample"))->isVisible());
        QSignalSpy folder(&page, &FirstRunPage::folderRequested), asked(&page, &FirstRunPage::questionChosen), cancelled(&page, &FirstRunPage::cancelRequested);
        auto *choose = page.findChild<QPushButton *>(QStringLiteral("chooseFolder"));
        page.setFocus();
        QVERIFY(choose->hasFocus());
        QTest::keyClick(choose, Qt::Key_Space);
        QCOMPARE(folder.size(), 1);

        page.showEstimate({2, 0, 0, 0, 0, 1});
        page.showProgress({model::IndexPhase::Reading, QStringLiteral("a.pdf"), 0, 2, 0, 0, 0, 0, -1});
        QVERIFY(!choose->isEnabled());
        QVERIFY(words(page).contains(QStringLiteral("Previsão: 2 arquivos a ler · menos de um minuto")));
        page.findChild<library::ProgressStrip *>()->findChild<QPushButton *>()->click();
        QCOMPARE(cancelled.size(), 1);
        page.showRead(QStringLiteral("As palavras já respondem."), false);
        QVERIFY(!choose->isEnabled());
        page.showRead(QStringLiteral("Dois documentos lidos."), true);
        QVERIFY(choose->isEnabled());
        QVERIFY(words(page).contains(QStringLiteral("Dois documentos lidos.")));
        QVERIFY(!words(page).contains(QStringLiteral("Previsão")));

        page.setSuggestions({QStringLiteral("P&D: o que diz?"), QStringLiteral("Dois?")});
        page.setSuggestions({QStringLiteral("P&D: o que diz\u202E?")});
        for (QPushButton *button : page.findChildren<QPushButton *>())
            if (button->text() == QStringLiteral("P&&D: o que diz[U+202E]?"))
                button->click();
        QCOMPARE(asked.size(), 1);                         // those of before are gone
        QCOMPARE(asked[0][0].toString(), QStringLiteral("P&D: o que diz\u202E?"));
    }

    void aFailedOpeningSaysWhatToDo_data()
    {
        QTest::addColumn<int>("code");
        QTest::addColumn<QString>("says");
        QTest::newRow("newer") << int(base::ErrorCode::BaseNewer) << QStringLiteral("versão mais nova");
        QTest::newRow("folder") << int(base::ErrorCode::FolderMissing) << QStringLiteral("--base");
        QTest::newRow("foreign") << int(base::ErrorCode::BaseForeign) << QStringLiteral("outro programa");
    }

    void aFailedOpeningSaysWhatToDo()
    {
        QFETCH(int, code);
        QFETCH(QString, says);
        OpenErrorPage page;
        page.resize(600, 400);
        page.setError({base::ErrorCode(code), {}, QStringLiteral("<b>user_version</b> 9")}, QStringLiteral("/dados/base"));
        QVERIFY(shown(page));
        QVERIFY2(words(page).contains(says), qPrintable(words(page)));
        QVERIFY(words(page).contains(QStringLiteral("/dados/base")));
        QVERIFY(!words(page).contains(QStringLiteral("user_version")));
        QSignalSpy retry(&page, &OpenErrorPage::retryRequested);
        page.setFocus();
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Space);
        QCOMPARE(retry.size(), 1);
        const tests::Language english(QStringLiteral("en"));
        QVERIFY(words(page).contains(QStringLiteral("Try again")));
    }
};

QTEST_MAIN(TestShellParts)
#include "tst_shellparts.moc"
