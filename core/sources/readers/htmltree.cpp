// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sources/readers/htmltree.h"

#include "core/sources/readers/htmlguard.h"

#include <cstddef>
#include <new>

namespace lastro::sources::readers {

/// Memory of one page, given back in one go: gumbo's own clean-up recurses as deep as the page is nested.
struct HtmlDocument::Arena {
    static constexpr size_t chunkSize = 256 * 1024;

    void *take(size_t bytes)
    {
        constexpr size_t alignment = alignof(std::max_align_t);
        bytes = (bytes + alignment - 1) / alignment * alignment;
        if (bytes > left) {
            const size_t size = std::max(bytes, chunkSize);
            chunks.push_back(std::unique_ptr<std::byte[]>(new std::byte[size]));
            at = chunks.back().get();
            left = size;
        }
        void *piece = at;
        at += bytes;
        left -= bytes;
        return piece;
    }

    std::vector<std::unique_ptr<std::byte[]>> chunks;
    std::byte *at = nullptr;
    size_t left = 0;
};

HtmlDocument::HtmlDocument() : m_arena(std::make_unique<Arena>()) {}
HtmlDocument::~HtmlDocument() = default;
HtmlDocument::HtmlDocument(HtmlDocument &&) noexcept = default;

base::Result<HtmlDocument> HtmlDocument::parse(QByteArray utf8)
{
    GuardedHtml guarded = guardHtml(std::move(utf8));
    if (!guarded.fault.isEmpty())
        return base::failure(base::ErrorCode::FileDamaged, {}, guarded.fault);
    HtmlDocument document;
    document.m_bytes = std::move(guarded.html);
    GumboOptions options = kGumboDefaultOptions;
    options.allocator = [](void *arena, size_t bytes) { return static_cast<Arena *>(arena)->take(bytes); };
    options.deallocator = [](void *, void *) {};
    options.userdata = document.m_arena.get();
    options.max_errors = 0;
    document.m_output = gumbo_parse_with_options(&options, document.m_bytes.constData(), size_t(document.m_bytes.size()));
    if (!document.m_output || !document.m_output->root)
        return base::failure(base::ErrorCode::FileDamaged, {}, QStringLiteral("the page cannot be parsed"));
    return document;
}

const GumboNode *HtmlDocument::body() const
{
    const GumboVector &children = root()->v.element.children;
    for (unsigned i = 0; i < children.length; ++i)
        if (const auto *child = static_cast<const GumboNode *>(children.data[i]); tagOf(child) == GUMBO_TAG_BODY)
            return child;
    return root();
}

bool isElement(const GumboNode *node)
{
    return node->type == GUMBO_NODE_ELEMENT || node->type == GUMBO_NODE_TEMPLATE;
}

GumboTag tagOf(const GumboNode *node)
{
    return isElement(node) ? node->v.element.tag : GUMBO_TAG_UNKNOWN;
}

bool hasAttribute(const GumboNode *node, const char *name)
{
    return isElement(node) && gumbo_get_attribute(&node->v.element.attributes, name);
}

QString attributeOf(const GumboNode *node, const char *name)
{
    const GumboAttribute *attribute = isElement(node) ? gumbo_get_attribute(&node->v.element.attributes, name) : nullptr;
    return attribute ? QString::fromUtf8(attribute->value) : QString();
}

QStringList classesOf(const GumboNode *node)
{
    return attributeOf(node, "class").simplified().split(QLatin1Char(' '), Qt::SkipEmptyParts);
}

QString textOf(const GumboNode *node)
{
    const bool isText = node->type == GUMBO_NODE_TEXT || node->type == GUMBO_NODE_WHITESPACE || node->type == GUMBO_NODE_CDATA;
    return isText ? QString::fromUtf8(node->v.text.text) : QString();
}

} // namespace lastro::sources::readers
