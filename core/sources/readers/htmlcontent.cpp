// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sources/readers/htmlcontent.h"

#include <QRegularExpression>

#include <algorithm>
#include <array>

namespace lastro::sources::readers {

namespace {

constexpr std::array unseenTags{
    GUMBO_TAG_HEAD, GUMBO_TAG_SCRIPT, GUMBO_TAG_STYLE, GUMBO_TAG_TEMPLATE, GUMBO_TAG_NOSCRIPT, GUMBO_TAG_IFRAME,
    GUMBO_TAG_SVG, GUMBO_TAG_OBJECT, GUMBO_TAG_EMBED, GUMBO_TAG_APPLET, GUMBO_TAG_CANVAS, GUMBO_TAG_AUDIO,
    GUMBO_TAG_VIDEO, GUMBO_TAG_SELECT, GUMBO_TAG_BUTTON, GUMBO_TAG_INPUT, GUMBO_TAG_TEXTAREA, GUMBO_TAG_DATALIST,
    GUMBO_TAG_RP, GUMBO_TAG_NOFRAMES, GUMBO_TAG_NOEMBED, GUMBO_TAG_TITLE, GUMBO_TAG_PROGRESS, GUMBO_TAG_METER};

bool isUnseenTag(GumboTag tag)
{
    return std::find(unseenTags.begin(), unseenTags.end(), tag) != unseenTags.end();
}

/// A dialog that has not been opened. gumbo does not know the element.
bool isClosedDialog(const GumboNode *element)
{
    if (tagOf(element) != GUMBO_TAG_UNKNOWN || hasAttribute(element, "open"))
        return false;
    GumboStringPiece name = element->v.element.original_tag;
    gumbo_tag_from_original_text(&name);
    return name.length == 6 && qstrnicmp(name.data, "dialog", 6) == 0;
}

/// Is the element outside of every article and section, so that a header or footer is the page's own?
bool belongsToPage(const GumboNode *element)
{
    for (const GumboNode *node = element->parent; node && isElement(node); node = node->parent)
        if (tagOf(node) == GUMBO_TAG_ARTICLE || tagOf(node) == GUMBO_TAG_MAIN || tagOf(node) == GUMBO_TAG_SECTION
            || attributeOf(node, "role") == QLatin1String("main"))
            return false;
    return true;
}

enum class FurnitureName { None, Likely, Sure };

/// What class and id say. Some names are given to nothing else; others also to content.
FurnitureName furnitureName(const GumboNode *element)
{
    static const QRegularExpression sure(
        QStringLiteral("^(breadcrumbs?|migalhas|nav-?(bar|header|footer)|pagination|paginacao|skip-?(links?|nav|to-content)|"
                       "(site|page)-?(header|footer)|rodape)$"));
    static const QRegularExpression likely(
        QStringLiteral("^(trilha|caminho|nav|navigation|navegacao|menu|submenu|main-?menu|side-?bar|barra-lateral|lateral|footer|"
                       "header-?banner|topbar|toolbar|pager|share|social|compartilhar|toc|table-of-contents|"
                       "related(topics)?|relacionad[ao]s|tags|page-?tools|ads?|publicidade)$"));
    FurnitureName found = FurnitureName::None;
    for (const QString &word : classesOf(element) + QStringList(attributeOf(element, "id").toLower())) {
        if (sure.match(word.toLower()).hasMatch())
            return FurnitureName::Sure;
        if (likely.match(word.toLower()).hasMatch())
            found = FurnitureName::Likely;
    }
    return found;
}

bool isCookieNotice(const GumboNode *element)
{
    static const QRegularExpression cookie(QStringLiteral("cookie|lgpd|consent|gdpr"));
    static const QRegularExpression notice(QStringLiteral("banner|notice|aviso|popup|pop-up|modal|bar\\b|barra|overlay|dialog|consent"));
    const QString name = (attributeOf(element, "class") + QLatin1Char(' ') + attributeOf(element, "id")).toLower();
    return cookie.match(name).hasMatch() && notice.match(name).hasMatch();
}

bool isNamedFurniture(const GumboNode *element, TextStats stats, bool mostlyLinks)
{
    if (isCookieNotice(element))
        return stats.text < 2'000;
    const FurnitureName name = furnitureName(element);
    const bool small = stats.text < 400 && stats.headings == 0;
    return name == FurnitureName::Sure ? small || mostlyLinks : name == FurnitureName::Likely && mostlyLinks;
}

struct StatsCounter {
    const HtmlContent &content;
    QHash<const GumboNode *, TextStats> &stats;
    std::vector<TextStats> open = {};
    int links = 0;

    bool enter(const GumboNode *node)
    {
        if (!isElement(node)) {
            count(node);
            return false;
        }
        if (content.isUnseen(node))
            return false;
        open.push_back({0, 0, headingLevelOf(node) > 0 ? 1 : 0});
        links += tagOf(node) == GUMBO_TAG_A ? 1 : 0;
        return true;
    }

    void count(const GumboNode *node)
    {
        if (node->type != GUMBO_NODE_TEXT || open.empty())
            return;
        qint64 letters = 0;
        for (const char *at = node->v.text.text; *at; ++at)
            letters += uchar(*at) > ' ' ? 1 : 0;
        open.back().text += letters;
        open.back().linked += links > 0 ? letters : 0;
    }

    void leave(const GumboNode *node)
    {
        const TextStats own = open.back();
        open.pop_back();
        links -= tagOf(node) == GUMBO_TAG_A ? 1 : 0;
        stats.insert(node, own);
        if (open.empty())
            return;
        open.back().text += own.text;
        open.back().linked += own.linked;
        open.back().headings += own.headings;
    }
};

/// 1 main, 2 article, 3 an id or role that names the content; 0 none.
int contentRank(const GumboNode *element)
{
    static const QStringList ids{QStringLiteral("content"), QStringLiteral("conteudo"), QStringLiteral("main"),
                                 QStringLiteral("main-content"), QStringLiteral("maincontent"),
                                 QStringLiteral("conteudo-principal"), QStringLiteral("mw-content-text"),
                                 QStringLiteral("bodycontent"), QStringLiteral("page-content"), QStringLiteral("displayarea")};
    if (tagOf(element) == GUMBO_TAG_MAIN || attributeOf(element, "role") == QLatin1String("main"))
        return 1;
    if (tagOf(element) == GUMBO_TAG_ARTICLE)
        return 2;
    return ids.contains(attributeOf(element, "id").toLower()) ? 3 : 0;
}

struct RootFinder {
    const HtmlContent &content;
    const GumboNode *best[4] = {};
    qint64 articles = 0;

    bool enter(const GumboNode *node)
    {
        if (!isElement(node) || content.isUnseen(node))
            return false;
        const int rank = contentRank(node);
        if (rank == 2)
            articles += content.statsOf(node).text;
        if (rank > 0 && (!best[rank] || content.statsOf(node).text > content.statsOf(best[rank]).text))
            best[rank] = node;
        return true;
    }
    void leave(const GumboNode *) {}
};

struct LeadFinder {
    const HtmlContent &content;
    const GumboNode *found = nullptr;
    bool done = false;

    bool enter(const GumboNode *node)
    {
        if (done || !isElement(node) || content.isUnseen(node) || tagOf(node) == GUMBO_TAG_NAV)
            return false;
        done = node == content.root();
        if (!done && headingLevelOf(node) == 1 && content.statsOf(node).text > 0) {
            found = node;
            return false;
        }
        return !done;
    }
    void leave(const GumboNode *) {}
};

struct TopHeadingFinder {
    bool found = false;
    bool enter(const GumboNode *node)
    {
        found = found || headingLevelOf(node) == 1;
        return !found && isElement(node);
    }
    void leave(const GumboNode *) {}
};

} // namespace

int headingLevelOf(const GumboNode *element)
{
    const GumboTag tag = tagOf(element);
    return tag >= GUMBO_TAG_H1 && tag <= GUMBO_TAG_H6 ? int(tag) - int(GUMBO_TAG_H1) + 1 : 0;
}

HtmlContent::HtmlContent(const HtmlDocument &page) : m_hidden(page.root())
{
    const GumboNode *body = page.body();
    walkTree(body, StatsCounter{*this, m_stats});
    chooseRoot(body);
    if (m_root != body)
        findLeadHeading(body);
}

bool HtmlContent::isUnseen(const GumboNode *element) const
{
    return isUnseenTag(tagOf(element)) || element->type == GUMBO_NODE_TEMPLATE || isClosedDialog(element)
        || m_hidden.hides(element);
}

bool HtmlContent::isFurniture(const GumboNode *element) const
{
    static const QStringList roles{QStringLiteral("navigation"), QStringLiteral("contentinfo"), QStringLiteral("search"),
                                   QStringLiteral("menu"), QStringLiteral("menubar"), QStringLiteral("toolbar"),
                                   QStringLiteral("dialog"), QStringLiteral("alertdialog")};
    const GumboTag tag = tagOf(element);
    const QString role = attributeOf(element, "role").toLower();
    const TextStats stats = statsOf(element);
    const bool mostlyLinks = stats.linked * 5 >= stats.text * 2;
    if (tag == GUMBO_TAG_NAV || roles.contains(role))
        return true;
    if (tag == GUMBO_TAG_HEADER || role == QLatin1String("banner"))
        return stats.headings == 0 && belongsToPage(element);
    if (tag == GUMBO_TAG_FOOTER || tag == GUMBO_TAG_ASIDE)
        return mostlyLinks || belongsToPage(element);
    const bool hasNames = element->v.element.attributes.length > 0 && headingLevelOf(element) == 0 && tag != GUMBO_TAG_BODY;
    return hasNames && isNamedFurniture(element, stats, mostlyLinks);
}

void HtmlContent::chooseRoot(const GumboNode *body)
{
    RootFinder finder{*this};
    walkTree(body, finder);
    m_root = body;
    const qint64 all = statsOf(body).text;
    for (const int rank : {1, 2, 3}) {
        const GumboNode *candidate = finder.best[rank];
        if (!candidate)
            continue;
        const qint64 own = statsOf(candidate).text;
        // A page of many articles is not any one of them.
        const bool oneOfMany = rank == 2 && own * 4 < finder.articles * 3;
        if (!oneOfMany && (own >= 400 || own * 4 >= all)) {
            m_root = candidate;
            return;
        }
    }
}

void HtmlContent::findLeadHeading(const GumboNode *body)
{
    TopHeadingFinder inside;
    walkTree(m_root, inside);
    if (inside.found)
        return;
    LeadFinder finder{*this};
    walkTree(body, finder);
    m_leadHeading = finder.found;
}

} // namespace lastro::sources::readers
