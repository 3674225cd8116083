// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sources/readers/texttable.h"

#include "core/sources/readers/textlines.h"

#include <QRegularExpression>

namespace lastro::sources::readers {

namespace {

struct Piece {
    qsizetype start = 0;
    QString text;
};

std::vector<Piece> piecesOf(const QString &line)
{
    static const QRegularExpression form(QStringLiteral("\\S+(?: \\S+)*"));
    std::vector<Piece> pieces;
    for (auto match = form.globalMatch(line); match.hasNext();) {
        const QRegularExpressionMatch piece = match.next();
        pieces.push_back({piece.capturedStart(), piece.captured().simplified()});
    }
    return pieces;
}

/// The column that begins where a piece does, give or take two places; -1 for none.
int columnAt(const std::vector<Piece> &columns, qsizetype start)
{
    for (size_t column = 0; column < columns.size(); ++column)
        if (std::abs(columns[column].start - start) <= 2)
            return int(column);
    return -1;
}

TableRow rowOf(const QStringList &cells)
{
    TableRow row;
    for (const QString &cell : cells)
        row.cells.push_back({{cell, {}}, false, 1, 1});
    return row;
}

std::vector<TableRow> tabbedRows(const QStringList &lines)
{
    static const QRegularExpression tabs(QStringLiteral("\\t+"));
    std::vector<TableRow> rows;
    for (const QString &line : lines) {
        QStringList cells;
        for (const QString &cell : line.split(tabs))
            cells << cell.simplified();
        if (cells.size() < 2)
            return {};
        rows.push_back(rowOf(cells));
    }
    return rows;
}

std::vector<TableRow> spacedRows(const QStringList &lines)
{
    const std::vector<Piece> columns = piecesOf(lines.front());
    if (columns.size() < 2)
        return {};
    std::vector<QStringList> rows;
    for (const QString &line : lines) {
        QStringList cells(qsizetype(columns.size()), QString());
        for (const Piece &piece : piecesOf(line)) {
            const int column = columnAt(columns, piece.start);
            if (column < 0)
                return {};
            cells[column] = piece.text;
        }
        if (!cells.front().isEmpty() || rows.empty()) {
            rows.push_back(cells);
            continue;
        }
        for (qsizetype column = 0; column < cells.size(); ++column)
            rows.back()[column] = (rows.back()[column] + QLatin1Char(' ') + cells[column]).trimmed();
    }
    std::vector<TableRow> table;
    for (const QStringList &cells : rows)
        table.push_back(rowOf(cells));
    return table;
}

} // namespace

std::vector<TableRow> alignedRows(const QStringList &lines)
{
    QStringList kept;
    bool ruled = false;
    for (const QString &line : lines) {
        ruled = ruled || (kept.size() == 1 && isRule(line));
        if (!isRule(line))
            kept << line;
    }
    if (kept.size() < 2)
        return {};
    const bool tabbed = kept.front().trimmed().contains(QLatin1Char('\t'));
    std::vector<TableRow> rows = tabbed ? tabbedRows(kept) : spacedRows(kept);
    // A table of one row below its header would be two sentences with a gap.
    if (rows.size() < 2 || (rows.size() == 2 && !ruled && !tabbed && rows.front().cells.size() < 3))
        return {};
    if (ruled)
        rows.front().inHead = true;
    return rows;
}

} // namespace lastro::sources::readers
