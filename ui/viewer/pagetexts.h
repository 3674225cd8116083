// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/viewer/pagetext.h"

#include <map>

namespace lastro::viewer {

/// The page texts read so far, at most `limit` of them: the pages farthest from the newest one go first.
class PageTexts {
public:
    static constexpr size_t defaultLimit = 1'500;
    explicit PageTexts(size_t limit = defaultLimit) : m_limit(limit) {}

    const PageText &insert(int page, PageText text);
    const PageText *find(int page) const;
    void clear() { m_texts.clear(); }

private:
    size_t m_limit;
    std::map<int, PageText> m_texts;
};

} // namespace lastro::viewer
