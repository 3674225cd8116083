// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/viewer/pagetexts.h"

#include <optional>

namespace lastro::viewer {

/// Words chosen with the mouse, over one page or more.
class PageSelection {
public:
    struct Spot {
        int page = 1;
        int word = 0;
        auto operator<=>(const Spot &) const = default;
    };

    void begin(Spot spot) { m_anchor = spot; m_head.reset(); }
    void selectWord(Spot spot) { m_anchor = spot; m_head = spot; }
    void extend(Spot spot);
    void clear();
    bool isEmpty() const { return !m_anchor || !m_head; }
    bool hasAnchor() const { return m_anchor.has_value(); }

    std::vector<QRectF> boxes(int page, const PageTexts &texts) const;
    /// Pages whose words were not read yet are left out.
    QString text(const PageTexts &texts) const;

private:
    /// The words of a page that are chosen, [first, last]; empty where first > last.
    std::pair<int, int> wordsOn(int page, const PageText &text) const;

    std::optional<Spot> m_anchor;
    std::optional<Spot> m_head;
};

} // namespace lastro::viewer
