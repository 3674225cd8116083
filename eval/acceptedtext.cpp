// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "eval/acceptedtext.h"

#include "core/base/textfold.h"

#include <QRegularExpression>

namespace lastro::eval {

namespace {

QString comparable(const QString &text)
{
    static const QRegularExpression noCents(QStringLiteral("(?<=\\d),00(?!\\d|,\\d)"));
    return base::searchFolded(text).remove(noCents);
}

bool isPointOrComma(QChar unit)
{
    return unit == QLatin1Char('.') || unit == QLatin1Char(',');
}

/// Would a cut between text[at - 1] and text[at] go through a word or a number?
bool splitsWord(const QString &text, qsizetype at)
{
    if (at <= 0 || at >= text.size())
        return false;
    const QChar before = text[at - 1];
    const QChar after = text[at];
    if (before.isLetterOrNumber() && after.isLetterOrNumber())
        return true;
    if (isPointOrComma(after) && before.isDigit())
        return at + 1 < text.size() && text[at + 1].isDigit();
    return isPointOrComma(before) && after.isDigit() && at >= 2 && text[at - 2].isDigit();
}

} // namespace

bool holdsAccepted(const QString &text, const QString &accepted)
{
    const QString haystack = comparable(text);
    const QString needle = comparable(accepted);
    if (needle.isEmpty())
        return false;
    for (qsizetype at = haystack.indexOf(needle); at >= 0; at = haystack.indexOf(needle, at + 1))
        if (!splitsWord(haystack, at) && !splitsWord(haystack, at + needle.size()))
            return true;
    return false;
}

} // namespace lastro::eval
