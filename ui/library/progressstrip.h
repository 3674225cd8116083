// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/progress.h"

#include <QWidget>

class QLabel;
class QProgressBar;
class QPushButton;

namespace lastro::library {

/// What indexing is doing: phase, file at hand, bar, time left, and the way to stop it.
class ProgressStrip : public QWidget {
    Q_OBJECT
public:
    explicit ProgressStrip(QWidget *parent = nullptr);
    void setProgress(const model::IndexProgress &progress);

Q_SIGNALS:
    void cancelRequested();

protected:
    void changeEvent(QEvent *event) override;

private:
    void retranslate();

    model::IndexProgress m_progress;
    QLabel *m_words;
    QLabel *m_file;
    QProgressBar *m_bar;
    QPushButton *m_cancel;
};

} // namespace lastro::library
