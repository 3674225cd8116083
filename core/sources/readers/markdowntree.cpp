// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sources/readers/markdowntree.h"

#include <array>
#include <cstring>
#include <utility>

namespace lastro::sources::readers {

namespace {

/// Quotes and list items on one line; every line costs the parser as many steps as containers are open.
constexpr int mostContainers = 200;

/// The containers that the beginning of a line opens: ">", "-", "*", "+" and "1." one after the other.
int containersOf(const char *line, const char *end)
{
    int containers = 0;
    while (line < end) {
        const char c = *line;
        if (c == '>' || ((c == '-' || c == '*' || c == '+') && line + 1 < end && line[1] == ' ')) {
            ++containers;
        } else if (c >= '0' && c <= '9') {
            while (line < end && *line >= '0' && *line <= '9')
                ++line;
            if (line >= end || (*line != '.' && *line != ')'))
                return containers;
            ++containers;
        } else if (c != ' ' && c != '\t') {
            return containers;
        }
        ++line;
    }
    return containers;
}

/// The line under a table's header with more columns than any table that is read; the parser fills up every row to them.
bool isTooWideTable(const char *line, const char *end)
{
    constexpr int mostColumns = 300;
    int columns = 0;
    for (; line < end; ++line) {
        columns += *line == '|' ? 1 : 0;
        if (!std::strchr("|-: \t>*+.)0123456789", *line))
            return false;
    }
    return columns > mostColumns;
}

/// Also nesting by indentation: one level of a list takes two columns at least.
bool isSlow(const QByteArray &text)
{
    for (const char *at = text.constData(), *end = at + text.size(); at < end;) {
        const auto *next = static_cast<const char *>(std::memchr(at, '\n', size_t(end - at)));
        next = next ? next : end;
        const char *first = at;
        while (first < next && (*first == ' ' || *first == '\t'))
            ++first;
        const int containers = containersOf(first, next);
        if (containers > mostContainers || (containers > 0 && (first - at) / 2 > mostContainers) || isTooWideTable(first, next))
            return true;
        at = next + 1;
    }
    return false;
}

} // namespace

base::Result<MarkdownTree> MarkdownTree::parse(const QByteArray &utf8)
{
    if (isSlow(utf8))
        return base::failure(base::ErrorCode::FileDamaged, {}, QStringLiteral("nested too deep, or a table is too wide"));
    cmark_gfm_core_extensions_ensure_registered();
    const std::unique_ptr<cmark_parser, decltype(&cmark_parser_free)> parser(
        cmark_parser_new(CMARK_OPT_DEFAULT | CMARK_OPT_STRIKETHROUGH_DOUBLE_TILDE), &cmark_parser_free);
    for (const char *name : {"table", "strikethrough", "autolink", "tasklist"})
        if (cmark_syntax_extension *extension = cmark_find_syntax_extension(name))
            cmark_parser_attach_syntax_extension(parser.get(), extension);
    cmark_parser_feed(parser.get(), utf8.constData(), size_t(utf8.size()));
    return MarkdownTree(cmark_parser_finish(parser.get()));
}

void MarkdownTree::walk(const std::function<void(cmark_node *)> &enter, const std::function<void(cmark_node *)> &leave) const
{
    const std::unique_ptr<cmark_iter, decltype(&cmark_iter_free)> steps(cmark_iter_new(m_root.get()), &cmark_iter_free);
    for (cmark_event_type event; (event = cmark_iter_next(steps.get())) != CMARK_EVENT_DONE;) {
        cmark_node *node = cmark_iter_get_node(steps.get());
        if (event == CMARK_EVENT_ENTER)
            enter(node);
        else
            leave(node);
    }
}

MarkdownKind markdownKind(cmark_node *node)
{
    using enum MarkdownKind;
    constexpr std::array kinds{
        std::pair{CMARK_NODE_TEXT, Text}, std::pair{CMARK_NODE_SOFTBREAK, Break}, std::pair{CMARK_NODE_LINEBREAK, Break},
        std::pair{CMARK_NODE_CODE, Code}, std::pair{CMARK_NODE_HTML_INLINE, InlineHtml}, std::pair{CMARK_NODE_EMPH, Emphasis},
        std::pair{CMARK_NODE_STRONG, Strong}, std::pair{CMARK_NODE_LINK, Link}, std::pair{CMARK_NODE_IMAGE, Image},
        std::pair{CMARK_NODE_PARAGRAPH, Paragraph}, std::pair{CMARK_NODE_HEADING, Heading}, std::pair{CMARK_NODE_LIST, List},
        std::pair{CMARK_NODE_ITEM, Item}, std::pair{CMARK_NODE_BLOCK_QUOTE, Quote}, std::pair{CMARK_NODE_CODE_BLOCK, CodeBlock},
        std::pair{CMARK_NODE_HTML_BLOCK, HtmlBlock}, std::pair{CMARK_NODE_THEMATIC_BREAK, Rule}};
    const cmark_node_type type = cmark_node_get_type(node);
    for (const auto &[known, kind] : kinds)
        if (known == type)
            return kind;
    constexpr std::array extensions{std::pair{"table", Table}, std::pair{"table_header", TableHead},
                                    std::pair{"table_row", TableRow}, std::pair{"table_cell", TableCell},
                                    std::pair{"strikethrough", Struck}};
    const char *name = cmark_node_get_type_string(node);
    for (const auto &[known, kind] : extensions)
        if (std::strcmp(known, name) == 0)
            return kind;
    return Other;
}

QString literalOf(cmark_node *node)
{
    return QString::fromUtf8(cmark_node_get_literal(node));
}

QString targetOf(cmark_node *link)
{
    return QString::fromUtf8(cmark_node_get_url(link));
}

bool isTask(cmark_node *item)
{
    return std::strcmp(cmark_node_get_type_string(item), "tasklist") == 0;
}

} // namespace lastro::sources::readers
