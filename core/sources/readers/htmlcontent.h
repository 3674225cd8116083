// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/sources/readers/htmlhidden.h"

namespace lastro::sources::readers {

/// How much a reader sees inside an element.
struct TextStats {
    qint64 text = 0;            ///< letters and digits
    qint64 linked = 0;          ///< of them, inside links
    int headings = 0;           ///< h1..h6
};

/// Which part of a page is its document, and what on it is furniture: menus, banners, breadcrumbs, footers, cookie
/// notices. Furniture is told by its element, role or name, and where only the name speaks, by being mostly links.
class HtmlContent {
public:
    /// The page must outlive the object.
    explicit HtmlContent(const HtmlDocument &page);

    /// Never visible as text, or hidden: left out whatever happens.
    bool isUnseen(const GumboNode *element) const;
    bool isFurniture(const GumboNode *element) const;

    /// main, article or the like, else the body.
    const GumboNode *root() const { return m_root; }
    /// The page's heading where it stands before the root; null where the root has its own.
    const GumboNode *leadHeading() const { return m_leadHeading; }
    TextStats statsOf(const GumboNode *element) const { return m_stats.value(element); }

private:
    void chooseRoot(const GumboNode *body);
    void findLeadHeading(const GumboNode *body);

    HiddenRules m_hidden;
    QHash<const GumboNode *, TextStats> m_stats;
    const GumboNode *m_root = nullptr;
    const GumboNode *m_leadHeading = nullptr;
};

/// 1..6 for h1..h6, else 0.
int headingLevelOf(const GumboNode *element);

} // namespace lastro::sources::readers
