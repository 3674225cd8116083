// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/viewer/pdfcanvas.h"
#include "ui/viewer/scrollmotion.h"

#include <QKeyEvent>
#include <QScrollBar>
#include <QWheelEvent>

namespace lastro::viewer {

namespace {
/// Wheel movement smaller than a notch (touch pads send it in pixels).
constexpr int notch = 120;
} // namespace

std::optional<PageSelection::Spot> PdfCanvas::spotAt(QPoint place) const
{
    if (pages() == 0)
        return std::nullopt;
    const QPoint pixels = place + offset();
    const int page = m_layout.pageAt(pixels.y());
    const PageText *text = m_texts.find(page);
    const int word = text ? text->wordAt(m_layout.toPoints(page, pixels)) : -1;
    return word < 0 ? std::nullopt : std::optional(PageSelection::Spot{page, word});
}

void PdfCanvas::wheelEvent(QWheelEvent *event)
{
    event->accept();
    const int turned = event->angleDelta().y();
    if (event->modifiers().testFlag(Qt::ControlModifier)) {
        if (turned != 0)
            Q_EMIT zoomStepAsked(turned > 0);
        return;
    }
    userMoved();
    if (event->modifiers().testFlag(Qt::ShiftModifier) || event->angleDelta().x() != 0) {
        const int across = event->angleDelta().x() != 0 ? event->angleDelta().x() : turned;
        horizontalScrollBar()->setValue(horizontalScrollBar()->value() - across);
    } else if (!event->pixelDelta().isNull()) {
        m_motion->stop();
        verticalScrollBar()->setValue(verticalScrollBar()->value() - event->pixelDelta().y());
    } else {
        m_motion->moveBy(-turned * 3 * verticalScrollBar()->singleStep() / notch);
    }
}

void PdfCanvas::keyPressEvent(QKeyEvent *event)
{
    QScrollBar *bar = verticalScrollBar();
    if (event->matches(QKeySequence::Copy)) {
        Q_EMIT copyAsked();
        return;
    }
    const bool back = event->modifiers().testFlag(Qt::ShiftModifier);
    switch (event->key()) {
    case Qt::Key_PageDown: m_motion->moveBy(bar->pageStep()); break;
    case Qt::Key_PageUp: m_motion->moveBy(-bar->pageStep()); break;
    case Qt::Key_Space: m_motion->moveBy(back ? -bar->pageStep() : bar->pageStep()); break;
    case Qt::Key_Down: m_motion->moveBy(bar->singleStep()); break;
    case Qt::Key_Up: m_motion->moveBy(-bar->singleStep()); break;
    case Qt::Key_Home: m_motion->moveTo(bar->minimum(), true); break;
    case Qt::Key_End: m_motion->moveTo(bar->maximum(), true); break;
    default: QAbstractScrollArea::keyPressEvent(event); return;
    }
    userMoved();
    event->accept();
}

void PdfCanvas::mousePressEvent(QMouseEvent *event)
{
    if (event->button() != Qt::LeftButton)
        return;
    userMoved();
    m_selection.clear();
    if (const auto spot = spotAt(event->pos()))
        m_selection.begin(*spot);
    viewport()->update();
}

void PdfCanvas::mouseMoveEvent(QMouseEvent *event)
{
    if (!event->buttons().testFlag(Qt::LeftButton) || !m_selection.hasAnchor())
        return;
    if (event->pos().y() < 0 || event->pos().y() > viewport()->height()) {
        const int beyond = event->pos().y() < 0 ? event->pos().y() : event->pos().y() - viewport()->height();
        verticalScrollBar()->setValue(verticalScrollBar()->value() + beyond / 2);
    }
    if (const auto spot = spotAt(event->pos()))
        m_selection.extend(*spot);
    viewport()->update();
}

void PdfCanvas::mouseReleaseEvent(QMouseEvent *event)
{
    event->accept();
}

void PdfCanvas::mouseDoubleClickEvent(QMouseEvent *event)
{
    if (const auto spot = spotAt(event->pos()); spot && event->button() == Qt::LeftButton) {
        m_selection.selectWord(*spot);
        viewport()->update();
    }
}

void PdfCanvas::contextMenuEvent(QContextMenuEvent *event)
{
    Q_EMIT menuAsked(event->globalPos());
}

} // namespace lastro::viewer
