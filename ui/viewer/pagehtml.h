// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/viewer/inlinehtml.h"
#include "ui/viewer/places.h"

#include <QCoreApplication>

namespace lastro::viewer {

/// A document as an HTML page of our own making, from the sections in the store alone: no markup of the document's file
/// ever reaches it. Headings carry the anchors of the base as id; the quote asked for begins at id="citacao".
/// Over a limit of characters only the sections around that place are shown, and the page says so. Any thread.
class PageHtml {
    Q_DECLARE_TR_FUNCTIONS(PageHtml)
public:
    PageHtml(Dialect dialect, const QPalette &palette);

    QString page(const model::DocumentView &view, const Places &places) const;

    /// Where to scroll: "citacao", else the section's anchor, else empty (the section is gone).
    static QString fragment(const model::DocumentView &view, const Places &places);

    /// Sections [first, last] around a section whose texts together stay within the limit; at least that one.
    static std::pair<size_t, size_t> window(const std::vector<model::Section> &sections, size_t around, qsizetype limit);

private:
    QString body(const model::DocumentView &view, const Places &places) const;
    QString sectionHtml(const model::Section &section, const model::Section *before, std::vector<QuoteMark> marks,
                        const QSet<QString> &anchors) const;
    QString headings(const model::Section &section, const model::Section *before) const;
    QString heading(int level, const QString &text, const QString &anchor) const;

    Dialect m_dialect;
    QPalette m_palette;
};

} // namespace lastro::viewer
