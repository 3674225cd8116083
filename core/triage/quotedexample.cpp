// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/triage/quotedexample.h"

namespace lastro::triage {

namespace {

/// How far before a quotation its naming may stand, in characters.
constexpr qsizetype reach = 200;
constexpr qsizetype longestQuotation = 400;

} // namespace

std::vector<base::TextRange> quotedExamplesIn(const QString &folded, const std::vector<Token> &tokens, const Lexicon &lexicon)
{
    std::vector<base::TextRange> examples;
    const int frame = lexicon.bitOf(QStringLiteral("Frame"));
    if (frame < 0)
        return examples;
    std::vector<qsizetype> named;
    for (const Token &token : tokens)
        if (token.concepts.test(size_t(frame)))
            named.push_back(token.end);
    for (qsizetype open = folded.indexOf(QLatin1Char('"')); open >= 0; open = folded.indexOf(QLatin1Char('"'), open + 1)) {
        const qsizetype close = folded.indexOf(QLatin1Char('"'), open + 1);
        if (close < 0)
            break;
        const qsizetype paragraph = folded.lastIndexOf(QLatin1Char('\n'), open) + 1;
        const auto name = std::ranges::lower_bound(named, std::max(paragraph, open - reach));
        if (name != named.end() && *name <= open && close - open <= longestQuotation)
            examples.push_back({open + 1, close - open - 1});
        open = close;
    }
    return examples;
}

} // namespace lastro::triage
