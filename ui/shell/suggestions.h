// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/sourcelocation.h"

#include <QObject>
#include <QSet>

namespace lastro::shell {

/// Makes up to three questions from the base's own headings: picks documents in force, official first, asks for them
/// one by one and turns a heading of each into a question.
class Suggestions : public QObject {
    Q_OBJECT
public:
    using QObject::QObject;

    /// Starts anew with what the base holds now.
    void chooseFrom(const std::vector<model::Document> &documents, QDate today);
    /// True if the view was asked for here, and is not for the eye.
    bool take(const model::DocumentView &view);
    bool takeFailure();
    QStringList questions() const;                   ///< in the language of now

Q_SIGNALS:
    void documentWanted(const QString &id);
    void changed();

private:
    struct Topic {
        QString title;
        QString heading;
    };
    void askForNext();

    QStringList m_candidates;
    QString m_wanted;
    std::vector<Topic> m_topics;
};

} // namespace lastro::shell
