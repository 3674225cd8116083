// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/store/matchquery.h"

#include <QSet>

namespace lastro::store {

namespace {

constexpr size_t mostJoined = 4;
constexpr qsizetype longestJoined = 24;

QByteArray quoted(const QByteArrayList &places)
{
    return '"' + places.join(' ') + '"';
}

/// Phrases that each stand for the word: its terms in a row, its parts in a row, its parts written as one.
QByteArrayList phrasesOf(TermAnalyser &analyser, const QString &word)
{
    const auto positions = analyser.analyse(word.left(MatchQuery::longestWord), MatchQuery::mostPlaces);
    if (positions.empty())
        return {};
    QByteArrayList row;
    QString joined;
    for (const TermPosition &position : positions) {
        row.append(position.forms.join('|'));
        joined += position.plain;
    }
    QByteArrayList phrases{quoted(row)};
    if (positions.size() == 1 && positions.front().pieces.size() > 1) {
        QByteArrayList parts;
        for (const QByteArrayList &piece : positions.front().pieces)
            parts.append(piece.join('|'));
        phrases.append(quoted(parts));
    }
    if (positions.size() > 1 && positions.size() <= mostJoined && joined.size() <= longestJoined && !joined.isEmpty())
        phrases.append(quoted({analyser.joinedForms(joined).join('|')}));
    return phrases;
}

} // namespace

MatchQuery MatchQuery::anyOf(TermAnalyser &analyser, const QStringList &words)
{
    MatchQuery query;
    QSet<QByteArray> seen;
    QByteArrayList all;
    qsizetype count = 0;
    for (const QString &word : words) {
        if (count >= mostWords)
            break;
        const QByteArrayList phrases = phrasesOf(analyser, word);
        if (phrases.isEmpty() || seen.contains(phrases.first()))
            continue;
        seen.insert(phrases.first());
        all += phrases;
        query.groups.append(phrases.size(), char(count));
        ++count;
    }
    query.expression = all.join(" OR ");
    return query;
}

} // namespace lastro::store
