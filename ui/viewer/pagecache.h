// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QImage>
#include <map>

namespace lastro::viewer {

/// The page images at hand, newest scale a page, within a number of bytes: the pages farthest from the one being read
/// go first.
class PageCache {
public:
    static constexpr qint64 defaultLimit = 64ll * 1024 * 1024;
    explicit PageCache(qint64 limit = defaultLimit) : m_limit(limit) {}

    struct Drawn {
        QImage image;
        double pixelsPerPoint = 0;
    };

    void insert(int page, double pixelsPerPoint, const QImage &image, int readPage);
    const Drawn *find(int page) const;
    void clear();
    qint64 bytes() const { return m_bytes; }

private:
    void remove(std::map<int, Drawn>::iterator it);

    qint64 m_limit;
    qint64 m_bytes = 0;
    std::map<int, Drawn> m_drawn;
};

} // namespace lastro::viewer
