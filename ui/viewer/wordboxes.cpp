// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/viewer/wordboxes.h"

namespace lastro::viewer {

namespace {

bool continuesLine(const QRectF &line, const QRectF &word)
{
    const double smaller = std::min(line.height(), word.height());
    const double shared = std::min(line.bottom(), word.bottom()) - std::max(line.top(), word.top());
    const double distance = std::max(word.left() - line.right(), line.left() - word.right());
    return shared >= smaller / 2 && distance <= 3 * std::max(line.height(), word.height());
}

} // namespace

std::vector<QRectF> mergedLines(const std::vector<QRectF> &words)
{
    std::vector<QRectF> lines;
    for (const QRectF &word : words) {
        if (!word.isValid())
            continue;
        if (!lines.empty() && continuesLine(lines.back(), word))
            lines.back() = lines.back().united(word);
        else
            lines.push_back(word);
    }
    return lines;
}

PageBoxes quoteBoxes(const model::Section &section, base::TextRange range)
{
    PageBoxes words;
    for (const model::WordBox &word : section.words)
        if (word.range.start < range.end() && range.start < word.range.end())
            words[word.page].push_back(word.box);
    PageBoxes lines;
    for (const auto &[page, boxes] : words)
        lines[page] = mergedLines(boxes);
    return lines;
}

} // namespace lastro::viewer
