// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sources/readers/pdfblocks.h"

#include "core/sources/readers/pdfblocktext.h"
#include "core/sources/readers/pdfparagraphs.h"

#include <cmath>

namespace lastro::sources::readers {

namespace {

constexpr double sameListing = 2.5;      // greatest spacing inside a block of code

model::ExtractedBlock headingBlock(const PdfStructure &structure, const PdfHeading &heading, const PdfHyphens &hyphens)
{
    model::ExtractedBlock block;
    block.headingLevel = heading.level;
    block.page = structure.lines[heading.firstLine].page;
    PdfBlockText text(block, hyphens);
    for (size_t i = 0; i < heading.lineCount; ++i)
        text.line(structure.lines[heading.firstLine + i]);
    return block;
}

model::ExtractedBlock rowBlock(const PdfTable &table, const PdfRow &row, const PdfHyphens &hyphens)
{
    model::ExtractedBlock block;
    block.kind = model::BlockKind::TableRow;
    block.page = row.page;
    PdfBlockText text(block, hyphens);
    const auto put = [&](model::SpanKind kind, const std::vector<PdfWord> &cell, int page) {
        const qsizetype start = block.text.size();
        text.startLine({});
        text.words(cell, page);
        block.spans.push_back({kind, {start, block.text.size() - start}, {}});
    };
    for (size_t column = 0; column < row.cells.size(); ++column) {
        if (row.cells[column].empty())
            continue;
        if (!block.text.isEmpty())
            text.literal(QStringLiteral("; "));
        if (table.hasHeader && !table.header.cells[column].empty()) {
            put(model::SpanKind::CellHeader, table.header.cells[column], table.header.page);
            text.literal(QStringLiteral(": "));
        }
        put(model::SpanKind::Cell, row.cells[column], row.page);
    }
    return block;
}

void addTable(const PdfTable &table, const PdfHyphens &hyphens, std::vector<model::ExtractedBlock> &blocks)
{
    bool start = !table.continues;
    for (const PdfRow &row : table.rows) {
        blocks.push_back(rowBlock(table, row, hyphens));
        blocks.back().tableStart = std::exchange(start, false);
    }
    if (table.rows.empty() && !table.continues)
        blocks.push_back(rowBlock({}, table.header, hyphens));
}

bool isListing(const PdfStructure &structure, size_t i)
{
    return structure.lines[i].isMono() && !structure.style.bodyMono;
}

/// The lines of a listing from this one on.
size_t listingEnd(const PdfStructure &structure, size_t first, const std::vector<bool> &taken)
{
    size_t end = first;
    while (end < structure.lines.size() && !taken[end] && isListing(structure, end)
           && (end == first || spacingBetween(structure.lines[end - 1], structure.lines[end], structure.style) < sameListing))
        ++end;
    return end;
}

model::ExtractedBlock listingBlock(std::span<const PdfLine> lines, const PdfHyphens &hyphens)
{
    model::ExtractedBlock block;
    block.kind = model::BlockKind::Code;
    block.page = lines.front().page;
    double left = lines.front().box.left();
    for (const PdfLine &line : lines)
        left = std::min(left, line.box.left());
    PdfBlockText text(block, hyphens);
    for (const PdfLine &line : lines) {
        const PdfWord &word = line.segments.front().words.front();
        const double advance = std::max(word.box.width() / double(word.text.size()), 1.0);
        const auto indent = std::clamp(qsizetype(std::lround((line.box.left() - left) / advance)), qsizetype(0), qsizetype(80));
        text.startLine((block.text.isEmpty() ? QString() : QStringLiteral("\n")) + QString(indent, u' '));
        text.line(line);
    }
    return block;
}

} // namespace

std::vector<model::ExtractedBlock> makeBlocks(const PdfStructure &structure)
{
    const PdfHyphens hyphens(structure.lines);
    std::vector<bool> taken(structure.lines.size());
    for (const PdfTable &table : structure.tables)
        std::fill_n(taken.begin() + qsizetype(table.firstLine), table.lineCount, true);
    for (const PdfHeading &heading : structure.headings)
        std::fill_n(taken.begin() + qsizetype(heading.firstLine), heading.lineCount, true);

    std::vector<model::ExtractedBlock> blocks;
    PdfParagraphs paragraphs(structure.style, hyphens, blocks);
    auto table = structure.tables.begin();
    auto heading = structure.headings.begin();
    for (size_t i = 0; i < structure.lines.size();) {
        if (heading != structure.headings.end() && heading->firstLine == i) {
            paragraphs.close();
            blocks.push_back(headingBlock(structure, *heading, hyphens));
            i += heading++->lineCount;
        } else if (table != structure.tables.end() && table->firstLine == i) {
            paragraphs.close();
            addTable(*table, hyphens, blocks);
            i += table++->lineCount;
        } else if (isListing(structure, i) && !paragraphs.breaksOffBefore(structure.lines[i])) {
            paragraphs.close();
            const size_t end = listingEnd(structure, i, taken);
            blocks.push_back(listingBlock(std::span(structure.lines).subspan(i, end - i), hyphens));
            i = end;
        } else {
            paragraphs.add(structure.lines[i++]);
        }
    }
    paragraphs.close();
    return blocks;
}

} // namespace lastro::sources::readers
