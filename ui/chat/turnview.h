// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/chat/turn.h"
#include "core/model/sourcelocation.h"

#include <QWidget>

class QVBoxLayout;

namespace lastro::chat {

class AnswerText;
class CitationList;
class TraceLines;

/// One turn as seen: the question as a title, what was done, the answer with its sources. Reads its turn from the pane
/// that owns both; the turn outlives the view.
class TurnView : public QWidget {
    Q_OBJECT
public:
    explicit TurnView(const Turn &turn, QWidget *parent = nullptr);
    ~TurnView() override;

    void addTrace(const model::TraceStep &step);
    /// The turn's state has changed: shows what came.
    void refresh();

    const Turn &turn() const { return *m_turn; }
    int citationCount() const;
    std::vector<model::SourceLocation> citations() const;
    /// Opens citation 0..citationCount()-1 and marks it.
    void openCitation(int link);
    /// Opens the numbered source (from 1); false where there is none.
    bool openSource(int number);
    int currentCitation() const { return m_current; }
    void clearCurrent();
    /// Of the marked citation, in this widget's coordinates.
    QRect currentRect() const;

Q_SIGNALS:
    void sourceRequested(const lastro::model::SourceLocation &location);
    void helpRequested(const lastro::model::HelpChannel &channel);

protected:
    void changeEvent(QEvent *event) override;

private:
    void build();
    void showAnswer();
    void showClaims();
    void showConflicts();
    void showFooter();
    void showNotice(const QString &text, bool warning);

    const Turn *m_turn;
    std::unique_ptr<CitationList> m_citations;
    QWidget *m_content = nullptr;      ///< everything, made anew at a change of state or language
    QVBoxLayout *m_layout = nullptr;   ///< of m_content
    TraceLines *m_trace = nullptr;
    AnswerText *m_text = nullptr;
    int m_current = -1;
};

} // namespace lastro::chat
