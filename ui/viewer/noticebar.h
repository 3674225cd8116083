// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFrame>

class QPushButton;

namespace lastro::widgets { class RoleLabel; }

namespace lastro::viewer {

/// A quiet strip with a sentence and, where there is something to do, a button. Hidden while it has nothing to say.
class NoticeBar : public QFrame {
    Q_OBJECT
public:
    explicit NoticeBar(QWidget *parent = nullptr);

    /// Both are shown as plain text; an empty act has no button.
    void say(const QString &sentence, const QString &act = {});
    QString sentence() const;
    QPushButton &button() const { return *m_act; }

Q_SIGNALS:
    void actAsked();

protected:
    void changeEvent(QEvent *event) override;

private:
    void recolor();

    widgets::RoleLabel *m_words;
    QPushButton *m_act;
    bool m_recoloring = false;
};

} // namespace lastro::viewer
