// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QImage>
#include <functional>
#include <map>

namespace lastro::viewer {

/// The page images at hand, newest scale a page, within a number of bytes: of those that nobody wants now the farthest
/// from the page being read go first. What is wanted stays, even over the limit.
class PageCache {
public:
    static constexpr qint64 defaultLimit = 96ll * 1024 * 1024;
    explicit PageCache(qint64 limit = defaultLimit) : m_limit(limit) {}

    struct Drawn {
        QImage image;
        double pixelsPerPoint = 0;
    };

    using Wanted = std::function<bool(int page, double pixelsPerPoint)>;
    void insert(int page, double pixelsPerPoint, const QImage &image, int readPage, const Wanted &isWanted);
    const Drawn *find(int page) const;
    void clear();
    qint64 limit() const { return m_limit; }
    qint64 bytes() const { return m_bytes; }

private:
    void remove(std::map<int, Drawn>::iterator it);

    qint64 m_limit;
    qint64 m_bytes = 0;
    std::map<int, Drawn> m_drawn;
};

} // namespace lastro::viewer
