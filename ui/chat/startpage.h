// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QVBoxLayout;

namespace lastro::widgets { class RoleLabel; }

namespace lastro::chat {

/// What is seen before the first question: what will appear here and how, and questions to begin with.
class StartPage : public QWidget {
    Q_OBJECT
public:
    explicit StartPage(QWidget *parent = nullptr);
    void setSuggestions(const QStringList &questions);

Q_SIGNALS:
    void questionChosen(const QString &question);

protected:
    void changeEvent(QEvent *event) override;

private:
    void retranslate();

    widgets::RoleLabel *m_title;
    widgets::RoleLabel *m_text;
    widgets::RoleLabel *m_suggestionTitle;
    QVBoxLayout *m_suggestions;
};

} // namespace lastro::chat
