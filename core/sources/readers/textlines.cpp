// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sources/readers/textlines.h"

#include <QRegularExpression>

namespace lastro::sources::readers {

namespace {

constexpr qsizetype longestHeading = 100;

bool endsLikeSentence(const QString &line)
{
    static const QString ends = QStringLiteral(".;,:!?");
    const QString text = line.trimmed();
    return text.isEmpty() || ends.contains(text.back());
}

} // namespace

std::optional<ItemStart> itemStart(const QString &line)
{
    static const QRegularExpression form(QStringLiteral("^(\\s*)(?:[-*•·–▪◦]|((?:\\d{1,3}[.)]|[a-zA-Z]\\))))\\s+(?=\\S)"));
    const QRegularExpressionMatch match = form.match(line);
    if (!match.hasMatch())
        return std::nullopt;
    return ItemStart{match.captured(2), match.capturedLength(1), match.capturedEnd()};
}

int underlineLevel(const QString &line)
{
    const QString text = line.trimmed();
    if (text.size() < 3 || text.count(text.front()) != text.size())
        return 0;
    if (text.front() == QLatin1Char('='))
        return 1;
    return text.front() == QLatin1Char('-') || text.front() == QLatin1Char('~') ? 2 : 0;
}

int numberedDepth(const QString &line)
{
    static const QRegularExpression numbered(QStringLiteral("^\\s*(\\d{1,3}(?:\\.\\d{1,3})*)(?:[.)]|\\s*[-–—])?\\s+(?=\\p{L})"));
    static const QRegularExpression named(
        QStringLiteral("^\\s*(cap[ií]tulo|se[cç][aã]o|t[ií]tulo|anexo|parte)\\s+([ivxlc]+|\\d+|[a-z])\\b"),
        QRegularExpression::CaseInsensitiveOption);
    if (line.trimmed().size() > longestHeading || endsLikeSentence(line))
        return 0;
    const QRegularExpressionMatch match = numbered.match(line);
    if (match.hasMatch())
        return int(match.captured(1).count(QLatin1Char('.'))) + 1;
    return named.match(line).hasMatch() ? 1 : 0;
}

bool isCapitals(const QString &line)
{
    const auto letters = std::count_if(line.begin(), line.end(), [](QChar unit) { return unit.isLetter(); });
    const QString text = line.trimmed();
    return letters >= 3 && !hasSmallLetters(line) && text.size() <= longestHeading && letters * 2 > text.size()
        && (!endsLikeSentence(line) || text.endsWith(QLatin1Char(':')) || text.endsWith(QLatin1Char('?')));
}

bool hasSmallLetters(const QString &line)
{
    return std::any_of(line.begin(), line.end(), [](QChar unit) { return unit.isLower(); });
}

bool isRule(const QString &line)
{
    static const QString signs = QStringLiteral("-=_+|*~ \t–—");
    return std::all_of(line.begin(), line.end(), [](QChar unit) { return signs.contains(unit); });
}

qsizetype indentOf(const QString &line)
{
    qsizetype indent = 0;
    while (indent < line.size() && line.at(indent).isSpace())
        ++indent;
    return indent;
}

} // namespace lastro::sources::readers
