// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/viewer/pagetexts.h"

namespace lastro::viewer {

const PageText &PageTexts::insert(int page, PageText text)
{
    const auto at = m_texts.insert_or_assign(page, std::move(text)).first;
    while (m_texts.size() > m_limit && m_texts.size() > 1) {
        const auto first = m_texts.begin();
        const auto last = std::prev(m_texts.end());
        m_texts.erase(page - first->first > last->first - page ? first : last);
    }
    return at->second;
}

const PageText *PageTexts::find(int page) const
{
    const auto at = m_texts.find(page);
    return at == m_texts.end() ? nullptr : &at->second;
}

} // namespace lastro::viewer
