// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/sources/pagerenderer.h"

namespace lastro::viewer {

/// Where page images and words come from: PageRenderer in the program, a fake in tests. Every request is answered, with
/// an empty image or no words where there is nothing to give; failed() ends the document.
class PageSource : public QObject {
    Q_OBJECT
public:
    using QObject::QObject;
    virtual void open(const QString &absolutePath) = 0;
    virtual void close() = 0;
    virtual void requestPage(int page, double pixelsPerPoint) = 0;
    virtual void requestWords(int page) = 0;

Q_SIGNALS:
    void opened(const QVector<QSizeF> &pageSizes);
    void pageDrawn(int page, double pixelsPerPoint, const QImage &image);
    void wordsRead(int page, const QVector<lastro::sources::PageWord> &words);
    void failed(const lastro::base::Error &error);
};

/// Pages drawn by the child process lastro-extract, a renderer a document.
class RenderedPages : public PageSource {
    Q_OBJECT
public:
    explicit RenderedPages(QString program, QObject *parent = nullptr);
    void open(const QString &absolutePath) override;
    void close() override;
    void requestPage(int page, double pixelsPerPoint) override;
    void requestWords(int page) override;

private:
    QString m_program;
    std::unique_ptr<sources::PageRenderer> m_renderer;
};

} // namespace lastro::viewer
