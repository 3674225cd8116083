// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sources/pagequeue.h"

#include <algorithm>

namespace lastro::sources {

void PageQueue::add(const PageRequest &request)
{
    std::erase(m_waiting, request);
    m_waiting.push_back(request);
}

std::optional<PageRequest> PageQueue::take()
{
    if (m_waiting.empty())
        return std::nullopt;
    const PageRequest last = m_waiting.back();
    m_waiting.pop_back();
    return last;
}

} // namespace lastro::sources
