// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sources/readers/htmlhidden.h"

#include "core/sources/readers/htmlcolor.h"

#include <QRegularExpression>

namespace lastro::sources::readers {

namespace {

constexpr qsizetype longestSheet = 1024 * 1024;
/// Every hidden element is compared with each of these.
constexpr qsizetype mostShown = 200;

/// The number a value begins with, in pixels for lengths; NaN for none.
double pixelsOf(const QString &value)
{
    static const QRegularExpression form(QStringLiteral("^(-?\\d*\\.?\\d+)\\s*([a-z%]*)"));
    const QRegularExpressionMatch match = form.match(value);
    if (!match.hasMatch())
        return qQNaN();
    const double number = match.captured(1).toDouble();
    const QString unit = match.captured(2);
    if (unit == QLatin1String("em") || unit == QLatin1String("rem"))
        return number * 16;
    if (unit == QLatin1String("%"))
        return number * 0.16;
    return number;
}

bool isZero(const QString &value)
{
    return pixelsOf(value) == 0;
}

bool isFarOut(const QString &value)
{
    return pixelsOf(value) <= -500;
}

bool isClippedAway(const Declarations &style)
{
    static const QRegularExpression emptyRect(QStringLiteral("^rect\\(\\s*[01](px)?[\\s,]+[01](px)?[\\s,]+[01](px)?"));
    static const QRegularExpression emptyPath(QStringLiteral("^(inset\\(\\s*(50|100)%|circle\\(\\s*0)"));
    if (emptyRect.match(style.value(QStringLiteral("clip"))).hasMatch()
        || emptyPath.match(style.value(QStringLiteral("clip-path"))).hasMatch())
        return true;
    const bool cut = style.value(QStringLiteral("overflow")).startsWith(QLatin1String("hidden"));
    return cut && (isZero(style.value(QStringLiteral("height"))) || isZero(style.value(QStringLiteral("width")))
                   || isZero(style.value(QStringLiteral("max-height"))));
}

bool isOffPage(const Declarations &style)
{
    const QString position = style.value(QStringLiteral("position"));
    const bool free = position == QLatin1String("absolute") || position == QLatin1String("fixed");
    for (const char *side : {"left", "top", "right", "bottom"})
        if (free && isFarOut(style.value(QLatin1String(side))))
            return true;
    return isFarOut(style.value(QStringLiteral("text-indent"))) || isFarOut(style.value(QStringLiteral("margin-left")));
}

QString backgroundOf(const Declarations &style)
{
    const QString color = style.value(QStringLiteral("background-color"));
    return color.isEmpty() ? style.value(QStringLiteral("background")) : color;
}

/// White text on what is, for all that can be told, a white page.
bool isWhiteOnWhite(const GumboNode *element, const Declarations &style)
{
    QString color = style.value(QStringLiteral("color"));
    if (color.isEmpty() && tagOf(element) == GUMBO_TAG_FONT)
        color = attributeOf(element, "color");
    if (color.isEmpty() || !isNearlyWhite(color) || hasAttribute(element, "class"))
        return false;
    for (const GumboNode *node = element; node && isElement(node); node = node->parent) {
        const Declarations around = node == element ? style : declarationsOf(attributeOf(node, "style"));
        const QString background = backgroundOf(around);
        if (!background.isEmpty())
            return isNearlyWhite(background);
        if (hasAttribute(node, "bgcolor"))
            return isNearlyWhite(attributeOf(node, "bgcolor"));
        if (tagOf(node) == GUMBO_TAG_TH || tagOf(node) == GUMBO_TAG_THEAD)
            return false;
    }
    return true;
}

/// Parts that a script shows on a click: their text is content.
bool isToggled(const GumboNode *element)
{
    static const QRegularExpression words(QStringLiteral("tab|accord|collaps|toggle|expand|panel|content"));
    return attributeOf(element, "role") == QLatin1String("tabpanel")
        || words.match(attributeOf(element, "class").toLower()).hasMatch();
}

struct SheetFinder {
    QStringList sheets;
    bool enter(const GumboNode *node)
    {
        if (tagOf(node) != GUMBO_TAG_STYLE)
            return isElement(node);
        const QString media = attributeOf(node, "media").toLower();
        const GumboVector &children = node->v.element.children;
        if (media.isEmpty() || media.contains(QLatin1String("all")) || media.contains(QLatin1String("screen")))
            for (unsigned i = 0; i < children.length; ++i)
                sheets << textOf(static_cast<const GumboNode *>(children.data[i])).left(longestSheet);
        return false;
    }
    void leave(const GumboNode *) {}
};

} // namespace

Declarations declarationsOf(const QString &style)
{
    Declarations found;
    for (const QString &declaration : style.toLower().split(QLatin1Char(';'), Qt::SkipEmptyParts)) {
        const qsizetype colon = declaration.indexOf(QLatin1Char(':'));
        QString value = declaration.mid(colon + 1);
        value.remove(QStringLiteral("!important"));
        if (colon > 0)
            found.insert(declaration.left(colon).trimmed(), value.simplified());
    }
    return found;
}

bool hidesText(const Declarations &style)
{
    if (style.isEmpty())
        return false;
    const QString visibility = style.value(QStringLiteral("visibility"));
    const QString opacity = style.value(QStringLiteral("opacity"));
    const QString size = style.value(QStringLiteral("font-size"));
    const QString color = style.value(QStringLiteral("color"));
    return style.value(QStringLiteral("display")) == QLatin1String("none") || visibility == QLatin1String("hidden")
        || visibility == QLatin1String("collapse") || (!opacity.isEmpty() && pixelsOf(opacity) < 0.05)
        || (!size.isEmpty() && pixelsOf(size) < 2) || isTransparent(color)
        || (!color.isEmpty() && areSameColor(color, backgroundOf(style)))
        || style.value(QStringLiteral("transform")).startsWith(QLatin1String("scale(0)")) || isClippedAway(style)
        || isOffPage(style);
}

HiddenRules::HiddenRules(const GumboNode *page)
{
    SheetFinder finder;
    walkTree(page, finder);
    for (const QString &sheet : finder.sheets)
        addSheet(sheet);
}

void HiddenRules::addSheet(const QString &css)
{
    static const QRegularExpression comment(QStringLiteral("/\\*.*?\\*/"), QRegularExpression::DotMatchesEverythingOption);
    QString text = css;
    text.remove(comment);
    // What is nested (media queries for print and the like) is not for this page as it is read.
    for (qsizetype at = 0; at < text.size();) {
        const qsizetype open = text.indexOf(QLatin1Char('{'), at);
        if (open < 0)
            return;
        int depth = 1;
        qsizetype end = open + 1;
        for (; end < text.size() && depth > 0; ++end)
            depth += text.at(end) == QLatin1Char('{') ? 1 : text.at(end) == QLatin1Char('}') ? -1 : 0;
        const QString selectors = text.mid(at, open - at).trimmed();
        if (!selectors.contains(QLatin1Char('@'))) {
            const Declarations style = declarationsOf(text.mid(open + 1, end - open - 2));
            for (const QString &selector : selectors.split(QLatin1Char(',')))
                addRule(selector.trimmed(), style);
        }
        at = end;
    }
}

void HiddenRules::addRule(const QString &selector, const Declarations &style)
{
    static const QRegularExpression single(QStringLiteral("^[a-z]*([.#][A-Za-z0-9_-]+)$"));
    static const QRegularExpression several(QStringLiteral("^[a-z]*((?:\\.[A-Za-z0-9_-]+){2,})$"));
    if (const auto one = single.match(selector); one.hasMatch()) {
        if (hidesText(style))
            m_hidden.insert(one.captured(1));
        else if (style.contains(QStringLiteral("display")) || style.contains(QStringLiteral("visibility")))
            m_hidden.remove(one.captured(1));
    } else if (const auto more = several.match(selector); more.hasMatch() && !hidesText(style)) {
        if (m_shown.size() < mostShown)
            m_shown.insert(more.captured(1).split(QLatin1Char('.'), Qt::SkipEmptyParts));
    }
}

bool HiddenRules::hiddenBySheet(const GumboNode *element) const
{
    if (m_hidden.isEmpty() || isToggled(element))
        return false;
    if (m_hidden.contains(QLatin1Char('#') + attributeOf(element, "id")))
        return true;
    const QStringList classes = classesOf(element);
    const bool hidden = std::any_of(classes.begin(), classes.end(),
                                    [&](const QString &name) { return m_hidden.contains(QLatin1Char('.') + name); });
    return hidden && std::none_of(m_shown.begin(), m_shown.end(), [&](const QStringList &wanted) {
        return std::all_of(wanted.begin(), wanted.end(), [&](const QString &name) { return classes.contains(name); });
    });
}

bool HiddenRules::hides(const GumboNode *element) const
{
    if (element->v.element.attributes.length == 0)
        return false;
    if (hasAttribute(element, "hidden") || attributeOf(element, "aria-hidden").toLower() == QLatin1String("true"))
        return true;
    const QString written = attributeOf(element, "style");
    const Declarations style = written.isEmpty() ? Declarations() : declarationsOf(written);
    const bool colored = style.contains(QStringLiteral("color")) || tagOf(element) == GUMBO_TAG_FONT;
    return hidesText(style) || (colored && isWhiteOnWhite(element, style)) || hiddenBySheet(element);
}

} // namespace lastro::sources::readers
