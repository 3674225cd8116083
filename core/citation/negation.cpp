// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/citation/negation.h"

#include "core/base/textfold.h"

#include <QRegularExpression>

namespace lastro::citation {

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
    if (source.negated && !claimTakesBack)
        return false;
    if (source.excepts && !said.excepts && !claimTakesBack)
        return false;
    return !said.negated || source.negated || source.forbids || source.excepts;
}

} // namespace lastro::citation
