// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/chat/turnlist.h"

#include "ui/chat/conversationline.h"
#include "ui/chat/startpage.h"
#include "ui/chat/turnview.h"

#include <QApplication>
#include <QBoxLayout>
#include <QPushButton>
#include <QScrollBar>
#include <QTimer>

namespace lastro::chat {

namespace {
constexpr qint64 revealMs = 400;
constexpr size_t shownTurns = 20;      // older ones come back in steps of as many
}

TurnList::TurnList(QWidget *parent)
    : QScrollArea(parent), m_column(new QWidget), m_earlier(new QPushButton(m_column)), m_start(new StartPage(m_column)),
      m_layout(new QVBoxLayout), m_end(new ConversationLine(m_column))
{
    auto *columnLayout = new QVBoxLayout(m_column);
    columnLayout->setContentsMargins(16, 8, 16, 16);
    columnLayout->setSpacing(8);
    columnLayout->addWidget(m_earlier, 0, Qt::AlignLeft);
    columnLayout->addWidget(m_start);
    m_layout->setSpacing(32);
    columnLayout->addLayout(m_layout);
    columnLayout->addWidget(m_end);
    columnLayout->addStretch();
    m_earlier->hide();
    m_end->hide();
    m_column->setMaximumWidth(fontMetrics().averageCharWidth() * 120);     // longer lines are hard to read
    setWidget(m_column);
    setWidgetResizable(true);
    setFrameShape(QFrame::NoFrame);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setFocusPolicy(Qt::NoFocus);
    connect(verticalScrollBar(), &QScrollBar::rangeChanged, this, &TurnList::holdRevealed);
    connect(verticalScrollBar(), &QScrollBar::actionTriggered, this, [this] {
        m_revealed = nullptr;
        m_scrolledAway = true;
    });
    connect(m_earlier, &QPushButton::clicked, this, &TurnList::showEarlier);
    retranslate();
}

TurnList::~TurnList()
{
    qDeleteAll(m_views);               // they look at turns
}

void TurnList::begin(Turn turn)
{
    turn.opensConversation = isConversationEnded();
    m_turns.push_back(std::make_unique<Turn>(std::move(turn)));
    m_start->hide();
    m_end->hide();
    addView(*m_turns.back(), false);
    while (m_views.size() > shownTurns) {
        delete m_views.front();
        m_views.pop_front();
    }
    m_earlier->setVisible(m_turns.size() > m_views.size());
    m_scrolledAway = false;
    reveal(m_views.back());
}

void TurnList::clear()
{
    qDeleteAll(m_views);
    m_views.clear();
    m_turns.clear();
    m_earlier->hide();
    m_end->hide();
    m_start->show();
}

void TurnList::endConversation()
{
    if (m_turns.empty())
        return;
    m_end->show();
    QTimer::singleShot(0, this, [this] { ensureWidgetVisible(m_end, 0, 8); });
}

bool TurnList::isConversationEnded() const { return !m_end->isHidden(); }

void TurnList::showTrace() { m_views.back()->addTrace(); }

void TurnList::showClaim()
{
    m_views.back()->addClaim();
    if (!m_scrolledAway)
        reveal(m_views.back());
}

void TurnList::showState()
{
    m_views.back()->refresh();
    if (!m_scrolledAway)
        reveal(m_views.back());
}

void TurnList::addView(const Turn &turn, bool atTop)
{
    auto *view = new TurnView(turn, m_column);
    connect(view, &TurnView::sourceRequested, this, &TurnList::sourceRequested);
    connect(view, &TurnView::helpRequested, this, &TurnList::helpRequested);
    m_layout->insertWidget(atTop ? 0 : -1, view);
    if (atTop)
        m_views.push_front(view);
    else
        m_views.push_back(view);
}

void TurnList::showEarlier()
{
    const size_t hidden = m_turns.size() - m_views.size();
    for (size_t i = 0; i < std::min(hidden, shownTurns); ++i)
        addView(*m_turns[hidden - 1 - i], true);
    m_earlier->setVisible(m_turns.size() > m_views.size());
}

TurnView *TurnList::atHand() const
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

void TurnList::stepCitation(int step)
{
    TurnView *view = atHand();
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

bool TurnList::openSource(int number)
{
    TurnView *view = atHand();
    if (!view || !view->openSource(number))
        return false;
    revealCitation(view);
    return true;
}

// Heights settle in several steps after a change, so that the place is found again with each of them for a moment.
void TurnList::reveal(TurnView *view)
{
    m_revealed = view;
    m_sinceReveal.start();
    QTimer::singleShot(0, this, &TurnList::holdRevealed);
}

// The title of the question stays in sight, and as much of the answer as there is room for.
void TurnList::holdRevealed()
{
    if (!m_revealed || m_sinceReveal.hasExpired(revealMs))
        return;
    const int top = m_revealed->mapTo(m_column, QPoint()).y();
    const int bottom = top + m_revealed->height() + 16 - viewport()->height();
    verticalScrollBar()->setValue(std::min(top - 8, std::max(bottom, 0)));
}

void TurnList::revealCitation(TurnView *view)
{
    m_revealed = nullptr;
    const QRect place = view->currentRect().translated(view->mapTo(m_column, QPoint()));
    ensureVisible(place.center().x(), place.center().y(), 0, place.height() * 2);
}

void TurnList::changeEvent(QEvent *event)
{
    QScrollArea::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

void TurnList::retranslate() { m_earlier->setText(tr("Mostrar perguntas anteriores")); }

} // namespace lastro::chat
