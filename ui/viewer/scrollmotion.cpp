// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/viewer/scrollmotion.h"

#include <QScrollBar>
#include <QStyle>

namespace lastro::viewer {

ScrollMotion::ScrollMotion(QScrollBar &bar, QObject *parent) : QObject(parent), m_bar(bar)
{
    m_animation.setEasingCurve(QEasingCurve::OutCubic);
    connect(&m_animation, &QVariantAnimation::valueChanged, this, [this](const QVariant &value) { m_bar.setValue(value.toInt()); });
}

void ScrollMotion::moveTo(int value, bool animated)
{
    m_animation.stop();
    const int end = std::clamp(value, m_bar.minimum(), m_bar.maximum());
    const int duration = m_bar.style()->styleHint(QStyle::SH_Widget_Animation_Duration, nullptr, &m_bar);
    if (!animated || duration <= 0) {
        m_bar.setValue(end);
        return;
    }
    const int farthest = 2 * m_bar.pageStep();
    const int start = std::clamp(m_bar.value(), end - farthest, end + farthest);
    if (start == end)
        return;
    m_animation.setDuration(std::min(duration, 160));
    m_animation.setStartValue(start);
    m_animation.setEndValue(end);
    m_animation.start();
}

void ScrollMotion::moveBy(int distance)
{
    const bool running = m_animation.state() == QAbstractAnimation::Running;
    moveTo((running ? m_animation.endValue().toInt() : m_bar.value()) + distance, true);
}

void ScrollMotion::stop()
{
    m_animation.stop();
}

} // namespace lastro::viewer
