// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "ui/viewer/places.h"

#include <QWidget>

namespace lastro::viewer {

enum class FindStep { Begin, Next, Previous };
enum class ZoomStep { In, Out, Reset };

/// One way of showing a document: pages, the browser part or plain text. Lives in the UI thread. Errors come by
/// failed() at any time after present().
class SourceView : public QWidget {
    Q_OBJECT
public:
    using QWidget::QWidget;

    /// Shows the document (never null) with its places marked and the main one scrolled into view.
    virtual void present(const DocumentPtr &document, const Places &places) = 0;
    /// Forgets the document and frees what it held.
    virtual void release() = 0;

    /// Case and accents do not matter. Empty words end the search. Answered by found().
    virtual void find(const QString &words, FindStep step) = 0;

    /// 1 = 100 %; 0 = the page fits the width (pages only).
    virtual double zoom() const = 0;
    virtual void setZoom(double factor) = 0;
    virtual void stepZoom(ZoomStep step) = 0;

    virtual int pages() const { return 0; }
    /// The page being read, from 1; 0 where there are none.
    virtual int readPage() const { return 0; }
    virtual void goToPage(int page) { Q_UNUSED(page) }
    virtual void copySelection() = 0;

Q_SIGNALS:
    /// The match shown and how many there are, both 0 where none is; growing says that the count may still rise.
    void found(int current, int total, bool growing);
    void zoomChanged(double factor, double shownFactor);
    void pageChanged(int page, int pages);
    void failed(const lastro::base::Error &error);
};

/// The next step of 50, 60, 75, 90, 100, 110, 125, 150, 175, 200, 250, 300, 400 %.
double nextZoom(double factor, ZoomStep step);

} // namespace lastro::viewer
