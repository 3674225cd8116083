// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sources/readers/pdftablegrid.h"

#include <cmath>
#include <map>

namespace lastro::sources::readers {

namespace {

constexpr double apart = 2;              // points between two columns
constexpr double tolerance = 3;          // points
constexpr double mostCells = 0.6;
constexpr double longestCell = 160;      // characters, on average

double greatestShare(const std::vector<double> &values)
{
    size_t most = 0;
    for (const double value : values)
        most = std::max(most, size_t(std::count_if(values.begin(), values.end(),
                                                   [value](double other) { return std::abs(value - other) <= tolerance; })));
    return values.empty() ? 0 : double(most) / double(values.size());
}

struct Edges {
    std::vector<double> left, right, middle;
};

} // namespace

void PdfGrid::add(const PdfLine &line)
{
    for (const PdfSegment &segment : line.segments) {
        Column wider{segment.box.left(), segment.box.right()};
        std::erase_if(m_columns, [&wider](const Column &column) {
            const bool meets = column.left < wider.right + apart && column.right > wider.left - apart;
            if (meets)
                wider = {std::min(wider.left, column.left), std::max(wider.right, column.right)};
            return meets;
        });
        m_columns.push_back(wider);
    }
    std::sort(m_columns.begin(), m_columns.end(), [](const Column &a, const Column &b) { return a.left < b.left; });
}

size_t PdfGrid::columnOf(const QRectF &box) const
{
    size_t best = 0;
    double most = -1e9;
    for (size_t i = 0; i < m_columns.size(); ++i) {
        // Negative = the distance.
        const double shared = std::min(box.right(), m_columns[i].right) - std::max(box.left(), m_columns[i].left);
        if (shared > most) {
            most = shared;
            best = i;
        }
    }
    return best;
}

bool PdfGrid::isAligned(std::span<const PdfLine> lines) const
{
    constexpr size_t sample = 400;
    std::map<size_t, Edges> edges;
    qsizetype characters = 0;
    double cells = 0;
    for (const PdfLine &line : lines.first(std::min(lines.size(), sample))) {
        for (const PdfSegment &segment : line.segments) {
            Edges &column = edges[columnOf(segment.box)];
            column.left.push_back(segment.box.left());
            column.right.push_back(segment.box.right());
            column.middle.push_back(segment.box.center().x());
            characters += segment.text().size();
            ++cells;
        }
    }
    if (double(characters) > longestCell * cells)
        return false;
    return std::all_of(edges.begin(), edges.end(), [](const auto &column) {
        const Edges &e = column.second;
        return std::max({greatestShare(e.left), greatestShare(e.right), greatestShare(e.middle)}) >= mostCells;
    });
}

bool PdfGrid::fits(const PdfGrid &other) const
{
    if (m_columns.size() != other.m_columns.size())
        return false;
    for (size_t i = 0; i < m_columns.size(); ++i)
        if (m_columns[i].left > other.m_columns[i].right || m_columns[i].right < other.m_columns[i].left)
            return false;
    return true;
}

} // namespace lastro::sources::readers
