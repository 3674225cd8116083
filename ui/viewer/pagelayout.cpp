// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/viewer/pagelayout.h"

#include <cmath>

namespace lastro::viewer {

namespace {
/// The largest page the PDF standard allows; broken sizes must not break the layout.
constexpr double longestSide = 14'400;

int pixelsOf(double points, double scale)
{
    return std::max(1, int(std::lround(points * scale)));
}
} // namespace

void PageLayout::setPages(const QVector<QSizeF> &points)
{
    m_points = points;
    for (QSizeF &size : m_points)
        size = size.expandedTo({1, 1}).boundedTo({longestSide, longestSide});
    layOut();
}

void PageLayout::setScale(double pixelsPerPoint)
{
    m_scale = pixelsPerPoint;
    layOut();
}

void PageLayout::setViewWidth(int pixels)
{
    m_viewWidth = pixels;
}

double PageLayout::fittingScale() const
{
    double widest = 1;
    for (const QSizeF &size : m_points)
        widest = std::max(widest, size.width());
    return std::max(0.1, (m_viewWidth - 2 * gap) / widest);
}

void PageLayout::layOut()
{
    m_tops.clear();
    m_widest = 0;
    int top = gap;
    for (const QSizeF &size : m_points) {
        m_tops.push_back(top);
        top += pixelsOf(size.height(), m_scale) + gap;
        m_widest = std::max(m_widest, pixelsOf(size.width(), m_scale));
    }
    m_tops.push_back(top);
}

QSize PageLayout::size() const
{
    return {std::max(m_widest + 2 * gap, m_viewWidth), m_points.isEmpty() ? 0 : m_tops.back()};
}

QRect PageLayout::pageRect(int page) const
{
    const QSizeF points = pagePoints(page);
    const QSize pixels(pixelsOf(points.width(), m_scale), pixelsOf(points.height(), m_scale));
    return {QPoint((size().width() - pixels.width()) / 2, m_tops[size_t(page) - 1]), pixels};
}

int PageLayout::pageAt(int y) const
{
    if (m_points.isEmpty())
        return 0;
    const auto after = std::upper_bound(m_tops.begin(), m_tops.end() - 1, y);
    return std::max(1, int(after - m_tops.begin()));
}

std::pair<int, int> PageLayout::pagesBetween(int top, int bottom) const
{
    return {pageAt(top), pageAt(std::max(top, bottom))};
}

QRectF PageLayout::toPixels(int page, const QRectF &points) const
{
    const QPointF origin = pageRect(page).topLeft();
    return {origin + points.topLeft() * m_scale, points.size() * m_scale};
}

QPointF PageLayout::toPoints(int page, QPointF pixels) const
{
    return (pixels - QPointF(pageRect(page).topLeft())) / m_scale;
}

} // namespace lastro::viewer
