// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The main job end to end on the sample base: real documents, real model, the desktop window. A question is typed, an
// answer proven, its citation clicked, and the quoted words are boxed on the page.
#include "tests/support/screens.h"
#include "tests/support/temporarybase.h"
#include "ui/chat/answertext.h"
#include "ui/chat/chatpane.h"
#include "ui/chat/questionbox.h"
#include "ui/shell/desktop.h"
#include "ui/shell/mainwindow.h"
#include "ui/shell/statusline.h"
#include "ui/viewer/sourcepane.h"
#include "ui/viewer/webscheme.h"
#include "ui/widgets/palette.h"

#include <QTemporaryDir>

using namespace lastro;
using namespace lastro::shell;

class FirstLightTest : public QObject {
    Q_OBJECT

    QTemporaryDir m_settings;
    std::unique_ptr<Desktop> m_desktop;

    MainWindow &window() { return static_cast<MainWindow &>(m_desktop->window()); }

    void ask(const QString &question)
    {
        window().showAskPage(MainWindow::ChatPage);
        auto *box = window().findChild<chat::QuestionBox *>();
        QVERIFY(box);
        box->insertPlainText(question);
        QTest::keyClick(box, Qt::Key_Return);
        QTRY_VERIFY_WITH_TIMEOUT(!window().chat().isWorking(), 30'000);
    }

    QString lastAnswer()
    {
        const auto answers = window().findChildren<chat::AnswerText *>();
        return answers.isEmpty() ? QString() : answers.last()->toPlainText();
    }

    /// Pixels of the colour that quoted words wear.
    int markedPixels(QWidget &widget)
    {
        const QColor mark = widgets::color(widgets::ColorRole::Mark, widget.palette());
        const QImage image = widget.grab().toImage();
        int marked = 0;
        for (int y = 0; y < image.height(); ++y)
            for (int x = 0; x < image.width(); ++x) {
                const QColor pixel = image.pixelColor(x, y);
                marked += qAbs(pixel.red() - mark.red()) < 24 && qAbs(pixel.green() - mark.green()) < 24 && qAbs(pixel.blue() - mark.blue()) < 48;
            }
        return marked;
    }

private Q_SLOTS:
    void initTestCase()
    {
        DesktopConfig config{{}, m_settings.filePath(QStringLiteral("lastro.ini")), {}, {},
                             viewer::BrowserPolicy::decide({true, false, {}, {}}), [](const QUrl &) {}};
        config.engine.baseFolder = QStringLiteral(LASTRO_BUILD_DIR "/test-bases/sample");     // made by integration/sample
        config.engine.extractorProgram = tests::TemporaryBase::extractorProgram();
        config.engine.weightsFile = tests::TemporaryBase::weightsFile();
        config.engine.tuningFile = engine::defaultConfig(config.engine.baseFolder).tuningFile;
        m_desktop = std::make_unique<Desktop>(*qApp, std::move(config));
        m_desktop->window().resize(1'440, 900);
        m_desktop->show();
        QTRY_VERIFY_WITH_TIMEOUT(window().statusLine().text().contains(QStringLiteral("documentos")), 20'000);
        QTRY_VERIFY_WITH_TIMEOUT(window().statusLine().text().contains(QStringLiteral("100")), 120'000);
    }

    void cleanupTestCase() { m_desktop.reset(); }

    void limitIsProvenOnThePageOfThePdf()
    {
        ask(QStringLiteral("limite de hotel em São Paulo"));
        QVERIFY2(lastAnswer().contains(QStringLiteral("R$ 420,00")), qPrintable(lastAnswer()));
        window().chat().openNextCitation();
        QTRY_VERIFY_WITH_TIMEOUT(window().isSourceOpen(), 10'000);
        auto *source = window().findChild<viewer::SourcePane *>();
        QTRY_VERIFY_WITH_TIMEOUT(source->shownSection().has_value(), 10'000);
        QCOMPARE(source->shownSection()->document(), QStringLiteral("pol-viagens-v4"));
        QTRY_VERIFY_WITH_TIMEOUT(markedPixels(*source) > 200, 20'000);
        QTest::qWait(500);
        tests::saveScreen(window(), QStringLiteral("first-light-pdf"));
    }

    void deadlineIsMarkedInItsSection()
    {
        ask(QStringLiteral("qual o prazo de entrega do CD-SP?"));
        QVERIFY2(lastAnswer().contains(QStringLiteral("24 horas úteis")), qPrintable(lastAnswer()));
        window().chat().openNextCitation();
        auto *source = window().findChild<viewer::SourcePane *>();
        QTRY_VERIFY_WITH_TIMEOUT(source->shownSection() && source->shownSection()->document().startsWith(QStringLiteral("ops-")), 10'000);
        QTRY_VERIFY_WITH_TIMEOUT(markedPixels(*source) > 200, 10'000);
        tests::saveScreen(window(), QStringLiteral("first-light-text"));
    }

    void taxiIsRefusedCalmly()
    {
        const int before = int(window().findChildren<chat::AnswerText *>().size());
        ask(QStringLiteral("posso pedir reembolso de taxi?"));
        QVERIFY(!lastAnswer().contains(QStringLiteral("taxi")) || int(window().findChildren<chat::AnswerText *>().size()) == before);
        bool refused = false;
        for (const QLabel *label : window().findChildren<QLabel *>())
            refused = refused || (label->isVisible() && label->text() == QStringLiteral("Não encontrei na base"));
        QVERIFY(refused);
        QTest::qWait(200);
        tests::saveScreen(window(), QStringLiteral("first-light-refusal"));
    }
};

int main(int argc, char **argv)
{
    viewer::registerScheme();
    QApplication application(argc, argv);
    FirstLightTest test;
    return QTest::qExec(&test, argc, argv);
}
#include "tst_firstlight.moc"
