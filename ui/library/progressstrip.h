// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/progress.h"

#include <QWidget>

class QProgressBar;
class QPushButton;

namespace lastro::widgets { class RoleLabel; }

namespace lastro::library {

/// What indexing is doing: phase, file at hand, bar, time left, what the run has before it, and the way to stop it.
class ProgressStrip : public QWidget {
    Q_OBJECT
public:
    explicit ProgressStrip(QWidget *parent = nullptr);
    void setProgress(const model::IndexProgress &progress);
    void setEstimate(const model::IndexEstimate &estimate);
    void clearEstimate();                        ///< the run is over

Q_SIGNALS:
    void cancelRequested();

protected:
    void changeEvent(QEvent *event) override;

private:
    void retranslate();

    model::IndexProgress m_progress;
    std::optional<model::IndexEstimate> m_estimate;
    widgets::RoleLabel *m_words;
    widgets::RoleLabel *m_file;
    widgets::RoleLabel *m_before;
    QProgressBar *m_bar;
    QPushButton *m_cancel;
};

} // namespace lastro::library
