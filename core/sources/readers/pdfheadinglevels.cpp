// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sources/readers/pdfheadinglevels.h"

#include "core/sources/readers/pdfnumbering.h"

#include <cmath>
#include <map>
#include <set>

namespace lastro::sources::readers {

namespace {

/// What a heading looks like; a greater one ranks higher.
struct Look {
    int size = 0;              // half points above the body's, 0 = as the body
    bool bold = false;

    auto operator<=>(const Look &) const = default;
};

Look lookOf(const PdfLine &line, const PdfStyle &style)
{
    const double more = line.size() - style.bodySize;
    return {more < 0.75 ? 0 : int(std::lround(more)), line.isBold()};
}

int mostFrequent(const std::map<int, int> &counts)
{
    return std::max_element(counts.begin(), counts.end(), [](const auto &a, const auto &b) { return a.second < b.second; })->first;
}

/// "TÍTULO" and the like stand above plain numbers; ranks that do not occur take no level.
std::vector<int> depths(const std::vector<PdfHeading> &headings, const std::vector<PdfLine> &lines)
{
    std::vector<PdfNumbering> numberings;
    std::set<int> ranks;
    for (const PdfHeading &heading : headings) {
        numberings.push_back(numberingOf(lines[heading.firstLine].text()));
        if (numberings.back().wordRank > 0)
            ranks.insert(numberings.back().wordRank);
    }
    std::vector<int> result;
    for (const PdfNumbering &numbering : numberings) {
        if (numbering.depth == 0)
            result.push_back(0);
        else if (numbering.wordRank > 0)
            result.push_back(int(std::distance(ranks.begin(), ranks.find(numbering.wordRank))) + 1);
        else
            result.push_back(int(ranks.size()) + numbering.depth);
    }
    return result;
}

} // namespace

void setLevels(std::vector<PdfHeading> &headings, const std::vector<PdfLine> &lines, const PdfStyle &style)
{
    if (headings.empty())
        return;
    std::vector<Look> looks;
    std::map<Look, int, std::greater<>> levelOfLook;
    for (const PdfHeading &heading : headings) {
        looks.push_back(lookOf(lines[heading.firstLine], style));
        levelOfLook[looks.back()] = 0;
    }
    int next = 1;
    for (auto &[look, level] : levelOfLook)
        level = next++;

    const std::vector<int> depth = depths(headings, lines);
    int least = 0;
    for (const int d : depth)
        if (d > 0 && (least == 0 || d < least))
            least = d;
    std::map<int, int> levelsOfLeast;
    std::map<Look, std::map<int, int>> depthsOfLook;
    for (size_t i = 0; i < headings.size(); ++i) {
        if (depth[i] == least && least > 0)
            ++levelsOfLeast[levelOfLook[looks[i]]];
        ++depthsOfLook[looks[i]][depth[i]];
    }
    const int base = least > 0 ? mostFrequent(levelsOfLeast) : 1;
    for (size_t i = 0; i < headings.size(); ++i) {
        const int usual = mostFrequent(depthsOfLook[looks[i]]);
        const int d = depth[i] > 0 ? depth[i] : usual;
        const int level = d > 0 ? base + d - least : levelOfLook[looks[i]];
        headings[i].level = std::clamp(level, 1, 6);
    }
}

} // namespace lastro::sources::readers
