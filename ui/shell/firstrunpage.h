// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/progress.h"

#include <QWidget>

class QPushButton;
class QVBoxLayout;

namespace lastro::library { class ProgressStrip; }
namespace lastro::widgets { class RoleLabel; }

namespace lastro::shell {

/// The first three steps with an empty base: choose a folder and say what it is, see it being read, ask one of three
/// questions made from its own headings. Can be skipped.
class FirstRunPage : public QWidget {
    Q_OBJECT
public:
    explicit FirstRunPage(bool sampleAvailable, QWidget *parent = nullptr);

    void showEstimate(const model::IndexEstimate &estimate);
    void showProgress(const model::IndexProgress &progress);
    /// Something can be asked already; done: the run is over.
    void showRead(const QString &words, bool done);
    void setSuggestions(const QStringList &questions);

Q_SIGNALS:
    void folderRequested();
    void sampleRequested();
    void cancelRequested();
    void questionChosen(const QString &question);
    void skipped();

protected:
    void changeEvent(QEvent *event) override;

private:
    void retranslate();

    widgets::RoleLabel *m_title;
    widgets::RoleLabel *m_lead;
    widgets::RoleLabel *m_steps[3];
    widgets::RoleLabel *m_texts[3];
    QPushButton *m_choose;
    QPushButton *m_sample;
    library::ProgressStrip *m_progress;
    QVBoxLayout *m_questions;
    QPushButton *m_skip;
    QString m_readWords;
};

} // namespace lastro::shell
