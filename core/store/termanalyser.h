// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/textfold.h"
#include "core/store/unitscanner.h"
#include "core/store/wordforms.h"

#include <limits>
#include <vector>

namespace lastro::store {

/// One place of a text in the index. All forms are UTF-8 of letters and digits; amounts may hold '.', codes of digits
/// '-', currencies '$'. None holds white space, '|' or a quote.
struct TermPosition {
    base::TextRange range;              ///< of the text as given
    QByteArrayList forms;               ///< equal forms of the whole, the main one first; never empty
    QList<QByteArrayList> pieces;       ///< a code: the forms of each of its parts; else empty
    QByteArrayList extra;               ///< further forms that find it; for documents only, not for what was typed
    QString plain;                      ///< the letters and digits as written, folded
};

/// Text to index terms: the one place that decides what counts as a word, a code and an amount. Documents and queries
/// go through it alike. A change of what it gives needs a new indexVersion (indexschema.h).
/// One thread at a time.
class TermAnalyser {
public:
    std::vector<TermPosition> analyse(const QString &text, size_t most = std::numeric_limits<size_t>::max());

    /// Forms of several parts written as one ("cd" + "sp").
    QByteArrayList joinedForms(const QString &plain);

private:
    struct Work;
    void addUnit(Work &work, const Unit &unit);
    void addCode(Work &work, const Unit &unit, const QStringList &plain);
    void addHyphenated(Work &work, const Unit &unit, const QStringList &plain);
    void joinToPrevious(Work &work, const Unit &unit);
    QByteArrayList partForms(const Work &work, const UnitPart &part, const QString &plain);

    WordForms m_words;
};

} // namespace lastro::store
