// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sources/readers/pdfcolumns.h"

#include <cmath>
#include <map>

namespace lastro::sources::readers {

namespace {

constexpr size_t fewestLines = 4;
constexpr int fewestCharacters = 22;     // of the middle line of a column
constexpr double fullLine = 0.75;        // how much of the column's width the middle line takes
constexpr double tightPitch = 1.75;      // of the font size; rows of a table mostly stand further apart
constexpr double mostTight = 0.6;
constexpr double inFlow = 0.25;          // lines that begin in the middle of a sentence
constexpr double binWidth = 4;           // points
constexpr size_t mostSegments = 2'000;
constexpr int candidates = 8;

using Segments = std::vector<const PdfSegment *>;

double middle(std::vector<double> values)
{
    std::nth_element(values.begin(), values.begin() + qsizetype(values.size() / 2), values.end());
    return values[values.size() / 2];
}

/// A line of a column; wide spaces of justified text may have parted it.
struct Row {
    double left = 0;
    double bottom = 0;
    double size = 0;
    double width = 0;          // of its words
    double characters = 0;
    bool goesOn = false;       // begins in the middle of a sentence
};

std::vector<Row> rowsOf(const Segments &byHeight)
{
    std::vector<Row> rows;
    for (const PdfSegment *segment : byHeight) {
        const double size = double(segment->words.front().size);
        if (rows.empty() || segment->box.bottom() - rows.back().bottom > 0.3 * size)
            rows.push_back({1e9, segment->box.bottom(), size, 0, 0, false});
        Row &row = rows.back();
        row.width += segment->box.width();
        for (const PdfWord &word : segment->words)
            row.characters += double(word.text.size() + 1);
        if (segment->box.left() < row.left) {
            row.left = segment->box.left();
            row.goesOn = segment->words.front().text.front().isLower();
        }
    }
    return rows;
}

/// Running text fills its column, stands close and breaks in the middle of sentences; cells do not.
bool isRunningText(const Segments &byHeight)
{
    const std::vector<Row> rows = rowsOf(byHeight);
    if (rows.size() < fewestLines)
        return false;
    double left = byHeight.front()->box.left();
    double right = byHeight.front()->box.right();
    for (const PdfSegment *segment : byHeight) {
        left = std::min(left, segment->box.left());
        right = std::max(right, segment->box.right());
    }
    std::vector<double> fill, length;
    double goOn = 0;
    double tight = 1;
    for (size_t i = 0; i < rows.size(); ++i) {
        fill.push_back(rows[i].width / std::max(right - left, 1.0));
        length.push_back(rows[i].characters);
        goOn += rows[i].goesOn ? 1 : 0;
        tight += i > 0 && rows[i].bottom - rows[i - 1].bottom <= tightPitch * rows[i].size ? 1 : 0;
    }
    const auto all = double(rows.size());
    return middle(fill) >= fullLine && middle(length) >= fewestCharacters && tight >= mostTight * all && goOn >= inFlow * all;
}

/// Middles of gaps between neighbours on a line, the most frequent first.
std::vector<double> gutterCandidates(const Segments &segments)
{
    std::map<int, std::pair<int, double>> bins;
    for (const PdfSegment *a : segments) {
        const PdfSegment *next = nullptr;
        for (const PdfSegment *b : segments) {
            const bool beside = b->box.left() > a->box.right() && b->box.top() < a->box.bottom() && b->box.bottom() > a->box.top();
            if (beside && (!next || b->box.left() < next->box.left()))
                next = b;
        }
        if (!next)
            continue;
        const double x = (a->box.right() + next->box.left()) / 2;
        // A ragged left column moves the middle; the right column's edge does not move.
        for (const double at : {x, next->box.left() - 3}) {
            auto &[count, sum] = bins[int(std::floor(at / binWidth))];
            ++count;
            sum += at;
        }
    }
    std::vector<std::pair<int, double>> ranked;
    for (const auto &[bin, votes] : bins)
        if (votes.first >= 2)
            ranked.emplace_back(votes.first, votes.second / votes.first);
    std::sort(ranked.rbegin(), ranked.rend());
    std::vector<double> result;
    for (size_t i = 0; i < ranked.size() && i < size_t(candidates); ++i)
        result.push_back(ranked[i].second);
    return result;
}

struct Stretch {
    Segments left, right;
};

/// What lies between two segments that cross the gutter.
std::vector<Stretch> stretches(const Segments &byHeight, double gutter)
{
    std::vector<Stretch> result(1);
    for (const PdfSegment *segment : byHeight) {
        if (segment->box.left() < gutter - 1 && segment->box.right() > gutter + 1)
            result.emplace_back();
        else
            (segment->box.center().x() < gutter ? result.back().left : result.back().right).push_back(segment);
    }
    return result;
}

std::optional<PdfColumns> find(const Segments &byHeight, int deeper)
{
    if (byHeight.size() < 2 * fewestLines || byHeight.size() > mostSegments)
        return std::nullopt;
    // The other side of a gutter may be columns again.
    const auto isColumn = [deeper](const Segments &side) {
        return isRunningText(side) || (deeper > 0 && find(side, deeper - 1));
    };
    std::optional<PdfColumns> best;
    size_t most = 0;
    for (const double gutter : gutterCandidates(byHeight)) {
        for (const Stretch &stretch : stretches(byHeight, gutter)) {
            const size_t lines = stretch.left.size() + stretch.right.size();
            if (lines <= most || stretch.left.empty() || stretch.right.empty() || !isColumn(stretch.left) || !isColumn(stretch.right))
                continue;
            most = lines;
            best = PdfColumns{gutter, std::min(stretch.left.front()->box.top(), stretch.right.front()->box.top()),
                              std::max(stretch.left.back()->box.bottom(), stretch.right.back()->box.bottom())};
        }
    }
    return best;
}

} // namespace

std::optional<PdfColumns> findColumns(const std::vector<PdfSegment> &segments)
{
    Segments byHeight;
    for (const PdfSegment &segment : segments)
        byHeight.push_back(&segment);
    std::sort(byHeight.begin(), byHeight.end(),
              [](const PdfSegment *a, const PdfSegment *b) { return a->box.center().y() < b->box.center().y(); });
    constexpr int fourColumns = 2;
    return find(byHeight, fourColumns);
}

} // namespace lastro::sources::readers
