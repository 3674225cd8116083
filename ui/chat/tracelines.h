// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/progress.h"
#include "core/model/sourcelocation.h"

#include <QWidget>

class QVBoxLayout;

namespace lastro::chat {

/// What is being done for a question, line by line as it happens; read sections are links.
class TraceLines : public QWidget {
    Q_OBJECT
public:
    explicit TraceLines(QWidget *parent = nullptr);

    void add(const model::TraceStep &step);
    /// Only the first read sections stay once claims or the answer are there; the rest is in the details.
    void settle();

Q_SIGNALS:
    void sourceRequested(const lastro::model::SourceLocation &location);

private:
    QString stepWords(const model::TraceStep &step) const;

    QVBoxLayout *m_layout;
    int m_reading = 0;
};

} // namespace lastro::chat
