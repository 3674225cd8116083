// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sources/readers/textreader.h"

#include "core/sources/readers/encoding.h"
#include "core/sources/readers/textlines.h"
#include "core/sources/readers/texttable.h"

namespace lastro::sources::readers {

namespace {

/// Lines between blank ones.
using Group = QStringList;

std::vector<Group> groupsOf(const QString &text)
{
    std::vector<Group> groups;
    bool open = false;
    for (const QString &line : text.split(QLatin1Char('\n'))) {
        const bool blank = line.trimmed().isEmpty();
        if (!blank && !open)
            groups.emplace_back();
        if (!blank)
            groups.back() << line;
        open = !blank;
    }
    return groups;
}

class Writer {
public:
    std::vector<model::ExtractedBlock> run(const std::vector<Group> &groups)
    {
        for (size_t i = 0; i < groups.size(); ++i) {
            m_next = i + 1 < groups.size() ? &groups[i + 1] : nullptr;
            addGroup(groups[i]);
        }
        return std::move(m_blocks);
    }

private:
    void addGroup(const Group &group)
    {
        qsizetype at = headingLines(group);
        if (at >= group.size())
            return;
        const std::vector<TableRow> rows = alignedRows(group.mid(at));
        if (!rows.empty()) {
            auto blocks = tableBlocks(rows);
            std::move(blocks.begin(), blocks.end(), std::back_inserter(m_blocks));
            return;
        }
        addRunningText(group, at);
    }

    /// Takes headings off the beginning of a group; returns how many lines that were.
    qsizetype headingLines(const Group &group)
    {
        const QString &first = group.front();
        if (group.size() > 1 && underlineLevel(group.at(1)) > 0 && !isRule(first)) {
            addHeading(first, underlineLevel(group.at(1)));
            return 2;
        }
        const bool alone = group.size() == 1;
        if (const int depth = numberedDepth(first); depth > 0 && alone && !isListed(first, depth)) {
            addHeading(first, depth + 1);
            return 1;
        }
        const auto item = itemStart(first);
        const bool isItem = item && (item->marker.isEmpty() || (!alone && itemStart(group.at(1))));
        if (isCapitals(first) && !isItem && (alone || hasSmallLetters(group.at(1)))) {
            addHeading(first, m_blocks.empty() ? 1 : numberedDepth(first) > 1 ? numberedDepth(first) + 1 : 2);
            return 1;
        }
        return 0;
    }

    /// Numbered lines one after the other are a list with blank lines in it.
    bool isListed(const QString &line, int depth) const
    {
        const bool another = m_next && m_next->size() == 1 && numberedDepth(m_next->front()) == depth;
        const bool afterItem = !m_blocks.empty() && m_blocks.back().kind == model::BlockKind::ListItem;
        return itemStart(line) && (another || (afterItem && m_listed));
    }

    void addHeading(const QString &line, int level)
    {
        model::ExtractedBlock block;
        block.headingLevel = std::min(level, 6);
        block.text = line.simplified();
        m_blocks.push_back(std::move(block));
        m_listed = false;
    }

    void addRunningText(const Group &group, qsizetype from)
    {
        qsizetype outer = -1;
        model::ExtractedBlock block;
        for (qsizetype i = from; i < group.size(); ++i) {
            const QString &line = group.at(i);
            if (isRule(line) && line.trimmed().size() >= 3) {
                addBlock(block);
                continue;
            }
            const auto item = itemStart(line);
            if (item) {
                addBlock(block);
                outer = outer < 0 ? item->indent : std::min(outer, item->indent);
                block.kind = model::BlockKind::ListItem;
                block.depth = int(std::min<qsizetype>((item->indent - outer) / 2, 8));
                block.text = item->marker;
            }
            const QString text = (item ? line.mid(item->textStart) : line).simplified();
            block.text += (block.text.isEmpty() ? QString() : QStringLiteral(" ")) + text;
        }
        addBlock(block);
    }

    void addBlock(model::ExtractedBlock &block)
    {
        if (!block.text.isEmpty()) {
            m_listed = block.kind == model::BlockKind::ListItem;
            m_blocks.push_back(std::move(block));
        }
        block = {};
    }

    std::vector<model::ExtractedBlock> m_blocks;
    const Group *m_next = nullptr;
    bool m_listed = false;          ///< the last block was a list item
};

} // namespace

base::Result<model::Extraction> readText(const QByteArray &bytes)
{
    const auto decoded = decodeText(bytes);
    if (!decoded)
        return std::unexpected(decoded.error());
    model::Extraction extraction;
    extraction.format = model::Format::Text;
    extraction.notes = decoded->notes;
    extraction.blocks = Writer().run(groupsOf(decoded->text));
    if (extraction.blocks.empty())
        return base::failure(base::ErrorCode::FileEmpty);
    return extraction;
}

} // namespace lastro::sources::readers
