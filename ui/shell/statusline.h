// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/progress.h"

#include <QWidget>

class QToolButton;

namespace lastro::widgets { class RoleLabel; }

namespace lastro::shell {

/// The truth in one line: what is indexed, how much of it has vectors, what is running, where questions go.
class StatusLine : public QWidget {
    Q_OBJECT
public:
    explicit StatusLine(QWidget *parent = nullptr);

    void setStatus(const model::BaseStatus &status);
    void setFailed();               ///< the base could not be opened
    void setOpening();
    void setProgress(const model::IndexProgress &progress);
    void clearProgress();
    QString text() const;

Q_SIGNALS:
    void runningChosen();           ///< what runs was clicked

protected:
    void paintEvent(QPaintEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    void retranslate();

    std::optional<model::BaseStatus> m_status;
    bool m_failed = false;
    std::optional<model::IndexProgress> m_progress;
    widgets::RoleLabel *m_label;
    QToolButton *m_running;
};

/// "1.204 documentos · 9.880 seções · vetores 100 % · local, nada sai desta máquina"
QString statusWords(const model::BaseStatus &status);

} // namespace lastro::shell
