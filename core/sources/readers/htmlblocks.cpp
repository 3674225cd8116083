// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sources/readers/htmlblocks.h"

#include "core/sources/readers/blockwriter.h"
#include "core/sources/readers/listmarker.h"

#include <algorithm>
#include <array>

namespace lastro::sources::readers {

namespace {

constexpr qint64 longestCell = 2'000;

std::optional<model::SpanKind> spanKindOf(GumboTag tag)
{
    switch (tag) {
    case GUMBO_TAG_B: case GUMBO_TAG_STRONG:
        return model::SpanKind::Strong;
    case GUMBO_TAG_I: case GUMBO_TAG_EM: case GUMBO_TAG_CITE: case GUMBO_TAG_DFN:
        return model::SpanKind::Emphasis;
    case GUMBO_TAG_CODE: case GUMBO_TAG_KBD: case GUMBO_TAG_SAMP: case GUMBO_TAG_TT: case GUMBO_TAG_VAR:
        return model::SpanKind::Code;
    case GUMBO_TAG_A:
        return model::SpanKind::Link;
    default:
        return std::nullopt;
    }
}

constexpr std::array blockTags{
    GUMBO_TAG_P, GUMBO_TAG_DIV, GUMBO_TAG_SECTION, GUMBO_TAG_ARTICLE, GUMBO_TAG_MAIN, GUMBO_TAG_HEADER,
    GUMBO_TAG_FOOTER, GUMBO_TAG_ASIDE, GUMBO_TAG_NAV, GUMBO_TAG_DL, GUMBO_TAG_DT, GUMBO_TAG_DD, GUMBO_TAG_TABLE,
    GUMBO_TAG_TR, GUMBO_TAG_TD, GUMBO_TAG_TH, GUMBO_TAG_CAPTION, GUMBO_TAG_FIGURE, GUMBO_TAG_FIGCAPTION, GUMBO_TAG_FORM,
    GUMBO_TAG_FIELDSET, GUMBO_TAG_LEGEND, GUMBO_TAG_DETAILS, GUMBO_TAG_SUMMARY, GUMBO_TAG_ADDRESS, GUMBO_TAG_HR,
    GUMBO_TAG_CENTER, GUMBO_TAG_BODY, GUMBO_TAG_HGROUP, GUMBO_TAG_TBODY, GUMBO_TAG_THEAD, GUMBO_TAG_TFOOT,
    GUMBO_TAG_LISTING, GUMBO_TAG_FRAMESET};

bool isBlockTag(GumboTag tag)
{
    return std::find(blockTags.begin(), blockTags.end(), tag) != blockTags.end();
}

bool isListTag(GumboTag tag)
{
    return tag == GUMBO_TAG_UL || tag == GUMBO_TAG_OL || tag == GUMBO_TAG_MENU || tag == GUMBO_TAG_DIR;
}

bool isCodeTag(GumboTag tag)
{
    return tag == GUMBO_TAG_PRE || tag == GUMBO_TAG_LISTING || tag == GUMBO_TAG_XMP || tag == GUMBO_TAG_PLAINTEXT;
}

/// Looks whether a table holds data in rows and columns, or only lays out a page.
struct TableProbe {
    const GumboNode *table;
    const HtmlContent &content;
    bool layout = false;
    bool hasHeader = false;
    int rows = 0;
    int cellsInRow = 0;
    int widestRow = 0;

    bool enter(const GumboNode *node)
    {
        if (layout || !isElement(node) || content.isUnseen(node))
            return false;
        const GumboTag tag = tagOf(node);
        if (tag == GUMBO_TAG_TR) {
            ++rows;
            cellsInRow = 0;
        } else if (tag == GUMBO_TAG_TD || tag == GUMBO_TAG_TH) {
            widestRow = std::max(widestRow, ++cellsInRow);
            hasHeader = hasHeader || tag == GUMBO_TAG_TH;
            layout = content.statsOf(node).text > longestCell;
        } else {
            layout = (tag == GUMBO_TAG_TABLE && node != table) || isCodeTag(tag) || headingLevelOf(node) > 0;
        }
        return !layout;
    }
    void leave(const GumboNode *) {}

    bool holdsData() const { return !layout && widestRow > 1 && (rows > 1 || hasHeader); }
};

struct List {
    bool ordered = false;
    QString type;
    int next = 1;
};

class Walker {
public:
    Walker(const GumboNode *root, const HtmlContent &content, bool withFurniture)
        : m_root(root), m_content(content), m_withFurniture(withFurniture)
    {
    }

    bool enter(const GumboNode *node)
    {
        if (!isElement(node)) {
            addText(node);
            return false;
        }
        const GumboTag tag = tagOf(node);
        if (isLeftOut(node))
            return false;
        if (const int level = headingLevelOf(node); level > 0)
            m_writer.beginHeading(level, attributeOf(node, "id"));
        else if (m_writer.inHeading())
            nameHeading(node);
        enterBlock(node, tag);
        if (const auto span = spanKindOf(tag); span && (tag != GUMBO_TAG_A || hasAttribute(node, "href")))
            m_writer.inlineText().open(*span, tag == GUMBO_TAG_A ? attributeOf(node, "href") : QString());
        return true;
    }

    void leave(const GumboNode *node)
    {
        const GumboTag tag = tagOf(node);
        if (const auto span = spanKindOf(tag); span && (tag != GUMBO_TAG_A || hasAttribute(node, "href")))
            m_writer.inlineText().close(*span);
        if (headingLevelOf(node) > 0)
            m_writer.endHeading();
        else
            leaveBlock(tag);
    }

    HtmlBlocks take() { return {m_writer.take(), m_struck}; }

private:
    bool isLeftOut(const GumboNode *node)
    {
        const GumboTag tag = tagOf(node);
        const bool struck = tag == GUMBO_TAG_DEL || tag == GUMBO_TAG_S || tag == GUMBO_TAG_STRIKE;
        m_struck = m_struck || (struck && m_content.statsOf(node).text > 0);
        return struck || m_content.isUnseen(node) || (!m_withFurniture && node != m_root && m_content.isFurniture(node));
    }

    void addText(const GumboNode *node)
    {
        if (m_writer.inCode())
            m_writer.inlineText().addVerbatim(textOf(node));
        else
            m_writer.inlineText().add(textOf(node));
    }

    void nameHeading(const GumboNode *node)
    {
        const QString id = attributeOf(node, "id");
        m_writer.nameHeading(id.isEmpty() && tagOf(node) == GUMBO_TAG_A ? attributeOf(node, "name") : id);
    }

    void enterBlock(const GumboNode *node, GumboTag tag)
    {
        if (isListTag(tag)) {
            beginList(node, tag);
        } else if (tag == GUMBO_TAG_LI) {
            m_writer.beginItem(nextMarker(node));
        } else if (isCodeTag(tag)) {
            m_writer.beginCode();
        } else if (tag == GUMBO_TAG_BLOCKQUOTE) {
            m_writer.beginQuote();
        } else if (tag == GUMBO_TAG_BR) {
            lineBreak();
        } else if (tag == GUMBO_TAG_Q) {
            m_writer.inlineText().add(u"“");
        } else if (isBlockTag(tag)) {
            m_writer.endBlock();
            enterTablePart(node, tag);
            if (tag == GUMBO_TAG_DT)
                m_writer.inlineText().open(model::SpanKind::Strong);
            m_writer.indent(tag == GUMBO_TAG_DD ? 1 : 0);
        }
    }

    void enterTablePart(const GumboNode *node, GumboTag tag)
    {
        if (tag == GUMBO_TAG_TABLE) {
            TableProbe probe{node, m_content};
            if (attributeOf(node, "role") != QLatin1String("presentation"))
                walkTree(node, probe);
            m_tables.push_back(probe.holdsData());
            if (m_tables.back())
                m_writer.beginTable();
        } else if (inDataTable() && tag == GUMBO_TAG_TR) {
            m_writer.beginRow(node->parent && tagOf(node->parent) == GUMBO_TAG_THEAD);
        } else if (inDataTable() && (tag == GUMBO_TAG_TD || tag == GUMBO_TAG_TH)) {
            m_writer.beginCell(tag == GUMBO_TAG_TH, spanOf(node, "colspan"), spanOf(node, "rowspan"));
        }
    }

    void leaveBlock(GumboTag tag)
    {
        if (isListTag(tag)) {
            if (!m_lists.empty())
                m_lists.pop_back();
            m_writer.endList();
        } else if (tag == GUMBO_TAG_LI) {
            m_writer.endItem();
        } else if (isCodeTag(tag)) {
            m_writer.endCode();
        } else if (tag == GUMBO_TAG_BLOCKQUOTE) {
            m_writer.endQuote();
        } else if (tag == GUMBO_TAG_Q) {
            m_writer.inlineText().add(u"”");
        } else if (isBlockTag(tag)) {
            leaveTablePart(tag);
        }
    }

    void leaveTablePart(GumboTag tag)
    {
        const bool cell = inDataTable() && (tag == GUMBO_TAG_TD || tag == GUMBO_TAG_TH);
        if (cell)
            m_writer.endCell();
        else
            m_writer.endBlock();
        m_writer.indent(tag == GUMBO_TAG_DD ? -1 : 0);
        if (tag != GUMBO_TAG_TABLE)
            return;
        if (inDataTable())
            m_writer.endTable();
        m_tables.pop_back();
    }

    void beginList(const GumboNode *node, GumboTag tag)
    {
        List list;
        list.ordered = tag == GUMBO_TAG_OL;
        list.type = attributeOf(node, "type");
        bool isNumber = false;
        const int start = attributeOf(node, "start").toInt(&isNumber);
        list.next = isNumber ? start : 1;
        m_lists.push_back(list);
        m_writer.beginList();
    }

    QString nextMarker(const GumboNode *node)
    {
        if (m_lists.empty() || !m_lists.back().ordered)
            return {};
        bool isNumber = false;
        const int value = attributeOf(node, "value").toInt(&isNumber);
        List &list = m_lists.back();
        list.next = isNumber ? value : list.next;
        return listMarker(list.next++, list.type);
    }

    void lineBreak()
    {
        if (m_writer.inCode())
            m_writer.inlineText().addVerbatim(u"\n");
        else
            m_writer.inlineText().space();
    }

    static int spanOf(const GumboNode *node, const char *name)
    {
        return std::max(attributeOf(node, name).toInt(), 1);
    }

    bool inDataTable() const { return !m_tables.empty() && m_tables.back(); }

    const GumboNode *const m_root;
    const HtmlContent &m_content;
    const bool m_withFurniture;
    BlockWriter m_writer;
    std::vector<List> m_lists;
    std::vector<bool> m_tables;     ///< those around: does it hold data?
    bool m_struck = false;
};

} // namespace

HtmlBlocks readHtmlBlocks(const GumboNode *root, const HtmlContent &content, bool withFurniture)
{
    Walker walker(root, content, withFurniture);
    walkTree(root, walker);
    return walker.take();
}

} // namespace lastro::sources::readers
