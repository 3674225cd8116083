// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/sourcelocation.h"

#include <QWidget>

class QVBoxLayout;

namespace lastro::chat {

/// Lines that each name a section with its seal and open it: numbered sources, evidence with the judge's bar, nearest
/// sections of a refusal.
class SourceRows : public QWidget {
    Q_OBJECT
public:
    explicit SourceRows(QWidget *parent = nullptr);

    /// A numbered source of the answer; location opens its first quote.
    void addSource(int number, const QString &place, const model::Evidence *evidence, const model::SourceLocation &location);
    /// A considered section; with its judge score and, what decided first, its reasons where wanted.
    void addEvidence(const model::Evidence &evidence, bool judged);
    /// A document by its title alone, with a few words about it.
    void addDocument(const QString &document, const QString &title, const QString &about, bool archived);
    bool isEmpty() const;

Q_SIGNALS:
    void sourceRequested(const lastro::model::SourceLocation &location);

private:
    QWidget *addRow(const QString &text, const model::SourceLocation &location, const model::Evidence *evidence, QWidget *before);
    void addAbout(const QString &text);
    void addFolded(const QString &title, const QString &text);

    QVBoxLayout *m_layout;
};

} // namespace lastro::chat
