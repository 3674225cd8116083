// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/store/termanalyser.h"

#include <QStringList>

namespace lastro::store {

/// Words as people typed them to an FTS5 expression. What is typed never reaches the FTS5 parser: only index terms,
/// which hold letters and digits, do, inside quotes.
struct MatchQuery {
    static constexpr qsizetype mostWords = 64;              ///< distinct words used; the rest is left out
    static constexpr qsizetype longestWord = 1'000;         ///< characters of one word that are read
    static constexpr size_t mostPlaces = 16;                ///< terms of one word that are read

    QByteArray expression;      ///< empty: nothing to look for
    QByteArray groups;          ///< one byte a phrase of the expression: the number of the word it stands for

    static MatchQuery anyOf(TermAnalyser &analyser, const QStringList &words);
};

} // namespace lastro::store
