// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/progress.h"
#include "core/model/sourcelocation.h"

#include <QWidget>

class QPushButton;

namespace lastro::widgets { class RoleLabel; }

namespace lastro::chat {

struct Turn;
class AskContext;
class QuestionBox;
class TurnList;

/// Questions and their answers. Knows values only: whoever owns it answers askRequested() with beginTurn() and then
/// hands in what happens; calls for a turn that is no longer working are ignored. UI thread.
/// Keys: Enter asks, Esc stops, Ctrl+N begins a new conversation, Ctrl+Down and Ctrl+Up open the next citation and the one before, 1-9 open a source of the
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

    /// Where a question goes, shown at the box from the first call on. leaves: something leaves this machine, to what the
    /// plain text names; the pane adds that it leaves. Staying, an empty text stands for the pane's own words.
    void setDestination(const QString &plainText, bool leaves);
    /// The document that is open beside the chat, so that a question can be put to it alone (Question::onlyDocument); empty:
    /// none. Off until chosen, and again for each other document.
    void setOpenDocument(const QString &id, const QString &title);

    void beginTurn(quint64 id, const model::Question &question);
    void addTrace(quint64 id, const model::TraceStep &step);
    /// Proven while the answer is being written; one without a verified citation is not shown. The answer takes their place.
    void addClaim(quint64 id, const model::Claim &claim);
    void showAnswer(quint64 id, const model::Answer &answer);
    void showError(quint64 id, const base::Error &error);

    bool isWorking() const;
    int turnCount() const;
    /// The conversation before the next question: the last answered questions since "Nova conversa", at most six, oldest first.
    std::vector<model::PastTurn> turns() const;
    void focusQuestion();
    /// Of the turn at hand, in the order of its text: what the source pane marks and walks through.
    std::vector<model::SourceLocation> citations() const;
    void ask(const QString &question);

public Q_SLOTS:
    void openNextCitation();
    void openPreviousCitation();
    void newConversation();

Q_SIGNALS:
    void askRequested(const lastro::model::Question &question);
    void stopRequested();
    void sourceRequested(const lastro::model::SourceLocation &location);
    void helpRequested(const lastro::model::HelpChannel &channel);

protected:
    void keyPressEvent(QKeyEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    void connectParts();
    void askWhatIsWritten();
    void stop();
    Turn *workingTurn(quint64 id);
    void settle();
    void restoreQuestion(const QString &question);
    void updateButtons();
    void fitButtons();
    void retranslate();

    TurnList *m_turns;
    AskContext *m_context;
    QuestionBox *m_box;
    QPushButton *m_ask;
    QPushButton *m_stop;
    widgets::RoleLabel *m_hint;
    QString m_area;
    bool m_ready = false;
};

} // namespace lastro::chat
