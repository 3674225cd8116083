// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/sourcelocation.h"

#include <QWidget>

namespace lastro::chat {

/// How an answer came about: searches, judged evidence with reasons, dropped claims, what filters kept out, times.
/// Keeps nothing of the answer after construction.
class Details : public QWidget {
    Q_OBJECT
public:
    explicit Details(const model::Answer &answer, QWidget *parent = nullptr);

Q_SIGNALS:
    void sourceRequested(const lastro::model::SourceLocation &location);

private:
    void addSearches(const model::Answer &answer);
    void addEvidence(const model::Answer &answer);
    void addDropped(const model::Answer &answer);
    void addHidden(const model::Answer &answer);
    void addTimes(const model::Answer &answer);
    void addHeading(const QString &text);
    void addLine(const QString &text);
    class SourceRows *addRows();
};

} // namespace lastro::chat
