// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sources/readers/pdfheadings.h"

#include "core/sources/readers/pdfheadinglevels.h"
#include "core/sources/readers/pdfnumbering.h"

#include <cmath>

namespace lastro::sources::readers {

namespace {

constexpr double larger = 1.12;          // than the body
constexpr qsizetype longest = 140;       // characters of a heading's line
constexpr qsizetype shortNumbered = 60;
constexpr size_t mostLines = 4;

/// One line and what speaks for its being a heading.
struct Candidate {
    QString text;
    PdfNumbering numbering;
    bool isLarger = false;
    bool isBold = false;
    bool isCapitals = false;
    bool spaceBefore = false;
    bool spaceAfter = false;
    bool endsSentence = false;
};

bool isCapitals(const QString &text)
{
    qsizetype letters = 0;
    for (const QChar c : text) {
        if (c.isLower())
            return false;
        letters += c.isLetter() ? 1 : 0;
    }
    return letters >= 4 && letters * 2 > text.size();
}

bool isWorded(const QString &text)
{
    qsizetype letters = 0;
    for (const QChar c : text)
        letters += c.isLetter() ? 1 : 0;
    return letters >= 2 && letters * 3 > text.size();
}

Candidate examine(const std::vector<PdfLine> &lines, size_t i, const PdfStyle &style)
{
    const PdfLine &line = lines[i];
    Candidate c;
    c.text = line.text();
    c.numbering = numberingOf(c.text);
    c.isLarger = line.size() >= larger * style.bodySize;
    c.isBold = line.isBold() && !style.bodyBold;
    c.isCapitals = isCapitals(c.text);
    c.spaceBefore = i == 0 || spacingBetween(lines[i - 1], line, style) > paragraphSpacing;
    c.spaceAfter = i + 1 == lines.size() || spacingBetween(line, lines[i + 1], style) > paragraphSpacing;
    c.endsSentence = QStringView(u".;,:").contains(c.text.back()) && !c.numbering.alone;
    return c;
}

bool isHeading(const Candidate &c)
{
    if (c.text.size() > longest || !(isWorded(c.text) || c.numbering.depth > 0) || c.text.front().isLower())
        return false;
    if (c.numbering.wordRank > 0)
        return c.spaceBefore && (c.isBold || c.isLarger || c.isCapitals || c.spaceAfter) && !c.endsSentence;
    if (c.isLarger)
        return isWorded(c.text) && !(c.endsSentence && c.text.size() > shortNumbered);
    if (c.endsSentence || !isWorded(c.text) || !c.spaceBefore)
        return false;
    if (c.isBold || (c.isCapitals && c.spaceAfter))
        return true;
    return c.numbering.depth > 0 && c.spaceAfter && c.text.size() <= shortNumbered;
}

/// A heading that runs on: same look, normal distance, not itself numbered.
bool runsOn(const std::vector<PdfLine> &lines, size_t i, const Candidate &first, const PdfStyle &style)
{
    const PdfLine &above = lines[i - 1];
    const PdfLine &line = lines[i];
    const bool sameLook = std::abs(above.size() - line.size()) < 0.5 && above.isBold() == line.isBold();
    const double distance = spacingBetween(above, line, style);
    if (above.page != line.page || distance > 1.6 || numberingOf(line.text()).depth > 0)
        return false;
    if (first.numbering.alone && first.numbering.wordRank > 0)
        return isCapitals(line.text()) || line.isBold() || line.size() >= larger * style.bodySize;
    return sameLook && (first.isLarger || first.isBold) && distance < paragraphSpacing + 0.1 && line.text().size() <= longest;
}

} // namespace

std::vector<PdfHeading> guessHeadings(const std::vector<PdfLine> &lines, const std::vector<bool> &taken, const PdfStyle &style)
{
    std::vector<PdfHeading> headings;
    for (size_t i = 0; i < lines.size(); ++i) {
        if (taken[i] || (lines[i].isMono() && !style.bodyMono))
            continue;
        const Candidate candidate = examine(lines, i, style);
        if (!isHeading(candidate))
            continue;
        PdfHeading heading{i, 1, 1};
        while (heading.lineCount < mostLines && i + 1 < lines.size() && !taken[i + 1] && runsOn(lines, i + 1, candidate, style)) {
            ++heading.lineCount;
            ++i;
        }
        // More than that in one look is a paragraph that stands out.
        const bool goesOn = i + 1 < lines.size() && !taken[i + 1] && runsOn(lines, i + 1, candidate, style);
        if (!goesOn || candidate.isLarger)
            headings.push_back(heading);
        else
            while (i + 1 < lines.size() && !taken[i + 1] && runsOn(lines, i + 1, candidate, style))
                ++i;
    }
    setLevels(headings, lines, style);
    return headings;
}

} // namespace lastro::sources::readers
