// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/sources/readers/tablerows.h"

namespace lastro::sources::readers {

/// Turns what a reader of a marked-up format meets (text, formatting, headings, lists, quotes, tables) into blocks.
/// A block ends where the next one begins; inside a table cell blocks run together.
class BlockWriter {
public:
    InlineText &inlineText() { return m_inline; }
    /// Ends the block at hand, if it holds any text.
    void endBlock();

    void beginHeading(int level, const QString &explicitId);
    /// A name for the heading at hand that has none of its own.
    void nameHeading(const QString &id);
    /// Drops what the heading at hand ends with, from a position of its text on.
    void endHeading(qsizetype keptLength = -1);
    bool inHeading() const { return m_heading.headingLevel > 0; }

    void beginList();
    void endList();
    /// marker is part of the text ("3."), empty for a bullet.
    void beginItem(const QString &marker);
    void endItem();

    void beginQuote();
    void endQuote();

    void beginCode();
    void endCode();
    bool inCode() const { return m_code; }

    /// A paragraph that is set in, as the explanation of a term.
    void indent(int by) { m_indent += by; }

    void beginTable();
    void beginRow(bool inHead);
    void beginCell(bool isHeader, int columns, int rows);
    void endCell();
    void endTable();
    bool inCell() const { return m_inCell; }

    /// Adds blocks that another reader made.
    void append(std::vector<model::ExtractedBlock> blocks);
    std::vector<model::ExtractedBlock> take();

private:
    void emitBlock(InlineText::Taken taken);

    InlineText m_inline;
    std::vector<model::ExtractedBlock> m_blocks;
    model::ExtractedBlock m_heading;
    int m_lists = 0;
    int m_quotes = 0;
    int m_indent = 0;
    bool m_code = false;
    bool m_itemStarts = false;      ///< the next block is the item's first
    QString m_marker;               ///< of the item that starts
    std::vector<TableRow> m_rows;
    bool m_inCell = false;
    TableCell m_cell;
};

} // namespace lastro::sources::readers
