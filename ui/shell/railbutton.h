// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractButton>

namespace lastro::shell {

/// A place in the rail: icon and word, or the icon alone with the word as tool tip. The chosen one wears the accent bar.
class RailButton : public QAbstractButton {
    Q_OBJECT
public:
    explicit RailButton(const QString &iconName, QWidget *parent = nullptr);
    void setCollapsed(bool collapsed);
    void setWord(const QString &word, const QKeySequence &shortcut);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    QString m_iconName;
    bool m_collapsed = false;
};

} // namespace lastro::shell
