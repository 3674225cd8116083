// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/progress.h"
#include "core/model/sourcelocation.h"

#include <QElapsedTimer>
#include <QPointer>
#include <QWidget>
#include <deque>

class QLabel;
class QPushButton;
class QScrollArea;
class QVBoxLayout;

namespace lastro::chat {

struct Turn;
class QuestionBox;
class StartPage;
class TurnView;

/// Questions and their answers. Knows values only: whoever owns it answers askRequested() with beginTurn() and then
/// hands in what happens; calls for a turn that is no longer working are ignored. UI thread.
/// Keys: Enter asks, Esc stops, Ctrl+Down and Ctrl+Up open the next citation and the one before, 1-9 open a source of the
/// turn at hand while the question box has not the focus.
class ChatPane : public QWidget {
    Q_OBJECT
public:
    explicit ChatPane(QWidget *parent = nullptr);
    ~ChatPane() override;

    void setArea(const QString &area);                 ///< the asker's, for the next questions
    void clear();                                      ///< no turns, as at the start; a question at work is stopped
    void setSuggestions(const QStringList &questions); ///< at most three, shown while there are no turns
    /// False while the base is not open: the box can be written in, asking waits.
    void setReady(bool ready);

    void beginTurn(quint64 id, const model::Question &question);
    void addTrace(quint64 id, const model::TraceStep &step);
    void showAnswer(quint64 id, const model::Answer &answer);
    void showError(quint64 id, const base::Error &error);

    bool isWorking() const;
    int turnCount() const { return int(m_turns.size()); }
    void focusQuestion();
    /// Of the turn at hand, in the order of its text: what the source pane marks and walks through.
    std::vector<model::SourceLocation> citations() const;
    void ask(const QString &question);

public Q_SLOTS:
    void openNextCitation();
    void openPreviousCitation();

Q_SIGNALS:
    void askRequested(const lastro::model::Question &question);
    void stopRequested();
    void sourceRequested(const lastro::model::SourceLocation &location);
    void helpRequested(const lastro::model::HelpChannel &channel);

protected:
    void keyPressEvent(QKeyEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    void askWhatIsWritten();
    void stop();
    Turn *workingTurn(quint64 id);
    TurnView *viewOf(const Turn &turn) const;
    void addView(const Turn &turn, bool atTop);
    void showEarlier();
    void settle(Turn &turn);
    void restoreQuestion(const QString &question);
    void stepCitation(int step);
    TurnView *turnAtHand() const;
    void revealTurn(TurnView *view);
    void holdRevealedTurn();
    void revealCitation(TurnView *view);
    void updateButtons();
    void fitButtons();
    void retranslate();

    QScrollArea *m_scroll;
    QWidget *m_column;
    QVBoxLayout *m_turnLayout;
    StartPage *m_start;
    QPushButton *m_earlier;
    QuestionBox *m_box;
    QPushButton *m_ask;
    QPushButton *m_stop;
    QLabel *m_hint;
    std::deque<std::unique_ptr<Turn>> m_turns;
    std::deque<TurnView *> m_views;              ///< of the last turns, oldest first
    QPointer<TurnView> m_revealed;               ///< kept in sight while heights settle
    QElapsedTimer m_sinceReveal;
    QString m_area;
    bool m_ready = false;
};

} // namespace lastro::chat
