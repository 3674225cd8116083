// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/viewer/pagetext.h"

#include <map>
#include <optional>

namespace lastro::viewer {

/// A search through pages whose words arrive one page after another, from the page being read on and round.
class PageSearch {
public:
    struct Match {
        int page = 0;
        std::vector<QRectF> boxes;
    };

    void begin(const QString &words, int fromPage, int pages);
    void end();
    bool isActive() const { return !m_words.isEmpty(); }
    const QString &words() const { return m_words; }
    int firstPage() const { return m_from; }

    /// The next page whose words are wanted; nothing when all pages are done.
    std::optional<int> wantedPage() const;
    /// Only for the wanted page. True when this brought the first match of all.
    bool addPage(int page, const PageText &text);

    void step(bool forward);
    const Match *current() const;
    int currentNumber() const { return m_matches.empty() ? 0 : int(m_current) + 1; }
    int total() const { return int(m_matches.size()); }
    const std::vector<Match> &matches() const { return m_matches; }

private:
    QString m_words;
    int m_from = 1;
    int m_pages = 0;
    int m_done = 0;
    std::vector<Match> m_matches;          ///< by page, then place
    size_t m_current = 0;
};

} // namespace lastro::viewer
