// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/engine/engine.h"
#include "eval/rate.h"
#include "eval/ruler.h"

namespace lastro::eval::baseline {

inline constexpr int mostPolicies = 40;

/// The way before this program: the most asked policies pasted whole into one prompt, and a free answer. What it would
/// answer needs a language model; what it costs does not.
struct PastedPolicies {
    QDate day;                        ///< in force on it: the ruler's commonest day, else today
    QStringList documents;            ///< ids, most asked first
    int left = 0;                     ///< official documents in force that did not fit
    QString prompt;                   ///< instructions and policies: the part that is the same for every question
    Rate holdsSource;                 ///< answerable questions with a right source that was pasted whole: no answer can be better
};

/// Official documents in force that everybody may read, by how many questions of the ruler expect them, then by size.
base::Result<PastedPolicies> pastePolicies(engine::Engine &engine, const Ruler &ruler, QDate today);

/// USD for a million tokens. Assumptions: nothing here asks anybody's price list.
struct Prices {
    double in = 0.15;
    double cached = 0.075;            ///< prompt tokens read from the provider's cache
    double out = 0.60;
    int answerTokens = 150;           ///< of a free answer
    int questionsADay = 4'000;
};
/// The day of the default prices.
QDate pricesDay();

struct PastedCost {
    qint64 promptTokens = 0;          ///< of the part that stays: characters / 4, rounded up
    double questionTokens = 0;        ///< the ruler's mean
    double tokensPerQuestion = 0;     ///< prompt, question and answer
    double tokensPerDay = 0;
    double usdPerQuestion = 0;        ///< without a prompt cache
    double usdPerQuestionCached = 0;  ///< the part that stays always comes from the cache
    double usdPerDay = 0;
    double usdPerDayCached = 0;
};
PastedCost costOf(const PastedPolicies &policies, const Ruler &ruler, const Prices &prices);

QJsonObject pastedJson(const PastedPolicies &policies, const PastedCost &cost, const Prices &prices);

} // namespace lastro::eval::baseline
