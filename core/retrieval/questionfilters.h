// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/retrieval/glossary.h"

#include <QDate>

namespace lastro::retrieval {

/// What a question says about where to look, rather than what for.
struct QuestionFilters {
    QDate day;                 ///< what held on that day is asked; invalid: nothing said. Of a month or a year its last day that is no later than today, or the first
    bool earlier = false;      ///< a version that is no longer in force is asked for
    QString area;              ///< of those of the base, as the base writes it; empty: none named
    QString rest;              ///< the question without courtesies and the words for day and version, small letters where it was shouted; never without a letter
};

/// Reads the filters out of a question. Careful: a date or "antes da mudança" that may be part of what is asked is none;
/// an area is one only next to a word for it ("área de", "setor", "para o", "pro") or, up to four letters, "do", "no".
/// Pure; any thread.
QuestionFilters filtersIn(const QString &question, QDate today, const QStringList &areas, const Glossary &glossary);

} // namespace lastro::retrieval
