// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sources/readers/pdfoutline.h"

#include "core/base/textfold.h"

#include <poppler-qt6.h>

#include <QRegularExpression>

#include <cmath>
#include <map>
#include <optional>

namespace lastro::sources::readers {

namespace {

constexpr size_t mostEntries = 20'000;
constexpr int deepest = 64;
constexpr size_t mostLines = 4;

void collect(const QVector<Poppler::OutlineItem> &items, int depth, std::vector<PdfOutlineEntry> &entries)
{
    for (const Poppler::OutlineItem &item : items) {
        if (entries.size() >= mostEntries)
            return;
        PdfOutlineEntry entry;
        entry.title = item.name().simplified().left(500);
        entry.level = std::min(depth, 6);
        if (const auto target = item.destination(); target && item.externalFileName().isEmpty()) {
            entry.page = target->pageNumber();
            if (target->isChangeTop())
                entry.top = target->top();
        }
        if (!entry.title.isEmpty())
            entries.push_back(std::move(entry));
        if (depth < deepest && item.hasChildren())
            collect(item.children(), depth + 1, entries);
    }
}

/// Letters and digits only: spaces and signs differ between outlines and pages.
QString bare(const QString &text)
{
    QString result;
    for (const QChar c : base::searchFolded(text))
        if (c.isLetterOrNumber() || c.isSurrogate())
            result += c;
    return result;
}

bool isNumbering(const QString &prefix)
{
    static const QRegularExpression pattern(
        QStringLiteral("^(capitulo|chapter|apendice|appendix|anexo|parte|part|secao|section|titulo)?[0-9ivxlc]{0,10}[a-z]?$"));
    return prefix.size() <= 20 && pattern.match(prefix).hasMatch();
}

bool isSameTitle(const QString &line, const QString &title)
{
    if (line == title)
        return true;
    if (line.endsWith(title))
        return isNumbering(line.chopped(title.size()));
    return line.size() >= 4 && title.endsWith(line) && isNumbering(title.chopped(line.size()));
}

/// How many lines from this one spell the title; 0 = none.
size_t linesOfTitle(const std::vector<QString> &bareLines, const std::vector<PdfLine> &lines, size_t first, const QString &title)
{
    QString text;
    for (size_t n = 0; n < mostLines && first + n < lines.size() && lines[first + n].page == lines[first].page; ++n) {
        text += bareLines[first + n];
        if (!text.isEmpty() && !bareLines[first + n].isEmpty() && isSameTitle(text, title))
            return n + 1;
        if (text.size() > title.size() + 20)
            break;
    }
    return 0;
}

} // namespace

std::vector<PdfOutlineEntry> readOutline(const Poppler::Document &document)
{
    std::vector<PdfOutlineEntry> entries;
    collect(document.outline(), 1, entries);
    return entries;
}

std::vector<PdfHeading> matchOutline(const std::vector<PdfOutlineEntry> &outline, const std::vector<PdfLine> &lines)
{
    std::vector<QString> bareLines;
    for (const PdfLine &line : lines)
        bareLines.push_back(line.text().size() < 400 ? bare(line.text()) : QString());
    std::map<int, std::pair<size_t, size_t>> linesOfPage;
    for (size_t i = 0; i < lines.size(); ++i) {
        auto &range = linesOfPage.try_emplace(lines[i].page, i, i).first->second;
        range.second = i + 1;
    }
    std::map<size_t, PdfHeading> found;
    for (const PdfOutlineEntry &entry : outline) {
        const QString title = bare(entry.title);
        const auto range = linesOfPage.find(entry.page);
        if (title.isEmpty() || range == linesOfPage.end())
            continue;
        std::optional<PdfHeading> best;
        double nearest = 1e9;
        for (size_t i = range->second.first; i < range->second.second; ++i) {
            const size_t count = found.contains(i) ? 0 : linesOfTitle(bareLines, lines, i, title);
            // Of two places the larger text is the heading, unless it stands far from where the entry points.
            const double distance = entry.top < 0
                ? double(i)
                : std::abs(lines[i].box.top() - entry.top * lines[i].pageHeight) - 20 * lines[i].size();
            if (count > 0 && distance < nearest) {
                nearest = distance;
                best = PdfHeading{i, count, entry.level};
            }
        }
        if (best)
            found.emplace(best->firstLine, *best);
    }
    std::vector<PdfHeading> headings;
    for (const auto &[line, heading] : found)
        if (headings.empty() || headings.back().firstLine + headings.back().lineCount <= line)
            headings.push_back(heading);
    return headings;
}

} // namespace lastro::sources::readers
