// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/chat/citationlist.h"

#include <QWidget>

namespace lastro::widgets { class RoleLabel; }

namespace lastro::chat {

class AnswerText;
class SourceRows;

/// Claims with their citations and, below, the numbered sources. While an answer is written claims come one by one; the
/// answer then takes their place, and what is equal stays as it stands on the screen.
class ClaimsView : public QWidget {
    Q_OBJECT
public:
    explicit ClaimsView(QWidget *parent = nullptr);
    ~ClaimsView() override;

    /// A proven claim of an answer that is still being written; places: one a citation, how its section is called.
    void addClaim(const model::Claim &claim, const QStringList &places);
    /// The claims of the answer, which must outlive this or the next call.
    void setAnswer(const model::Answer &answer);
    /// No more claims will come: the line that says so goes.
    void endWriting();

    int citationCount() const { return int(m_citations.links().size()); }
    std::vector<model::SourceLocation> citations() const;
    /// Opens citation 0..citationCount()-1 and marks it.
    void openCitation(int link);
    /// Opens the numbered source (from 1); false where there is none.
    bool openSource(int number);
    int currentCitation() const { return m_current; }
    void clearCurrent();
    /// Of the marked citation, in this widget's coordinates; null where none is.
    QRect currentRect() const;

Q_SIGNALS:
    void sourceRequested(const lastro::model::SourceLocation &location);

private:
    SourceRows *makeRows();
    void addRow(const CitedSource &source);

    CitationList m_citations;
    AnswerText *m_text;
    SourceRows *m_rows;
    widgets::RoleLabel *m_writing;
    int m_current = -1;
};

} // namespace lastro::chat
