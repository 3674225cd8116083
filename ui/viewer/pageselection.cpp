// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/viewer/pageselection.h"

namespace lastro::viewer {

void PageSelection::extend(Spot spot)
{
    if (m_anchor)
        m_head = spot;
}

void PageSelection::clear()
{
    m_anchor.reset();
    m_head.reset();
}

std::pair<int, int> PageSelection::wordsOn(int page, const PageText &text) const
{
    if (isEmpty())
        return {0, -1};
    const auto [from, to] = std::minmax(*m_anchor, *m_head);
    if (page < from.page || page > to.page)
        return {0, -1};
    return {page == from.page ? from.word : 0, page == to.page ? std::min(to.word, text.words() - 1) : text.words() - 1};
}

std::vector<QRectF> PageSelection::boxes(int page, const PageTexts &texts) const
{
    const PageText *text = isEmpty() ? nullptr : texts.find(page);
    if (!text)
        return {};
    const auto [first, last] = wordsOn(page, *text);
    return text->boxes(first, last);
}

QString PageSelection::text(const PageTexts &texts) const
{
    if (isEmpty())
        return {};
    const auto [from, to] = std::minmax(*m_anchor, *m_head);
    QStringList parts;
    for (int page = from.page; page <= to.page; ++page) {
        const PageText *text = texts.find(page);
        if (!text)
            continue;
        const auto [first, last] = wordsOn(page, *text);
        parts << text->text(first, last);
    }
    return parts.join(QLatin1Char('\n'));
}

} // namespace lastro::viewer
