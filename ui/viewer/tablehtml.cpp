// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/viewer/tablehtml.h"

namespace lastro::viewer {

namespace {

struct Cell {
    QString header;
    base::TextRange value;
};

QString textOf(const InlineHtml &inlined, base::TextRange range)
{
    return inlined.section().text.mid(range.start, range.length).trimmed();
}

std::vector<Cell> cellsOf(const model::Block &row, const InlineHtml &inlined)
{
    std::vector<const model::Span *> spans;
    for (const model::Span &span : row.spans)
        if (span.kind == model::SpanKind::Cell || span.kind == model::SpanKind::CellHeader)
            spans.push_back(&span);
    std::stable_sort(spans.begin(), spans.end(), [](auto *a, auto *b) { return a->range.start < b->range.start; });
    std::vector<Cell> cells;
    bool headerWaits = false;
    for (const model::Span *span : spans) {
        if (span->kind == model::SpanKind::CellHeader) {
            cells.push_back({textOf(inlined, span->range), {span->range.end(), 0}});
            headerWaits = true;
        } else if (headerWaits) {
            cells.back().value = span->range;
            headerWaits = false;
        } else {
            cells.push_back({{}, span->range});
        }
    }
    if (cells.empty())
        cells.push_back({{}, row.range});
    return cells;
}

/// Columns with their header texts, and for each row the column of each of its cells.
struct Columns {
    std::vector<Cell> headers;
    std::vector<std::vector<size_t>> places;

    size_t placeOf(const Cell &cell, size_t from)
    {
        if (cell.header.isEmpty()) {
            if (from == headers.size())
                headers.emplace_back();
            return from;
        }
        for (size_t i = from; i < headers.size(); ++i)
            if (headers[i].header == cell.header)
                return i;
        if (from < headers.size() && headers[from].header.isEmpty()) {
            headers[from] = cell;
            return from;
        }
        headers.push_back(cell);
        return headers.size() - 1;
    }
};

Columns columnsOf(const std::vector<std::vector<Cell>> &rows)
{
    Columns columns;
    for (const std::vector<Cell> &row : rows) {
        std::vector<size_t> places;
        size_t next = 0;
        for (const Cell &cell : row) {
            places.push_back(columns.placeOf(cell, next));
            next = places.back() + 1;
        }
        columns.places.push_back(std::move(places));
    }
    return columns;
}

QString headHtml(const Columns &columns)
{
    if (std::all_of(columns.headers.begin(), columns.headers.end(), [](const Cell &cell) { return cell.header.isEmpty(); }))
        return {};
    QString html = QStringLiteral("<thead><tr>");
    for (const Cell &cell : columns.headers)
        html += QStringLiteral("<th>%1</th>").arg(InlineHtml::escaped(cell.header));
    return html + QStringLiteral("</tr></thead>");
}

QString rowHtml(const model::Block &row, const std::vector<Cell> &cells, const std::vector<size_t> &places, size_t columns,
                InlineHtml &inlined)
{
    // A quote of headers alone has no cell to be seen in: the whole row shows it.
    const bool seen = std::any_of(cells.begin(), cells.end(), [&](const Cell &cell) { return inlined.markOver(cell.value); });
    const QuoteMark *whole = seen ? nullptr : inlined.markOver(row.range);
    std::vector<QString> texts(columns);
    for (size_t i = 0; i < cells.size(); ++i)
        texts[places[i]] = inlined.html(cells[i].value, row.spans, whole);
    QString html = QStringLiteral("<tr>");
    for (const QString &text : texts)
        html += QStringLiteral("<td>") + text + QStringLiteral("</td>");
    return html + QStringLiteral("</tr>");
}

} // namespace

QString tableHtml(std::span<const model::Block> rows, InlineHtml &inlined)
{
    std::vector<std::vector<Cell>> cells;
    for (const model::Block &row : rows)
        cells.push_back(cellsOf(row, inlined));
    const Columns columns = columnsOf(cells);
    QString html = inlined.dialect() == Dialect::TextWidget ? QStringLiteral("<table border=\"1\" cellspacing=\"0\" cellpadding=\"4\">")
                                                            : QStringLiteral("<table>");
    html += headHtml(columns) + QStringLiteral("<tbody>");
    for (size_t i = 0; i < rows.size(); ++i)
        html += rowHtml(rows[i], cells[i], columns.places[i], columns.headers.size(), inlined);
    return html + QStringLiteral("</tbody></table>\n");
}

} // namespace lastro::viewer
