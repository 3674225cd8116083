// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/answer/chain.h"

#include "core/base/textfold.h"
#include "core/retrieval/querywords.h"

#include <QRegularExpression>

namespace lastro::answer {

namespace {

constexpr size_t fewestWords = 2;            ///< that carry meaning: a shorter half is no subject of its own
constexpr qsizetype longestSearch = 200;

/// The question at the words that hold its halves together; empty where there are none.
std::pair<QString, QString> halvesOf(const QString &question)
{
    // What one rule has to do with another.
    static const QRegularExpression against(QStringLiteral(
        "\\b(?:segue|seguem|seguiu|respeita|respeitam|contraria|contradiz|contradizem|bate com|batem com|esta de acordo com|estao de acordo com|de acordo com|"
        "conforme|em relacao a|comparad[oa] com|comparad[oa] a|e compativel com|depende d[aeo]s?|muda com|mudou com|ja considera|considera|"
        "follows?|complies with|comply with|contradicts?|agrees? with|is consistent with|compared (?:with|to)|depends on)\\b"));
    // Two questions in one.
    static const QRegularExpression both(QStringLiteral(
        "(?:\\?\\s+e?\\s*|[,;]\\s*|\\s)\\be (?=(?:qual|quais|quanto|quantos|quantas|quem|quando|onde|como)\\b)|"
        "(?:\\?\\s+|[,;]\\s*|\\s)\\band (?=(?:what|which|who|when|where|how)\\b)"));
    // Folding keeps one unit for each of the question's only where it changes no lengths: else there are no halves.
    const QString folded = base::searchFolded(question);
    if (folded.size() != question.size())
        return {};
    for (const QRegularExpression &joint : {against, both})
        if (const auto match = joint.match(folded); match.hasMatch())
            return {question.left(match.capturedStart()).simplified(), question.mid(match.capturedEnd()).simplified()};
    return {};
}

} // namespace

std::vector<retrieval::PlannedSearch> chainedSearches(const QString &question)
{
    const auto [first, second] = halvesOf(question);
    std::vector<retrieval::PlannedSearch> searches;
    for (const QString &half : {first, second}) {
        if (half.size() > longestSearch || retrieval::queryWords(half).size() < fewestWords)
            return {};
        searches.push_back({half, {}, false});
    }
    return searches;
}

} // namespace lastro::answer
