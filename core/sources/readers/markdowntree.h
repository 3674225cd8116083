// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

#include <cmark-gfm-core-extensions.h>
#include <cmark-gfm.h>
#include <functional>
#include <memory>

namespace lastro::sources::readers {

enum class MarkdownKind {
    Other, Heading, Paragraph, Quote, List, Item, CodeBlock, HtmlBlock, Rule, Table, TableHead, TableRow, TableCell,
    Text, Break, Code, InlineHtml, Emphasis, Strong, Struck, Link, Image,
};

/// A parsed Markdown text.
class MarkdownTree {
public:
    /// Error: FileDamaged, for a text whose nesting would make the parser slow.
    static base::Result<MarkdownTree> parse(const QByteArray &utf8);

    /// In document order, without recursion. Nodes without children are only entered.
    void walk(const std::function<void(cmark_node *)> &enter, const std::function<void(cmark_node *)> &leave) const;

private:
    explicit MarkdownTree(cmark_node *root) : m_root(root, &cmark_node_free) {}
    std::unique_ptr<cmark_node, decltype(&cmark_node_free)> m_root;
};

MarkdownKind markdownKind(cmark_node *node);
QString literalOf(cmark_node *node);
QString targetOf(cmark_node *link);
/// An item with a check box.
bool isTask(cmark_node *item);

} // namespace lastro::sources::readers
