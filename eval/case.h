// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/answer.h"
#include "eval/sourcefinder.h"

namespace lastro::eval {

/// What one question of a ruler came to, as measured.
struct Case {
    QString id;
    QString area;
    QStringList tags;
    std::optional<bool> answerable;
    bool ranked = false;                      ///< RulerQuestion::isRanked

    int rank = 0;                             ///< of the first right section in Answer::evidence, from 1; 0 = not there
    model::Outcome outcome = model::Outcome::NotFound;
    QStringList sources;                      ///< sections cited, each once
    bool rightSource = false;                 ///< one of them is right
    int judgeBest = -1;                       ///< 0..3; -1 = nothing was judged
    double judgeTotal = qQNaN();              ///< the judge's unrounded total of the best official section in force
    std::optional<bool> holdsAnswer;          ///< an accepted string is shown; nullopt: the ruler gives none
    int claims = 0;
    int inventedClaims = 0;                   ///< see invented()
    int citations = 0;                        ///< a claim without any counts as one that is not verified
    int verified = 0;
    double milliseconds = 0;
    model::Cost cost;
    bool fellBack = false;                    ///< a step that a language model was to do was not done by it

    bool answered() const { return outcome == model::Outcome::Answered; }
    /// Ends without stating anything: not_found, or the partial reply that names a document.
    bool refused() const { return outcome == model::Outcome::NotFound || outcome == model::Outcome::Partial; }
    /// Something is shown that no official section in force is proven to state: any claim of a question that the base
    /// does not hold; a claim with a quote that was not verified; where the base holds the answer, a claim on a section
    /// that is not official and in force on the day, unless the ruler itself names that section.
    bool invented() const { return inventedClaims > 0 || (answerable == false && answered()); }
    /// An answer where there is one and a refusal where there is none; nullopt where the ruler does not know.
    std::optional<bool> rightOutcome() const;
};

/// milliseconds of the answer are the caller's to measure.
Case measured(const RulerQuestion &question, const RightSources &right, const model::Answer &answer);

} // namespace lastro::eval
