// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QCheckBox;
class QToolButton;

namespace lastro::chat {

class DestinationLine;

/// What goes along with the next question, above the box it is typed in: where it goes, whether only the open document is
/// asked, and the way to begin a new conversation.
class AskContext : public QWidget {
    Q_OBJECT
public:
    explicit AskContext(QWidget *parent = nullptr);

    /// Shown from the first call on; as in DestinationLine.
    void setDestination(const QString &text, bool leaves);
    /// The document beside the chat; empty: none. Another document puts "only in this document" off.
    void setOpenDocument(const QString &id, const QString &title);
    /// The document that alone is to be asked; empty: the whole base.
    QString onlyDocument() const;
    QString openDocument() const { return m_document; }
    QString openTitle() const { return m_title; }
    /// begun: there are turns; remembered: a new conversation would forget something.
    void setConversation(bool begun, bool remembered);

Q_SIGNALS:
    void newConversationChosen();

protected:
    void changeEvent(QEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    void retranslate();
    void fitWidth();           ///< the title is cut, and the button keeps its sign alone, where there is little room

    DestinationLine *m_destination;
    QToolButton *m_newConversation;
    QCheckBox *m_only;
    QString m_document;
    QString m_title;
};

} // namespace lastro::chat
