// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QButtonGroup;
class QToolButton;
class QVBoxLayout;

namespace lastro::shell {

class RailButton;

/// The places of the window, one below the other; collapses to icons.
class Rail : public QWidget {
    Q_OBJECT
public:
    explicit Rail(QWidget *parent = nullptr);

    /// Adds a place with Ctrl+(number of the place) as its shortcut; places are numbered from 0.
    void addPlace(const QString &iconName);
    void setWord(int place, const QString &word);
    void setCurrent(int place);
    void setCollapsed(bool collapsed);
    bool isCollapsed() const { return m_collapsed; }

Q_SIGNALS:
    void chosen(int place);
    void collapsedChanged(bool collapsed);

protected:
    void paintEvent(QPaintEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    void retranslate();

    QButtonGroup *m_group;
    QVBoxLayout *m_places;
    QList<RailButton *> m_buttons;
    QToolButton *m_collapse;
    bool m_collapsed = false;
};

} // namespace lastro::shell
