// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/citation/currency.h"

#include "core/base/textfold.h"

#include <QRegularExpression>
#include <array>

namespace lastro::citation {

namespace {

constexpr std::array names{"\\br\\$|\\breais\\b|\\bbrl\\b", "\\bus\\$|\\bdolar(?:es)?\\b|\\bdollars?\\b|\\busd\\b",
                           "\u20AC|\\beuros?\\b|\\beur\\b"};

/// A bit for each currency named.
unsigned currenciesIn(const QString &text)
{
    static const auto expressions = [] {
        std::array<QRegularExpression, names.size()> made;
        for (size_t i = 0; i < names.size(); ++i)
            made[i].setPattern(QString::fromUtf8(names[i]));
        return made;
    }();
    const QString folded = base::searchFolded(text);
    unsigned found = 0;
    for (size_t i = 0; i < expressions.size(); ++i)
        if (folded.contains(expressions[i]))
            found |= 1u << i;
    return found;
}

} // namespace

bool currenciesStandIn(const QString &claim, const QString &quotes)
{
    const unsigned source = currenciesIn(quotes);
    return source == 0 || (currenciesIn(claim) & ~source) == 0;
}

} // namespace lastro::citation
