// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/judge/askedkind.h"
#include "core/judge/questionterms.h"
#include "core/judge/sentencesplitter.h"
#include "core/model/answer.h"

#include <span>

namespace lastro::answer {

/// A sentence, item or row of a section, weighed against a question.
struct RankedUnit {
    size_t evidence = 0;             ///< of the sections given
    size_t place = 0;                ///< in its section
    judge::TextUnit unit;
    QString text;                    ///< literal
    QStringList terms;
    double coverage = 0;             ///< share of the question's weight in the unit itself
    double score = 0;
    bool holdsKind = false;
};

/// All units of the sections, in order. score: words of the unit, then of its heading, then of its neighbours; the asked
/// kind of thing; the section's judge score.
std::vector<RankedUnit> rankUnits(const judge::QuestionTerms &question, judge::AskedKind asked,
                                  std::span<const model::Evidence> sections, const judge::TermSplitter &split);

/// Share of the smaller term set that both hold.
double similarity(const QStringList &terms, const QStringList &others);

} // namespace lastro::answer
