// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/columnfit.h"

#include <algorithm>
#include <cstdint>
#include <numeric>

namespace lastro::widgets {

std::vector<int> fittedWidths(const std::vector<int> &natural, const std::set<int> &elastic, int available, int least)
{
    std::vector<int> widths = natural;
    if (elastic.empty())
        return widths;
    std::set<int> open = elastic;
    const auto needOf = [&](const std::set<int> &columns) {
        return std::accumulate(columns.begin(), columns.end(), 0, [&](int sum, int column) { return sum + natural[size_t(column)]; });
    };
    int room = available - (std::accumulate(natural.begin(), natural.end(), 0) - needOf(elastic));
    // A column held at its least leaves less for the others: again until none falls below.
    bool settled = needOf(open) <= room;
    while (!settled) {
        settled = true;
        const int need = needOf(open);
        for (const int column : std::set<int>(open)) {
            const int floor = std::min(natural[size_t(column)], least);
            const int share = need > 0 ? int(std::int64_t(std::max(room, 0)) * natural[size_t(column)] / need) : 0;
            widths[size_t(column)] = std::max(share, floor);
            if (share < floor) {
                open.erase(column);
                room -= floor;
                settled = false;
                break;
            }
        }
    }
    const int sum = std::accumulate(widths.begin(), widths.end(), 0);
    widths[size_t(*elastic.rbegin())] += std::max(0, available - sum);
    return widths;
}

} // namespace lastro::widgets
