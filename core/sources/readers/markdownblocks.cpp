// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sources/readers/markdownblocks.h"

#include "core/sources/readers/blockwriter.h"
#include "core/sources/readers/htmlreader.h"
#include "core/sources/readers/inlinetag.h"
#include "core/sources/readers/markdowntree.h"

#include <QRegularExpression>

namespace lastro::sources::readers {

namespace {

struct List {
    bool ordered = false;
    QString delimiter;
    int next = 1;
};

/// "{#secao-4}" and the like at the end of a heading: where it begins, and the id it gives.
struct HeadingAttributes {
    qsizetype start = -1;
    QString id;
};

HeadingAttributes attributesOf(const QString &heading)
{
    static const QRegularExpression form(QStringLiteral("\\s*\\{:?\\s*([^{}]+)\\}\\s*$"));
    const QRegularExpressionMatch match = form.match(heading);
    if (!match.hasMatch())
        return {};
    HeadingAttributes found{match.capturedStart(), {}};
    for (const QString &word : match.captured(1).simplified().split(QLatin1Char(' '))) {
        if (word.startsWith(QLatin1Char('#')) && word.size() > 1)
            found.id = found.id.isEmpty() ? word.mid(1) : found.id;
        else if (!word.startsWith(QLatin1Char('.')) && !word.contains(QLatin1Char('=')))
            return {};
    }
    return found;
}

class Walker {
public:
    void enter(cmark_node *node)
    {
        switch (markdownKind(node)) {
        case MarkdownKind::Heading: m_writer.beginHeading(cmark_node_get_heading_level(node), {}); break;
        case MarkdownKind::Paragraph: m_writer.endBlock(); break;
        case MarkdownKind::Quote: m_writer.beginQuote(); break;
        case MarkdownKind::List: beginList(node); break;
        case MarkdownKind::Item: m_writer.beginItem(nextMarker(node)); break;
        case MarkdownKind::CodeBlock: addCodeBlock(literalOf(node)); break;
        case MarkdownKind::HtmlBlock: addHtml(literalOf(node)); break;
        case MarkdownKind::Rule: m_writer.endBlock(); break;
        case MarkdownKind::Table: m_writer.beginTable(); break;
        case MarkdownKind::TableHead: m_writer.beginRow(true); m_inHead = true; break;
        case MarkdownKind::TableRow: m_writer.beginRow(false); m_inHead = false; break;
        case MarkdownKind::TableCell: m_writer.beginCell(m_inHead, 1, 1); break;
        case MarkdownKind::Struck: ++m_unread; m_struck = true; break;
        case MarkdownKind::Image: ++m_unread; break;
        default: enterInline(node); break;
        }
    }

    void leave(cmark_node *node)
    {
        switch (markdownKind(node)) {
        case MarkdownKind::Heading: endHeading(); break;
        case MarkdownKind::Paragraph: endText(); m_writer.endBlock(); break;
        case MarkdownKind::Quote: m_writer.endQuote(); break;
        case MarkdownKind::List: m_lists.pop_back(); m_writer.endList(); break;
        case MarkdownKind::Item: m_writer.endItem(); break;
        case MarkdownKind::Table: m_writer.endTable(); break;
        case MarkdownKind::TableCell: endText(); m_writer.endCell(); break;
        case MarkdownKind::Struck: case MarkdownKind::Image: --m_unread; break;
        case MarkdownKind::Strong: inlineText().close(model::SpanKind::Strong); break;
        case MarkdownKind::Emphasis: inlineText().close(model::SpanKind::Emphasis); break;
        case MarkdownKind::Link: inlineText().close(model::SpanKind::Link); break;
        default: break;
        }
    }

    MarkdownBlocks take() { return {m_writer.take(), m_struck}; }

private:
    InlineText &inlineText() { return m_writer.inlineText(); }
    bool isRead() const { return m_unread == 0 && m_hiddenBy.isEmpty(); }

    void enterInline(cmark_node *node)
    {
        const MarkdownKind kind = markdownKind(node);
        if (kind == MarkdownKind::InlineHtml)
            return addTag(inlineTag(literalOf(node)));
        if (!isRead())
            return;
        switch (kind) {
        case MarkdownKind::Text: inlineText().add(literalOf(node)); break;
        case MarkdownKind::Break: inlineText().space(); break;
        case MarkdownKind::Strong: inlineText().open(model::SpanKind::Strong); break;
        case MarkdownKind::Emphasis: inlineText().open(model::SpanKind::Emphasis); break;
        case MarkdownKind::Link: inlineText().open(model::SpanKind::Link, targetOf(node)); break;
        case MarkdownKind::Code:
            inlineText().open(model::SpanKind::Code);
            inlineText().add(literalOf(node));
            inlineText().close(model::SpanKind::Code);
            break;
        default: break;
        }
    }

    void addTag(const InlineTag &tag)
    {
        if (!m_hiddenBy.isEmpty()) {
            if (tag.name == m_hiddenBy && !tag.isEmpty)
                m_hiddenDepth += tag.closes ? -1 : 1;
            if (m_hiddenDepth <= 0)
                m_hiddenBy.clear();
            return;
        }
        if (tag.hides && !tag.isEmpty) {
            m_hiddenBy = tag.name;
            m_hiddenDepth = 1;
            m_struck = m_struck || tag.strikes;
        } else if (tag.name == QLatin1String("br")) {
            inlineText().space();
        }
        m_writer.nameHeading(tag.id);
    }

    /// A tag left open hides no more than the text it stands in.
    void endText()
    {
        m_hiddenBy.clear();
        m_hiddenDepth = 0;
    }

    void endHeading()
    {
        endText();
        const HeadingAttributes attributes = attributesOf(inlineText().text());
        if (!attributes.id.isEmpty())
            m_writer.nameHeading(attributes.id);
        m_writer.endHeading(attributes.start);
    }

    void addCodeBlock(const QString &code)
    {
        m_writer.beginCode();
        inlineText().addVerbatim(code);
        m_writer.endCode();
    }

    void addHtml(const QString &html)
    {
        HtmlBlocks found = readHtmlFragment(html);
        m_struck = m_struck || found.struck;
        m_writer.append(std::move(found.blocks));
    }

    void beginList(cmark_node *node)
    {
        List list;
        list.ordered = cmark_node_get_list_type(node) == CMARK_ORDERED_LIST;
        list.delimiter = QLatin1Char(cmark_node_get_list_delim(node) == CMARK_PAREN_DELIM ? ')' : '.');
        list.next = cmark_node_get_list_start(node);
        m_lists.push_back(list);
        m_writer.beginList();
    }

    QString nextMarker(cmark_node *item)
    {
        List &list = m_lists.back();
        QString marker = list.ordered ? QString::number(list.next++) + list.delimiter : QString();
        if (isTask(item)) {
            marker += marker.isEmpty() ? QString() : QStringLiteral(" ");
            marker += cmark_gfm_extensions_get_tasklist_item_checked(item) ? QStringLiteral("[x]") : QStringLiteral("[ ]");
        }
        return marker;
    }

    BlockWriter m_writer;
    std::vector<List> m_lists;
    bool m_inHead = false;
    bool m_struck = false;
    int m_unread = 0;           ///< images and struck text around
    QString m_hiddenBy;         ///< the tag that hides what follows
    int m_hiddenDepth = 0;
};

} // namespace

base::Result<MarkdownBlocks> readMarkdownBlocks(const QString &text)
{
    const auto tree = MarkdownTree::parse(text.toUtf8());
    if (!tree)
        return std::unexpected(tree.error());
    Walker walker;
    tree->walk([&](cmark_node *node) { walker.enter(node); }, [&](cmark_node *node) { walker.leave(node); });
    return walker.take();
}

} // namespace lastro::sources::readers
