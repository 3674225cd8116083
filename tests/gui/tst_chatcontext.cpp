// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
// What goes along with a question: where it goes, the open document, the conversation before it. And how all of it looks.
#include "tests/support/chatwindow.h"
#include "tests/support/language.h"
#include "tests/support/sampleanswers.h"
#include "tests/support/screens.h"
#include "ui/chat/answertext.h"
#include "ui/chat/chatpane.h"
#include "ui/chat/conversationline.h"
#include "ui/chat/destinationline.h"
#include "ui/chat/outcomecard.h"
#include "ui/chat/questionbox.h"
#include "ui/chat/turnview.h"
#include "ui/widgets/theme.h"

#include <QCheckBox>
#include <QScrollArea>
#include <QSignalSpy>

using namespace lastro;
using namespace lastro::chat;

class TestChatContext : public QObject {
    Q_OBJECT
private:
    std::unique_ptr<tests::Language> m_language;
    std::unique_ptr<ChatPane> m_pane;
    quint64 m_id = 0;

    QuestionBox &box() { return *m_pane->findChild<QuestionBox *>(); }
    QCheckBox &only() { return *m_pane->findChild<QCheckBox *>(QStringLiteral("onlyDocument")); }
    QToolButton &newConversation() { return *m_pane->findChild<QToolButton *>(QStringLiteral("newConversation")); }

    quint64 begin(const QString &question, const QString &onlyDocument = {})
    {
        m_pane->beginTurn(++m_id, {question, {}, {}, onlyDocument});
        return m_id;
    }
    void answer(const QString &question, const model::Answer &value) { m_pane->showAnswer(begin(question), value); }
    static void settle()
    {
        for (int i = 0; i < 5; ++i)
            QCoreApplication::processEvents();
    }
    QStringList visibleLabels()
    {
        settle();
        QStringList all;
        for (const QLabel *label : m_pane->findChildren<QLabel *>())
            if (label->isVisible())
                all << label->text();
        return all;
    }
    QStringList remembered()
    {
        QStringList questions;
        for (const model::PastTurn &turn : m_pane->turns())
            questions << turn.question;
        return questions;
    }
    model::Question asked(const QString &text)
    {
        QSignalSpy spy(m_pane.get(), &ChatPane::askRequested);
        m_pane->ask(text);
        return spy.value(0).value(0).value<model::Question>();
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
    }

    void cleanup() { m_pane.reset(); }

    void whereAQuestionGoesIsSaidBefore()
    {
        auto *line = m_pane->findChild<DestinationLine *>();
        QVERIFY(!line->isVisible());                               // nobody has said it yet
        m_pane->setDestination({}, false);
        QVERIFY(visibleLabels().contains(QStringLiteral("local: nada sai desta máquina")));
        const QImage stays = line->grab().toImage();
        m_pane->setDestination(QStringLiteral("vai para <b>Nuvem</b>\u202E & Cia (Operadora, BR)"), true);
        QVERIFY(visibleLabels().contains(QStringLiteral("Sai desta máquina: vai para <b>Nuvem</b>[U+202E] & Cia (Operadora, BR)")));
        QVERIFY(!visibleLabels().contains(QStringLiteral("local: nada sai desta máquina")));
        QCOMPARE(line->accessibleName(), QStringLiteral("Sai desta máquina: vai para <b>Nuvem</b>[U+202E] & Cia (Operadora, BR)"));
        const QSize sign(24, 24);
        QVERIFY(line->grab({QPoint(), sign}).toImage() != stays.copy({QPoint(), sign}));   // another shape, not only another colour
        m_pane->setDestination(QStringLiteral("local (modelo-pequeno): nada sai desta máquina"), false);
        QVERIFY(visibleLabels().contains(QStringLiteral("local (modelo-pequeno): nada sai desta máquina")));
        m_pane->setDestination(QString(5000, QLatin1Char('w')), true);
        settle();
        QVERIFY(m_pane->minimumSizeHint().width() < 400);
        QVERIFY(line->height() < m_pane->height() / 3);
        m_pane->setDestination({}, false);
        const tests::Language english(QStringLiteral("en"));
        QVERIFY(visibleLabels().contains(QStringLiteral("local: nothing leaves this machine")));
        QLocale::setDefault(QLocale(QStringLiteral("pt_BR")));
    }

    void onlyTheOpenDocumentCanBeAsked()
    {
        QVERIFY(!only().isVisible());
        QCOMPARE(asked(QStringLiteral("a?")).onlyDocument, QString());
        m_pane->setOpenDocument(QStringLiteral("politica-de-viagens"), QStringLiteral("Política & viagens"));
        QVERIFY(only().isVisible());
        QVERIFY(!only().isChecked());
        QCOMPARE(only().accessibleName(), QStringLiteral("Só neste documento: Política & viagens"));
        QVERIFY(only().text().contains(QStringLiteral("Política && viagens")));
        QCOMPARE(asked(QStringLiteral("a?")).onlyDocument, QString());     // off until chosen
        only().setFocus();
        QTest::keyClick(&only(), Qt::Key_Space);
        QCOMPARE(asked(QStringLiteral("b?")).onlyDocument, QStringLiteral("politica-de-viagens"));
        m_pane->setOpenDocument(QStringLiteral("politica-de-viagens"), QStringLiteral("Política & viagens"));   // another place of it
        QCOMPARE(asked(QStringLiteral("c?")).onlyDocument, QStringLiteral("politica-de-viagens"));
        m_pane->setOpenDocument(QStringLiteral("outro"), QStringLiteral("Outro"));
        QVERIFY(!only().isChecked());
        only().setChecked(true);
        m_pane->setOpenDocument({}, {});
        QVERIFY(!only().isVisible());
        QCOMPARE(asked(QStringLiteral("d?")).onlyDocument, QString());
        m_pane->setOpenDocument(QStringLiteral("outro"), {});
        QVERIFY(!only().isChecked());                              // closing was the end of it
        QCOMPARE(only().accessibleName(), QStringLiteral("Só neste documento: outro"));
    }

    void aTurnSaysThatItAskedOneDocument()
    {
        m_pane->setOpenDocument(QStringLiteral("d"), QStringLiteral("<i>Título</i>"));
        m_pane->showAnswer(begin(QStringLiteral("x?"), QStringLiteral("d")), tests::sampleRefusal());
        m_pane->setOpenDocument({}, {});
        const QStringList labels = visibleLabels();
        QVERIFY(labels.contains(QStringLiteral("Só em “<i>Título</i>”")));
        QVERIFY(labels.contains(QStringLiteral("A pergunta foi feita só a “<i>Título</i>”. Para procurar nos outros documentos, desmarque “Só neste documento” e pergunte de novo.")));
        begin(QStringLiteral("y?"), QStringLiteral("gone"));
        QVERIFY(visibleLabels().contains(QStringLiteral("Só em “gone”")));
    }

    void aLongTitleIsCutAndWholeInTheToolTip()
    {
        const QString title = QString(60, QLatin1Char('m')) + QStringLiteral(" <fim>");
        m_pane->setOpenDocument(QStringLiteral("d"), title);
        m_pane->resize(420, 700);
        settle();
        QVERIFY(only().text().endsWith(QChar(0x2026)));
        QVERIFY(only().sizeHint().width() <= only().width() + 4);
        QVERIFY(only().toolTip().contains(QStringLiteral("&lt;fim&gt;")));
        QVERIFY(only().accessibleName().endsWith(title));
    }

    void withLittleRoomTheButtonKeepsItsSign()
    {
        m_pane->setDestination(QStringLiteral("vai para Nuvem de Modelos (Operadora Exemplo Ltda., Brasil)"), true);
        answer(QStringLiteral("x"), tests::sampleAnswer());
        settle();
        QCOMPARE(newConversation().toolButtonStyle(), Qt::ToolButtonTextBesideIcon);
        m_pane->resize(300, 700);
        settle();
        QCOMPARE(newConversation().toolButtonStyle(), Qt::ToolButtonIconOnly);
        QCOMPARE(newConversation().accessibleName(), QStringLiteral("Nova conversa"));
        QVERIFY(newConversation().width() < m_pane->width() / 4);
        QCOMPARE(tests::clipped(*m_pane).join(QLatin1Char('\n')), QString());
    }

    void answeredQuestionsAreRemembered()
    {
        QVERIFY(m_pane->turns().empty());
        answer(QStringLiteral("Qual o limite?"), tests::sampleAnswer());
        answer(QStringLiteral("E de táxi?"), tests::sampleRefusal());
        answer(QStringLiteral("obrigado"), tests::sampleSmallTalk(QStringLiteral("obrigado")));
        m_pane->showError(begin(QStringLiteral("falha")), {base::ErrorCode::StoreFailed});
        begin(QStringLiteral("parada"));
        begin(QStringLiteral("a de agora"));
        const auto turns = m_pane->turns();
        QCOMPARE(turns.size(), size_t(2));
        QCOMPARE(turns[0].question, QStringLiteral("Qual o limite?"));
        QCOMPARE(turns[0].answeredFrom, QStringLiteral("Política de viagens"));
        QCOMPARE(turns[1].question, QStringLiteral("E de táxi?"));
        QCOMPARE(turns[1].answeredFrom, QString());
    }

    void sixAtMostOldestFirst()
    {
        for (int i = 1; i <= 30; ++i)                              // more than have a view
            answer(QString::number(i), i % 2 ? tests::sampleAnswer() : tests::samplePartial());
        QCOMPARE(remembered(), (QStringList{QStringLiteral("25"), QStringLiteral("26"), QStringLiteral("27"), QStringLiteral("28"), QStringLiteral("29"), QStringLiteral("30")}));
        QCOMPARE(m_pane->turns().back().answeredFrom, QString());  // a partial answer is none
    }

    void aNewConversationForgetsAndIsSeen()
    {
        QVERIFY(!newConversation().isVisible());                   // nothing to forget
        m_pane->newConversation();
        QVERIFY(!m_pane->findChild<ConversationLine *>()->isVisible());
        answer(QStringLiteral("primeira?"), tests::sampleAnswer());
        QVERIFY(newConversation().isVisible() && newConversation().isEnabled());
        begin(QStringLiteral("em andamento?"));
        QVERIFY(!newConversation().isEnabled());
        m_pane->showAnswer(m_id, tests::sampleRefusal());
        QCOMPARE(remembered().size(), 2);
        m_pane->focusQuestion();
        QTest::keyClick(&box(), Qt::Key_N, Qt::ControlModifier);
        QTRY_VERIFY(m_pane->turns().empty());                      // the button is seen to be pressed first
        QVERIFY(!newConversation().isEnabled());
        QCOMPARE(visibleLabels().count(QStringLiteral("Nova conversa")), 1);
        QCOMPARE(m_pane->turnCount(), 2);                          // what was answered can still be read
        answer(QStringLiteral("outra?"), tests::sampleAnswer());
        QCOMPARE(remembered(), QStringList{QStringLiteral("outra?")});
        QCOMPARE(visibleLabels().count(QStringLiteral("Nova conversa")), 1);     // one line, now above the new turn
        const auto views = m_pane->findChildren<TurnView *>();
        QVERIFY(views.last()->findChild<ConversationLine *>());
        QVERIFY(!views.first()->findChild<ConversationLine *>());
        newConversation().click();
        m_pane->clear();
        QVERIFY(!newConversation().isVisible());
        QVERIFY(!visibleLabels().contains(QStringLiteral("Nova conversa")));
        answer(QStringLiteral("depois?"), tests::sampleAnswer());
        QVERIFY(!visibleLabels().contains(QStringLiteral("Nova conversa")));
    }

    void smallTalkIsNoRefusal()
    {
        model::Answer value = tests::sampleSmallTalk(QStringLiteral("Olá!"));
        value.helpChannel = model::HelpChannel{QStringLiteral("Canal"), QStringLiteral("mailto:rh@example.invalid")};
        answer(QStringLiteral("Olá!"), value);
        QVERIFY(visibleLabels().contains(QStringLiteral("Olá. Pergunte algo sobre os documentos desta base.")));
        QVERIFY(!m_pane->findChild<OutcomeCard *>());
        QVERIFY(!m_pane->findChild<QPushButton *>(QStringLiteral("help")));
        QVERIFY(!m_pane->findChild<QWidget *>(QStringLiteral("details")));
        QVERIFY(m_pane->turns().empty());
        QVERIFY(!newConversation().isEnabled());
        answer(QStringLiteral("obrigada"), tests::sampleSmallTalk(QStringLiteral("obrigada")));
        QVERIFY(visibleLabels().contains(QStringLiteral("De nada.")));
    }

    void aModelsDroppedClaimsReadWell()
    {
        answer(QStringLiteral("Qual o limite?"), tests::sampleModelAnswer());
        m_pane->findChild<QWidget *>(QStringLiteral("details"))->findChild<QToolButton *>()->click();
        const QString text = visibleLabels().join(QLatin1Char('\n'));
        QVERIFY(text.contains(QStringLiteral("“O limite vale para todas as cidades.”: diz o que o trecho citado não diz")));
        QVERIFY(text.contains(QStringLiteral("“O prazo é de 90 dias.”: traz um número que o trecho citado não traz")));
    }

    void everythingHasAName()
    {
        m_pane->setDestination(QStringLiteral("vai para X"), true);
        m_pane->setOpenDocument(QStringLiteral("d"), QStringLiteral("T"));
        answer(QStringLiteral("x"), tests::sampleAnswer());
        for (const QAbstractButton *button : m_pane->findChildren<QAbstractButton *>())
            if (button->isVisible())
                QVERIFY2(!button->accessibleName().isEmpty() || !button->text().isEmpty(), button->metaObject()->className());
        QVERIFY(!newConversation().toolTip().isEmpty());
        // Tab reaches them before the box.
        newConversation().setFocus();
        QTest::keyClick(&newConversation(), Qt::Key_Tab);
        QVERIFY(only().hasFocus());
        QTest::keyClick(&only(), Qt::Key_Tab);
        QVERIFY(box().hasFocus());
    }

    void looks_data()
    {
        QTest::addColumn<QString>("language");
        QTest::addColumn<int>("theme");
        QTest::addColumn<double>("scale");
        QTest::addColumn<int>("width");
        for (const char *language : {"pt_BR", "en"}) {
            const auto row = [&](const char *name, widgets::Theme theme, double scale, int width) {
                QTest::addRow("%s-%s", name, language) << QString::fromLatin1(language) << int(theme) << scale << width;
            };
            row("light", widgets::Theme::Light, 1, 620);
            row("dark", widgets::Theme::Dark, 1, 620);
            row("contrast", widgets::Theme::HighContrast, 1, 620);
            row("large", widgets::Theme::Light, 2, 460);
        }
    }

    void looks()
    {
        QFETCH(QString, language);
        QFETCH(int, theme);
        QFETCH(double, scale);
        QFETCH(int, width);
        const tests::Language words(language);
        const QFont before = QApplication::font();
        QFont font = before;
        font.setPointSizeF(before.pointSizeF() * scale);
        QApplication::setFont(font);
        widgets::applyTheme(*qApp, widgets::Theme(theme), {});
        const auto restore = qScopeGuard([&] {
            QApplication::setFont(before);
            widgets::applyTheme(*qApp, widgets::Theme::Light, {});
        });
        const QString name = QLatin1String(QTest::currentDataTag());
        m_pane = std::make_unique<ChatPane>();
        m_pane->setReady(true);
        m_pane->resize(width, 700);
        m_pane->show();
        const auto look = [&](const char *what) {
            settle();
            QTest::qWait(30);
            tests::saveScreen(*m_pane, QStringLiteral("chat-%1-%2").arg(QLatin1String(what), name));
            QCOMPARE(tests::clipped(*m_pane).join(QLatin1Char('\n')), QString());
            QCOMPARE(tests::faint(*m_pane).join(QLatin1Char('\n')), QString());
        };
        m_pane->setDestination({}, false);
        look("start");
        const QString question = QStringLiteral("Qual o limite de hotel?");
        begin(question);
        for (const model::TraceStep &step : tests::sampleTrace())
            m_pane->addTrace(m_id, step);
        look("searching");
        const model::Answer modelAnswer = tests::sampleModelAnswer();
        m_pane->setDestination(QStringLiteral("vai para Nuvem de Modelos (Operadora Exemplo Ltda., Brasil)"), true);
        m_pane->addClaim(m_id, modelAnswer.claims[0]);
        m_pane->addClaim(m_id, modelAnswer.claims[1]);
        look("streaming");
        m_pane->showAnswer(m_id, modelAnswer);
        look("answer");
        m_pane->setOpenDocument(QStringLiteral("politica-de-viagens"), QStringLiteral("Política de viagens"));
        only().setChecked(true);
        answer(QStringLiteral("E nas demais cidades?"), tests::sampleFallenBack());
        look("fallback");
        only().setChecked(false);
        newConversation().click();
        look("separator");
        answer(QStringLiteral("Posso pedir reembolso de táxi?"), tests::sampleRefusal());
        look("refusal");
        answer(language == QLatin1String("en") ? QStringLiteral("Thanks!") : QStringLiteral("Obrigada!"), tests::sampleSmallTalk(language == QLatin1String("en") ? QStringLiteral("Thanks!") : QStringLiteral("Obrigada!")));
        m_pane->setDestination({}, false);
        look("smalltalk");
    }
};

QTEST_MAIN(TestChatContext)
#include "tst_chatcontext.moc"
