// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/chatwindow.h"
#include "tests/support/language.h"
#include "tests/support/sampleanswers.h"
#include "tests/support/screens.h"
#include "ui/chat/answertext.h"
#include "ui/chat/chatpane.h"
#include "ui/chat/citationlist.h"
#include "ui/chat/judgebar.h"
#include "ui/chat/linkbutton.h"
#include "ui/chat/questionbox.h"
#include "ui/chat/turn.h"
#include "ui/chat/turnview.h"
#include "ui/widgets/palette.h"
#include "ui/widgets/theme.h"
#include "ui/widgets/sealbadge.h"

#include <QClipboard>
#include <QElapsedTimer>
#include <QMimeData>
#include <QScrollArea>
#include <QSignalSpy>
#include <QTextBlock>

using namespace lastro;
using namespace lastro::chat;

class TestChat : public QObject {
    Q_OBJECT
private:
    std::unique_ptr<tests::Language> m_language;
    std::unique_ptr<ChatPane> m_pane;
    std::vector<model::SourceLocation> m_opened;
    quint64 m_id = 0;

    QuestionBox &box() { return *m_pane->findChild<QuestionBox *>(); }
    TurnView *lastTurn() { return m_pane->findChildren<TurnView *>().last(); }
    QPushButton *button(const char *name) { return m_pane->findChild<QPushButton *>(QLatin1String(name)); }

    quint64 begin(const QString &question)
    {
        m_pane->beginTurn(++m_id, {question, {}, {}});
        return m_id;
    }
    void answer(model::Answer value)
    {
        const QString question = value.question.text;
        m_pane->showAnswer(begin(question), value);
        QCoreApplication::processEvents();
    }
    static QString visibleText(QWidget &root)
    {
        QCoreApplication::processEvents();             // new rows are shown by their layouts
        QString text;
        for (const QLabel *label : root.findChildren<QLabel *>())
            if (label->isVisibleTo(&root))
                text += label->text() + QLatin1Char('\n');
        for (const QAbstractButton *button : root.findChildren<QAbstractButton *>())
            if (button->isVisibleTo(&root))
                text += button->text() + QLatin1Char('\n');
        for (const AnswerText *answer : root.findChildren<AnswerText *>())
            text += answer->toPlainText().replace(QChar::Nbsp, QLatin1Char(' ')) + QLatin1Char('\n');
        return text;
    }

private Q_SLOTS:
    void initTestCase()
    {
        m_language = std::make_unique<tests::Language>(QStringLiteral("pt_BR"));
        widgets::applyTheme(*qApp, widgets::Theme::Light, {});
    }

    void init()
    {
        m_pane = tests::openChat();
        QVERIFY(m_pane);
        m_opened.clear();
        connect(m_pane.get(), &ChatPane::sourceRequested, this, [this](const model::SourceLocation &location) { m_opened.push_back(location); });
    }

    void cleanup() { m_pane.reset(); }

    void enterAsksAndShiftEnterBreaksTheLine()
    {
        QSignalSpy asked(m_pane.get(), &ChatPane::askRequested);
        m_pane->setArea(QStringLiteral("operacoes"));
        m_pane->focusQuestion();
        QTest::keyClicks(&box(), QStringLiteral("qual o prazo"));
        QTest::keyClick(&box(), Qt::Key_Return, Qt::ShiftModifier);
        QTest::keyClicks(&box(), QStringLiteral("do CD-SP?"));
        QCOMPARE(asked.size(), 0);
        QTest::keyClick(&box(), Qt::Key_Return);
        QCOMPARE(asked.size(), 1);
        const auto question = asked[0][0].value<model::Question>();
        QCOMPARE(question.text, QStringLiteral("qual o prazo\ndo CD-SP?"));
        QCOMPARE(question.area, QStringLiteral("operacoes"));
    }

    void nothingIsAskedWithoutWordsOrBase()
    {
        QSignalSpy asked(m_pane.get(), &ChatPane::askRequested);
        QTest::keyClick(&box(), Qt::Key_Return);
        QTest::keyClicks(&box(), QStringLiteral("   "));
        QTest::keyClick(&box(), Qt::Key_Return);
        m_pane->setReady(false);
        box().setQuestion(QStringLiteral("pergunta"));
        QTest::keyClick(&box(), Qt::Key_Return);
        QCOMPARE(asked.size(), 0);
        QCOMPARE(box().question(), QStringLiteral("pergunta"));
        QVERIFY(!button("ask")->isEnabled());
    }

    void theBoxGrowsAndStops()
    {
        const int one = box().height();
        box().setQuestion(QStringLiteral("a\nb\nc"));
        QCoreApplication::processEvents();
        QVERIFY(box().height() > 2 * one);
        box().setQuestion(QString(50, QLatin1Char('\n')));
        QCoreApplication::processEvents();
        QVERIFY(box().height() < 8 * one);
        box().setQuestion(QString(100'000, QLatin1Char('x')));      // refused by the engine, not by a frozen box
        QCoreApplication::processEvents();
        QVERIFY(box().height() < 8 * one);
    }

    void upRecallsAndNeverOverwrites()
    {
        for (const auto *question : {"primeira", "segunda"}) {
            m_pane->ask(QLatin1String(question));
            begin(QLatin1String(question));
        }
        QVERIFY(box().toPlainText().isEmpty());
        QTest::keyClick(&box(), Qt::Key_Up);
        QCOMPARE(box().toPlainText(), QStringLiteral("segunda"));
        QTest::keyClick(&box(), Qt::Key_Up);
        QCOMPARE(box().toPlainText(), QStringLiteral("primeira"));
        QTest::keyClick(&box(), Qt::Key_Down);
        QTest::keyClick(&box(), Qt::Key_Down);
        QCOMPARE(box().toPlainText(), QString());
        box().setQuestion(QStringLiteral("rascunho"));
        QTest::keyClick(&box(), Qt::Key_Up);
        QCOMPARE(box().toPlainText(), QStringLiteral("rascunho"));
    }

    void oneFoundSectionIsSingular()
    {
        const quint64 id = begin(QStringLiteral("x"));
        m_pane->addTrace(id, {model::TraceStep::Kind::Found, {}, 1, {}, {}, {}});
        QVERIFY(visibleText(*m_pane).contains(QStringLiteral("Encontrado 1 trecho\n")));
        m_pane->addTrace(id, {model::TraceStep::Kind::Found, {}, 12, {}, {}, {}});
        QVERIFY(visibleText(*m_pane).contains(QStringLiteral("Encontrados 12 trechos")));
    }

    void traceLinesAppearAndLinkToTheSource()
    {
        const quint64 id = begin(QStringLiteral("Qual o limite de hotel?"));
        const auto section = *model::SectionId::make(QStringLiteral("politica-de-viagens"), QStringLiteral("hospedagem"));
        m_pane->addTrace(id, {model::TraceStep::Kind::Searching, QStringLiteral("limite hotel"), 0, {}, {}, {}});
        m_pane->addTrace(id, {model::TraceStep::Kind::Found, {}, 12, {}, {}, {}});
        m_pane->addTrace(id, {model::TraceStep::Kind::Reading, {}, 0, section, QStringLiteral("Política de viagens"), QStringLiteral("4.2 Hospedagem")});
        m_pane->addTrace(id + 7, {model::TraceStep::Kind::Searching, QStringLiteral("de outra pergunta"), 0, {}, {}, {}});
        const QString text = visibleText(*m_pane);
        QVERIFY(text.contains(QStringLiteral("Buscou “limite hotel”")));
        QVERIFY(text.contains(QStringLiteral("12")));
        QVERIFY(!text.contains(QStringLiteral("outra pergunta")));
        QVERIFY(m_pane->isWorking());
        QVERIFY(button("stop")->isVisible());
        auto *link = m_pane->findChild<LinkButton *>();
        QCOMPARE(link->accessibleName(), QStringLiteral("Lendo Política de viagens § 4.2 Hospedagem"));
        link->setFocus();
        QTest::keyClick(link, Qt::Key_Return);
        QCOMPARE(int(m_opened.size()), 1);
        QCOMPARE(m_opened[0].section, section);
    }

    void escStopsAndKeepsTheQuestion()
    {
        QSignalSpy stopped(m_pane.get(), &ChatPane::stopRequested);
        const quint64 id = begin(QStringLiteral("demorada"));
        m_pane->focusQuestion();
        QTest::keyClick(&box(), Qt::Key_Escape);
        QCOMPARE(stopped.size(), 1);
        QVERIFY(!m_pane->isWorking());
        QCOMPARE(box().question(), QStringLiteral("demorada"));
        m_pane->showAnswer(id, tests::sampleAnswer());                // too late
        QVERIFY(!m_pane->findChild<AnswerText *>());
    }

    void claimsCarryNumberedCitations()
    {
        answer(tests::sampleAnswer());
        const QString text = visibleText(*m_pane);
        QVERIFY(text.contains(QStringLiteral("R$ 350,00 por noite em capitais. [1]")));
        QVERIFY(text.contains(QStringLiteral("R$ 260,00. [1] [2]")));
        QVERIFY(text.contains(QStringLiteral("página da wiki, não oficial")));
        QVERIFY(text.contains(QStringLiteral("[3] Como reservar hotel")));
        QVERIFY(text.contains(QStringLiteral("[1] Política de viagens, 4.2 Hospedagem, p. 3")));
        QVERIFY(text.contains(QStringLiteral("busca híbrida · juiz 3 · 84 ms · sem custo")));
        QVERIFY(text.contains(QStringLiteral("R$ 5.000, em vez de R$ 350,00")));
        QVERIFY(m_pane->findChildren<widgets::SealBadge *>().size() >= 3);
    }

    void aClickedCitationOpensItsQuote()
    {
        const model::Answer value = tests::sampleAnswer();
        answer(value);
        auto *text = m_pane->findChild<AnswerText *>();
        const QRect place = text->linkRect(1);
        QVERIFY(!place.isEmpty());
        QTest::mouseClick(text->viewport(), Qt::LeftButton, {}, place.center() - text->viewport()->pos());
        QCOMPARE(int(m_opened.size()), 1);
        const model::SourceLocation location = m_opened[0];
        QCOMPARE(location.section, value.claims[1].citations[0].section);
        QCOMPARE(*location.range, value.claims[1].citations[0].range);
        QCOMPARE(m_pane->citations().size(), size_t(4));
    }

    void tabWalksCitationsAndEnterOpens()
    {
        answer(tests::sampleAnswer());
        auto *text = m_pane->findChild<AnswerText *>();
        text->setFocus(Qt::TabFocusReason);
        QTest::keyClick(text, Qt::Key_Tab);
        QTest::keyClick(text, Qt::Key_Tab);
        QTest::keyClick(text, Qt::Key_Return);
        QCOMPARE(int(m_opened.size()), 1);
    }

    void digitsOpenSourcesButNotWhileTyping()
    {
        answer(tests::sampleAnswer());
        m_pane->focusQuestion();
        QTest::keyClick(&box(), Qt::Key_2);
        QCOMPARE(int(m_opened.size()), 0);
        QCOMPARE(box().toPlainText(), QStringLiteral("2"));
        auto *text = m_pane->findChild<AnswerText *>();
        text->setFocus();
        QTest::keyClick(text, Qt::Key_2);
        QCOMPARE(int(m_opened.size()), 1);
        QCOMPARE(m_opened[0].section.document(), QStringLiteral("procedimento-reembolso"));
        QTest::keyClick(text, Qt::Key_9);
        QCOMPARE(int(m_opened.size()), 1);
    }

    void nextAndPreviousGoRound()
    {
        m_pane->openNextCitation();                                    // nothing there yet
        QCOMPARE(int(m_opened.size()), 0);
        answer(tests::sampleAnswer());
        m_pane->focusQuestion();
        for (int i = 0; i < 5; ++i)
            QTest::keyClick(&box(), Qt::Key_Down, Qt::ControlModifier);
        QCOMPARE(int(m_opened.size()), 5);
        QCOMPARE(lastTurn()->currentCitation(), 0);
        m_pane->openPreviousCitation();
        QCOMPARE(lastTurn()->currentCitation(), 3);
    }

    void copyGivesTextWithSources()
    {
        answer(tests::sampleAnswer());
        m_pane->findChild<QToolButton *>(QStringLiteral("copyAnswer"))->click();
        const QString text = QGuiApplication::clipboard()->text();
        QVERIFY(text.startsWith(QStringLiteral("Qual o limite de hotel?")));
        QVERIFY(text.contains(QStringLiteral("[2]")));
        QVERIFY(text.contains(QStringLiteral("Procedimento de reembolso")));
        QVERIFY(text.contains(QStringLiteral("não oficial")));
    }

    void aSelectionIsCopiedAsPlainText()
    {
        answer(tests::sampleAnswer());
        auto *text = m_pane->findChild<AnswerText *>();
        text->selectAll();
        text->copy();
        QVERIFY(QGuiApplication::clipboard()->text().contains(QStringLiteral("em capitais. [1]")));
        QVERIFY(!QGuiApplication::clipboard()->mimeData()->hasHtml());
    }

    void detailsOpenWithJudgeReasonsAndDroppedClaims()
    {
        answer(tests::sampleAnswer());
        QVERIFY(!m_pane->findChild<JudgeBar *>());
        m_pane->findChild<QWidget *>(QStringLiteral("details"))->findChild<QToolButton *>()->click();
        QCOMPARE(m_pane->findChildren<JudgeBar *>().size(), 3);
        QCOMPARE(m_pane->findChild<JudgeBar *>()->accessibleName(), QStringLiteral("Juiz 3 de 3: responde à pergunta"));
        const QString text = visibleText(*m_pane);
        QVERIFY(text.contains(QStringLiteral("“limite hotel viagem” · no dia")));
        QVERIFY(text.contains(QStringLiteral("“O limite é de R$ 5.000.”: só uma página não oficial diz isso")));
        QVERIFY(text.contains(QStringLiteral("total")));
    }

    void aRefusalIsACalmCard()
    {
        QSignalSpy help(m_pane.get(), &ChatPane::helpRequested);
        answer(tests::sampleRefusal());
        QVERIFY(visibleText(*m_pane).contains(QStringLiteral("Não encontrei na base\n")));
        QCOMPARE(button("help")->text(), QStringLiteral("Canal de dúvidas do RH"));
        QVERIFY(button("help")->property("primary").toBool());
        button("help")->click();
        QCOMPARE(help.size(), 1);
        QCOMPARE(help[0][0].value<model::HelpChannel>().url, QStringLiteral("mailto:rh@example.invalid"));
        m_pane->findChild<LinkButton *>()->click();
        QCOMPARE(int(m_opened.size()), 1);
        m_pane->findChild<QWidget *>(QStringLiteral("details"))->findChild<QToolButton *>()->click();
        const QString text = visibleText(*m_pane);
        QVERIFY(text.contains(QStringLiteral("nota do juiz 1 de 3: é do mesmo assunto, mas não responde.")));
        QVERIFY(text.contains(QStringLiteral("1 documento arquivado combina, mas não vale mais")));
        QVERIFY(text.contains(QStringLiteral("Política de viagens (2024)")));
        QVERIFY(text.contains(QStringLiteral("arquivado em")));
        tests::saveScreen(*m_pane, QStringLiteral("chat-refusal-open"));
    }

    void partialNamesTheDocumentAndOpensIt()
    {
        answer(tests::samplePartial());
        QVERIFY(button("readWhole")->text().contains(QStringLiteral("Procedimento de reembolso")));
        button("readWhole")->click();
        QCOMPARE(int(m_opened.size()), 1);
        QCOMPARE(m_opened[0].section.document(), QStringLiteral("procedimento-reembolso"));
        QVERIFY(!m_opened[0].range);
        tests::saveScreen(*m_pane, QStringLiteral("chat-partial"));
    }

    void anErrorKeepsTheQuestionAndSaysWhatToDo_data()
    {
        QTest::addColumn<QString>("question");
        QTest::newRow("emoji") << QStringLiteral("🙂🙂");
        QTest::newRow("signs") << QStringLiteral("\" ( NEAR *");
        QTest::newRow("markup") << QStringLiteral("<b>x</b>");
    }

    void anErrorKeepsTheQuestionAndSaysWhatToDo()
    {
        QFETCH(QString, question);
        m_pane->showError(begin(question), {base::ErrorCode::QuestionEmpty});
        QCOMPARE(box().question(), question);
        QVERIFY(visibleText(*m_pane).contains(QStringLiteral("Escreva o que você quer saber")));
        QVERIFY(visibleText(*m_pane).contains(question));
    }

    void hostileTextStaysText()
    {
        const QString hostile = QStringLiteral("<b>OFICIAL</b><img src=\"http://127.0.0.1:9/x\"> [a](http://x) &amp;");
        model::Answer value = tests::sampleAnswer();
        value.question.text = hostile;
        value.claims[0].text = hostile;
        value.claims[0].citations[0].quote = hostile;
        value.evidence[0].document.title = hostile;
        value.evidence[0].document.metadata.owner = hostile;
        value.helpChannel = model::HelpChannel{hostile, hostile};
        answer(value);
        const QString text = visibleText(*m_pane);
        QVERIFY(text.contains(hostile + QStringLiteral(" [1]")));
        QVERIFY(text.contains(QStringLiteral("[1] ") + hostile));
        for (const QLabel *label : m_pane->findChildren<QLabel *>())
            QVERIFY2(label->textFormat() == Qt::PlainText || label->text().isEmpty(), qPrintable(label->text()));
        auto *browser = m_pane->findChild<AnswerText *>();
        int images = 0;
        for (QTextBlock block = browser->document()->begin(); block.isValid(); block = block.next())
            for (auto it = block.begin(); !it.atEnd(); ++it) {
                const QTextCharFormat format = it.fragment().charFormat();
                images += format.isImageFormat();
                QVERIFY(!format.isAnchor() || format.anchorHref().startsWith(QStringLiteral("citation:")));
            }
        QCOMPARE(images, 0);
        QVERIFY(!browser->openLinks());
        value.outcome = model::Outcome::NotFound;
        value.claims.clear();
        answer(value);
        QVERIFY(button("help")->accessibleName() == hostile);
    }

    void aNewQuestionTakesThePlaceOfTheOneBefore()
    {
        const quint64 first = begin(QStringLiteral("primeira"));
        const quint64 second = begin(QStringLiteral("segunda"));
        m_pane->showAnswer(first, tests::sampleAnswer());
        QVERIFY(!m_pane->findChild<AnswerText *>());
        m_pane->showAnswer(second, tests::sampleAnswer());
        QVERIFY(m_pane->findChild<AnswerText *>());
        QVERIFY(!m_pane->isWorking());
    }

    void suggestionsAsk()
    {
        QSignalSpy asked(m_pane.get(), &ChatPane::askRequested);
        m_pane->setSuggestions({QStringLiteral("Um?"), QStringLiteral("Dois & meio?"), QStringLiteral("Três?"), QStringLiteral("Quatro?")});
        const auto links = m_pane->findChildren<LinkButton *>();
        QCOMPARE(links.size(), 3);
        links[1]->click();
        QCOMPARE(asked[0][0].value<model::Question>().text, QStringLiteral("Dois & meio?"));
    }

    void shrinkKeepsWhatIsShown()
    {
        model::Answer value = tests::sampleAnswer();
        for (int i = 0; i < 40; ++i) {
            value.evidence.push_back(tests::sampleEvidence(QStringLiteral("d%1").arg(i), QStringLiteral("T"), QStringLiteral("a"), QStringLiteral("H"), model::Seal::Wiki, 0));
            value.evidence.back().judge.reset();
        }
        shrink(value);
        QCOMPARE(value.evidence.size(), size_t(3));
        QVERIFY(value.evidence[0].section.text.isEmpty());
        QCOMPARE(value.evidence[0].section.heading, QStringLiteral("4.2 Hospedagem"));
        const CitationList citations(value);
        QCOMPARE(citations.links().size(), size_t(4));
        QCOMPARE(citations.sources().size(), size_t(3));
        QVERIFY(citations.links()[3].evidence);
    }

    void aThousandTurnsStayFast()
    {
        QElapsedTimer timer;
        timer.start();
        for (int i = 0; i < 1000; ++i) {
            const quint64 id = begin(QStringLiteral("pergunta %1").arg(i));
            if (i < 900)
                m_pane->showError(id, {base::ErrorCode::QuestionEmpty});
            else
                m_pane->showAnswer(id, tests::sampleAnswer());
        }
        QCoreApplication::processEvents();
        qInfo("1,000 turns: %lld ms", timer.elapsed());
        QCOMPARE(m_pane->turnCount(), 1000);
        QVERIFY(m_pane->findChildren<TurnView *>().size() <= 20);
        timer.restart();
        m_pane->resize(640, 700);
        QCoreApplication::processEvents();
        answer(tests::sampleAnswer());
        qInfo("resize and one more: %lld ms", timer.elapsed());
        QVERIFY(timer.elapsed() < 15'000);
        const auto earlier = m_pane->findChildren<QPushButton *>();
        const auto more = std::find_if(earlier.begin(), earlier.end(), [](const QPushButton *b) { return b->text() == QStringLiteral("Mostrar perguntas anteriores"); });
        QVERIFY(more != earlier.end() && (*more)->isVisible());
        (*more)->click();
        QCOMPARE(m_pane->findChildren<TurnView *>().size(), 40);
    }

    void nothingIsClipped_data()
    {
        QTest::addColumn<int>("width");
        QTest::newRow("narrow") << 420;
        QTest::newRow("wide") << 900;
    }

    void nothingIsClipped()
    {
        QFETCH(int, width);
        m_pane->resize(width, 700);
        for (const model::Answer &value : {tests::sampleRefusal(), tests::samplePartial(), tests::sampleAnswer()})
            answer(value);
        m_pane->findChildren<QWidget *>(QStringLiteral("details")).last()->findChild<QToolButton *>()->click();
        for (int i = 0; i < 5; ++i)
            QCoreApplication::processEvents();
        QCOMPARE(tests::clipped(*m_pane).join(QLatin1Char('\n')), QString());
        const auto *text = m_pane->findChildren<AnswerText *>().last();
        QVERIFY(text->height() >= int(text->document()->size().height()));
        tests::saveScreen(*m_pane, QStringLiteral("chat-%1").arg(width));
    }
};

QTEST_MAIN(TestChat)
#include "tst_chat.moc"
