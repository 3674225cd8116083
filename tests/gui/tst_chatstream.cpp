// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
// An answer that is still being written: claims as they are proven, and what the answer makes of them.
#include "tests/support/chatwindow.h"
#include "tests/support/language.h"
#include "tests/support/sampleanswers.h"
#include "tests/support/screens.h"
#include "ui/chat/answertext.h"
#include "ui/chat/chatpane.h"
#include "ui/chat/citationlist.h"
#include "ui/chat/linkbutton.h"
#include "ui/chat/questionbox.h"
#include "ui/chat/turnview.h"
#include "ui/widgets/sealbadge.h"
#include "ui/widgets/theme.h"

#include <QScrollArea>
#include <QScrollBar>
#include <QSignalSpy>
#include <ctime>

using namespace lastro;
using namespace lastro::chat;

class TestChatStream : public QObject {
    Q_OBJECT
private:
    std::unique_ptr<tests::Language> m_language;
    std::unique_ptr<ChatPane> m_pane;
    quint64 m_id = 0;

    quint64 begin(const QString &question = QStringLiteral("Qual o limite de hotel?"))
    {
        m_pane->beginTurn(++m_id, {question, {}, {}});
        for (const model::TraceStep &step : tests::sampleTrace())
            m_pane->addTrace(m_id, step);
        return m_id;
    }
    AnswerText *text() { return m_pane->findChild<AnswerText *>(); }
    QString shown() { return text() ? text()->toPlainText().replace(QChar::Nbsp, QLatin1Char(' ')) : QString(); }
    bool isWriting()
    {
        const auto *line = m_pane->findChild<QLabel *>(QStringLiteral("writing"));
        return line && line->isVisible();
    }
    QStringList visibleLabels()
    {
        QStringList all;
        for (int i = 0; i < 3; ++i)
            QCoreApplication::processEvents();
        for (const QLabel *label : m_pane->findChildren<QLabel *>())
            if (label->isVisible())
                all << label->text();
        return all;
    }
    QStringList visibleLinks()
    {
        QStringList all;
        QCoreApplication::processEvents();
        for (const LinkButton *link : m_pane->findChildren<LinkButton *>())
            if (link->isVisible())
                all << link->text();
        return all;
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

    void theTraceNamesWhatTheModelDoes()
    {
        begin();
        const QStringList labels = visibleLabels();
        for (const char *words : {"Reformulando a busca", "Avaliando os trechos", "Escrevendo a resposta"})
            QVERIFY2(labels.contains(QString::fromUtf8(words)), words);
        QVERIFY(!isWriting());                                     // nothing is written yet
        QVERIFY(!text());
    }

    void claimsAppearAsTheyAreProven()
    {
        const model::Answer answer = tests::sampleModelAnswer();
        const quint64 id = begin();
        m_pane->addClaim(id, answer.claims[0]);
        QCOMPARE(shown(), QStringLiteral("A diária de hotel vai até R$ 350,00 por noite em capitais. [1]"));
        QVERIFY(m_pane->isWorking());
        QCoreApplication::processEvents();
        QVERIFY(isWriting());
        QVERIFY(visibleLinks().contains(QStringLiteral("[1] Política de viagens, 4.2 Hospedagem")));
        m_pane->addClaim(id, answer.claims[1]);
        m_pane->addClaim(id, answer.claims[2]);
        QCOMPARE(shown().count(QLatin1Char('\n')), 2);
        QVERIFY(shown().contains(QStringLiteral("R$ 260,00. [1] [2]")));
        QVERIFY(shown().contains(QStringLiteral("página da wiki, não oficial")));
        QVERIFY(visibleLinks().contains(QStringLiteral("[3] Como reservar hotel, Passo a passo")));
        QCOMPARE(m_pane->citations().size(), size_t(4));
        std::vector<model::SourceLocation> opened;
        connect(m_pane.get(), &ChatPane::sourceRequested, this, [&](const model::SourceLocation &location) { opened.push_back(location); });
        m_pane->openNextCitation();                                // works before the end
        QCOMPARE(opened.size(), size_t(1));
        QCOMPARE(opened[0].section, answer.claims[0].citations[0].section);
        QTRY_COMPARE(tests::clipped(*m_pane).join(QLatin1Char('\n')), QString());
    }

    void onlyProvenClaimsAreShown_data()
    {
        QTest::addColumn<bool>("cited");
        QTest::addColumn<bool>("verified");
        QTest::newRow("without citation") << false << true;
        QTest::newRow("not verified") << true << false;
    }

    void onlyProvenClaimsAreShown()
    {
        QFETCH(bool, cited);
        QFETCH(bool, verified);
        model::Claim claim = tests::sampleAnswer().claims[1];
        claim.citations.back().verified = verified;
        if (!cited)
            claim.citations.clear();
        const quint64 id = begin();
        m_pane->addClaim(id, claim);
        QVERIFY(!text());
        m_pane->addClaim(id + 1, tests::sampleAnswer().claims[0]); // of another question
        QVERIFY(!text());
    }

    void theAnswerTakesTheirPlaceWithoutFlicker()
    {
        model::Answer answer = tests::sampleModelAnswer();
        const quint64 id = begin();
        for (const model::Claim &claim : answer.claims)
            m_pane->addClaim(id, claim);
        QTest::qWait(20);
        AnswerText *before = text();
        before->selectAll();
        m_pane->openNextCitation();
        const QString selected = before->textCursor().selectedText();
        const QPoint place = before->mapTo(m_pane.get(), QPoint());
        QSignalSpy changed(before->document(), &QTextDocument::contentsChange);
        m_pane->showAnswer(id, answer);
        for (int i = 0; i < 5; ++i)
            QCoreApplication::processEvents();
        QCOMPARE(text(), before);
        QCOMPARE(changed.size(), 0);
        QCOMPARE(before->textCursor().selectedText(), selected);
        QCOMPARE(before->extraSelections().size(), 1);             // the citation at hand stays marked
        QCOMPARE(before->mapTo(m_pane.get(), QPoint()), place);
        QVERIFY(!isWriting());
        QVERIFY(!m_pane->isWorking());
        QVERIFY(m_pane->findChildren<widgets::SealBadge *>().size() == 3);   // now that the seals are known
        QVERIFY(visibleLinks().contains(QStringLiteral("[1] Política de viagens, 4.2 Hospedagem, p. 3")));
        QVERIFY(visibleLabels().join(QLatin1Char('\n')).contains(QStringLiteral("em cadeia · juiz do modelo de linguagem 3 · redigida por modelo-pequeno")));
    }

    void theAnswerMayHoldMore()
    {
        const model::Answer answer = tests::sampleModelAnswer();
        const quint64 id = begin();
        m_pane->addClaim(id, answer.claims[0]);
        AnswerText *before = text();
        m_pane->showAnswer(id, answer);
        QCOMPARE(text(), before);
        AnswerText whole;
        whole.setClaims(answer.claims, CitationList(answer));
        QCOMPARE(before->toPlainText(), whole.toPlainText());
        QVERIFY(!before->linkRect(3).isEmpty());
    }

    void whatTheAnswerDoesNotHoldGoes_data()
    {
        QTest::addColumn<int>("kept");
        QTest::newRow("fewer") << 1;
        QTest::newRow("others") << -1;
        QTest::newRow("none") << 0;
    }

    void whatTheAnswerDoesNotHoldGoes()
    {
        QFETCH(int, kept);
        model::Answer answer = tests::sampleFallenBack();
        const quint64 id = begin();
        for (const model::Claim &claim : answer.claims)
            m_pane->addClaim(id, claim);
        if (kept == 0) {
            answer = tests::sampleRefusal();
        } else if (kept > 0) {
            answer.claims.resize(size_t(kept));
        } else {
            for (model::Claim &claim : answer.claims)
                claim.text = QStringLiteral("Outra coisa, das próprias fontes.");
        }
        m_pane->showAnswer(id, answer);
        QCoreApplication::processEvents();
        if (kept == 0) {
            QVERIFY(!text());
            QVERIFY(visibleLabels().contains(QStringLiteral("Não encontrei na base")));
            QVERIFY(m_pane->citations().empty());
            return;
        }
        QCOMPARE(shown().count(QStringLiteral("Nas demais cidades")), 0);
        QCOMPARE(shown().contains(QStringLiteral("Outra coisa")), kept < 0);
        const QString labels = visibleLabels().join(QLatin1Char('\n'));
        QVERIFY(labels.contains(QStringLiteral("Sem o modelo de linguagem: avaliação dos trechos. O servidor")));
        QVERIFY(labels.contains(QStringLiteral("Em vez disso, as palavras são as dos documentos.")));
        QVERIFY(labels.contains(QStringLiteral("custo desconhecido (2 chamadas)")));
    }

    void escKeepsWhatIsProvenAndSaysThatItIsNotAll()
    {
        const quint64 id = begin();
        m_pane->addClaim(id, tests::sampleAnswer().claims[0]);
        m_pane->focusQuestion();
        QTest::keyClick(m_pane->findChild<QuestionBox *>(), Qt::Key_Escape);
        QVERIFY(!isWriting());
        QVERIFY(shown().contains(QStringLiteral("R$ 350,00")));
        QVERIFY(visibleLabels().contains(QStringLiteral("Interrompido no meio: a resposta pode estar incompleta. A pergunta continua na caixa.")));
        QVERIFY(m_pane->turns().empty());
        m_pane->addClaim(id, tests::sampleAnswer().claims[1]);     // too late
        QVERIFY(!shown().contains(QStringLiteral("R$ 260,00")));
    }

    void anErrorTakesClaimsAway()
    {
        const quint64 id = begin();
        m_pane->addClaim(id, tests::sampleAnswer().claims[0]);
        m_pane->showError(id, {base::ErrorCode::StoreFailed});
        QVERIFY(!text());
        QVERIFY(!isWriting());
        QCOMPARE(m_pane->findChild<QuestionBox *>()->question(), QStringLiteral("Qual o limite de hotel?"));
    }

    void aSectionThatWasNotTracedIsCalledByItsDocument()
    {
        model::Claim claim = tests::sampleAnswer().claims[0];
        claim.citations[0].section = *model::SectionId::make(QStringLiteral("politica-de-viagens"), QStringLiteral("anexo"));
        const quint64 id = begin();
        m_pane->addClaim(id, claim);
        QVERIFY(visibleLinks().contains(QStringLiteral("[1] Política de viagens")));
        claim.citations[0].section = *model::SectionId::make(QStringLiteral("outro"), QStringLiteral("anexo"));
        m_pane->addClaim(id, claim);
        QVERIFY(visibleLinks().contains(QStringLiteral("[2] outro#anexo")));
    }

    void anotherLanguageOrFontKeepsTheClaims()
    {
        const model::Answer answer = tests::sampleAnswer();
        const quint64 id = begin();
        m_pane->addClaim(id, answer.claims[0]);
        m_pane->addClaim(id, answer.claims[1]);
        {
            const tests::Language english(QStringLiteral("en"));
            QCoreApplication::processEvents();
            QVERIFY(shown().contains(QStringLiteral("R$ 260,00. [1] [2]")));
            QVERIFY(isWriting());
            QVERIFY(visibleLabels().join(QLatin1Char('\n')).contains(QStringLiteral("Writing… Each claim")));
        }
        m_language = std::make_unique<tests::Language>(QStringLiteral("pt_BR"));
        const QFont before = QApplication::font();
        QFont big = before;
        big.setPointSizeF(before.pointSizeF() * 2);
        QApplication::setFont(big);
        for (int i = 0; i < 5; ++i)
            QCoreApplication::processEvents();
        m_pane->addClaim(id, answer.claims[2]);
        QCOMPARE(shown().count(QLatin1Char('\n')), 2);
        for (int i = 0; i < 5; ++i)
            QCoreApplication::processEvents();
        QCOMPARE(tests::clipped(*m_pane).join(QLatin1Char('\n')), QString());
        m_pane->showAnswer(id, answer);
        QApplication::setFont(before);
        QCoreApplication::processEvents();
        QCOMPARE(m_pane->citations().size(), size_t(4));
    }

    void theTurnStaysInSightUnlessThePersonScrolls()
    {
        for (int i = 0; i < 6; ++i)
            m_pane->showAnswer(begin(), tests::sampleAnswer());
        const quint64 id = begin(QStringLiteral("A última?"));
        QTest::qWait(30);
        auto *bar = m_pane->findChild<QScrollArea *>()->verticalScrollBar();
        const auto inSight = [this] {
            const TurnView *view = m_pane->findChildren<TurnView *>().last();
            const int top = view->mapTo(m_pane.get(), QPoint()).y();
            return top >= 0 && top < m_pane->height() / 2;
        };
        m_pane->addClaim(id, tests::sampleAnswer().claims[0]);
        QTest::qWait(30);
        QVERIFY(inSight() || bar->value() == bar->maximum());
        bar->triggerAction(QAbstractSlider::SliderToMinimum);
        m_pane->addClaim(id, tests::sampleAnswer().claims[1]);
        m_pane->showAnswer(id, tests::sampleAnswer());
        QTest::qWait(30);
        QCOMPARE(bar->value(), bar->minimum());
    }

    // In processor time, so that a busy machine does not count. Both times the window is full.
    void aClaimIsQuicklyOnTheScreenHoweverLongTheHistory()
    {
        const model::Claim claim = tests::sampleAnswer().claims[1];
        const auto median = [&](quint64 id) {
            std::vector<double> times;
            for (int i = 0; i < 9; ++i) {
                const std::clock_t start = std::clock();
                m_pane->addClaim(id, claim);
                for (int j = 0; j < 3; ++j)
                    QCoreApplication::processEvents();             // laid out and painted
                times.push_back(1000.0 * double(std::clock() - start) / CLOCKS_PER_SEC);
            }
            std::sort(times.begin(), times.end());
            return times[times.size() / 2];
        };
        const auto history = [&](int turns) {
            for (int i = 0; i < turns; ++i)
                m_pane->showAnswer(begin(), tests::sampleAnswer());
            QCoreApplication::processEvents();
        };
        history(3);
        const double few = median(begin());
        history(200);
        const double many = median(begin());
        qInfo("claim to screen, median: %.1f ms after 3 turns, %.1f ms after 200", few, many);
        QVERIFY2(many < 3 * few + 5, qPrintable(QString::number(many)));
        QVERIFY2(many < 60, qPrintable(QString::number(many)));
    }
};

QTEST_MAIN(TestChatStream)
#include "tst_chatstream.moc"
