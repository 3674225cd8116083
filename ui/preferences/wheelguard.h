// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

class QWidget;

namespace lastro::preferences {

/// On a page that scrolls, the wheel changes only the field that has the focus, never what it passes over. UI thread.
class WheelGuard : public QObject {
public:
    /// For the choices, figures and sliders that the page has now. Owned by the page.
    explicit WheelGuard(QWidget *page);
    bool eventFilter(QObject *watched, QEvent *event) override;
};

} // namespace lastro::preferences
