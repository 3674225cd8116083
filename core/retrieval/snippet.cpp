// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/retrieval/snippet.h"

#include "core/base/textfold.h"
#include "core/retrieval/querywords.h"
#include "core/store/indexreader.h"

#include <QRegularExpression>
#include <QSet>

namespace lastro::retrieval {

namespace {

struct Piece {
    qsizetype start = 0;
    qsizetype end = 0;
    int term = -1;           ///< number of the searched term it holds, -1 = none
};

std::vector<Piece> piecesOf(const QString &text, const QStringList &terms)
{
    static const QRegularExpression run(QStringLiteral("\\S+"));
    std::vector<Piece> pieces;
    for (auto it = run.globalMatch(text); it.hasNext();) {
        const auto match = it.next();
        Piece piece{match.capturedStart(), match.capturedEnd(), -1};
        for (const QString &term : store::indexTerms(match.captured()))
            piece.term = qMax(piece.term, int(terms.indexOf(term)));
        pieces.push_back(piece);
    }
    return pieces;
}

/// First and last piece of the window with the most different terms; of equals, the earliest.
std::pair<size_t, size_t> bestWindow(const std::vector<Piece> &pieces, qsizetype length)
{
    std::pair<size_t, size_t> best{0, 0};
    double bestScore = -1;
    for (size_t first = 0; first < pieces.size(); ++first) {
        if (first > 0 && pieces[first].term < 0)
            continue;
        QSet<int> held;
        int hits = 0;
        size_t last = first;
        for (size_t next = first; next < pieces.size() && pieces[next].end - pieces[first].start <= length; last = next++) {
            if (pieces[next].term >= 0) {
                held.insert(pieces[next].term);
                ++hits;
            }
        }
        const double score = double(held.size()) + 0.05 * hits;
        if (score > bestScore) {
            bestScore = score;
            best = {first, last};
        }
    }
    return best;
}

} // namespace

QString snippetOf(const QString &text, const QString &searched, int length)
{
    QStringList terms;
    for (const QueryWord &word : queryWords(searched))
        terms += store::indexTerms(word.text);
    terms.removeDuplicates();
    const QString plain = base::foldTypography(text).text;
    const std::vector<Piece> pieces = piecesOf(plain, terms);
    if (pieces.empty())
        return {};
    auto [first, last] = bestWindow(pieces, length);
    // Words before the first match make it readable; they take what room is left.
    while (first > 0 && pieces[last].end - pieces[first - 1].start <= length)
        --first;
    QString snippet = plain.mid(pieces[first].start, qMin<qsizetype>(pieces[last].end - pieces[first].start, length));
    if (first > 0)
        snippet.prepend(QChar(0x2026));
    if (last + 1 < pieces.size())
        snippet.append(QChar(0x2026));
    return snippet;
}

} // namespace lastro::retrieval
