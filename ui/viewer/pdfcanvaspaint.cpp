// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/viewer/pagestyle.h"
#include "ui/viewer/pdfcanvas.h"
#include "ui/widgets/palette.h"

#include <QPaintEvent>
#include <cmath>

namespace lastro::viewer {

namespace {

constexpr double boxMargin = 1.5;          // points

/// Paper is white in every theme, so what is drawn on it takes the light colours.
QPalette paperPalette()
{
    return widgets::paletteFor(widgets::Theme::Light, QPalette());
}

void fillBoxes(QPainter &painter, const std::vector<QRectF> &boxes, const QColor &color)
{
    painter.setCompositionMode(QPainter::CompositionMode_Multiply);
    for (const QRectF &box : boxes)
        painter.fillRect(box, color);
    painter.setCompositionMode(QPainter::CompositionMode_SourceOver);
}

void frameBoxes(QPainter &painter, const std::vector<QRectF> &boxes, const QColor &color, double width)
{
    painter.setPen(QPen(color, width, Qt::SolidLine, Qt::SquareCap, Qt::MiterJoin));
    painter.setBrush(Qt::NoBrush);
    for (const QRectF &box : boxes)
        painter.drawRect(box);
}

} // namespace

void PdfCanvas::paintEvent(QPaintEvent *event)
{
    if (pages() == 0)
        return;
    QPainter painter(viewport());
    const auto [first, last] = m_layout.pagesBetween(event->rect().top() + offset().y(), event->rect().bottom() + offset().y());
    for (int page = first; page <= last; ++page) {
        drawPage(painter, page);
        drawMarks(painter, page);
    }
}

void PdfCanvas::drawPage(QPainter &painter, int page) const
{
    const QRect target = pageRectInView(page);
    const QPalette paper = paperPalette();
    painter.fillRect(target, paper.color(QPalette::Base));
    const PageCache::Drawn *drawn = m_cache.find(page);
    if (!drawn) {
        painter.setPen(paper.color(QPalette::PlaceholderText));
        painter.drawText(target, Qt::AlignCenter | Qt::TextWordWrap,
                         m_undrawable.contains(page) ? tr("A página %1 não pode ser desenhada.").arg(page) : tr("Página %1").arg(page));
    } else {
        const QSizeF own = QSizeF(drawn->image.size()) / devicePixelRatioF();
        const bool fits = std::abs(own.width() - target.width()) <= 1 && std::abs(own.height() - target.height()) <= 1;
        painter.setRenderHint(QPainter::SmoothPixmapTransform, !fits);
        painter.drawImage(fits ? QRectF(target.topLeft(), own) : QRectF(target), drawn->image);
    }
    painter.setPen(palette().color(QPalette::Dark));
    painter.setBrush(Qt::NoBrush);
    painter.drawRect(target.adjusted(-1, -1, 0, 0));
}

void PdfCanvas::drawMarks(QPainter &painter, int page) const
{
    const auto placed = [&](const std::vector<QRectF> &boxes, double margin) {
        std::vector<QRectF> pixels;
        for (const QRectF &box : boxes)
            pixels.push_back(m_layout.toPixels(page, box.adjusted(-margin, -margin, margin, margin)).translated(-offset()));
        return pixels;
    };
    const auto of = [&](const PageBoxes &boxes, double margin) {
        const auto at = boxes.find(page);
        return at == boxes.end() ? std::vector<QRectF>() : placed(at->second, margin);
    };
    const QPalette paper = paperPalette();
    const MarkColors marks = markColors(paper);
    fillBoxes(painter, of(m_otherQuotes, boxMargin), marks.other);
    const std::vector<QRectF> quote = of(m_quotes, boxMargin);
    fillBoxes(painter, quote, marks.main);
    frameBoxes(painter, quote, marks.frame, 1.5);
    fillBoxes(painter, of(m_matches, 0.5), widgets::color(widgets::ColorRole::MinutesFill, paper));
    const std::vector<QRectF> match = of(m_currentMatch, 0.5);
    fillBoxes(painter, match, widgets::color(widgets::ColorRole::MinutesFill, paper));
    frameBoxes(painter, match, widgets::color(widgets::ColorRole::Minutes, paper), 2);
    QColor chosen = paper.color(QPalette::Highlight);
    chosen.setAlphaF(0.3f);
    for (const QRectF &box : placed(m_selection.boxes(page, m_texts), 0))
        painter.fillRect(box, chosen);
}

} // namespace lastro::viewer
