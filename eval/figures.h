// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "eval/case.h"
#include "eval/rate.h"

#include <functional>
#include <span>

namespace lastro::eval {

/// The figures of formats.md "eval --json" over some cases. Questions whose answerable is null count in ranks (where a
/// source is expected), citations, cost and latency only.
struct Figures {
    int questions = 0;
    int answerable = 0;
    int unanswerable = 0;
    Rate hit1;                ///< of ranked questions
    Rate hit5;
    double mrr = qQNaN();     ///< mean of 1/rank, 0 where the right section is not in the evidence; NaN of none
    Rate refused;             ///< of unanswerable questions
    Rate blocked;             ///< of answerable questions
    Rate wrongSource;         ///< of answerable questions: answered, and no cited section is right
    Rate invention;           ///< of all questions: Case::invented
    Rate wrongRefusal;        ///< of answerable questions: not_found or partial
    Rate answerContains;      ///< of answerable questions with accepted strings
    Rate citations;           ///< verified of shown
    Rate fellBack;            ///< of all questions: Case::fellBack
    double usd = qQNaN();               ///< a question; NaN where the price of any call is unknown
    double promptTokens = qQNaN();      ///< a question, cached ones included
    double cachedTokens = qQNaN();      ///< a question, of the prompt's
    double completionTokens = qQNaN();  ///< a question
    double p50 = qQNaN();               ///< ms
    double p95 = qQNaN();               ///< ms, nearest rank
};

Figures figuresOf(std::span<const Case> cases);

/// One figure among those that a run can be asked about and compared by, under its formats.md name.
struct NamedFigure {
    QString name;                             ///< "hit@1", "errors.invention"
    std::function<double(const Figures &)> value;
    std::function<const Rate *(const Figures &)> rate;    ///< null where it is no rate
};
const std::vector<NamedFigure> &namedFigures();

/// What a run must reach (options --min-hit1 and its like).
struct Gates {
    std::optional<double> minHit1;
    std::optional<double> minHit5;
    std::optional<double> minMrr;
    std::optional<double> minRefused;
    std::optional<double> maxBlocked;
    std::optional<int> maxInventions;
};

struct FailedGate {
    QString name;             ///< of the option, without dashes: "min-hit1"
    double limit = 0;
    double value = 0;         ///< NaN: the ruler holds no such question, so nothing was shown
};
std::vector<FailedGate> failedGates(const Gates &gates, const Figures &figures);

} // namespace lastro::eval
