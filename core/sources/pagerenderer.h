// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/sources/pageword.h"

#include <QImage>
#include <QObject>
#include <QSizeF>
#include <QVector>

namespace lastro::sources {

/// Draws pages of one PDF in a child process lastro-extract of its own, so that a hostile file cannot take the window
/// down. Lives in the UI thread and never blocks it: every request is answered by a signal. A newer request for the
/// same page and scale replaces an older one; requests are served last first (what is on screen now). The child is
/// restarted after a crash, at most three times a document.
class PageRenderer : public QObject {
    Q_OBJECT
public:
    explicit PageRenderer(QString program, QObject *parent = nullptr);
    ~PageRenderer() override;

    void open(const QString &absolutePath);
    void requestPage(int page, double pixelsPerPoint);    ///< page from 1
    void requestWords(int page);
    void dropRequests();                                   ///< forgets what has not been started

Q_SIGNALS:
    void opened(const QVector<QSizeF> &pageSizes);         ///< points
    /// The scale is the one asked for; of a huge page the image is smaller than that (at most 8,192 pixels a side and
    /// 40 million in all). Null where this page cannot be drawn, which asking again does not change.
    void pageDrawn(int page, double pixelsPerPoint, const QImage &image);
    /// Empty also where the words of this page cannot be read.
    void wordsRead(int page, const QVector<lastro::sources::PageWord> &words);
    void failed(const lastro::base::Error &error);         ///< the document cannot be shown (any more)

private:
    struct Private;
    std::unique_ptr<Private> d;
};

} // namespace lastro::sources
