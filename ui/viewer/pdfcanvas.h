// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/viewer/pagecache.h"
#include "ui/viewer/pagelayout.h"
#include "ui/viewer/pageselection.h"
#include "ui/viewer/pagesearch.h"
#include "ui/viewer/wordboxes.h"

#include <QAbstractScrollArea>
#include <set>

class QTimer;

namespace lastro::viewer {

class ScrollMotion;

/// Pages below one another with quotes, matches and a selection on them. It draws what it was given and says what it
/// needs; it asks nobody itself.
class PdfCanvas : public QAbstractScrollArea {
    Q_OBJECT
public:
    /// The texts must outlive the canvas.
    explicit PdfCanvas(const PageTexts &texts, QWidget *parent = nullptr);
    ~PdfCanvas() override;

    void setPages(const QVector<QSizeF> &points);
    void clear();
    int pages() const { return m_layout.pages(); }
    int readPage() const;

    struct Need {
        int page = 0;
        double pixelsPerPoint = 0;
        bool visible = false;
    };
    /// Images that are missing at the present scale: what is on screen from the top, then the pages ahead and behind.
    std::vector<Need> needs() const;
    std::pair<int, int> visiblePages() const;
    /// An empty image: the page cannot be drawn, and says so.
    void setImage(int page, double pixelsPerPoint, const QImage &image);

    double zoom() const { return m_zoom; }              ///< 0 = fits the width
    double shownZoom() const;
    void setZoom(double factor);

    void setQuotes(PageBoxes main, PageBoxes others);
    void setMatches(const std::vector<PageSearch::Match> &matches, const PageSearch::Match *current);
    /// Brings a place into view, about a third from the top; held there through resizing until the reader moves.
    void showPlace(int page, const QRectF &points, bool animated);
    void goToPage(int page);

    QString selectedText() const;
    QRect pageRectInView(int page) const;                ///< for tests and accessibility: viewport pixels

Q_SIGNALS:
    void needsChanged();                                 ///< after scrolling and zooming came to rest, or a page came into view
    void readPageChanged(int page);
    void zoomStepAsked(bool in);
    void copyAsked();
    void menuAsked(const QPoint &globalPlace);

protected:
    void paintEvent(QPaintEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void scrollContentsBy(int dx, int dy) override;
    void wheelEvent(QWheelEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;
    void mouseReleaseEvent(QMouseEvent *event) override;
    void mouseDoubleClickEvent(QMouseEvent *event) override;
    void contextMenuEvent(QContextMenuEvent *event) override;

private:
    struct Place {
        int page = 0;
        QRectF points;
    };
    QPoint offset() const;
    double pixelsPerPoint(int page) const;
    bool isCurrent(int page, double drawnScale) const;
    /// The visible pages, then those ahead and behind, as far as the cache can hold them together.
    std::vector<int> wantedPages() const;
    void layOut();
    void updateBars();
    void scrollToPlace(bool animated);
    void drawPage(QPainter &painter, int page) const;
    void drawMarks(QPainter &painter, int page) const;
    void noteMovement();
    void userMoved();
    std::optional<PageSelection::Spot> spotAt(QPoint place) const;

    const PageTexts &m_texts;
    PageLayout m_layout;
    PageCache m_cache;
    PageSelection m_selection;
    std::set<int> m_undrawable;
    PageBoxes m_quotes;
    PageBoxes m_otherQuotes;
    PageBoxes m_matches;
    PageBoxes m_currentMatch;
    ScrollMotion *m_motion;
    QTimer *m_rest;
    double m_zoom = 0;
    std::optional<Place> m_place;
    int m_lastRead = 0;
};

} // namespace lastro::viewer
