// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sources/readers/blockwriter.h"

namespace lastro::sources::readers {

void BlockWriter::endBlock()
{
    if (m_inCell || inHeading()) {
        m_inline.space();
        return;
    }
    if (!m_code && !m_inline.isEmpty())
        emitBlock(m_inline.take());
}

void BlockWriter::emitBlock(InlineText::Taken taken)
{
    if (taken.text.isEmpty())
        return;
    model::ExtractedBlock block;
    block.text = std::move(taken.text);
    block.spans = std::move(taken.spans);
    if (m_code) {
        block.kind = model::BlockKind::Code;
        block.depth = m_lists;
    } else if (m_itemStarts) {
        block.kind = model::BlockKind::ListItem;
        block.depth = std::max(m_lists - 1, 0);
        m_itemStarts = false;
        if (!m_marker.isEmpty()) {
            block.text.prepend(m_marker + QLatin1Char(' '));
            for (model::Span &span : block.spans)
                span.range.start += m_marker.size() + 1;
        }
    } else if (m_quotes > 0) {
        block.kind = model::BlockKind::Quote;
        block.depth = m_quotes - 1 + m_lists;
    } else {
        block.depth = m_lists + m_indent;
    }
    m_blocks.push_back(std::move(block));
}

void BlockWriter::beginHeading(int level, const QString &explicitId)
{
    // Code that holds a heading or a table is none: it ends here.
    endCode();
    m_heading.headingLevel = level;
    m_heading.explicitId = explicitId;
}

void BlockWriter::nameHeading(const QString &id)
{
    if (inHeading() && m_heading.explicitId.isEmpty())
        m_heading.explicitId = id;
}

void BlockWriter::endHeading(qsizetype keptLength)
{
    InlineText::Taken taken = m_inline.take();
    if (keptLength >= 0)
        truncate(taken, keptLength);
    if (!taken.text.isEmpty()) {
        m_heading.text = std::move(taken.text);
        m_heading.spans = std::move(taken.spans);
        m_blocks.push_back(std::move(m_heading));
    }
    m_heading = {};
}

void BlockWriter::beginList()
{
    endBlock();
    ++m_lists;
}

void BlockWriter::endList()
{
    endBlock();
    m_lists = std::max(m_lists - 1, 0);
    m_itemStarts = false;
}

void BlockWriter::beginItem(const QString &marker)
{
    endBlock();
    m_itemStarts = !m_inCell && !inHeading();
    m_marker = marker;
    if (!m_itemStarts) {
        m_inline.add(marker);
        m_inline.space();
    }
}

void BlockWriter::endItem()
{
    endBlock();
    m_itemStarts = false;
}

void BlockWriter::beginQuote()
{
    endBlock();
    ++m_quotes;
}

void BlockWriter::endQuote()
{
    endBlock();
    --m_quotes;
}

void BlockWriter::beginCode()
{
    endBlock();
    m_code = !m_inCell && !inHeading();
}

void BlockWriter::endCode()
{
    if (m_code) {
        InlineText::Taken taken = m_inline.take();
        taken.spans.clear();
        qsizetype first = 0;
        while (first < taken.text.size() && taken.text.at(first) == QLatin1Char('\n'))
            ++first;
        taken.text.remove(0, first);
        emitBlock(std::move(taken));
    }
    m_code = false;
    endBlock();
}

void BlockWriter::beginTable()
{
    endCode();
    m_rows.clear();
}

void BlockWriter::beginRow(bool inHead)
{
    m_rows.push_back({{}, inHead});
}

void BlockWriter::beginCell(bool isHeader, int columns, int rows)
{
    endBlock();
    m_cell = {{}, isHeader, columns, rows};
    m_inCell = true;
}

void BlockWriter::endCell()
{
    m_cell.content = m_inline.take();
    m_inCell = false;
    if (m_rows.empty())
        beginRow(false);
    m_rows.back().cells.push_back(std::move(m_cell));
    m_cell = {};
}

void BlockWriter::endTable()
{
    append(tableBlocks(std::move(m_rows)));
    m_rows.clear();
}

void BlockWriter::append(std::vector<model::ExtractedBlock> blocks)
{
    endBlock();
    std::move(blocks.begin(), blocks.end(), std::back_inserter(m_blocks));
}

std::vector<model::ExtractedBlock> BlockWriter::take()
{
    if (inHeading())
        endHeading();
    endBlock();
    return std::move(m_blocks);
}

} // namespace lastro::sources::readers
