// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sources/readers/pdftables.h"

#include "core/sources/readers/pdftablegrid.h"

#include <QRegularExpression>

#include <set>

namespace lastro::sources::readers {

namespace {

constexpr double partOfTable = 3.2;      // greatest spacing between two rows
constexpr double centred = 0.75;         // spacing of a cell that stands between two lines of its neighbour
constexpr double looseRows = 3;          // lines of a row, on average, where rows stand apart

/// Lines first..last (excluded) and the columns they share.
struct Run {
    size_t first = 0;
    size_t last = 0;
    size_t cellLines = 0;                ///< with two cells or more
    PdfGrid grid;
};

bool isCellLine(const PdfLine &line)
{
    return line.segments.size() > 1;
}

/// Cells centred beside a taller one stand between its lines.
bool isBetweenLines(const std::vector<PdfLine> &lines, size_t i, const PdfStyle &style)
{
    return i > 0 && i < lines.size() && spacingBetween(lines[i - 1], lines[i], style) < centred;
}

bool isCaption(const PdfLine &line)
{
    static const QRegularExpression pattern(QStringLiteral("^(tabela|quadro|figura|table|figure|gr[áa]fico)\\s+[\\dIVX]"),
                                            QRegularExpression::CaseInsensitiveOption);
    return pattern.match(line.text().left(40)).hasMatch();
}

bool belongs(const std::vector<PdfLine> &lines, size_t i, const PdfGrid &grid, const PdfGrid &wider, const PdfStyle &style)
{
    const double spacing = spacingBetween(lines[i - 1], lines[i], style);
    if (spacing > partOfTable || isCaption(lines[i]))
        return false;
    if (isCellLine(lines[i]))
        return wider.columns() >= 2 && wider.columns() * 2 > grid.columns();
    // A single cell belongs to the row it stands close to; further off it may be the text after the table.
    return wider.columns() == grid.columns() && (spacing <= paragraphSpacing || isBetweenLines(lines, i + 1, style));
}

/// Wide spaces of justified text look like gaps between cells.
bool isMiddleOfParagraph(const std::vector<PdfLine> &lines, size_t i, const PdfStyle &style)
{
    if (i == 0 || spacingBetween(lines[i - 1], lines[i], style) > paragraphSpacing)
        return false;
    const PdfLine &above = lines[i - 1];
    const bool isFull = above.box.right() > above.regionBox.right() - 0.08 * above.regionBox.width();
    return isFull && lines[i].text().front().isLower() && !QStringView(u".:;!?").contains(above.text().back());
}

Run grow(const std::vector<PdfLine> &lines, size_t first, const PdfStyle &style)
{
    Run run{first, first + 1, isCellLine(lines[first]) ? 1u : 0u, PdfGrid(lines[first])};
    for (size_t i = first + 1; i < lines.size(); ++i) {
        PdfGrid wider = run.grid;
        wider.add(lines[i]);
        if (run.cellLines > 0 && !belongs(lines, i, run.grid, wider, style))
            break;
        run.grid = std::move(wider);
        run.cellLines += isCellLine(lines[i]) ? 1 : 0;
        run.last = i + 1;
    }
    return run;
}

PdfGrid gridOf(const std::vector<PdfLine> &lines, const Run &run, auto &&isCounted)
{
    PdfGrid grid;
    for (size_t i = run.first; i < run.last; ++i)
        if (isCounted(i))
            grid.add(lines[i]);
    return grid;
}

/// Column names that touch hide columns: the rows below them tell, or the lines with most cells where half of all agree.
PdfGrid finerGrid(const std::vector<PdfLine> &lines, const Run &run)
{
    size_t most = 0;
    for (size_t i = run.first; i < run.last; ++i)
        most = std::max(most, lines[i].segments.size());
    size_t agree = 0;
    for (size_t i = run.first; i < run.last; ++i)
        agree += lines[i].segments.size() == most ? 1 : 0;
    PdfGrid best = run.grid;
    const PdfGrid body = gridOf(lines, run, [&](size_t i) { return i != run.first; });
    if (body.columns() > best.columns())
        best = body;
    const PdfGrid fullest = gridOf(lines, run, [&](size_t i) { return lines[i].segments.size() == most; });
    return agree * 2 >= run.cellLines && fullest.columns() > best.columns() ? fullest : best;
}

size_t filledColumns(const PdfLine &line, const PdfGrid &grid)
{
    std::set<size_t> columns;
    for (const PdfSegment &segment : line.segments)
        columns.insert(grid.columnOf(segment.box));
    return columns.size();
}

/// Rows that stand apart are told by their distance, unless several lines with all cells filled stand together.
bool standApart(const std::vector<PdfLine> &lines, const Run &run, const std::vector<size_t> &starts)
{
    if (starts.size() < 2 || double(run.last - run.first) > looseRows * double(starts.size()))
        return false;
    size_t crowded = 0;
    for (size_t r = 0; r < starts.size(); ++r) {
        size_t full = 0;
        for (size_t i = starts[r]; i < (r + 1 < starts.size() ? starts[r + 1] : run.last); ++i)
            full += filledColumns(lines[i], run.grid) == run.grid.columns() ? 1 : 0;
        crowded += full > 1 ? 1 : 0;
    }
    return crowded * 3 <= starts.size();
}

/// First lines of the rows. Where rows do not stand apart, a row begins with its first cell.
std::vector<size_t> rowStarts(const std::vector<PdfLine> &lines, const Run &run, const PdfStyle &style)
{
    std::vector<size_t> apart{run.first};
    std::vector<size_t> dense{run.first};
    for (size_t i = run.first + 1; i < run.last; ++i) {
        const bool loose = spacingBetween(lines[i - 1], lines[i], style) > paragraphSpacing;
        const bool firstCell = run.grid.columnOf(lines[i].segments.front().box) == 0;
        if (loose)
            apart.push_back(i);
        if (loose || (!isBetweenLines(lines, i, style) && (firstCell || (i + 1 < run.last && isBetweenLines(lines, i + 1, style)))))
            dense.push_back(i);
    }
    return standApart(lines, run, apart) ? apart : dense;
}

/// Names of narrow columns may stand so close together that they look like one cell.
void addCells(const PdfSegment &segment, const PdfGrid &grid, PdfRow &row)
{
    const size_t first = grid.columnOf(segment.words.front().box);
    const bool isOne = grid.columnOf(segment.words.back().box) == first || grid.columnOf(segment.box) == first;
    for (const PdfWord &word : segment.words)
        row.cells[isOne ? grid.columnOf(segment.box) : grid.columnOf(word.box)].push_back(word);
}

std::vector<PdfRow> makeRows(const std::vector<PdfLine> &lines, const Run &run, const PdfStyle &style)
{
    const std::vector<size_t> starts = rowStarts(lines, run, style);
    std::vector<PdfRow> rows;
    for (size_t r = 0; r < starts.size(); ++r) {
        PdfRow row;
        row.page = lines[starts[r]].page;
        row.cells.resize(run.grid.columns());
        const size_t end = r + 1 < starts.size() ? starts[r + 1] : run.last;
        for (size_t i = starts[r]; i < end; ++i)
            for (const PdfSegment &segment : lines[i].segments)
                addCells(segment, run.grid, row);
        rows.push_back(std::move(row));
    }
    return rows;
}

bool isBold(const PdfRow &row)
{
    for (const auto &cell : row.cells)
        for (const PdfWord &word : cell)
            if (!word.bold && word.text.front().isLetterOrNumber())
                return false;
    return true;
}

bool hasDigit(const std::vector<PdfWord> &cell)
{
    return std::any_of(cell.begin(), cell.end(), [](const PdfWord &word) {
        return std::any_of(word.text.begin(), word.text.end(), [](QChar c) { return c.isDigit(); });
    });
}

/// Bold above plain rows, or words above a column of figures.
bool isHeader(const PdfRow &row, std::span<const PdfRow> body)
{
    size_t empty = 0;
    for (const auto &cell : row.cells)
        empty += cell.empty() ? 1 : 0;
    if (body.empty() || empty > 1 || row.cells.size() < 2 || (empty == 1 && !row.cells.front().empty()))
        return false;
    if (isBold(row))
        return !std::all_of(body.begin(), body.end(), isBold);
    if (body.size() < 2 || std::any_of(row.cells.begin(), row.cells.end(), hasDigit))
        return false;
    for (size_t column = 0; column < row.cells.size(); ++column) {
        const auto figures = std::count_if(body.begin(), body.end(), [column](const PdfRow &r) { return hasDigit(r.cells[column]); });
        if (double(figures) >= 0.6 * double(body.size()))
            return true;
    }
    return false;
}

QString textOf(const PdfRow &row)
{
    QString text;
    for (const auto &cell : row.cells) {
        for (const PdfWord &word : cell)
            text += word.text;
        text += QLatin1Char('|');
    }
    return text;
}

/// A table at the top of a page goes on from the one at the end of the page before.
void continueFrom(const PdfTable &previous, PdfTable &table)
{
    const bool sameHeader = table.hasHeader ? textOf(table.header) == textOf(previous.header)
                                            : !table.rows.empty() && textOf(table.rows.front()) == textOf(previous.header);
    if (table.hasHeader && !sameHeader)
        return;
    if (!table.hasHeader && sameHeader)
        table.rows.erase(table.rows.begin());
    table.header = previous.header;
    table.hasHeader = previous.hasHeader;
    table.continues = true;
}

} // namespace

std::vector<PdfTable> findTables(const std::vector<PdfLine> &lines, const PdfStyle &style)
{
    std::vector<PdfTable> tables;
    PdfGrid previousGrid;
    for (size_t i = 0; i < lines.size(); ++i) {
        if (!isCellLine(lines[i]) && !(i + 1 < lines.size() && isCellLine(lines[i + 1]) && isBetweenLines(lines, i + 1, style)))
            continue;
        Run run = grow(lines, i, style);
        run.grid = finerGrid(lines, run);
        const std::span<const PdfLine> all(lines.begin() + qsizetype(run.first), lines.begin() + qsizetype(run.last));
        const bool listing = std::all_of(all.begin(), all.end(), [](const PdfLine &line) { return line.isMono(); });
        if (run.cellLines < 2 || isMiddleOfParagraph(lines, run.first, style) || (listing && !style.bodyMono) || !run.grid.isAligned(all))
            continue;
        PdfTable table;
        table.firstLine = run.first;
        table.lineCount = run.last - run.first;
        table.rows = makeRows(lines, run, style);
        if (isHeader(table.rows.front(), std::span<const PdfRow>(table.rows).subspan(1))) {
            table.hasHeader = true;
            table.header = std::move(table.rows.front());
            table.rows.erase(table.rows.begin());
        }
        const bool touches = !tables.empty() && tables.back().firstLine + tables.back().lineCount == run.first
            && lines[run.first - 1].page + 1 == lines[run.first].page;
        if (touches && previousGrid.fits(run.grid))
            continueFrom(tables.back(), table);
        tables.push_back(std::move(table));
        previousGrid = run.grid;
        i = run.last - 1;
    }
    return tables;
}

} // namespace lastro::sources::readers
