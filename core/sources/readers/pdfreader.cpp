// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sources/readers/pdfreader.h"

#include "core/sources/readers/pdfblocks.h"
#include "core/sources/readers/pdfcontents.h"
#include "core/sources/readers/pdffile.h"
#include "core/sources/readers/pdfheadings.h"
#include "core/sources/readers/pdflayout.h"
#include "core/sources/readers/pdfproperties.h"
#include "core/sources/readers/pdfrunning.h"
#include "core/sources/readers/pdfwords.h"

#include <poppler-qt6.h>

#include <QHash>

#include <set>

namespace lastro::sources::readers {

namespace {

using base::ErrorCode;

constexpr size_t fewestEntries = 3;
constexpr double mostMatched = 0.6;      // of an outline that tells all headings
constexpr double pagesPerEntry = 8;

/// Words set sideways (stamps, notes in the margin), a segment for each page; those that repeat are left out.
std::vector<std::optional<PdfSegment>> sidewaysText(std::vector<PdfPageText> &pages)
{
    std::vector<std::optional<PdfSegment>> result(pages.size());
    QHash<QString, int> counts;
    for (size_t i = 0; i < pages.size(); ++i) {
        for (PdfWord &word : pages[i].sideways) {
            if (!result[i])
                result[i].emplace();
            result[i]->append(std::move(word));
        }
        if (result[i])
            ++counts[result[i]->text()];
    }
    for (auto &segment : result)
        if (segment && counts.value(segment->text()) >= repeatsNeeded(pages.size()))
            segment.reset();
    return result;
}

/// Also takes the words out of the pages: a long document is held only once.
std::vector<PdfLine> layOut(std::vector<PdfPageText> pages, QString &code)
{
    std::vector<std::optional<PdfSegment>> sideways = sidewaysText(pages);
    std::vector<PdfPageSegments> segmented;
    for (PdfPageText &page : pages)
        segmented.push_back({page.number, page.size, makeSegments(std::exchange(page.words, {}))});
    code = removeRunning(segmented);
    std::vector<PdfLine> lines;
    int region = 0;
    for (size_t i = 0; i < segmented.size(); ++i) {
        auto groups = readingOrder(std::move(segmented[i].segments));
        if (sideways[i])
            groups.push_back({std::move(*sideways[i])});
        for (auto &group : groups)
            for (PdfLine &line : makeLines(std::move(group), segmented[i].number, region++)) {
                line.pageHeight = segmented[i].size.height();
                lines.push_back(std::move(line));
            }
    }
    return lines;
}

/// Headings of the outline; between those of an outline that tells only chapters, also what looks like one.
std::vector<PdfHeading> findHeadings(const PdfStructure &structure, const std::vector<PdfOutlineEntry> &outline, size_t pages)
{
    std::vector<bool> taken(structure.lines.size());
    std::vector<PdfHeading> told = matchOutline(outline, structure.lines);
    for (const PdfHeading &heading : told)
        std::fill_n(taken.begin() + qsizetype(heading.firstLine), heading.lineCount, true);
    for (const PdfTable &table : structure.tables)
        std::fill_n(taken.begin() + qsizetype(table.firstLine), table.lineCount, true);
    const bool complete = told.size() >= fewestEntries && double(told.size()) >= mostMatched * double(outline.size())
        && double(told.size()) * pagesPerEntry >= double(pages);
    if (complete)
        return told;
    std::vector<PdfHeading> all = guessHeadings(structure.lines, taken, structure.style);
    if (told.empty())
        return all;
    std::set<size_t> toldLines;
    for (const PdfHeading &heading : told)
        toldLines.insert(heading.firstLine);
    all.insert(all.end(), told.begin(), told.end());
    std::sort(all.begin(), all.end(), [](const PdfHeading &a, const PdfHeading &b) { return a.firstLine < b.firstLine; });
    int above = 0;
    for (PdfHeading &heading : all) {
        if (toldLines.contains(heading.firstLine))
            above = heading.level;
        else
            heading.level = std::clamp(std::max(heading.level, above + 1), 1, 6);
    }
    return all;
}

/// A heading inside the cells of a table is a cell.
void dropHeadingsInTables(PdfStructure &structure)
{
    std::vector<bool> cells(structure.lines.size());
    for (const PdfTable &table : structure.tables)
        std::fill_n(cells.begin() + qsizetype(table.firstLine), table.lineCount, true);
    std::erase_if(structure.headings, [&](const PdfHeading &heading) {
        for (size_t i = 0; i < heading.lineCount; ++i)
            if (cells[heading.firstLine + i])
                return true;
        return false;
    });
}

} // namespace

base::Result<model::Extraction> readPdf(const QByteArray &bytes, const ReadLimits &limits)
{
    const auto document = openPdf(bytes, limits);
    if (!document)
        return std::unexpected(document.error());
    auto pages = readPdfWords(bytes, limits);
    if (!pages)
        return std::unexpected(pages.error());

    model::Extraction result;
    result.format = model::Format::Pdf;
    result.pages = int(pages->size());
    for (const PdfPageText &page : *pages)
        if (page.words.empty() && page.sideways.empty())
            result.notes.append(QStringLiteral("page_without_text:%1").arg(page.number));
    if (result.notes.size() == result.pages)
        return base::failure(ErrorCode::FileScanned, {}, QStringLiteral("no page holds text"));

    QString code;
    PdfStructure structure;
    structure.lines = layOut(std::move(*pages), code);
    dropContents(structure.lines);
    structure.style = measureStyle(structure.lines);
    structure.tables = findTables(structure.lines, structure.style);
    structure.headings = findHeadings(structure, readOutline(**document), size_t(result.pages));
    dropHeadingsInTables(structure);
    result.blocks = makeBlocks(structure);

    result.metadata = readProperties(**document);
    if (!code.isEmpty())
        result.metadata.insert(QStringLiteral("code"), code);
    result.title = result.metadata.value(QStringLiteral("title"));
    if (result.title.isEmpty() && !structure.lines.empty())
        result.title = largestText(structure.lines, structure.style.bodySize);
    return result;
}

} // namespace lastro::sources::readers
