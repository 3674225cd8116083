// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "eval/baseline/pastedpolicies.h"
#include "eval/evaluation.h"

namespace lastro::cli {

class Options;

/// What the options ask for.
struct EvalPlan {
    std::vector<engine::Pipeline> pipelines;
    bool pasted = false;
    int repeat = 1;
    std::vector<eval::LeftOut> withoutSource;
    eval::Gates gates;
    bool strict = false;                     ///< a source that the ruler expects and the base does not hold counts as a gate
    eval::baseline::Prices prices;
    std::optional<double> floor;
    std::optional<double> wordsWeight;
    QString languageModel;                   ///< AskOptions::languageModel
    QJsonObject languageModelVersion;        ///< eval::Versions::languageModel; empty: none takes part
};

/// All but the language model. Empty, or what is wrong.
QString readEvalPlan(const Options &options, EvalPlan &plan);

} // namespace lastro::cli
