// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/textfold.h"

#include <QRegularExpression>
#include <QStringList>

namespace lastro::tests {

/// Folded words without a plural s, codes whole: enough of a tokenizer for rooms that must not know the store's.
inline QStringList plainTerms(const QString &text)
{
    static const QRegularExpression word(QStringLiteral("[\\p{L}\\p{N}]+(?:[-.][\\p{L}\\p{N}]+)*"));
    QStringList terms;
    for (auto it = word.globalMatch(base::searchFolded(text)); it.hasNext();) {
        QString term = it.next().captured();
        if (term.size() > 3 && term.endsWith(QLatin1Char('s')))
            term.chop(1);
        terms += term;
    }
    return terms;
}

} // namespace lastro::tests
