// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/citation/negation.h"

#include "core/base/textfold.h"

#include <QRegularExpression>

namespace lastro::citation {

namespace {

constexpr qsizetype reach = 4;               ///< words that a negation takes back
constexpr qsizetype shortestStem = 4;
constexpr qsizetype stemLength = 5;

bool isNegation(const QString &word)
{
    static const QStringList words = QStringLiteral("nao nunca jamais nem not never cannot neither nor n't").split(QLatin1Char(' '));
    return words.contains(word);
}

bool saysSomething(const QString &word)
{
    static const QStringList fillers = QStringLiteral(
        "pode podem deve devem sera serao esta estao houver havendo para pelo pela mais quem caso have will must should "
        "that this").split(QLatin1Char(' '));
    return word.size() >= shortestStem && !fillers.contains(word);
}

/// A text's words, and which of them are taken back: by a negation the next that says something, by a prohibition or an
/// exception all that are near.
class NegatedWords {
public:
    explicit NegatedWords(const QString &text)
    {
        static const QRegularExpression word(QStringLiteral("[\\p{L}\\p{N}]+?(?=n't\\b)|n't\\b|[\\p{L}\\p{N}]+"));
        static const QRegularExpression takesBack(QStringLiteral(
            "^(?:proib|vedad|nenhum|ninguem|negad|inelegi|forbid|prohibit|nobody|none$|excet|excec|excep|salvo$|sem$|unless$|without$)"));
        qsizetype denied = 0, near = 0;              // words that are still in reach
        const QString folded = base::searchFolded(text);
        for (auto it = word.globalMatch(folded); it.hasNext();) {
            const QString found = it.next().captured();
            if (isNegation(found)) {
                denied = reach;
                ++m_negations;
                continue;
            }
            const bool target = denied > 0 && saysSomething(found);
            m_words.push_back({found.left(stemLength), denied > 0 || near > 0, target});
            const bool opens = found.contains(takesBack);
            m_others += opens;
            denied = target ? 0 : denied - 1;
            near = opens ? reach : near - 1;
        }
    }

    int negations() const { return m_negations; }
    /// Negations, and all that may be told as one.
    int takenBack() const { return m_negations + m_others; }

    /// What its negations are about.
    QStringList stems() const
    {
        QStringList found;
        for (const Word &word : m_words)
            if (word.target)
                found += word.stem;
        return found;
    }

    /// Does a word of that stem stand in it, taken back or not?
    bool holds(const QString &stem, bool negated) const
    {
        return std::any_of(m_words.begin(), m_words.end(), [&](const Word &word) { return word.negated == negated && word.stem == stem; });
    }

private:
    struct Word {
        QString stem;
        bool negated = false;
        bool target = false;
    };
    std::vector<Word> m_words;
    int m_negations = 0;
    int m_others = 0;
};

/// What the quote only denies the claim does not state, and the other way round.
bool deniesTheSame(const QString &quote, const QString &claim)
{
    const NegatedWords source(quote);
    const NegatedWords said(claim);
    const QStringList denied = source.stems();
    const QStringList saidDenied = said.stems();
    const auto statedInstead = [&](const QString &stem) { return !source.holds(stem, false) && said.holds(stem, false); };
    const auto deniedInstead = [&](const QString &stem) { return source.holds(stem, false) && !source.holds(stem, true); };
    return said.negations() <= source.takenBack() && std::none_of(denied.begin(), denied.end(), statedInstead)
        && std::none_of(saidDenied.begin(), saidDenied.end(), deniedInstead);
}

} // namespace

Reservations reservationsIn(const QString &text)
{
    static const QRegularExpression negation(
        QStringLiteral("\\b(?:nao|nunca|jamais|nem|not|never|cannot|neither|nor)\\b|n't\\b"));
    static const QRegularExpression prohibition(
        QStringLiteral("\\b(?:proib\\w+|vedad[oa]s?|nenhum[a]?|ninguem|negad[oa]s?|inelegive(?:l|is)|forbidden|prohibited|no|none|nobody)\\b"));
    static const QRegularExpression exception(
        QStringLiteral("\\b(?:exceto|excetuad[oa]s?|excec(?:ao|oes)|salvo|sem|a menos que|a nao ser|except|unless|without)\\b"));
    const QString folded = base::searchFolded(text);
    // "no" is a negation in English and "in the" in Portuguese: it counts only where the text is not Portuguese.
    static const QRegularExpression portuguese(QStringLiteral("\\b(?:de|da|do|que|para|com|em|uma?|os?|as?)\\b"));
    Reservations found;
    found.negated = folded.contains(negation);
    found.excepts = folded.contains(exception);
    const bool plainPortuguese = folded.contains(portuguese);
    for (auto it = prohibition.globalMatch(folded); it.hasNext() && !found.forbids;)
        found.forbids = it.next().captured() != QLatin1String("no") || !plainPortuguese;
    return found;
}

bool keepsReservations(const QString &quote, const QString &claim)
{
    const Reservations source = reservationsIn(quote);
    const Reservations said = reservationsIn(claim);
    const bool claimTakesBack = said.negated || said.forbids;
    if ((source.negated || source.forbids) && !claimTakesBack)
        return false;
    if (source.excepts && !said.excepts && !claimTakesBack)
        return false;
    if (said.negated && !source.negated && !source.forbids && !(source.excepts && !said.excepts))
        return false;
    return deniesTheSame(quote, claim);
}

} // namespace lastro::citation
