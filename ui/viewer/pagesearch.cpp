// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/viewer/pagesearch.h"

namespace lastro::viewer {

void PageSearch::begin(const QString &words, int fromPage, int pages)
{
    *this = {};
    if (base::searchFolded(words).isEmpty())
        return;
    m_words = words;
    m_from = std::max(1, fromPage);
    m_pages = pages;
}

void PageSearch::end()
{
    *this = {};
}

std::optional<int> PageSearch::wantedPage() const
{
    if (!isActive() || m_done >= m_pages)
        return std::nullopt;
    return (m_from - 1 + m_done) % m_pages + 1;
}

bool PageSearch::addPage(int page, const PageText &text)
{
    if (wantedPage() != page)
        return false;
    ++m_done;
    const auto boxes = text.matches(m_words);
    if (boxes.empty())
        return false;
    const bool first = m_matches.empty();
    const auto at = std::find_if(m_matches.begin(), m_matches.end(), [page](const Match &match) { return match.page > page; });
    if (!first && size_t(at - m_matches.begin()) <= m_current)
        m_current += boxes.size();
    std::vector<Match> added;
    for (const auto &match : boxes)
        added.push_back({page, match});
    m_matches.insert(at, added.begin(), added.end());
    return first;
}

void PageSearch::step(bool forward)
{
    if (!m_matches.empty())
        m_current = (m_current + (forward ? 1 : m_matches.size() - 1)) % m_matches.size();
}

const PageSearch::Match *PageSearch::current() const
{
    return m_matches.empty() ? nullptr : &m_matches[m_current];
}

} // namespace lastro::viewer
