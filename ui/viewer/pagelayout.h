// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QRectF>
#include <QSizeF>
#include <QVector>
#include <utility>

namespace lastro::viewer {

/// Where pages stand below one another. Points are PDF points from a page's top left; pixels are device-independent,
/// from the top left of the whole, which is at least as wide as the view. Pages count from 1.
class PageLayout {
public:
    static constexpr int gap = 12;

    void setPages(const QVector<QSizeF> &points);
    void setScale(double pixelsPerPoint);
    void setViewWidth(int pixels);

    int pages() const { return int(m_points.size()); }
    double scale() const { return m_scale; }
    QSizeF pagePoints(int page) const { return m_points[page - 1]; }
    /// The scale at which the widest page fills the view's width.
    double fittingScale() const;

    QSize size() const;
    QRect pageRect(int page) const;
    /// The page at a height; the nearest one in a gap or beyond the ends. 0 without pages.
    int pageAt(int y) const;
    std::pair<int, int> pagesBetween(int top, int bottom) const;

    QRectF toPixels(int page, const QRectF &points) const;
    QPointF toPoints(int page, QPointF pixels) const;

private:
    void layOut();

    QVector<QSizeF> m_points;
    std::vector<int> m_tops;               ///< one a page, then the end of the last
    double m_scale = 1.0;
    int m_viewWidth = 0;
    int m_widest = 0;
};

} // namespace lastro::viewer
