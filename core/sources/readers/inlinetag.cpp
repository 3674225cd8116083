// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sources/readers/inlinetag.h"

#include "core/sources/readers/htmlcontent.h"

namespace lastro::sources::readers {

namespace {

/// The first element below the body, where a lone tag ends up.
struct ElementFinder {
    const GumboNode *body;
    const GumboNode *found = nullptr;
    bool enter(const GumboNode *node)
    {
        if (!found && node != body && isElement(node))
            found = node;
        return !found;
    }
    void leave(const GumboNode *) {}
};

void readAttributes(const QString &html, InlineTag &tag)
{
    const auto page = HtmlDocument::parse(html.toUtf8());
    if (!page)
        return;
    ElementFinder finder{page->body()};
    walkTree(page->body(), finder);
    if (!finder.found)
        return;
    const QString id = attributeOf(finder.found, "id");
    tag.id = id.isEmpty() && tag.name == QLatin1String("a") ? attributeOf(finder.found, "name") : id;
    tag.hides = tag.hides || HiddenRules(page->root()).hides(finder.found);
}

} // namespace

InlineTag inlineTag(const QString &html)
{
    static const QStringList empty{QStringLiteral("br"), QStringLiteral("hr"), QStringLiteral("img"), QStringLiteral("input"),
                                   QStringLiteral("wbr"), QStringLiteral("link"), QStringLiteral("meta")};
    static const QStringList unread{QStringLiteral("script"), QStringLiteral("style"), QStringLiteral("template"),
                                    QStringLiteral("noscript"), QStringLiteral("iframe"), QStringLiteral("svg"),
                                    QStringLiteral("button"), QStringLiteral("select"), QStringLiteral("textarea"),
                                    QStringLiteral("title")};
    static const QStringList struck{QStringLiteral("del"), QStringLiteral("s"), QStringLiteral("strike")};
    InlineTag tag;
    tag.closes = html.startsWith(QLatin1String("</"));
    qsizetype at = tag.closes ? 2 : 1;
    for (; at < html.size() && (html.at(at).isLetterOrNumber() || html.at(at) == QLatin1Char('-')); ++at)
        tag.name += html.at(at).toLower();
    if (tag.name.isEmpty() || tag.closes)
        return tag;
    tag.isEmpty = html.endsWith(QLatin1String("/>")) || empty.contains(tag.name);
    tag.strikes = struck.contains(tag.name);
    tag.hides = tag.strikes || unread.contains(tag.name);
    if (html.contains(QLatin1Char('=')) || html.contains(QLatin1String("hidden"), Qt::CaseInsensitive))
        readAttributes(html, tag);
    return tag;
}

} // namespace lastro::sources::readers
