// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sources/readers/htmlreader.h"

#include "core/sources/readers/encoding.h"

#include <QRegularExpression>

namespace lastro::sources::readers {

namespace {

/// Meta tags that speak to browsers, search engines and portals, not about the document.
bool isTechnicalName(const QString &name)
{
    static const QRegularExpression technical(
        QStringLiteral("^(viewport|generator|robots|googlebot|bingbot|referrer|theme-color|color-scheme|format-detection|"
                       "handheldfriendly|mobileoptimized|x-ua-compatible|progid|.*(verification|csrf|token|nonce).*|"
                       "(msapplication|apple|google|og|fb|twitter|article|al)[-:].*)$"));
    return technical.match(name.toLower()).hasMatch();
}

/// Title and meta tags, wherever on the page they stand.
struct HeadReader {
    QString title;
    QMap<QString, QString> metadata;

    bool enter(const GumboNode *node)
    {
        if (tagOf(node) == GUMBO_TAG_TITLE && node->v.element.tag_namespace == GUMBO_NAMESPACE_HTML && title.isEmpty()) {
            const GumboVector &children = node->v.element.children;
            for (unsigned i = 0; i < children.length; ++i)
                title += textOf(static_cast<const GumboNode *>(children.data[i]));
            title = title.simplified();
        } else if (tagOf(node) == GUMBO_TAG_META) {
            const QString name = attributeOf(node, "name").simplified();
            const QString value = attributeOf(node, "content").simplified();
            if (!name.isEmpty() && !value.isEmpty() && !isTechnicalName(name) && !metadata.contains(name))
                metadata.insert(name, value);
        }
        return isElement(node) && tagOf(node) != GUMBO_TAG_SVG;
    }
    void leave(const GumboNode *) {}
};

qint64 lettersOf(const std::vector<model::ExtractedBlock> &blocks)
{
    qint64 letters = 0;
    for (const model::ExtractedBlock &block : blocks)
        letters += block.text.toUtf8().size() - block.text.count(QLatin1Char(' '));
    return letters;
}

HtmlBlocks documentBlocks(const HtmlDocument &page)
{
    const HtmlContent content(page);
    HtmlBlocks found;
    if (content.leadHeading())
        found = readHtmlBlocks(content.leadHeading(), content, true);
    HtmlBlocks below = readHtmlBlocks(content.root(), content, false);
    std::move(below.blocks.begin(), below.blocks.end(), std::back_inserter(found.blocks));
    found.struck = found.struck || below.struck;
    // A page whose markup calls its content furniture is read whole.
    const qint64 visible = content.statsOf(page.body()).text;
    const qint64 kept = lettersOf(found.blocks);
    if (kept < 200 && kept * 4 < visible)
        return readHtmlBlocks(page.body(), content, true);
    return found;
}

} // namespace

base::Result<model::Extraction> readHtml(const QByteArray &bytes)
{
    auto decoded = decodeText(bytes, declaredCharset(bytes));
    if (!decoded)
        return std::unexpected(decoded.error());
    auto page = HtmlDocument::parse(decoded->text.toUtf8());
    if (!page)
        return std::unexpected(page.error());
    HeadReader head;
    walkTree(page->root(), head);
    HtmlBlocks content = documentBlocks(*page);
    if (content.blocks.empty())
        return base::failure(base::ErrorCode::FileEmpty);
    model::Extraction extraction;
    extraction.format = model::Format::Html;
    extraction.title = head.title;
    extraction.metadata = head.metadata;
    extraction.blocks = std::move(content.blocks);
    extraction.notes = decoded->notes;
    if (content.struck)
        extraction.notes << QStringLiteral("struck_text");
    return extraction;
}

HtmlBlocks readHtmlFragment(const QString &html)
{
    const auto page = HtmlDocument::parse(html.toUtf8());
    if (!page)
        return {};
    const HtmlContent content(*page);
    return readHtmlBlocks(page->body(), content, true);
}

} // namespace lastro::sources::readers
