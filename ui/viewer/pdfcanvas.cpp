// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/viewer/pdfcanvas.h"

#include "ui/viewer/scrollmotion.h"

#include <QScrollBar>
#include <QTimer>
#include <cmath>

namespace lastro::viewer {

namespace {
constexpr int restMs = 60;
/// One image never takes more than a third of the cache, so that two pages on screen and one ahead fit.
constexpr double largestImageBytes = PageCache::defaultLimit / 3.0;
constexpr double bytesPerPixel = 4;
} // namespace

PdfCanvas::PdfCanvas(const PageTexts &texts, QWidget *parent)
    : QAbstractScrollArea(parent), m_texts(texts), m_motion(new ScrollMotion(*verticalScrollBar(), this)), m_rest(new QTimer(this))
{
    setFrameShape(QFrame::NoFrame);
    setFocusPolicy(Qt::StrongFocus);
    viewport()->setBackgroundRole(QPalette::Mid);
    viewport()->setAutoFillBackground(true);
    viewport()->setCursor(Qt::IBeamCursor);
    m_rest->setSingleShot(true);
    m_rest->setInterval(restMs);
    connect(m_rest, &QTimer::timeout, this, &PdfCanvas::needsChanged);
    connect(verticalScrollBar(), &QAbstractSlider::sliderPressed, this, &PdfCanvas::userMoved);
}

PdfCanvas::~PdfCanvas() = default;

void PdfCanvas::setPages(const QVector<QSizeF> &points)
{
    clear();
    m_layout.setPages(points);
    layOut();
    noteMovement();
}

void PdfCanvas::clear()
{
    m_motion->stop();
    m_cache.clear();
    m_undrawable.clear();
    m_selection.clear();
    m_quotes.clear();
    m_otherQuotes.clear();
    m_matches.clear();
    m_currentMatch.clear();
    m_place.reset();
    m_lastRead = 0;
    m_layout.setPages({});
    updateBars();
    viewport()->update();
}

QPoint PdfCanvas::offset() const
{
    return {horizontalScrollBar()->value(), verticalScrollBar()->value()};
}

int PdfCanvas::readPage() const
{
    return m_layout.pageAt(verticalScrollBar()->value() + viewport()->height() / 3);
}

std::pair<int, int> PdfCanvas::visiblePages() const
{
    const int top = verticalScrollBar()->value();
    return m_layout.pagesBetween(top, top + viewport()->height());
}

double PdfCanvas::pixelsPerPoint(int page) const
{
    const QSizeF points = m_layout.pagePoints(page);
    const double most = std::sqrt(largestImageBytes / (bytesPerPixel * points.width() * points.height()));
    return std::min(m_layout.scale() * devicePixelRatioF(), most);
}

bool PdfCanvas::isCurrent(int page, double drawnScale) const
{
    return std::abs(drawnScale - pixelsPerPoint(page)) < 1e-6;
}

std::vector<int> PdfCanvas::wantedPages() const
{
    if (pages() == 0)
        return {};
    const auto [first, last] = visiblePages();
    std::vector<int> order;
    for (int page = first; page <= last; ++page)
        order.push_back(page);
    order.insert(order.end(), {last + 1, last + 2, first - 1});
    std::vector<int> wanted;
    double bytes = 0;
    for (const int page : order) {
        if (page < 1 || page > pages())
            continue;
        const QSizeF pixels = m_layout.pagePoints(page) * pixelsPerPoint(page);
        bytes += bytesPerPixel * std::ceil(pixels.width()) * std::ceil(pixels.height());
        if (bytes > double(m_cache.limit()) && !wanted.empty())
            break;
        wanted.push_back(page);
    }
    return wanted;
}

std::vector<PdfCanvas::Need> PdfCanvas::needs() const
{
    std::vector<Need> needs;
    const auto visible = visiblePages();
    for (const int page : wantedPages()) {
        const PageCache::Drawn *drawn = m_cache.find(page);
        if (!m_undrawable.contains(page) && (!drawn || !isCurrent(page, drawn->pixelsPerPoint)))
            needs.push_back({page, pixelsPerPoint(page), page >= visible.first && page <= visible.second});
    }
    return needs;
}

void PdfCanvas::setImage(int page, double pixelsPerPoint, const QImage &image)
{
    if (page < 1 || page > pages())
        return;
    if (image.isNull()) {
        m_undrawable.insert(page);
    } else {
        const std::vector<int> wanted = wantedPages();
        m_cache.insert(page, pixelsPerPoint, image, readPage(), [&](int other, double scale) {
            return isCurrent(other, scale) && std::find(wanted.begin(), wanted.end(), other) != wanted.end();
        });
    }
    viewport()->update(pageRectInView(page));
}

double PdfCanvas::shownZoom() const
{
    return m_layout.scale() * 72.0 / logicalDpiX();
}

void PdfCanvas::setZoom(double factor)
{
    m_zoom = factor <= 0 ? 0 : std::clamp(factor, 0.5, 4.0);
    layOut();
}

void PdfCanvas::layOut()
{
    if (pages() == 0)
        return;
    const int page = m_layout.pageAt(verticalScrollBar()->value());
    const QPoint middle(viewport()->width() / 2, 0);
    const QPointF kept = m_layout.toPoints(page, offset() + middle);
    m_layout.setViewWidth(viewport()->width());
    m_layout.setScale(m_zoom > 0 ? m_zoom * logicalDpiX() / 72.0 : m_layout.fittingScale());
    m_motion->stop();
    updateBars();
    if (m_place) {
        scrollToPlace(false);
    } else {
        const QPointF now = m_layout.toPixels(page, QRectF(kept, QSizeF())).topLeft() - QPointF(middle);
        horizontalScrollBar()->setValue(int(std::lround(now.x())));
        verticalScrollBar()->setValue(int(std::lround(now.y())));
    }
    viewport()->update();
    m_rest->start();
}

void PdfCanvas::updateBars()
{
    const QSize whole = m_layout.size();
    const QSize view = viewport()->size();
    verticalScrollBar()->setRange(0, std::max(0, whole.height() - view.height()));
    verticalScrollBar()->setPageStep(std::max(1, view.height() - 2 * fontMetrics().height()));
    verticalScrollBar()->setSingleStep(fontMetrics().height() * 2);
    horizontalScrollBar()->setRange(0, std::max(0, whole.width() - view.width()));
    horizontalScrollBar()->setPageStep(view.width());
    horizontalScrollBar()->setSingleStep(fontMetrics().height() * 2);
}

void PdfCanvas::setQuotes(PageBoxes main, PageBoxes others)
{
    m_quotes = std::move(main);
    m_otherQuotes = std::move(others);
    viewport()->update();
}

void PdfCanvas::setMatches(const std::vector<PageSearch::Match> &matches, const PageSearch::Match *current)
{
    m_matches.clear();
    m_currentMatch.clear();
    for (const PageSearch::Match &match : matches) {
        std::vector<QRectF> &boxes = (&match == current ? m_currentMatch : m_matches)[match.page];
        boxes.insert(boxes.end(), match.boxes.begin(), match.boxes.end());
    }
    viewport()->update();
}

void PdfCanvas::showPlace(int page, const QRectF &points, bool animated)
{
    if (page < 1 || page > pages())
        return;
    m_place = Place{page, points};
    scrollToPlace(animated);
}

void PdfCanvas::scrollToPlace(bool animated)
{
    const QRectF pixels = m_layout.toPixels(m_place->page, m_place->points);
    const int share = m_place->points.isNull() ? PageLayout::gap : std::max(0, std::min(viewport()->height() / 3,
        viewport()->height() - int(pixels.height()) - 2 * PageLayout::gap));
    m_motion->moveTo(int(pixels.top()) - share, animated);
    QScrollBar *across = horizontalScrollBar();
    if (pixels.left() < across->value() || pixels.right() > across->value() + viewport()->width())
        across->setValue(int(pixels.left()) - PageLayout::gap);
}

void PdfCanvas::goToPage(int page)
{
    if (page < 1 || page > pages())
        return;
    m_place.reset();
    m_motion->moveTo(m_layout.pageRect(page).top() - PageLayout::gap, true);
}

void PdfCanvas::noteMovement()
{
    if (const int page = readPage(); page != m_lastRead) {
        m_lastRead = page;
        Q_EMIT readPageChanged(page);
    }
    if (!m_rest->isActive())
        m_rest->start();
}

void PdfCanvas::userMoved()
{
    m_place.reset();
}

QString PdfCanvas::selectedText() const
{
    return m_selection.text(m_texts);
}

QRect PdfCanvas::pageRectInView(int page) const
{
    return m_layout.pageRect(page).translated(-offset());
}

void PdfCanvas::scrollContentsBy(int dx, int dy)
{
    viewport()->scroll(dx, dy);
    noteMovement();
}

void PdfCanvas::resizeEvent(QResizeEvent *event)
{
    QAbstractScrollArea::resizeEvent(event);
    m_layout.setViewWidth(viewport()->width());
    layOut();
    noteMovement();
}

} // namespace lastro::viewer
