// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

#include <QWidget>

class QPushButton;

namespace lastro::widgets { class RoleLabel; }

namespace lastro::shell {

/// Instead of the panes when the base could not be opened: what happened, what to do, and another try.
class OpenErrorPage : public QWidget {
    Q_OBJECT
public:
    explicit OpenErrorPage(QWidget *parent = nullptr);
    void setError(const base::Error &error, const QString &baseFolder);

Q_SIGNALS:
    void retryRequested();

protected:
    void changeEvent(QEvent *event) override;

private:
    void retranslate();

    base::Error m_error;
    QString m_folder;
    widgets::RoleLabel *m_title;
    widgets::RoleLabel *m_sentence;
    widgets::RoleLabel *m_place;
    QPushButton *m_retry;
};

} // namespace lastro::shell
