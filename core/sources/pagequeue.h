// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <set>
#include <vector>

namespace lastro::sources {

struct PageRequest {
    enum class Kind { Draw, Words } kind = Kind::Draw;
    int page = 1;
    double pixelsPerPoint = 1;       ///< Draw only

    bool operator==(const PageRequest &) const = default;
};

/// What the viewer still waits for, last asked first, and what is known to be impossible. One thread.
class PageQueue {
public:
    /// A request that is already waiting moves to the front.
    void add(const PageRequest &request);
    std::optional<PageRequest> take();
    void clear() { m_waiting.clear(); }

    /// The child ended over it: asking again would cost another child.
    void ban(const PageRequest &request) { m_banned.insert({int(request.kind), request.page}); }
    bool isBanned(const PageRequest &request) const { return m_banned.contains({int(request.kind), request.page}); }

private:
    std::vector<PageRequest> m_waiting;
    std::set<std::pair<int, int>> m_banned;
};

} // namespace lastro::sources
