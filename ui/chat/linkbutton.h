// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractButton>

namespace lastro::chat {

/// One line of plain text that opens something: looks like a link, behaves like a button (Tab, Enter, Space, screen
/// readers). Elided when there is no room, then whole in the tool tip.
class LinkButton : public QAbstractButton {
    Q_OBJECT
public:
    explicit LinkButton(const QString &text, QWidget *parent = nullptr);

    /// Words in quiet colour before the link ("Lendo").
    void setPrefix(const QString &prefix);
    void setStruckOut(bool struckOut);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    bool event(QEvent *event) override;

private:
    QString m_prefix;
    bool m_struckOut = false;
};

} // namespace lastro::chat
