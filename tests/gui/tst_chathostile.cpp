// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/sampleanswers.h"
#include "ui/chat/answertext.h"
#include "ui/chat/chatpane.h"
#include "ui/chat/questionbox.h"
#include "words/visibletext.h"

#include <QAbstractButton>
#include <QClipboard>
#include <QGuiApplication>
#include <QHelpEvent>
#include <QLabel>
#include <QMimeData>
#include <QTcpServer>
#include <QTest>
#include <QTextBlock>
#include <QToolTip>

using namespace lastro;
using namespace lastro::chat;

namespace {
// Ways to make a renderer load something, or to look like what it is not. PORT stands for the listener's.
constexpr const char *variants[] = {
    "![x](http://127.0.0.1:PORT/a.png)", "![x][r]\n\n[r]: http://127.0.0.1:PORT/b.png", "[x](http://127.0.0.1:PORT/c)",
    "[![x](http://127.0.0.1:PORT/d.png)](http://127.0.0.1:PORT/d)", "<http://127.0.0.1:PORT/e>", "http://127.0.0.1:PORT/f",
    "<img src=\"http://127.0.0.1:PORT/g\">", "<img src=http://127.0.0.1:PORT/h onerror=alert(1)>", "<IMG SRC='http://127.0.0.1:PORT/i'/>",
    "<img srcset=\"http://127.0.0.1:PORT/j 1x\">", "<picture><source srcset=http://127.0.0.1:PORT/k></picture>",
    "<video poster=http://127.0.0.1:PORT/l></video>", "<audio src=http://127.0.0.1:PORT/m autoplay>", "<iframe src=http://127.0.0.1:PORT/n></iframe>",
    "<object data=http://127.0.0.1:PORT/o></object>", "<embed src=http://127.0.0.1:PORT/p>", "<link rel=stylesheet href=http://127.0.0.1:PORT/q>",
    "<style>@import url(http://127.0.0.1:PORT/r)</style>", "<div style=\"background:url(http://127.0.0.1:PORT/s)\">x</div>",
    "<table background=http://127.0.0.1:PORT/t><tr><td>x</table>", "<body background=http://127.0.0.1:PORT/u>", "<meta http-equiv=refresh content=\"0;url=http://127.0.0.1:PORT/v\">",
    "<script src=http://127.0.0.1:PORT/w></script>", "<svg><image href=http://127.0.0.1:PORT/x /></svg>", "<a href=http://127.0.0.1:PORT/y>clique</a>",
    "<a href=\"citation:0\">[1]</a>", "<form action=http://127.0.0.1:PORT/z><input type=submit></form>", "<base href=http://127.0.0.1:PORT/>",
    "<img src=\"file:///etc/passwd\">", "<img src=\"//127.0.0.1/share/x.png\">", "<img src=\"\\\\127.0.0.1\\share\\x.png\">", "<img src=\"qrc:/icons/lastro.svg\">",
    "<img src=\"data:image/png;base64,iVBORw0KGgo=\">", "&lt;img src=x&gt;", "<b>OFICIAL</b>", "<h1>Oficial</h1>", "<!-- x --><p>y", "<qt><i>x</i></qt>",
    "</body></html><img src=http://127.0.0.1:PORT/aa>", "%1 %2 %n %L1", "[1] [2] [3]", "a & b && c &amp; d", "\u202eoifnoc\u202c \u200b\u2066x\u2069",
};
} // namespace

// Whatever an answer holds is shown as the characters it is made of; nothing is loaded, nothing opens by itself.
class TestChatHostile : public QObject {
    Q_OBJECT
private:
    QTcpServer m_listener;

private Q_SLOTS:
    void initTestCase() { QVERIFY(m_listener.listen(QHostAddress::LocalHost)); }

    void textIsNeverMarkup_data()
    {
        QTest::addColumn<QString>("text");
        int number = 0;
        for (const char *variant : variants)
            QTest::addRow("%d", ++number) << QString::fromUtf8(variant).replace(QStringLiteral("PORT"), QString::number(m_listener.serverPort()));
    }

    void textIsNeverMarkup()
    {
        QFETCH(QString, text);
        model::Answer answer = tests::sampleAnswer();
        for (model::Claim &claim : answer.claims) {
            claim.text = text;
            for (model::Citation &citation : claim.citations)
                citation.quote = text;
        }
        for (model::Evidence &evidence : answer.evidence) {
            evidence.document.title = text;
            evidence.section.heading = text;
        }
        ChatPane pane;
        pane.resize(600, 600);
        pane.show();
        pane.setDestination(text, true);
        pane.setOpenDocument(QStringLiteral("d"), text);
        pane.beginTurn(1, {text, {}, {}, QStringLiteral("d")});
        pane.addTrace(1, {model::TraceStep::Kind::Searching, text, 0, {}, {}, {}});
        pane.addTrace(1, {model::TraceStep::Kind::Reading, {}, 0, answer.evidence[0].section.id, text, text});
        for (const model::Claim &claim : answer.claims)
            pane.addClaim(1, claim);
        QCoreApplication::processEvents();
        answer.languageModel = text;
        answer.fellBack = {{model::Step::Rewrite, {base::ErrorCode::ServerTimedOut, text, text}}};
        pane.showAnswer(1, answer);
        QTest::qWait(5);

        auto *shown = pane.findChild<AnswerText *>();
        QVERIFY(shown);
        const QString claimOnly = words::visibleText(text).replace(QLatin1Char('\n'), QLatin1Char(' '));
        QVERIFY(shown->toPlainText().replace(QLatin1Char('\n'), QLatin1Char(' ')).startsWith(claimOnly));
        for (QTextBlock block = shown->document()->begin(); block.isValid(); block = block.next())
            for (auto it = block.begin(); !it.atEnd(); ++it) {
                const QTextCharFormat format = it.fragment().charFormat();
                QVERIFY(!format.isImageFormat());
                QVERIFY(!format.isAnchor() || format.anchorHref().startsWith(QStringLiteral("citation:")));
                QVERIFY(!format.isAnchor() || it.fragment().text().startsWith(QLatin1Char('[')));
            }
        for (const QLabel *label : pane.findChildren<QLabel *>()) {
            QVERIFY(label->textFormat() == Qt::PlainText);
            QCOMPARE(label->text(), words::visibleText(label->text()));
        }
        for (const QAbstractButton *button : pane.findChildren<QAbstractButton *>()) {
            QCOMPARE(button->text(), words::visibleText(button->text()));
            QVERIFY(!button->toolTip().contains(QStringLiteral("<img")));
        }

        // The tool tip of a citation shows the quote as it is.
        const QPoint place = shown->linkRect(0).center();
        QHelpEvent help(QEvent::ToolTip, place, shown->mapToGlobal(place));
        QCoreApplication::sendEvent(shown, &help);
        if (QToolTip::isVisible())
            QVERIFY(!QToolTip::text().contains(QStringLiteral("<img")));
        QToolTip::hideText();
        QVERIFY(!m_listener.hasPendingConnections());
    }

    void onlyWordsArePasted()
    {
        QuestionBox box;
        auto *data = new QMimeData;
        data->setHtml(QStringLiteral("<img src=\"http://127.0.0.1:%1/\"><b>oi</b>").arg(m_listener.serverPort()));
        data->setText(QStringLiteral("oi"));
        QGuiApplication::clipboard()->setMimeData(data);
        box.paste();
        QCOMPARE(box.toPlainText(), QStringLiteral("oi"));
        QTest::qWait(20);
        QVERIFY(!m_listener.hasPendingConnections());
    }
};

QTEST_MAIN(TestChatHostile)
#include "tst_chathostile.moc"
