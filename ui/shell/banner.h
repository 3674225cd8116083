// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFrame>

class QPushButton;
class QToolButton;

namespace lastro::widgets { class RoleLabel; }

namespace lastro::shell {

/// One calm strip above everything: what is different from usual, and what may be done.
class Banner : public QFrame {
    Q_OBJECT
public:
    explicit Banner(QWidget *parent = nullptr);

    /// Empty text hides it. Empty action: no button.
    void show(const QString &text, const QString &action = {});
    QString text() const;

Q_SIGNALS:
    void actionChosen();
    void closed();

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    widgets::RoleLabel *m_label;
    QPushButton *m_action;
    QToolButton *m_close;
};

} // namespace lastro::shell
