// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sources/readers/tablerows.h"

namespace lastro::sources::readers {

namespace {

constexpr int mostColumns = 200;
constexpr int mostRowSpan = 1000;
/// Values longer than this are said once, however many cells they span.
constexpr qsizetype longestRepeated = 200;

struct GridCell {
    const TableCell *cell = nullptr;
    bool first = true;          ///< the cell's own place, not one it spans
    bool firstColumn = true;    ///< of the places it spans in this row
};
using GridRow = std::vector<GridCell>;

struct Spanning {
    const TableCell *cell = nullptr;
    int rowsLeft = 0;
};

/// Every cell at every place it covers.
std::vector<GridRow> gridOf(const std::vector<TableRow> &rows)
{
    std::vector<GridRow> grid;
    std::vector<Spanning> spanning;
    for (const TableRow &row : rows) {
        GridRow line;
        const auto takeSpanned = [&] {
            while (line.size() < spanning.size() && spanning[line.size()].rowsLeft > 0) {
                Spanning &above = spanning[line.size()];
                const bool goesOn = !line.empty() && line.back().cell == above.cell;
                --above.rowsLeft;
                line.push_back({above.cell, false, !goesOn});
            }
        };
        size_t cellsLeft = row.cells.size();
        for (const TableCell &cell : row.cells) {
            takeSpanned();
            --cellsLeft;
            // Every cell has a place; what it spans beyond that must leave room for the others.
            const int columns = std::clamp(cell.columns, 1, mostColumns);
            for (int i = 0; i < columns && (i == 0 || line.size() + cellsLeft < mostColumns); ++i) {
                if (spanning.size() <= line.size())
                    spanning.resize(line.size() + 1);
                spanning[line.size()] = {&cell, std::clamp(cell.rows, 1, mostRowSpan) - 1};
                line.push_back({&cell, i == 0, i == 0});
            }
        }
        takeSpanned();
        grid.push_back(std::move(line));
    }
    return grid;
}

bool isShown(const GridCell &place)
{
    const qsizetype size = place.cell->content.text.size();
    return size > 0 && (place.first || size <= longestRepeated);
}

bool isHeaderRow(const TableRow &row)
{
    const bool allHeaders = std::all_of(row.cells.begin(), row.cells.end(),
                                        [](const TableCell &cell) { return cell.isHeader || cell.content.text.isEmpty(); });
    const bool anyHeader = std::any_of(row.cells.begin(), row.cells.end(), [](const TableCell &cell) { return cell.isHeader; });
    return row.inHead || (allHeaders && anyHeader);
}

/// A first row of short, different texts without figures, over longer or figured ones.
bool looksLikeHeader(const GridRow &row)
{
    QStringList seen;
    for (const GridCell &place : row) {
        const QString &text = place.cell->content.text;
        const bool hasDigit = std::any_of(text.begin(), text.end(), [](QChar c) { return c.isDigit(); });
        if (text.isEmpty() || text.size() > 60 || hasDigit || seen.contains(text))
            return false;
        seen << text;
    }
    return true;
}

/// One cell over all columns.
bool isCaption(const GridRow &row)
{
    return row.size() > 1 && row.front().cell == row.back().cell;
}

/// All in bold type, as headers are marked where nobody cared for header cells.
bool isBold(const TableRow &row)
{
    return std::all_of(row.cells.begin(), row.cells.end(), [](const TableCell &cell) {
        const auto &spans = cell.content.spans;
        return std::any_of(spans.begin(), spans.end(), [&](const model::Span &span) {
            return span.kind == model::SpanKind::Strong && span.range.length == cell.content.text.size();
        });
    });
}

/// How many rows from the top are headers, captions above them counted.
size_t headerRows(const std::vector<TableRow> &rows, const std::vector<GridRow> &grid)
{
    size_t count = 0;
    while (count < rows.size() && isHeaderRow(rows[count]))
        ++count;
    if (count > 0)
        return count < rows.size() ? count : 0;
    size_t first = 0;
    while (first < grid.size() && isCaption(grid[first]))
        ++first;
    if (first + 1 >= rows.size())
        return 0;
    if (isBold(rows[first]) && !isBold(rows[first + 1]))
        return first + 1;
    const bool anyHeader = std::any_of(rows.begin(), rows.end(), [](const TableRow &row) {
        return std::any_of(row.cells.begin(), row.cells.end(), [](const TableCell &cell) { return cell.isHeader; });
    });
    const size_t width = grid[first].size();
    const bool sameWidth = std::all_of(grid.begin(), grid.end(), [&](const GridRow &row) { return row.size() == width; });
    return !anyHeader && sameWidth && width > 2 && looksLikeHeader(grid[first]) ? first + 1 : 0;
}

QString withoutColon(QString text)
{
    while (text.endsWith(QLatin1Char(':')) || text.endsWith(QLatin1Char(' ')))
        text.chop(1);
    return text;
}

/// The texts over a column, from the top, each once.
QString headerOf(const std::vector<GridRow> &grid, size_t headers, size_t column)
{
    QStringList texts;
    for (size_t row = 0; row < headers; ++row) {
        if (column >= grid[row].size())
            continue;
        const QString text = withoutColon(grid[row][column].cell->content.text);
        // A header over all columns is the table's caption.
        if (!text.isEmpty() && !texts.contains(text) && !isCaption(grid[row]))
            texts << text;
    }
    return texts.join(QLatin1Char(' '));
}

/// Writes one row's text.
class RowWriter {
public:
    void header(const QString &text)
    {
        separate();
        m_block.spans.push_back({model::SpanKind::CellHeader, {m_block.text.size(), text.size()}, {}});
        m_block.text += text + QLatin1String(": ");
        m_afterHeader = true;
    }

    void value(const InlineText::Taken &content, model::SpanKind kind)
    {
        if (!m_afterHeader)
            separate();
        m_afterHeader = false;
        const qsizetype offset = m_block.text.size();
        m_block.spans.push_back({kind, {offset, content.text.size()}, {}});
        for (model::Span span : content.spans) {
            span.range.start += offset;
            m_block.spans.push_back(std::move(span));
        }
        m_block.text += content.text;
    }

    model::ExtractedBlock take(bool tableStart)
    {
        m_block.kind = model::BlockKind::TableRow;
        m_block.tableStart = tableStart;
        return std::move(m_block);
    }

private:
    void separate()
    {
        if (!m_block.text.isEmpty())
            m_block.text += QLatin1String("; ");
    }

    model::ExtractedBlock m_block;
    bool m_afterHeader = false;
};

/// Does the first of two cells name the second?
bool isKeyAndValue(const GridRow &row, const QStringList &headers, bool headless)
{
    return row.size() == 2 && headers.value(0).isEmpty() && (headless || row[0].cell->isHeader) && isShown(row[0])
        && isShown(row[1]) && row[0].cell->content.text.size() <= longestRepeated;
}

/// headers per column; headless: of two columns the first heads the second.
model::ExtractedBlock rowBlock(const GridRow &row, const QStringList &headers, bool headless, bool tableStart)
{
    RowWriter writer;
    if (isCaption(row)) {
        writer.value(row.front().cell->content, model::SpanKind::Cell);
        return writer.take(tableStart);
    }
    const bool keyAndValue = isKeyAndValue(row, headers, headless);
    for (size_t column = 0; column < row.size(); ++column) {
        const TableCell &cell = *row[column].cell;
        const QString header = headers.value(qsizetype(column));
        const bool saidBefore = !row[column].firstColumn
            && (header.isEmpty() || header == headers.value(qsizetype(column) - 1));
        if (saidBefore || !isShown(row[column]))
            continue;
        if (keyAndValue && column == 0) {
            writer.header(withoutColon(cell.content.text));
            continue;
        }
        if (!header.isEmpty() && header != cell.content.text)
            writer.header(header);
        writer.value(cell.content, cell.isHeader ? model::SpanKind::CellHeader : model::SpanKind::Cell);
    }
    return writer.take(tableStart);
}

} // namespace

std::vector<model::ExtractedBlock> tableBlocks(std::vector<TableRow> rows)
{
    std::erase_if(rows, [](const TableRow &row) { return row.cells.empty(); });
    std::vector<model::ExtractedBlock> blocks;
    if (rows.empty())
        return blocks;
    const std::vector<GridRow> grid = gridOf(rows);
    const size_t headers = headerRows(rows, grid);
    QStringList names;
    if (headers > 0) {
        size_t columns = 0;
        for (const GridRow &row : grid)
            columns = std::max(columns, row.size());
        for (size_t column = 0; column < columns; ++column)
            names << headerOf(grid, headers, column);
    }
    for (size_t row = 0; row < grid.size(); ++row) {
        const bool caption = isCaption(grid[row]);
        if (row < headers && !caption)
            continue;
        model::ExtractedBlock block = rowBlock(grid[row], names, headers == 0, blocks.empty());
        if (!block.text.isEmpty())
            blocks.push_back(std::move(block));
    }
    return blocks;
}

} // namespace lastro::sources::readers
