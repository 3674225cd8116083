// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

namespace lastro::widgets { class RoleLabel; }

namespace lastro::chat {

/// Where a new conversation begins: a rule with its name in the middle. What stands above it is not remembered.
class ConversationLine : public QWidget {
    Q_OBJECT
public:
    explicit ConversationLine(QWidget *parent = nullptr);

protected:
    void paintEvent(QPaintEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    void retranslate();

    widgets::RoleLabel *m_label;
};

} // namespace lastro::chat
