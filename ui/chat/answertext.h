// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/answer.h"

#include <QTextBrowser>

namespace lastro::chat {

class CitationList;

/// The claims of an answer as selectable text with their citations as links. Built from values piece by piece, never
/// from markup; loads nothing, opens nothing by itself. As tall as its text.
/// Tab and Shift+Tab walk the citations, Enter opens one.
class AnswerText : public QTextBrowser {
    Q_OBJECT
public:
    explicit AnswerText(QWidget *parent = nullptr);

    /// citations numbers the same claims; tips are kept, the list is not. Claims that stand here already, as they are and
    /// in the same place, stay untouched on the screen, with selection and mark.
    void setClaims(const std::vector<model::Claim> &claims, const CitationList &citations);
    /// One more claim after the others; citations numbers them all.
    void addClaim(const model::Claim &claim, const CitationList &citations);
    /// Marks the citation at hand; -1 = none.
    void setCurrentLink(int link);
    int currentLink() const { return m_current; }
    QRect linkRect(int link) const;        ///< in this widget's coordinates; null where there is none

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

Q_SIGNALS:
    void citationActivated(int link);

protected:
    QVariant loadResource(int type, const QUrl &name) override;
    QMimeData *createMimeDataFromSelection() const override;
    void resizeEvent(QResizeEvent *event) override;
    void wheelEvent(QWheelEvent *event) override;
    void contextMenuEvent(QContextMenuEvent *event) override;
    void changeEvent(QEvent *event) override;
    bool event(QEvent *event) override;

private:
    void rebuild();
    void takeLinks(const CitationList &citations);
    void insertClaim(class QTextCursor &cursor, size_t claim, size_t &link);
    void insertCitations(class QTextCursor &cursor, const model::Claim &claim, size_t &link);
    void fitHeight();

    struct Link {
        int number = 1;
        QString tip;
        int start = 0;
        int end = 0;
    };
    std::vector<model::Claim> m_claims;
    std::vector<Link> m_links;
    int m_current = -1;
};

} // namespace lastro::chat
