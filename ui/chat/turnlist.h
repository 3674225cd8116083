// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/chat/turn.h"
#include "core/model/sourcelocation.h"

#include <QElapsedTimer>
#include <QPointer>
#include <QScrollArea>

class QPushButton;
class QVBoxLayout;

namespace lastro::chat {

class ConversationLine;
class StartPage;
class TurnView;

/// The turns of a window, oldest first, of which the last ones have a view. Scrolls so that the turn at work is in sight,
/// until the person scrolls away.
class TurnList : public QScrollArea {
    Q_OBJECT
public:
    explicit TurnList(QWidget *parent = nullptr);
    ~TurnList() override;

    StartPage &start() { return *m_start; }            ///< shown while there are no turns
    const std::deque<std::unique_ptr<Turn>> &turns() const { return m_turns; }
    Turn *last() const { return m_turns.empty() ? nullptr : m_turns.back().get(); }

    /// The last turn from now on.
    void begin(Turn turn);
    void clear();
    /// A rule below the last turn: what is asked next opens a new conversation.
    void endConversation();
    bool isConversationEnded() const;

    // Of the last turn, after its values have changed.
    void showTrace();
    void showClaim();
    void showState();

    /// The view with the focus, else the last, of those that cite; null where none does.
    TurnView *atHand() const;
    void stepCitation(int step);
    bool openSource(int number);                       ///< of the turn at hand

Q_SIGNALS:
    void sourceRequested(const lastro::model::SourceLocation &location);
    void helpRequested(const lastro::model::HelpChannel &channel);

protected:
    void changeEvent(QEvent *event) override;

private:
    void addView(const Turn &turn, bool atTop);
    void showEarlier();
    void reveal(TurnView *view);
    void holdRevealed();
    void revealCitation(TurnView *view);
    void retranslate();

    QWidget *m_column;
    QPushButton *m_earlier;
    StartPage *m_start;
    QVBoxLayout *m_layout;                             ///< of the views
    ConversationLine *m_end;
    std::deque<std::unique_ptr<Turn>> m_turns;
    std::deque<TurnView *> m_views;                    ///< of the last turns, oldest first
    QPointer<TurnView> m_revealed;                     ///< kept in sight while heights settle
    QElapsedTimer m_sinceReveal;
    bool m_scrolledAway = false;                       ///< by the person, since the last turn began
};

} // namespace lastro::chat
