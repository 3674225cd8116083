// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sections/sectioner.h"

#include "core/sections/anchormaker.h"
#include "core/sections/blocksplitter.h"

namespace lastro::sections {

namespace {

struct OpenHeading {
    int level = 0;
    QString text;
};

/// Collects the blocks under one heading and turns them into sections.
class Collector {
public:
    Collector(QString documentId, QString title) : m_documentId(std::move(documentId)), m_title(std::move(title)) {}

    void startHeading(const model::ExtractedBlock &block)
    {
        flush();
        while (!m_open.empty() && m_open.back().level >= block.headingLevel)
            m_open.pop_back();
        m_open.push_back({block.headingLevel, block.text.simplified()});
        m_anchor = m_anchors.anchorFor(m_open.back().text, block.explicitId);
        m_page = block.page;
    }

    void add(const model::ExtractedBlock &block)
    {
        if (block.text.isEmpty())
            return;
        if (m_anchor.isEmpty())
            m_anchor = m_anchors.anchorFor({}, AnchorMaker::start());
        for (model::ExtractedBlock &piece : splitBlock(block, longestSection)) {
            const bool full = !m_blocks.empty() && m_size + 1 + piece.text.size() > longestSection;
            if (full)
                emitPart();
            m_size += (m_blocks.empty() ? 0 : 1) + piece.text.size();
            m_blocks.push_back(std::move(piece));
        }
    }

    std::vector<model::Section> take()
    {
        flush();
        return std::move(m_sections);
    }

private:
    void flush()
    {
        emitPart();
        m_part = 1;
    }

    QStringList breadcrumb() const
    {
        QStringList crumbs{m_title};
        for (size_t i = 0; i < m_open.size(); ++i) {
            const bool isTitle = i == 0 && base::searchFolded(m_open[i].text) == base::searchFolded(m_title);
            if (!isTitle && !m_open[i].text.isEmpty())
                crumbs << m_open[i].text;
        }
        return crumbs;
    }

    void emitPart()
    {
        if (m_blocks.empty())
            return;
        const QString suffix = m_part == 1 ? QString() : QStringLiteral("~%1").arg(m_part);
        const auto id = model::SectionId::make(m_documentId, m_anchor + suffix);
        const OpenHeading heading = m_open.empty() ? OpenHeading() : m_open.back();
        model::Section section{*id, int(m_sections.size()), heading.level, heading.text, breadcrumb(), {}, {}, {}, 0, 0};
        notePage(section, m_part == 1 ? m_page : 0);
        for (size_t i = 0; i < m_blocks.size(); ++i)
            append(section, std::move(m_blocks[i]), i == 0 && m_part > 1);
        m_sections.push_back(std::move(section));
        m_blocks.clear();
        m_size = 0;
        ++m_part;
    }

    static void notePage(model::Section &section, int page)
    {
        if (page <= 0)
            return;
        section.firstPage = section.firstPage > 0 ? std::min(section.firstPage, page) : page;
        section.lastPage = std::max(section.lastPage, page);
    }

    /// continues: the block goes on what the part before it began, so a table row opens its table anew.
    static void append(model::Section &section, model::ExtractedBlock &&found, bool continues)
    {
        if (!section.blocks.empty())
            section.text += QLatin1Char('\n');
        const qsizetype offset = section.text.size();
        model::Block block;
        block.kind = found.kind;
        block.depth = found.depth;
        block.tableStart = found.tableStart || (continues && found.kind == model::BlockKind::TableRow);
        block.range = {offset, found.text.size()};
        block.spans = std::move(found.spans);
        for (model::Span &span : block.spans)
            span.range.start += offset;
        notePage(section, found.page);
        for (model::WordBox &word : found.words) {
            word.range.start += offset;
            notePage(section, word.page);
            section.words.push_back(word);
        }
        section.text += found.text;
        section.blocks.push_back(std::move(block));
    }

    const QString m_documentId;
    const QString m_title;
    AnchorMaker m_anchors;
    std::vector<OpenHeading> m_open;
    QString m_anchor;
    int m_page = 0;
    int m_part = 1;
    std::vector<model::ExtractedBlock> m_blocks;
    qsizetype m_size = 0;
    std::vector<model::Section> m_sections;
};

} // namespace

std::vector<model::Section> makeSections(const QString &documentId, const QString &documentTitle,
                                         const model::Extraction &extraction)
{
    if (!model::SectionId::make(documentId, AnchorMaker::start()))
        return {};
    Collector collector(documentId, documentTitle);
    for (const model::ExtractedBlock &block : extraction.blocks) {
        if (block.headingLevel > 0)
            collector.startHeading(block);
        else
            collector.add(block);
    }
    return collector.take();
}

} // namespace lastro::sections
