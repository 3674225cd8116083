// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/chat/chatpane.h"

#include "ui/chat/askcontext.h"
#include "ui/chat/questionbox.h"
#include "ui/chat/startpage.h"
#include "ui/chat/turnlist.h"
#include "ui/chat/turnview.h"
#include "ui/widgets/rolelabel.h"

#include <QBoxLayout>
#include <QKeyEvent>
#include <QPushButton>
#include <QShortcut>

namespace lastro::chat {

ChatPane::ChatPane(QWidget *parent)
    : QWidget(parent), m_turns(new TurnList(this)), m_context(new AskContext(this)), m_box(new QuestionBox(this)),
      m_ask(new QPushButton(this)), m_stop(new QPushButton(this)), m_hint(new widgets::RoleLabel(widgets::RoleLabel::Role::Quiet, this))
{
    m_hint->setFlowing(false);
    auto *row = new QHBoxLayout;
    row->setSpacing(8);
    row->addWidget(m_box, 1);
    row->addWidget(m_ask, 0, Qt::AlignBottom);
    row->addWidget(m_stop, 0, Qt::AlignBottom);
    m_ask->setProperty("primary", true);
    m_ask->setObjectName(QStringLiteral("ask"));
    m_stop->setObjectName(QStringLiteral("stop"));
    auto *bottom = new QVBoxLayout;
    bottom->setContentsMargins(16, 8, 16, 8);
    bottom->setSpacing(4);
    bottom->addWidget(m_context);
    bottom->addLayout(row);
    bottom->addWidget(m_hint);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(m_turns, 1);
    layout->addLayout(bottom);
    connectParts();
    setFocusProxy(m_box);
    retranslate();
    updateButtons();
    fitButtons();
}

ChatPane::~ChatPane() = default;

void ChatPane::connectParts()
{
    connect(m_box, &QuestionBox::asked, this, &ChatPane::askWhatIsWritten);
    connect(m_box, &QuestionBox::stopped, this, &ChatPane::stop);
    connect(m_box, &QPlainTextEdit::textChanged, this, &ChatPane::updateButtons);
    connect(m_ask, &QPushButton::clicked, this, &ChatPane::askWhatIsWritten);
    connect(m_stop, &QPushButton::clicked, this, &ChatPane::stop);
    connect(m_context, &AskContext::newConversationChosen, this, &ChatPane::newConversation);
    connect(m_turns, &TurnList::sourceRequested, this, &ChatPane::sourceRequested);
    connect(m_turns, &TurnList::helpRequested, this, &ChatPane::helpRequested);
    connect(&m_turns->start(), &StartPage::questionChosen, this, &ChatPane::ask);
    const auto shortcut = [this](QKeyCombination keys) { return new QShortcut(QKeySequence(keys), this, nullptr, nullptr, Qt::WidgetWithChildrenShortcut); };
    connect(shortcut(Qt::CTRL | Qt::Key_Down), &QShortcut::activated, this, &ChatPane::openNextCitation);
    connect(shortcut(Qt::CTRL | Qt::Key_Up), &QShortcut::activated, this, &ChatPane::openPreviousCitation);
}

void ChatPane::setArea(const QString &area) { m_area = area; }

void ChatPane::setSuggestions(const QStringList &questions) { m_turns->start().setSuggestions(questions); }

void ChatPane::setReady(bool ready)
{
    m_ready = ready;
    updateButtons();
}

void ChatPane::setDestination(const QString &plainText, bool leaves) { m_context->setDestination(plainText, leaves); }

void ChatPane::setOpenDocument(const QString &id, const QString &title) { m_context->setOpenDocument(id, title); }

void ChatPane::focusQuestion() { m_box->setFocus(Qt::ShortcutFocusReason); }

int ChatPane::turnCount() const { return int(m_turns->turns().size()); }

std::vector<model::PastTurn> ChatPane::turns() const
{
    return m_turns->isConversationEnded() ? std::vector<model::PastTurn>() : pastTurns(m_turns->turns());
}

std::vector<model::SourceLocation> ChatPane::citations() const
{
    const TurnView *view = m_turns->atHand();
    return view ? view->citations() : std::vector<model::SourceLocation>();
}

void ChatPane::clear()
{
    if (isWorking())
        stop();
    m_turns->clear();
    updateButtons();
}

void ChatPane::newConversation()
{
    if (isWorking() || turns().empty())
        return;
    m_turns->endConversation();
    updateButtons();
    focusQuestion();
}

bool ChatPane::isWorking() const { return m_turns->last() && m_turns->last()->state == Turn::State::Working; }

void ChatPane::ask(const QString &question)
{
    m_box->setQuestion(question);
    askWhatIsWritten();
}

void ChatPane::askWhatIsWritten()
{
    const QString text = m_box->question();
    if (text.isEmpty() || !m_ready)
        return;
    m_box->remember(text);
    Q_EMIT askRequested({text, m_area, {}, m_context->onlyDocument()});
}

void ChatPane::beginTurn(quint64 id, const model::Question &question)
{
    if (isWorking()) {                 // a newer question takes the place of the one before
        m_turns->last()->state = Turn::State::Stopped;
        settle();
    }
    Turn turn;
    turn.id = id;
    turn.question = question;
    if (!question.onlyDocument.isEmpty())
        turn.onlyTitle = question.onlyDocument == m_context->openDocument() ? m_context->openTitle() : question.onlyDocument;
    if (m_box->question() == question.text)
        m_box->clear();
    m_turns->begin(std::move(turn));
    updateButtons();
}

void ChatPane::addTrace(quint64 id, const model::TraceStep &step)
{
    if (Turn *turn = workingTurn(id)) {
        turn->trace.push_back(step);
        m_turns->showTrace();
    }
}

void ChatPane::addClaim(quint64 id, const model::Claim &claim)
{
    Turn *turn = workingTurn(id);
    if (!turn || !isProven(claim))
        return;
    turn->claims.push_back(claim);
    m_turns->showClaim();
}

void ChatPane::showAnswer(quint64 id, const model::Answer &answer)
{
    Turn *turn = workingTurn(id);
    if (!turn)
        return;
    turn->answer = answer;
    shrink(*turn->answer);
    turn->claims.clear();
    turn->state = Turn::State::Answered;
    settle();
}

void ChatPane::showError(quint64 id, const base::Error &error)
{
    Turn *turn = workingTurn(id);
    if (!turn)
        return;
    turn->error = error;
    turn->state = error.code == base::ErrorCode::Cancelled ? Turn::State::Stopped : Turn::State::Failed;
    if (turn->state == Turn::State::Failed)
        turn->claims.clear();
    restoreQuestion(turn->question.text);
    settle();
}

void ChatPane::stop()
{
    if (!isWorking())
        return;
    m_turns->last()->state = Turn::State::Stopped;
    restoreQuestion(m_turns->last()->question.text);
    settle();
    Q_EMIT stopRequested();
}

// Nothing that was typed since is overwritten.
void ChatPane::restoreQuestion(const QString &question)
{
    if (m_box->toPlainText().isEmpty())
        m_box->setQuestion(question);
}

Turn *ChatPane::workingTurn(quint64 id) { return isWorking() && m_turns->last()->id == id ? m_turns->last() : nullptr; }

void ChatPane::settle()
{
    m_turns->showState();
    updateButtons();
}

void ChatPane::openNextCitation() { m_turns->stepCitation(1); }
void ChatPane::openPreviousCitation() { m_turns->stepCitation(-1); }

void ChatPane::keyPressEvent(QKeyEvent *event)
{
    const bool plain = event->modifiers() == Qt::NoModifier || event->modifiers() == Qt::KeypadModifier;
    if (event->key() == Qt::Key_Escape && isWorking()) {
        stop();
        return;
    }
    if (plain && event->key() >= Qt::Key_1 && event->key() <= Qt::Key_9 && m_turns->openSource(event->key() - Qt::Key_0))
        return;
    QWidget::keyPressEvent(event);
}

void ChatPane::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    if (event->type() == QEvent::FontChange)
        fitButtons();
}

// As tall as the box while it holds one line.
void ChatPane::fitButtons()
{
    for (QPushButton *button : {m_ask, m_stop})
        button->setFixedHeight(m_box->singleLineHeight());
}

void ChatPane::updateButtons()
{
    const bool working = isWorking();
    m_ask->setVisible(!working);
    m_stop->setVisible(working);
    m_ask->setEnabled(m_ready && !m_box->question().isEmpty());
    m_context->setConversation(turnCount() > 0, !working && !turns().empty());
}

void ChatPane::retranslate()
{
    setAccessibleName(tr("Perguntar"));
    m_ask->setText(tr("Perguntar"));
    m_stop->setText(tr("Parar"));
    m_hint->setText(tr("Enter pergunta · Shift+Enter quebra a linha · F4 abre a próxima citação"));
}

} // namespace lastro::chat
