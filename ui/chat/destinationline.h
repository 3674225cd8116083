// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

namespace lastro::widgets { class RoleLabel; }

namespace lastro::chat {

/// Where the next question goes, before it goes there: a sign and words, so that no one needs to tell colours apart.
class DestinationLine : public QWidget {
    Q_OBJECT
public:
    explicit DestinationLine(QWidget *parent = nullptr);

    /// leaves: something leaves this machine, to what text names. Staying without a text has words of its own.
    void setDestination(const QString &text, bool leaves);

protected:
    void changeEvent(QEvent *event) override;

private:
    class Sign;
    void retranslate();

    Sign *m_sign;
    widgets::RoleLabel *m_stays;
    widgets::RoleLabel *m_leaves;
    QString m_text;
    bool m_leaving = false;
};

} // namespace lastro::chat
