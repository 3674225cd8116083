// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

#include <QStringList>

#include <gumbo.h>
#include <memory>
#include <vector>

namespace lastro::sources::readers {

/// A parsed HTML page. Its nodes live as long as it does. Parsing takes linear time and little stack, whatever the
/// page: one nested over 2,000 deep is refused.
class HtmlDocument {
public:
    /// Error: FileDamaged. May throw std::bad_alloc.
    static base::Result<HtmlDocument> parse(QByteArray utf8);
    ~HtmlDocument();
    HtmlDocument(HtmlDocument &&) noexcept;

    const GumboNode *root() const { return m_output->root; }
    /// The body element, or the root where there is none (framesets).
    const GumboNode *body() const;

private:
    struct Arena;
    HtmlDocument();

    QByteArray m_bytes;
    std::unique_ptr<Arena> m_arena;
    const GumboOutput *m_output = nullptr;
};

bool isElement(const GumboNode *node);
/// GUMBO_TAG_UNKNOWN for what is no HTML element.
GumboTag tagOf(const GumboNode *node);
/// The value of an attribute; a null string where it is absent.
QString attributeOf(const GumboNode *node, const char *name);
bool hasAttribute(const GumboNode *node, const char *name);
/// The words of a class attribute.
QStringList classesOf(const GumboNode *node);
/// Text and white space nodes; empty for others.
QString textOf(const GumboNode *node);

/// Goes through a subtree in document order without recursion. visitor.enter(node) says whether to go inside;
/// visitor.leave(node) follows where it did.
template <class Visitor>
void walkTree(const GumboNode *root, Visitor &&visitor)
{
    struct Level {
        const GumboNode *node;
        unsigned next;
    };
    const auto childrenOf = [](const GumboNode *node) -> const GumboVector * {
        const bool has = node->type == GUMBO_NODE_ELEMENT || node->type == GUMBO_NODE_TEMPLATE;
        return has ? &node->v.element.children : nullptr;
    };
    std::vector<Level> levels;
    if (visitor.enter(root))
        levels.push_back({root, 0});
    while (!levels.empty()) {
        Level &level = levels.back();
        const GumboVector *children = childrenOf(level.node);
        if (!children || level.next >= children->length) {
            visitor.leave(level.node);
            levels.pop_back();
            continue;
        }
        const auto *child = static_cast<const GumboNode *>(children->data[level.next++]);
        if (visitor.enter(child))
            levels.push_back({child, 0});
    }
}

} // namespace lastro::sources::readers
