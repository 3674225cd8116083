// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sources/readers/pdflayout.h"

#include "core/sources/readers/pdfcolumns.h"
#include "core/sources/readers/pdfmarkers.h"

namespace lastro::sources::readers {

namespace {

constexpr double cellGap = 0.9;          // of the font size: a wider gap may part cells or columns
constexpr double overlapNeeded = 0.5;    // of the lower box
constexpr size_t mostToMerge = 4'000;

bool isSameBaseline(const QRectF &a, const QRectF &b)
{
    const double overlap = std::min(a.bottom(), b.bottom()) - std::max(a.top(), b.top());
    return overlap > overlapNeeded * std::min(a.height(), b.height());
}

bool follows(const PdfSegment &left, const PdfWord &right)
{
    const PdfWord &last = left.words.back();
    const double size = double(std::max(last.size, right.size));
    const double gap = right.box.left() - last.box.right();
    return gap > -0.4 * size && gap < cellGap * size && isSameBaseline(last.box, right.box);
}

/// Pieces of one line that came in another order than left to right.
void mergeNeighbours(std::vector<PdfSegment> &segments)
{
    std::sort(segments.begin(), segments.end(), [](const PdfSegment &a, const PdfSegment &b) { return a.box.left() < b.box.left(); });
    if (segments.size() > mostToMerge)
        return;
    for (size_t i = 0; i < segments.size(); ++i) {
        if (segments[i].words.empty())
            continue;
        for (size_t j = i + 1; j < segments.size(); ++j) {
            PdfSegment &right = segments[j];
            if (!right.words.empty() && follows(segments[i], right.words.front())) {
                segments[i].append(std::move(right));
                right.words.clear();
            }
        }
    }
    std::erase_if(segments, [](const PdfSegment &segment) { return segment.words.empty(); });
}

/// A bullet or a number and the text behind it are no two cells.
void joinMarker(PdfLine &line)
{
    if (line.segments.size() < 2 || line.segments.front().words.size() > 1)
        return;
    const QString marker = line.segments.front().words.front().text;
    if (isBulletMarker(marker) || (line.segments.size() == 2 && isNumberMarker(marker))) {
        line.segments.front().append(std::move(line.segments[1]));
        line.segments.erase(line.segments.begin() + 1);
    }
}

void orderInto(std::vector<std::vector<PdfSegment>> &out, std::vector<PdfSegment> segments, int depth)
{
    if (segments.empty())
        return;
    constexpr int deepest = 6;
    const auto columns = depth < deepest ? findColumns(segments) : std::nullopt;
    if (!columns) {
        out.push_back(std::move(segments));
        return;
    }
    std::vector<PdfSegment> above, left, right, below;
    for (PdfSegment &segment : segments) {
        const double y = segment.box.center().y();
        const bool isLeft = segment.box.center().x() < columns->gutter;
        (y < columns->top ? above : y > columns->bottom ? below : isLeft ? left : right).push_back(std::move(segment));
    }
    orderInto(out, std::move(above), depth + 1);
    orderInto(out, std::move(left), depth + 1);
    orderInto(out, std::move(right), depth + 1);
    orderInto(out, std::move(below), depth + 1);
}

} // namespace

std::vector<PdfSegment> makeSegments(std::vector<PdfWord> words)
{
    std::vector<PdfSegment> segments;
    for (PdfWord &word : words) {
        if (segments.empty() || !follows(segments.back(), word))
            segments.emplace_back();
        segments.back().append(std::move(word));
    }
    mergeNeighbours(segments);
    return segments;
}

std::vector<std::vector<PdfSegment>> readingOrder(std::vector<PdfSegment> segments)
{
    std::vector<std::vector<PdfSegment>> groups;
    orderInto(groups, std::move(segments), 0);
    return groups;
}

std::vector<PdfLine> makeLines(std::vector<PdfSegment> segments, int page, int region)
{
    QRectF regionBox;
    for (const PdfSegment &segment : segments)
        regionBox = regionBox.united(segment.box);
    std::sort(segments.begin(), segments.end(),
              [](const PdfSegment &a, const PdfSegment &b) { return a.box.center().y() < b.box.center().y(); });
    std::vector<PdfLine> lines;
    for (PdfSegment &segment : segments) {
        if (lines.empty() || !isSameBaseline(lines.back().segments.front().box, segment.box)) {
            PdfLine line;
            line.page = page;
            line.region = region;
            line.regionBox = regionBox;
            line.box = segment.box;
            lines.push_back(std::move(line));
        }
        lines.back().box = lines.back().box.united(segment.box);
        lines.back().segments.push_back(std::move(segment));
    }
    for (PdfLine &line : lines) {
        std::sort(line.segments.begin(), line.segments.end(),
                  [](const PdfSegment &a, const PdfSegment &b) { return a.box.left() < b.box.left(); });
        joinMarker(line);
    }
    return lines;
}

} // namespace lastro::sources::readers
