// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sources/readers/pdfpages.h"

#include "core/sources/readers/pdffile.h"

#include <poppler-qt6.h>

#include <cmath>

namespace lastro::sources::readers {

base::Result<PdfPages> PdfPages::open(const QByteArray &bytes, const ReadLimits &limits)
{
    auto document = openPdf(bytes, limits);
    if (!document)
        return std::unexpected(document.error());
    return PdfPages(std::move(*document));
}

PdfPages::PdfPages(std::unique_ptr<Poppler::Document> document) : m_document(std::move(document))
{
    m_document->setRenderBackend(Poppler::Document::SplashBackend);
    m_document->setRenderHint(Poppler::Document::Antialiasing);
    m_document->setRenderHint(Poppler::Document::TextAntialiasing);
    for (int i = 0; i < m_document->numPages(); ++i) {
        const auto page = m_document->page(i);
        m_sizes.append(page ? page->pageSizeF().expandedTo({1, 1}) : QSizeF(1, 1));
    }
}

PdfPages::~PdfPages() = default;
PdfPages::PdfPages(PdfPages &&) noexcept = default;

QImage PdfPages::draw(int page, double pixelsPerPoint) const
{
    const auto source = m_document->page(page - 1);
    if (!source)
        return {};
    const double dpi = 72.0 * pixelsPerPoint;
    const QImage image = source->renderToImage(dpi, dpi);
    // With too little memory poppler gives a picture of one pixel.
    const QSizeF expected = m_sizes.at(page - 1) * pixelsPerPoint;
    if (std::abs(image.width() - expected.width()) > 2 || std::abs(image.height() - expected.height()) > 2)
        return {};
    return image.convertToFormat(QImage::Format_RGB32);
}

std::vector<PdfPageWord> PdfPages::words(int page) const
{
    std::vector<PdfPageWord> words;
    const auto source = m_document->page(page - 1);
    if (!source)
        return words;
    for (const auto &box : source->textList())
        words.push_back({box->text(), box->boundingBox().normalized(), box->hasSpaceAfter()});
    return words;
}

} // namespace lastro::sources::readers
