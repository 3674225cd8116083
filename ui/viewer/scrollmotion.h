// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QVariantAnimation>

class QScrollBar;

namespace lastro::viewer {

/// Moves a scroll bar to a value so that the eye can follow; at once where the style has no animations. Far jumps begin
/// near their end.
class ScrollMotion : public QObject {
    Q_OBJECT
public:
    explicit ScrollMotion(QScrollBar &bar, QObject *parent = nullptr);

    void moveTo(int value, bool animated);
    /// Adds to where a running motion will end.
    void moveBy(int distance);
    void stop();

private:
    QScrollBar &m_bar;
    QVariantAnimation m_animation;
};

} // namespace lastro::viewer
