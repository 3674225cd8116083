// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
// "Por que não?" opened in the pane: what it holds, and that the page ends where its words end.
#include "tests/support/language.h"
#include "tests/support/sampleanswers.h"
#include "tests/support/screens.h"
#include "ui/chat/chatpane.h"
#include "ui/chat/fold.h"
#include "ui/chat/turnview.h"
#include "ui/widgets/theme.h"

#include <QLabel>
#include <QScrollArea>
#include <QToolButton>
#include <QtTest>

using namespace lastro;
using namespace lastro::chat;

class TestWhyNot : public QObject {
    Q_OBJECT
private:
    std::unique_ptr<tests::Language> m_language;
    std::unique_ptr<ChatPane> m_pane;

    /// A refusal of eight judged sections, each with all that a judge says.
    static model::Answer refusal()
    {
        model::Answer answer = tests::sampleRefusal();
        answer.evidence.clear();
        for (int i = 0; i < 8; ++i) {
            model::Evidence evidence = tests::sampleEvidence(QStringLiteral("doc-%1").arg(i), QStringLiteral("Política de despesas %1").arg(i), QStringLiteral("a"),
                                                             QStringLiteral("Despesas de viagem e de representação"), i % 3 == 2 ? model::Seal::Wiki : model::Seal::Official, i == 0 ? 1 : 0);
            evidence.reasons = {{QStringLiteral("total"), -2.5}, {QStringLiteral("grade_1"), -3.12}, {QStringLiteral("grade_2"), -2.3}, {QStringLiteral("grade_3"), -1.1},
                                {QStringLiteral("start"), -4.99}};
            for (const char *feature : {"coverage", "heading", "kind", "sentence_near", "late_sentence", "late_least", "late_unmet", "late_standing", "missing_near", "outranked", "words"})
                evidence.reasons.push_back({QLatin1String(feature), 0.5, evidence.reasons.size() * 0.1});
            evidence.reasons.push_back({QStringLiteral("unknown_subject"), 0.6});
            answer.evidence.push_back(evidence);
        }
        return answer;
    }

    /// The last of some refusals, opened.
    void open(int width, int turns = 1)
    {
        m_pane = std::make_unique<ChatPane>();
        m_pane->setReady(true);
        m_pane->resize(width, 700);
        m_pane->show();
        QVERIFY(QTest::qWaitForWindowExposed(m_pane.get()));
        const model::Answer answer = refusal();
        for (int turn = 1; turn <= turns; ++turn) {
            m_pane->beginTurn(quint64(turn), answer.question);
            m_pane->showAnswer(quint64(turn), answer);
        }
        QTest::qWait(50);
        m_pane->findChildren<Fold *>(QStringLiteral("details")).last()->button()->click();
        QTest::qWait(200);
    }

    /// Free space below the last words of the page.
    int blankBelow() const
    {
        auto *area = m_pane->findChild<QScrollArea *>();
        auto *turn = m_pane->findChildren<TurnView *>().last();
        int end = 0;
        for (const QWidget *widget : turn->findChildren<QWidget *>())
            if (widget->isVisible() && (qobject_cast<const QLabel *>(widget) || qobject_cast<const QAbstractButton *>(widget)))
                end = std::max(end, widget->mapTo(area->widget(), QPoint(0, widget->height())).y());
        return area->widget()->height() - end;
    }

private Q_SLOTS:
    void initTestCase()
    {
        m_language = std::make_unique<tests::Language>(QStringLiteral("pt_BR"));
        widgets::applyTheme(*qApp, widgets::Theme::Light, {});
    }

    void thePageEndsWhereItsWordsEnd_data()
    {
        QTest::addColumn<int>("width");
        QTest::newRow("narrow") << 380;
        QTest::newRow("usual") << 720;
        QTest::newRow("wide") << 1500;
    }

    void thePageEndsWhereItsWordsEnd()
    {
        QFETCH(int, width);
        open(width);
        tests::saveScreen(*m_pane, QStringLiteral("whynot-%1").arg(width));
        QVERIFY2(blankBelow() <= 48, qPrintable(QString::number(blankBelow())));
    }

    void theRestOfTheMeasuresIsFolded()
    {
        open(720);
        const auto shown = [this] {
            QStringList texts;
            for (const QLabel *label : m_pane->findChildren<QLabel *>())
                if (label->isVisible())
                    texts << label->text();
            return texts.join(QLatin1Char('\n'));
        };
        QVERIFY(shown().contains(QStringLiteral("limita a nota: ")) && shown().contains(QStringLiteral("nota 3 a partir de -1,10")));
        QVERIFY(shown().contains(QStringLiteral("palavras da pergunta 0,50 (+1,50) · página não oficial")));
        QVERIFY(!shown().contains(QStringLiteral("ponto de partida")));
        const auto folds = m_pane->findChildren<Fold *>();
        QCOMPARE(folds.size(), 1 + 8);
        folds.last()->button()->click();
        QTest::qWait(50);
        QVERIFY(shown().contains(QStringLiteral("ponto de partida")));
        QVERIFY(blankBelow() <= 48);
    }

    // Heights that were asked for at another width must not stay.
    void aWiderPaneLeavesNoGap()
    {
        open(380);
        for (const int width : {1500, 600, 1100}) {
            m_pane->resize(width, 700);
            QTest::qWait(100);
            QVERIFY2(blankBelow() <= 48, qPrintable(QStringLiteral("%1: %2").arg(width).arg(blankBelow())));
        }
    }

    void earlierTurnsLeaveNoGap()
    {
        open(720, 3);
        QVERIFY2(blankBelow() <= 48, qPrintable(QString::number(blankBelow())));
    }
};

QTEST_MAIN(TestWhyNot)
#include "tst_whynot.moc"
