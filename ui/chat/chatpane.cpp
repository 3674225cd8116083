// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/chat/chatpane.h"

#include "ui/chat/questionbox.h"
#include "ui/chat/startpage.h"
#include "ui/chat/turn.h"
#include "ui/chat/turnview.h"
#include "ui/widgets/rolelabel.h"

#include <QApplication>
#include <QBoxLayout>
#include <QKeyEvent>
#include <QPushButton>
#include <QScrollArea>
#include <QScrollBar>
#include <QShortcut>
#include <QTimer>

namespace lastro::chat {

namespace {
constexpr qint64 revealMs = 400;
constexpr size_t shownTurns = 20;      // older ones come back in steps of as many
}

ChatPane::ChatPane(QWidget *parent)
    : QWidget(parent), m_scroll(new QScrollArea(this)), m_column(new QWidget), m_turnLayout(new QVBoxLayout),
      m_start(new StartPage(m_column)), m_earlier(new QPushButton(m_column)), m_box(new QuestionBox(this)),
      m_ask(new QPushButton(this)), m_stop(new QPushButton(this)), m_hint(new widgets::RoleLabel(widgets::RoleLabel::Role::Quiet, this))
{
    auto *columnLayout = new QVBoxLayout(m_column);
    columnLayout->setContentsMargins(16, 8, 16, 16);
    columnLayout->setSpacing(8);
    columnLayout->addWidget(m_earlier, 0, Qt::AlignLeft);
    columnLayout->addWidget(m_start);
    m_turnLayout->setSpacing(32);
    columnLayout->addLayout(m_turnLayout);
    columnLayout->addStretch();
    m_earlier->hide();
    m_column->setMaximumWidth(fontMetrics().averageCharWidth() * 120);     // longer lines are hard to read
    m_scroll->setWidget(m_column);
    m_scroll->setWidgetResizable(true);
    m_scroll->setFrameShape(QFrame::NoFrame);
    m_scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_scroll->setFocusPolicy(Qt::NoFocus);

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
    bottom->addLayout(row);
    bottom->addWidget(m_hint);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(m_scroll, 1);
    layout->addLayout(bottom);

    connect(m_box, &QuestionBox::asked, this, &ChatPane::askWhatIsWritten);
    connect(m_box, &QuestionBox::stopped, this, &ChatPane::stop);
    connect(m_box, &QPlainTextEdit::textChanged, this, &ChatPane::updateButtons);
    connect(m_ask, &QPushButton::clicked, this, &ChatPane::askWhatIsWritten);
    connect(m_stop, &QPushButton::clicked, this, &ChatPane::stop);
    connect(m_scroll->verticalScrollBar(), &QScrollBar::rangeChanged, this, &ChatPane::holdRevealedTurn);
    connect(m_scroll->verticalScrollBar(), &QScrollBar::actionTriggered, this, [this] { m_revealed = nullptr; });
    connect(m_earlier, &QPushButton::clicked, this, &ChatPane::showEarlier);
    connect(m_start, &StartPage::questionChosen, this, &ChatPane::ask);
    const auto shortcut = [this](QKeyCombination keys) { return new QShortcut(QKeySequence(keys), this, nullptr, nullptr, Qt::WidgetWithChildrenShortcut); };
    connect(shortcut(Qt::CTRL | Qt::Key_Down), &QShortcut::activated, this, &ChatPane::openNextCitation);
    connect(shortcut(Qt::CTRL | Qt::Key_Up), &QShortcut::activated, this, &ChatPane::openPreviousCitation);
    setFocusProxy(m_box);
    retranslate();
    updateButtons();
    fitButtons();
}

ChatPane::~ChatPane()
{
    qDeleteAll(m_views);               // they look at turns
}

void ChatPane::setArea(const QString &area) { m_area = area; }

void ChatPane::setSuggestions(const QStringList &questions) { m_start->setSuggestions(questions); }

void ChatPane::setReady(bool ready)
{
    m_ready = ready;
    updateButtons();
}

void ChatPane::focusQuestion() { m_box->setFocus(Qt::ShortcutFocusReason); }

std::vector<model::SourceLocation> ChatPane::citations() const
{
    const TurnView *view = turnAtHand();
    return view ? view->citations() : std::vector<model::SourceLocation>();
}

void ChatPane::clear()
{
    if (isWorking())
        stop();
    qDeleteAll(m_views);
    m_views.clear();
    m_turns.clear();
    m_earlier->hide();
    m_start->show();
    updateButtons();
}

bool ChatPane::isWorking() const { return !m_turns.empty() && m_turns.back()->state == Turn::State::Working; }

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
    Q_EMIT askRequested({text, m_area, {}});
}

void ChatPane::beginTurn(quint64 id, const model::Question &question)
{
    if (isWorking()) {                 // a newer question takes the place of the one before
        m_turns.back()->state = Turn::State::Stopped;
        settle(*m_turns.back());
    }
    m_turns.push_back(std::make_unique<Turn>());
    Turn &turn = *m_turns.back();
    turn.id = id;
    turn.question = question;
    m_start->hide();
    if (m_box->question() == question.text)
        m_box->clear();
    addView(turn, false);
    while (m_views.size() > shownTurns) {
        delete m_views.front();
        m_views.pop_front();
    }
    m_earlier->setVisible(m_turns.size() > m_views.size());
    updateButtons();
    revealTurn(m_views.back());
}

void ChatPane::addTrace(quint64 id, const model::TraceStep &step)
{
    Turn *turn = workingTurn(id);
    if (!turn)
        return;
    turn->trace.push_back(step);
    if (TurnView *view = viewOf(*turn))
        view->addTrace(step);
}

void ChatPane::showAnswer(quint64 id, const model::Answer &answer)
{
    Turn *turn = workingTurn(id);
    if (!turn)
        return;
    turn->answer = answer;
    shrink(*turn->answer);
    turn->state = Turn::State::Answered;
    settle(*turn);
}

void ChatPane::showError(quint64 id, const base::Error &error)
{
    Turn *turn = workingTurn(id);
    if (!turn)
        return;
    turn->error = error;
    turn->state = error.code == base::ErrorCode::Cancelled ? Turn::State::Stopped : Turn::State::Failed;
    restoreQuestion(turn->question.text);
    settle(*turn);
}

void ChatPane::stop()
{
    if (!isWorking())
        return;
    m_turns.back()->state = Turn::State::Stopped;
    restoreQuestion(m_turns.back()->question.text);
    settle(*m_turns.back());
    Q_EMIT stopRequested();
}

// Nothing that was typed since is overwritten.
void ChatPane::restoreQuestion(const QString &question)
{
    if (m_box->toPlainText().isEmpty())
        m_box->setQuestion(question);
}

Turn *ChatPane::workingTurn(quint64 id)
{
    return isWorking() && m_turns.back()->id == id ? m_turns.back().get() : nullptr;
}

TurnView *ChatPane::viewOf(const Turn &turn) const
{
    const auto found = std::find_if(m_views.begin(), m_views.end(), [&](const TurnView *view) { return &view->turn() == &turn; });
    return found == m_views.end() ? nullptr : *found;
}

void ChatPane::addView(const Turn &turn, bool atTop)
{
    auto *view = new TurnView(turn, m_column);
    connect(view, &TurnView::sourceRequested, this, &ChatPane::sourceRequested);
    connect(view, &TurnView::helpRequested, this, &ChatPane::helpRequested);
    m_turnLayout->insertWidget(atTop ? 0 : -1, view);
    if (atTop)
        m_views.push_front(view);
    else
        m_views.push_back(view);
}

void ChatPane::showEarlier()
{
    const size_t hidden = m_turns.size() - m_views.size();
    for (size_t i = 0; i < std::min(hidden, shownTurns); ++i)
        addView(*m_turns[hidden - 1 - i], true);
    m_earlier->setVisible(m_turns.size() > m_views.size());
}

void ChatPane::settle(Turn &turn)
{
    TurnView *view = viewOf(turn);
    if (view) {
        view->refresh();
        revealTurn(view);
    }
    updateButtons();
}

TurnView *ChatPane::turnAtHand() const
{
    for (const QWidget *widget = QApplication::focusWidget(); widget; widget = widget->parentWidget())
        for (TurnView *view : m_views)
            if (view == widget && view->citationCount() > 0)
                return view;
    for (auto view = m_views.rbegin(); view != m_views.rend(); ++view)
        if ((*view)->citationCount() > 0)
            return *view;
    return nullptr;
}

void ChatPane::openNextCitation() { stepCitation(1); }
void ChatPane::openPreviousCitation() { stepCitation(-1); }

void ChatPane::stepCitation(int step)
{
    TurnView *view = turnAtHand();
    if (!view)
        return;
    const int count = view->citationCount(), current = view->currentCitation();
    const int next = current < 0 ? (step > 0 ? 0 : count - 1) : (current + step + count) % count;
    for (TurnView *other : m_views)
        if (other != view)
            other->clearCurrent();
    view->openCitation(next);
    revealCitation(view);
}

// Heights settle in several steps after a change, so that the place is found again with each of them for a moment.
void ChatPane::revealTurn(TurnView *view)
{
    m_revealed = view;
    m_sinceReveal.start();
    QTimer::singleShot(0, this, &ChatPane::holdRevealedTurn);
}

// The title of the question stays in sight, and as much of the answer as there is room for.
void ChatPane::holdRevealedTurn()
{
    if (!m_revealed || m_sinceReveal.hasExpired(revealMs))
        return;
    const int top = m_revealed->mapTo(m_column, QPoint()).y();
    const int bottom = top + m_revealed->height() + 16 - m_scroll->viewport()->height();
    m_scroll->verticalScrollBar()->setValue(std::min(top - 8, std::max(bottom, 0)));
}

void ChatPane::revealCitation(TurnView *view)
{
    m_revealed = nullptr;
    const QRect place = view->currentRect().translated(view->mapTo(m_column, QPoint()));
    m_scroll->ensureVisible(place.center().x(), place.center().y(), 0, place.height() * 2);
}

void ChatPane::keyPressEvent(QKeyEvent *event)
{
    const bool plain = event->modifiers() == Qt::NoModifier || event->modifiers() == Qt::KeypadModifier;
    if (event->key() == Qt::Key_Escape && isWorking()) {
        stop();
        return;
    }
    if (plain && event->key() >= Qt::Key_1 && event->key() <= Qt::Key_9)
        if (TurnView *view = turnAtHand(); view && view->openSource(event->key() - Qt::Key_0)) {
            revealCitation(view);
            return;
        }
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
}

void ChatPane::retranslate()
{
    setAccessibleName(tr("Perguntar"));
    m_earlier->setText(tr("Mostrar perguntas anteriores"));
    m_ask->setText(tr("Perguntar"));
    m_stop->setText(tr("Parar"));
    m_hint->setText(tr("Enter pergunta · Shift+Enter quebra a linha · F4 abre a próxima citação"));
}

} // namespace lastro::chat
