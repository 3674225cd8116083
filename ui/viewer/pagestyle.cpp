// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/viewer/pagestyle.h"

#include "ui/widgets/palette.h"

namespace lastro::viewer {

namespace {

QColor between(const QColor &a, const QColor &b, double share)
{
    const auto mix = [share](float from, float to) { return float(from + (to - from) * share); };
    return QColor(QColor::fromRgbF(mix(a.redF(), b.redF()), mix(a.greenF(), b.greenF()), mix(a.blueF(), b.blueF())).rgb());
}

/// Rules both drawers understand; %1 text, %2 base, %3 quiet, %4 mark, %5 mark text, %6 other mark, %7 its text,
/// %8 separator, %9 accent.
QString sharedRules()
{
    return QStringLiteral("body { color: %1; background-color: %2; }\n"
                          "pre, code { font-family: monospace; }\n"
                          "blockquote { color: %3; }\n"
                          ".destino, .aviso { color: %3; }\n"
                          ".citacao { background-color: %4; color: %5; }\n"
                          ".outra { background-color: %6; color: %7; }\n"
                          ".oculto { color: %9; }\n"
                          "a { color: %9; }\n");
}

QString browserRules()
{
    return QStringLiteral(
        "body { margin: 0 auto; max-width: 46em; padding: 1em 1.5em 6em; line-height: 1.55; overflow-wrap: anywhere; }\n"
        "h1, h2, h3, h4, h5, h6 { line-height: 1.25; margin: 1.4em 0 .5em; scroll-margin-top: .8em; }\n"
        "h1 { font-size: 1.5em; } h2 { font-size: 1.28em; } h3 { font-size: 1.12em; } h4, h5, h6 { font-size: 1em; }\n"
        "body > :first-child, body > :first-child > :first-child { margin-top: 0; }\n"
        "p, ul, table, pre, blockquote { margin: .6em 0; }\n"
        "ul { padding-left: 1.4em; } ul ul { margin: 0; } li { margin: .2em 0; } li.numerado { list-style: none; }\n"
        "mark { scroll-margin: 30vh 1em; }\n"
        "mark.citacao { position: relative; padding: .1em 0; border-bottom: .14em solid %9; }\n"
        "table { border-collapse: collapse; min-width: 40%; }\n"
        "th, td { border: 1px solid %8; padding: .35em .6em; text-align: left; vertical-align: top; overflow-wrap: break-word; }\n"
        "th { border-bottom-width: 2px; }\n"
        "pre { border: 1px solid %8; padding: .6em .8em; overflow-x: auto; }\n"
        "blockquote { border-left: .25em solid %8; margin-left: 0; padding-left: 1em; }\n"
        ".destino, .aviso { font-size: .86em; }\n"
        ".ligacao { text-decoration: underline dotted; text-underline-offset: .15em; }\n");
}

QString textWidgetRules()
{
    return QStringLiteral("h1 { font-size: x-large; } h2 { font-size: large; } h3, h4, h5, h6 { font-size: medium; }\n"
                          "table { border-collapse: collapse; border-color: %8; }\n"
                          "th, td { padding: 4px; border: 1px solid %8; }\n"
                          ".ligacao { text-decoration: underline; }\n");
}

} // namespace

MarkColors markColors(const QPalette &palette)
{
    using widgets::ColorRole;
    const QColor main = widgets::color(ColorRole::Mark, palette);
    const QColor base = palette.color(QPalette::Active, QPalette::Base);
    return {main, widgets::color(ColorRole::MarkText, palette), between(main, base, 0.62),
            palette.color(QPalette::Active, QPalette::Text), widgets::color(ColorRole::Accent, palette)};
}

QString pageStyle(Dialect dialect, const QPalette &palette)
{
    using widgets::ColorRole;
    const MarkColors marks = markColors(palette);
    const QString scheme = widgets::isDark(palette) ? QStringLiteral("html { color-scheme: dark; }\n") : QString();
    const QString rules = sharedRules() + (dialect == Dialect::Browser ? scheme + browserRules() : textWidgetRules());
    return rules.arg(palette.color(QPalette::Active, QPalette::Text).name(), palette.color(QPalette::Active, QPalette::Base).name(),
                     widgets::color(ColorRole::QuietText, palette).name(), marks.main.name(), marks.mainText.name(),
                     marks.other.name(), marks.otherText.name(), widgets::color(ColorRole::Separator, palette).name(),
                     marks.frame.name());
}

} // namespace lastro::viewer
