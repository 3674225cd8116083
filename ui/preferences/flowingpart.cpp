// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/preferences/flowingpart.h"

#include <QEvent>
#include <QResizeEvent>

#include <algorithm>

namespace lastro::preferences {

QSize FlowingPart::minimumSizeHint() const
{
    const QSize guessed = QWidget::minimumSizeHint();
    return hasHeightForWidth() ? QSize(guessed.width(), heightForWidth(std::max(width(), guessed.width()))) : guessed;
}

void FlowingPart::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    if (event->oldSize().width() != event->size().width())
        updateGeometry();
}

void FlowingPart::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

} // namespace lastro::preferences
