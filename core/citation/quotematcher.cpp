// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/citation/quotematcher.h"

namespace lastro::citation {

namespace {

bool isDigitAt(const QString &text, qsizetype at)
{
    return at >= 0 && at < text.size() && text.at(at).isDigit();
}

bool isWordAt(const QString &text, qsizetype at)
{
    if (at < 0 || at >= text.size())
        return false;
    const QChar unit = text.at(at);
    return unit.isLetterOrNumber() || unit.isMark() || unit.isSurrogate();
}

/// Is there a word, or a number with its separators, that goes on across the place before `at`?
bool cutsWord(const QString &text, qsizetype at)
{
    if (at <= 0 || at >= text.size())
        return false;
    if (isWordAt(text, at - 1) && isWordAt(text, at))
        return true;
    const auto separates = [&](qsizetype place) {
        const QChar unit = text.at(place);
        return (unit == QLatin1Char('.') || unit == QLatin1Char(',')) && isDigitAt(text, place - 1) && isDigitAt(text, place + 1);
    };
    return separates(at - 1) || separates(at);
}

} // namespace

QuoteMatcher::QuoteMatcher(const QString &text) : m_source(text), m_folded(base::foldTypography(text)) {}

std::optional<QuoteMatch> QuoteMatcher::find(const QString &quote) const
{
    const QString wanted = base::foldTypography(quote).text;
    if (wanted.isEmpty())
        return std::nullopt;
    for (qsizetype at = m_folded.text.indexOf(wanted); at >= 0; at = m_folded.text.indexOf(wanted, at + 1)) {
        if (cutsWord(m_folded.text, at) || cutsWord(m_folded.text, at + wanted.size()))
            continue;
        const base::TextRange range = m_folded.sourceRange(at, wanted.size());
        return QuoteMatch{range, m_source.mid(range.start, range.length)};
    }
    return std::nullopt;
}

} // namespace lastro::citation
