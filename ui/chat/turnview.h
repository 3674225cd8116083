// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/chat/turn.h"
#include "core/model/sourcelocation.h"

#include <QHash>
#include <QWidget>

class QVBoxLayout;

namespace lastro::chat {

class ClaimsView;
class TraceLines;

/// One turn as seen: the question as a title, what was done, the answer with its sources. Reads its turn from the pane
/// that owns both; the turn outlives the view.
class TurnView : public QWidget {
    Q_OBJECT
public:
    explicit TurnView(const Turn &turn, QWidget *parent = nullptr);
    ~TurnView() override;

    /// These show the last of the turn's trace or claims, without touching what stands already.
    void addTrace();
    void addClaim();
    /// The turn's state has changed: shows what came. Claims that were shown before and are in the answer stay as they are.
    void refresh();

    const Turn &turn() const { return *m_turn; }
    int citationCount() const;
    std::vector<model::SourceLocation> citations() const;
    /// Opens citation 0..citationCount()-1 and marks it.
    void openCitation(int link);
    /// Opens the numbered source (from 1); false where there is none.
    bool openSource(int number);
    int currentCitation() const;
    void clearCurrent();
    /// Of the marked citation, in this widget's coordinates.
    QRect currentRect() const;

    int heightForWidth(int width) const override;
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

Q_SIGNALS:
    void sourceRequested(const lastro::model::SourceLocation &location);
    void helpRequested(const lastro::model::HelpChannel &channel);

protected:
    bool event(QEvent *event) override;
    void changeEvent(QEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void showEvent(QShowEvent *event) override;

private:
    void build();
    void forgetHeights();
    void addHead();
    void showState();
    void showAnswer();
    void showClaims();
    void showStopped();
    void showConflicts();
    void showFallBacks();
    void showFooter();
    ClaimsView *claims();
    void dropClaims();
    void showNotice(const QString &text, bool warning);

    const Turn *m_turn;
    QWidget *m_content = nullptr;      ///< everything, made anew at a change of language or font
    QVBoxLayout *m_layout = nullptr;   ///< of m_content
    QVBoxLayout *m_above = nullptr;    ///< above the claims
    TraceLines *m_trace = nullptr;
    ClaimsView *m_claims = nullptr;    ///< null while none are shown
    mutable QHash<int, int> m_heights; ///< by width, of the content as it is: no layout of the list measures a settled turn again
};

} // namespace lastro::chat
