// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/viewer/pagesource.h"

namespace lastro::viewer {

RenderedPages::RenderedPages(QString program, QObject *parent) : PageSource(parent), m_program(std::move(program)) {}

void RenderedPages::open(const QString &absolutePath)
{
    close();
    m_renderer = std::make_unique<sources::PageRenderer>(m_program);
    using sources::PageRenderer;
    connect(m_renderer.get(), &PageRenderer::opened, this, &PageSource::opened);
    connect(m_renderer.get(), &PageRenderer::pageDrawn, this, &PageSource::pageDrawn);
    connect(m_renderer.get(), &PageRenderer::wordsRead, this, &PageSource::wordsRead);
    connect(m_renderer.get(), &PageRenderer::failed, this, &PageSource::failed);
    m_renderer->open(absolutePath);
}

void RenderedPages::close()
{
    if (!m_renderer)
        return;
    // It may be this one's signal that asks for another document.
    m_renderer->disconnect(this);
    m_renderer.release()->deleteLater();
}

void RenderedPages::requestPage(int page, double pixelsPerPoint)
{
    if (m_renderer)
        m_renderer->requestPage(page, pixelsPerPoint);
}

void RenderedPages::requestWords(int page)
{
    if (m_renderer)
        m_renderer->requestWords(page);
}

} // namespace lastro::viewer
