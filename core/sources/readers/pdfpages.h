// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/sources/readers/readlimits.h"

#include <QImage>
#include <QRectF>
#include <QSizeF>
#include <QVector>

namespace Poppler {
class Document;
}

namespace lastro::sources::readers {

struct PdfPageWord {
    QString text;
    QRectF box;                ///< points, origin at the top left of the page as shown
    bool spaceAfter = true;
};

/// The pages of one PDF, for showing: pictures and words. Child process only, one thread.
class PdfPages {
public:
    /// Errors: FileDamaged, FileLocked, FileTooLarge (pages).
    static base::Result<PdfPages> open(const QByteArray &bytes, const ReadLimits &limits);
    ~PdfPages();
    PdfPages(PdfPages &&) noexcept;

    int count() const { return int(m_sizes.size()); }
    const QVector<QSizeF> &sizes() const { return m_sizes; }    ///< points, both sides >= 1
    /// An RGB32 image, null where the page cannot be drawn (memory short). page from 1.
    QImage draw(int page, double pixelsPerPoint) const;
    std::vector<PdfPageWord> words(int page) const;

private:
    explicit PdfPages(std::unique_ptr<Poppler::Document> document);

    std::unique_ptr<Poppler::Document> m_document;
    QVector<QSizeF> m_sizes;
};

} // namespace lastro::sources::readers
