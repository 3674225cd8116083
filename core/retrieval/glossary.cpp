// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/retrieval/glossary.h"

#include <QRegularExpression>

namespace lastro::retrieval {

namespace {

QString keyOf(const QString &phrase)
{
    QStringList parts;
    for (const QueryWord &word : tokenise(phrase))
        parts += word.folded;
    return parts.join(QLatin1Char(' ')).replace(QLatin1Char('-'), QLatin1Char(' '));
}

/// A term of one or two letters is meant only where it is written in capitals, or cannot be a word (no vowel).
bool isMeant(const QueryWord &word)
{
    static const QRegularExpression vowel(QStringLiteral("[aeiou]"));
    return word.kind != WordKind::Plain || word.folded.size() > 2 || !word.folded.contains(vowel);
}

} // namespace

Glossary::Glossary(const std::vector<QStringList> &rows)
{
    const auto add = [this](const QString &phrase, const QStringList &equals) {
        const QString key = keyOf(phrase);
        if (key.isEmpty() || equals.isEmpty())
            return;
        Entry &entry = m_entries[key];
        entry.term = entry.term.isEmpty() ? phrase : entry.term;
        for (const QString &equal : equals)
            if (!entry.equals.contains(equal) && keyOf(equal) != key)
                entry.equals += equal;
        m_longest = qMax(m_longest, int(key.count(QLatin1Char(' '))) + 1);
    };
    for (const QStringList &row : rows) {
        if (row.size() < 2)
            continue;
        add(row.first(), row.mid(1));
        for (const QString &expansion : row.mid(1))
            if (tokenise(expansion).size() > 1)
                add(expansion, {row.first()});
    }
}

std::vector<GlossaryMatch> Glossary::matchesIn(const std::vector<QueryWord> &words) const
{
    std::vector<GlossaryMatch> matches;
    for (size_t start = 0; start < words.size(); ++start) {
        QStringList typed;
        QStringList key;
        qsizetype taken = 0;
        GlossaryMatch longest;
        for (size_t end = start; end < words.size() && int(end - start) < m_longest; ++end) {
            typed += words[end].text;
            key += words[end].folded;
            const auto entry = m_entries.constFind(key.join(QLatin1Char(' ')).replace(QLatin1Char('-'), QLatin1Char(' ')));
            if (entry == m_entries.constEnd() || (end == start && !isMeant(words[start])))
                continue;
            longest = {typed.join(QLatin1Char(' ')), entry->term, entry->equals};
            taken = qsizetype(end - start) + 1;
        }
        if (taken > 0) {
            matches.push_back(longest);
            start += size_t(taken) - 1;
        }
    }
    return matches;
}

} // namespace lastro::retrieval
