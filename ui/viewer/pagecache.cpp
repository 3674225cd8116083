// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/viewer/pagecache.h"

#include <cstdlib>

namespace lastro::viewer {

void PageCache::insert(int page, double pixelsPerPoint, const QImage &image, int readPage, const Wanted &isWanted)
{
    if (const auto old = m_drawn.find(page); old != m_drawn.end())
        remove(old);
    m_drawn.emplace(page, Drawn{image, pixelsPerPoint});
    m_bytes += image.sizeInBytes();
    while (m_bytes > m_limit) {
        auto farthest = m_drawn.end();
        for (auto it = m_drawn.begin(); it != m_drawn.end(); ++it)
            if (!isWanted(it->first, it->second.pixelsPerPoint)
                && (farthest == m_drawn.end() || std::abs(it->first - readPage) > std::abs(farthest->first - readPage)))
                farthest = it;
        if (farthest == m_drawn.end())
            return;
        remove(farthest);
    }
}

const PageCache::Drawn *PageCache::find(int page) const
{
    const auto it = m_drawn.find(page);
    return it == m_drawn.end() ? nullptr : &it->second;
}

void PageCache::clear()
{
    m_drawn.clear();
    m_bytes = 0;
}

void PageCache::remove(std::map<int, Drawn>::iterator it)
{
    m_bytes -= it->second.image.sizeInBytes();
    m_drawn.erase(it);
}

} // namespace lastro::viewer
