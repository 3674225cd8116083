// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/sourcelocation.h"

#include <QFrame>

class QVBoxLayout;

namespace lastro::chat {

/// The calm card of an answer that states nothing: not found (help channel first), partial (names the document to read
/// whole) or blocked. Not an error.
class OutcomeCard : public QFrame {
    Q_OBJECT
public:
    /// onlyTitle: the one document that was asked; empty: the whole base.
    explicit OutcomeCard(const model::Answer &answer, const QString &onlyTitle = {}, QWidget *parent = nullptr);

Q_SIGNALS:
    void sourceRequested(const lastro::model::SourceLocation &location);
    void helpRequested(const lastro::model::HelpChannel &channel);

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    void addPartial(const model::Answer &answer);
    void addNotFound(const model::Answer &answer, const QString &onlyTitle);
    void addWhy(const model::Answer &answer);
    void addNearest(const model::Answer &answer);
    void addHelp(const model::Answer &answer, bool primary);
    void addText(const QString &text);

    QVBoxLayout *m_layout;
};

} // namespace lastro::chat
