// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The parts of a turn one by one: links, folds, rows, trace, cards, details.
#include "tests/support/language.h"
#include "tests/support/sampleanswers.h"
#include "tests/support/screens.h"
#include "ui/chat/answertext.h"
#include "ui/chat/citationlist.h"
#include "ui/chat/details.h"
#include "ui/chat/fold.h"
#include "ui/chat/judgebar.h"
#include "ui/chat/linkbutton.h"
#include "ui/chat/outcomecard.h"
#include "ui/chat/questionbox.h"
#include "ui/chat/sourcerows.h"
#include "ui/chat/startpage.h"
#include "ui/chat/tracelines.h"
#include "ui/chat/turn.h"
#include "ui/chat/turnview.h"
#include "ui/widgets/sealbadge.h"
#include "ui/widgets/theme.h"

#include <QBoxLayout>
#include <QClipboard>
#include <QHelpEvent>
#include <QMimeData>
#include <QSignalSpy>
#include <QToolTip>

using namespace lastro;
using namespace lastro::chat;

class TestChatParts : public QObject {
    Q_OBJECT
private:
    std::unique_ptr<tests::Language> m_language;

    static QStringList labels(QWidget &root)
    {
        QStringList all;
        for (const QLabel *label : root.findChildren<QLabel *>())
            all << label->text();
        return all;
    }
    static QStringList links(QWidget &root)
    {
        QStringList all;
        for (const LinkButton *link : root.findChildren<LinkButton *>())
            all << link->text();
        return all;
    }

private Q_SLOTS:
    void initTestCase()
    {
        m_language = std::make_unique<tests::Language>(QStringLiteral("pt_BR"));
        widgets::applyTheme(*qApp, widgets::Theme::Light, {});
    }

    void aLinkIsPressedByKeyAndMouse()
    {
        LinkButton link(QStringLiteral("Política de viagens"));
        QSignalSpy clicked(&link, &QAbstractButton::clicked);
        for (const Qt::Key key : {Qt::Key_Return, Qt::Key_Enter, Qt::Key_Space})
            QTest::keyClick(&link, key);
        QTest::mouseClick(&link, Qt::LeftButton);
        QCOMPARE(clicked.size(), 4);
        QTest::keyClick(&link, Qt::Key_A);
        QCOMPARE(clicked.size(), 4);
        link.setPrefix(QStringLiteral("Lendo"));
        QCOMPARE(link.accessibleName(), QStringLiteral("Lendo Política de viagens"));
    }

    void aCutLinkHasItsWordsInTheToolTip()
    {
        LinkButton link(QStringLiteral("Procedimento <b>muito</b> longo de reembolso de despesas de viagem"));
        link.resize(80, link.sizeHint().height());
        link.show();
        QVERIFY(QTest::qWaitForWindowExposed(&link));
        QHelpEvent help(QEvent::ToolTip, {5, 5}, link.mapToGlobal(QPoint(5, 5)));
        QCoreApplication::sendEvent(&link, &help);
        QVERIFY(QToolTip::text().contains(QStringLiteral("&lt;b&gt;muito")));
        QToolTip::hideText();
        QVERIFY(link.minimumSizeHint().width() < link.sizeHint().width());
    }

    void aFoldMakesItsContentOnce()
    {
        int made = 0;
        Fold fold(QStringLiteral("Detalhes"), [&](QWidget *parent) {
            ++made;
            return new QLabel(QStringLiteral("conteúdo"), parent);
        });
        fold.show();
        QVERIFY(QTest::qWaitForWindowExposed(&fold));
        QCOMPARE(made, 0);
        fold.button()->setFocus();
        QTest::keyClick(fold.button(), Qt::Key_Space);
        QVERIFY(fold.isOpen());
        auto *content = fold.findChild<QLabel *>();
        QVERIFY(content->isVisible());
        QTest::keyClick(fold.button(), Qt::Key_Space);
        QVERIFY(!fold.isOpen() && !content->isVisible());
        fold.setOpen(true);
        QCOMPARE(made, 1);
        QVERIFY(content->isVisible());
    }

    void rowsOpenTheirSection()
    {
        SourceRows rows;
        QVERIFY(rows.isEmpty());
        std::vector<model::SourceLocation> opened;
        connect(&rows, &SourceRows::sourceRequested, this, [&](const model::SourceLocation &location) { opened.push_back(location); });
        model::Evidence evidence = tests::sampleEvidence(QStringLiteral("ata"), QStringLiteral("Ata"), QStringLiteral("item-2"), QStringLiteral("Item 2"), model::Seal::Minutes, 1);
        rows.addEvidence(evidence, false);
        rows.addSource(7, QStringLiteral("Sem rótulos"), nullptr, {evidence.section.id, base::TextRange{3, 4}});
        rows.addDocument(QStringLiteral("velho"), QStringLiteral("Velho"), QStringLiteral("arquivado"), true);
        rows.addDocument(QString(), QStringLiteral("Sem nome não abre"), {}, false);
        QCOMPARE(links(rows), (QStringList{QStringLiteral("Ata, Item 2"), QStringLiteral("[7] Sem rótulos"), QStringLiteral("Velho")}));
        for (LinkButton *link : rows.findChildren<LinkButton *>())
            link->click();
        QCOMPARE(opened.size(), size_t(3));
        QVERIFY(!opened[0].range);
        QCOMPARE(*opened[1].range, (base::TextRange{3, 4}));
        QCOMPARE(opened[2].section.document(), QStringLiteral("velho"));
        QCOMPARE(rows.findChildren<widgets::SealBadge *>().size(), 1);
        QVERIFY(rows.findChildren<JudgeBar *>().isEmpty());
        rows.addEvidence(evidence, true);
        QCOMPARE(rows.findChild<JudgeBar *>()->accessibleName(), QStringLiteral("Juiz 1 de 3: mesmo assunto, não responde"));
        QVERIFY(labels(rows).contains(QStringLiteral("palavras da pergunta presentes 0,82 · tipo de resposta pedido 1,00")));
        evidence.judge.reset();
        evidence.reasons.clear();
        rows.addEvidence(evidence, true);
        QCOMPARE(rows.findChildren<JudgeBar *>().size(), 1);
    }

    void eachScoreHasItsOwnBar()
    {
        QList<QImage> images;
        for (int score = 0; score <= 3; ++score) {
            JudgeBar bar(*model::JudgeScore::make(score));
            bar.resize(bar.sizeHint());
            const QImage image = bar.grab().toImage().convertToFormat(QImage::Format_Grayscale8);
            QVERIFY(!images.contains(image));
            images << image;
        }
    }

    void traceShrinksWhenTheAnswerIsThere()
    {
        TraceLines trace;
        trace.show();
        for (int i = 0; i < 8; ++i)
            trace.add({model::TraceStep::Kind::Reading, {}, 0, model::SectionId::make(QStringLiteral("d%1").arg(i), QStringLiteral("a")), QStringLiteral("T%1").arg(i), QStringLiteral("T%1").arg(i)});
        trace.add({model::TraceStep::Kind::Searching, QStringLiteral("<i>%1</i>\u202E"), 0, {}, {}, {}});
        QCoreApplication::processEvents();
        QCOMPARE(links(trace).first(), QStringLiteral("T0"));            // a heading like the title is said once
        QVERIFY(labels(trace).contains(QStringLiteral("Buscou “<i>%1</i>[U+202E]”")));
        trace.settle();
        int visible = 0;
        for (const LinkButton *link : trace.findChildren<LinkButton *>())
            visible += link->isVisible();
        QCOMPARE(visible, 3);
    }

    void cards_data()
    {
        QTest::addColumn<int>("outcome");
        QTest::addColumn<bool>("help");
        QTest::addColumn<QString>("title");
        QTest::addColumn<QString>("text");
        const auto row = [](const char *name, model::Outcome outcome, bool help, const char *title, const char *text) {
            QTest::newRow(name) << int(outcome) << help << QString::fromUtf8(title) << QString::fromUtf8(text);
        };
        row("not found", model::Outcome::NotFound, true, "Não encontrei na base", "Nenhum documento vigente responde a isto. Quem pode ajudar:");
        row("nobody to ask", model::Outcome::NotFound, false, "Não encontrei na base", "Nenhum documento vigente responde a isto. Pergunte a quem cuida do assunto, ou com outras palavras.");
        row("partial", model::Outcome::Partial, true, "Encontrei o assunto, não a resposta", "Nenhuma seção responde por si só. Leia o documento inteiro antes de decidir:");
        row("blocked", model::Outcome::Blocked, true, "Esta pergunta não é respondida aqui", "Nenhum documento vigente responde a isto. Quem pode ajudar:");
    }

    void cards()
    {
        QFETCH(int, outcome);
        QFETCH(bool, help);
        QFETCH(QString, title);
        QFETCH(QString, text);
        model::Answer answer = outcome == int(model::Outcome::Partial) ? tests::samplePartial() : tests::sampleRefusal();
        answer.outcome = model::Outcome(outcome);
        if (!help)
            answer.helpChannel.reset();
        OutcomeCard card(answer);
        card.resize(600, 300);
        card.show();
        QCOMPARE(labels(card).value(0), title);
        QCOMPARE(labels(card).value(1), text);
        QCOMPARE(card.findChild<QPushButton *>(QStringLiteral("help")) != nullptr, help);
        const bool why = labels(card).join(QLatin1Char('\n')).contains(QStringLiteral("nota do juiz 1 de 3"));
        QCOMPARE(why, answer.outcome != model::Outcome::Blocked);
        QVERIFY(tests::clipped(card).isEmpty());
        QVERIFY(tests::faint(card).isEmpty());
    }

    void aPartialWithoutItsEvidenceNamesTheDocument()
    {
        model::Answer answer = tests::samplePartial();
        answer.evidence.clear();
        answer.helpChannel->label.clear();
        OutcomeCard card(answer);
        QCOMPARE(card.findChild<QPushButton *>(QStringLiteral("readWhole"))->text(), QStringLiteral("Abrir “procedimento-reembolso”"));
        QCOMPARE(card.findChild<QPushButton *>(QStringLiteral("help"))->text(), QStringLiteral("Canal de ajuda"));
    }

    void detailsShowOnlyWhatThereIs()
    {
        QVERIFY(labels(*std::make_unique<Details>(model::Answer{})).isEmpty());
        model::Answer answer = tests::sampleRefusal();
        answer.hidden.push_back({QStringLiteral("novo"), QStringLiteral("Nova política"), QStringLiteral("not_yet_in_force"), QDate(2027, 1, 1)});
        Details details(answer);
        QVERIFY(labels(details).contains(QStringLiteral("1 documento arquivado combina, mas não vale mais")));
        QVERIFY(labels(details).contains(QStringLiteral("vale só a partir de 01/01/2027")));
        QVERIFY(labels(details).contains(QStringLiteral("total 61 ms")));
        QSignalSpy opened(&details, &Details::sourceRequested);
        for (LinkButton *link : details.findChildren<LinkButton *>())
            link->click();
        QCOMPARE(opened.size(), 3);
        answer.hidden = {answer.hidden[1], answer.hidden[1]};
        const Details later(answer);
        QVERIFY(labels(const_cast<Details &>(later)).contains(QStringLiteral("2 documentos combinam, mas ainda não valem")));
    }

    void anAnswerIsAsTallAsItsText()
    {
        const model::Answer answer = tests::sampleAnswer();
        QWidget window;
        auto *layout = new QVBoxLayout(&window);
        auto *text = new AnswerText(&window);
        layout->addWidget(text);
        text->setClaims(answer.claims, CitationList(answer));
        window.resize(700, 300);
        window.show();
        QVERIFY(QTest::qWaitForWindowExposed(&window));
        const int wide = text->height();
        window.resize(300, 300);
        QCoreApplication::processEvents();
        QVERIFY(text->height() > wide);
        QVERIFY(text->linkRect(99).isNull() && text->linkRect(-1).isNull());
        QVERIFY(text->rect().contains(text->linkRect(3)));
        text->setCurrentLink(99);                          // not there: nothing is marked
        QVERIFY(text->extraSelections().isEmpty());
        text->setCurrentLink(1);
        QCOMPARE(text->extraSelections().size(), 1);
        QApplication::setPalette(widgets::paletteFor(widgets::Theme::Dark, {}));
        QCoreApplication::processEvents();
        QCOMPARE(text->extraSelections().size(), 1);       // the mark outlives a change of colours
        widgets::applyTheme(*qApp, widgets::Theme::Light, {});
    }

    void ctrlCCopiesTheSelectionAsItIsSeen()
    {
        model::Answer answer = tests::sampleAnswer();
        answer.claims[0].text = QStringLiteral("Até R$ \u202E350");
        AnswerText text;
        text.setClaims(answer.claims, CitationList(answer));
        text.show();
        text.setFocus();
        QTest::keyClick(&text, Qt::Key_A, Qt::ControlModifier);
        QTest::keyClick(&text, Qt::Key_C, Qt::ControlModifier);
        QVERIFY(QGuiApplication::clipboard()->text().startsWith(QStringLiteral("Até R$ [U+202E]350 [1]")));
        QVERIFY(!QGuiApplication::clipboard()->mimeData()->hasHtml());
    }

    void aTurnShowsItsStates()
    {
        Turn turn;
        turn.question.text = QStringLiteral("  Qual o limite?  ");
        TurnView view(turn);
        QCOMPARE(labels(view), QStringList{QStringLiteral("Qual o limite?")});
        turn.state = Turn::State::Stopped;
        view.refresh();
        QVERIFY(labels(view).contains(QStringLiteral("Interrompido. A pergunta continua na caixa.")));
        turn.state = Turn::State::Failed;
        turn.error = base::Error{base::ErrorCode::QuestionTooLong};
        view.refresh();
        QVERIFY(labels(view).join(QLatin1Char('\n')).contains(QStringLiteral("4.000 caracteres")));
        turn.state = Turn::State::Answered;
        turn.answer = tests::sampleAnswer();
        view.refresh();
        QCOMPARE(view.citationCount(), 4);
        QSignalSpy opened(&view, &TurnView::sourceRequested);
        QVERIFY(view.openSource(3));
        QCOMPARE(view.currentCitation(), 3);
        QVERIFY(!view.openSource(4) && !view.openSource(0));
        view.openCitation(4);
        QCOMPARE(opened.size(), 1);
        view.clearCurrent();
        QVERIFY(view.currentRect().isNull());
        turn.answer->outcome = model::Outcome::Error;
        view.refresh();
        QCOMPARE(view.citationCount(), 0);
        QVERIFY(labels(view).join(QLatin1Char('\n')).contains(QStringLiteral("Algo falhou")));
    }

    void theStartPageSaysWhatWillAppear()
    {
        StartPage page;
        page.show();
        const auto heading = [&] {
            for (const QLabel *label : page.findChildren<QLabel *>())
                if (label->text() == QStringLiteral("Para começar:"))
                    return label->isVisible();
            return false;
        };
        QVERIFY(labels(page).contains(QStringLiteral("Pergunte à base")));
        QVERIFY(!heading());
        page.setSuggestions({QStringLiteral("Um?\u202E")});
        QVERIFY(heading());
        QCOMPARE(links(page), QStringList{QStringLiteral("Um?[U+202E]")});
        QSignalSpy chosen(&page, &StartPage::questionChosen);
        page.findChild<LinkButton *>()->click();
        QCOMPARE(chosen[0][0].toString(), QStringLiteral("Um?\u202E"));
        page.setSuggestions({});
        QVERIFY(!heading() && links(page).isEmpty());
    }

    void theBoxRemembersEachQuestionOnce()
    {
        QuestionBox box;
        for (const char *question : {"um", "dois", "um"})
            box.remember(QLatin1String(question));
        QTest::keyClick(&box, Qt::Key_Up);
        QCOMPARE(box.question(), QStringLiteral("um"));
        QTest::keyClick(&box, Qt::Key_Up);
        QCOMPARE(box.question(), QStringLiteral("dois"));
        QTest::keyClick(&box, Qt::Key_Up);
        QCOMPARE(box.question(), QStringLiteral("dois"));
        QSignalSpy asked(&box, &QuestionBox::asked), stopped(&box, &QuestionBox::stopped);
        QTest::keyClick(&box, Qt::Key_Enter, Qt::KeypadModifier);
        QTest::keyClick(&box, Qt::Key_Escape);
        QCOMPARE(asked.size(), 1);
        QCOMPARE(stopped.size(), 1);
    }
};

QTEST_MAIN(TestChatParts)
#include "tst_chatparts.moc"
