// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/citation/citationchecker.h"

#include "core/citation/currency.h"
#include "core/citation/negation.h"
#include "core/citation/quantity.h"
#include "core/citation/quotematcher.h"
#include "core/citation/writtendate.h"

#include <QRegularExpression>

namespace lastro::citation {

namespace {

using model::DropReason;

constexpr int fewestWords = 3;
constexpr int shortestWithFigure = 4;      ///< characters of a quote of one or two words that holds a number or a code

bool isLongEnough(const QString &quote)
{
    static const QRegularExpression word(QStringLiteral("[\\p{L}\\p{N}]+"));
    static const QRegularExpression figure(QStringLiteral("\\d|\\p{Lu}{2,}"));
    int words = 0;
    for (auto it = word.globalMatch(quote); it.hasNext(); it.next())
        ++words;
    if (words >= fewestWords)
        return true;
    return words > 0 && quote.trimmed().size() >= shortestWithFigure && quote.contains(figure);
}

bool standsIn(const Quantity &stated, const std::vector<Quantity> &source, const QString &quotes)
{
    return std::any_of(source.begin(), source.end(), [&](const Quantity &other) {
        if (other.value != stated.value)
            return false;
        return stated.unit == Unit::None || other.unit == stated.unit
            || (other.unit == Unit::None && mentionsUnit(quotes, stated.unit));
    });
}

qsizetype timesStated(const Quantity &quantity, const std::vector<Quantity> &quantities)
{
    return std::count_if(quantities.begin(), quantities.end(), [&](const Quantity &other) {
        return !other.article && other.value == quantity.value;
    });
}

/// One number in the place of another: stated more often than the quotes have it, while one of theirs is missing ("15 a 15
/// dias" for "10 a 15 dias").
bool takesPlaceOfAnother(const std::vector<Quantity> &stated, const std::vector<Quantity> &source)
{
    return std::any_of(stated.begin(), stated.end(), [&](const Quantity &quantity) {
        return !quantity.article && timesStated(quantity, stated) > timesStated(quantity, source);
    }) && std::any_of(source.begin(), source.end(), [&](const Quantity &quantity) {
        return !quantity.article && timesStated(quantity, stated) == 0;
    });
}

bool numbersAreIn(const QString &claim, const QString &quotes)
{
    const std::vector<Quantity> source = quantitiesIn(quotes);
    const std::vector<Quantity> stated = quantitiesIn(claim);
    const bool allStand = std::all_of(stated.begin(), stated.end(), [&](const Quantity &quantity) {
        return quantity.article || standsIn(quantity, source, quotes);
    });
    return allStand && !takesPlaceOfAnother(stated, source) && datesStandIn(claim, quotes) && currenciesStandIn(claim, quotes);
}

} // namespace

CitationChecker::CitationChecker(std::span<const model::Evidence> sent, Unofficial unofficial)
    : m_sent(sent), m_unofficial(unofficial)
{
}

CheckedClaims CitationChecker::check(const std::vector<ProposedClaim> &claims) const
{
    CheckedClaims checked;
    for (const ProposedClaim &claim : claims) {
        if (auto proved = prove(claim))
            checked.claims.push_back(std::move(*proved));
        else
            checked.dropped.push_back({claim.text, proved.error()});
    }
    return checked;
}

std::expected<model::Claim, DropReason> CitationChecker::prove(const ProposedClaim &claim) const
{
    if (claim.citations.empty())
        return std::unexpected(DropReason::SectionNotSent);
    if (claim.text.trimmed().isEmpty())
        return std::unexpected(DropReason::QuoteTooShort);
    model::Claim proved{claim.text, true, {}};
    QString quotes;
    for (const ProposedCitation &proposed : claim.citations) {
        auto citation = proveCitation(proposed, claim.text);
        if (!citation)
            return std::unexpected(citation.error());
        quotes += citation->quote + QLatin1Char('\n');
        proved.citations.push_back(std::move(*citation));
    }
    if (!numbersAreIn(claim.text, quotes))
        return std::unexpected(DropReason::NumberNotInQuote);
    if (!keepsReservations(quotes, claim.text))
        return std::unexpected(DropReason::NegationLost);
    for (const model::Evidence &evidence : m_sent)
        for (const model::Citation &citation : proved.citations)
            if (evidence.section.id == citation.section && evidence.document.seal != model::Seal::Official)
                proved.official = false;
    return proved;
}

std::expected<model::Citation, DropReason> CitationChecker::proveCitation(const ProposedCitation &citation, const QString &claim) const
{
    const auto sent = std::find_if(m_sent.begin(), m_sent.end(), [&](const model::Evidence &evidence) {
        return evidence.section.id.toString() == citation.section;
    });
    if (sent == m_sent.end())
        return std::unexpected(DropReason::SectionNotSent);
    const bool wikiAllowed = sent->document.seal == model::Seal::Wiki && m_unofficial == Unofficial::AllowWiki;
    if (sent->standing != model::Standing::InForce || (sent->document.seal != model::Seal::Official && !wikiAllowed))
        return std::unexpected(DropReason::NotOfficial);
    if (!isLongEnough(citation.quote))
        return std::unexpected(DropReason::QuoteTooShort);
    const QuoteMatcher matcher(sent->section.text);
    const auto match = matcher.find(citation.quote);
    if (!match)
        return std::unexpected(DropReason::QuoteNotLiteral);
    // Words of the source stand on the whole of themselves: a shortened quote may leave out what qualifies them.
    const bool literalClaim = matcher.find(claim).has_value();
    if (literalClaim && !QuoteMatcher(match->quote).find(claim))
        return std::unexpected(DropReason::QuoteNotLiteral);
    return model::Citation{sent->section.id, match->quote, match->range, true};
}

} // namespace lastro::citation
