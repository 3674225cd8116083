// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sources/readers/pdfstyle.h"

#include <cmath>
#include <map>

namespace lastro::sources::readers {

namespace {

double pitch(const PdfLine &above, const PdfLine &below)
{
    return below.box.bottom() - above.box.bottom();
}

bool isFull(const PdfLine &line)
{
    return line.box.right() > line.regionBox.right() - 0.08 * line.regionBox.width();
}

} // namespace

PdfStyle measureStyle(const std::vector<PdfLine> &lines)
{
    PdfStyle style;
    std::map<std::pair<double, bool>, qsizetype> characters;
    qsizetype mono = 0;
    qsizetype all = 0;
    for (const PdfLine &line : lines) {
        all += line.text().size();
        mono += line.isMono() ? line.text().size() : 0;
    }
    style.bodyMono = mono * 10 > all * 6;
    for (const PdfLine &line : lines)
        if (style.bodyMono || !line.isMono())
            characters[{std::round(line.size() * 2) / 2, line.isBold()}] += line.text().size();
    const auto most = std::max_element(characters.begin(), characters.end(),
                                       [](const auto &a, const auto &b) { return a.second < b.second; });
    if (most != characters.end()) {
        style.bodySize = most->first.first;
        style.bodyBold = most->first.second;
    }
    // A line that fills its column and is followed by a lower-case letter goes on in the next: their distance is the leading.
    std::map<int, int> pitches;
    for (size_t i = 1; i < lines.size(); ++i) {
        const PdfLine &above = lines[i - 1];
        const PdfLine &below = lines[i];
        const bool cells = above.segments.size() > 1 || below.segments.size() > 1;
        const bool goesOn = above.region == below.region && !cells && std::abs(above.size() - below.size()) < 0.3 && isFull(above)
            && below.text().front().isLower();
        const double relative = pitch(above, below) / above.size();
        if (goesOn && relative > 0.8 && relative < 3)
            ++pitches[int(std::lround(relative * 20))];
    }
    const auto usual = std::max_element(pitches.begin(), pitches.end(), [](const auto &a, const auto &b) { return a.second < b.second; });
    if (usual != pitches.end())
        style.leading = usual->first / 20.0;
    return style;
}

double spacingBetween(const PdfLine &above, const PdfLine &below, const PdfStyle &style)
{
    if (above.region != below.region || above.page != below.page)
        return 100;
    return pitch(above, below) / (style.leading * std::max(std::min(above.size(), below.size()), 1.0));
}

} // namespace lastro::sources::readers
