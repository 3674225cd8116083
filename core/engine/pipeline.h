// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/answer.h"
#include "core/model/basetuning.h"

#include <QStringList>
#include <array>
#include <functional>
#include <optional>

namespace lastro::engine {

/// A way to answer that can be measured beside the others. Final is what people get.
enum class Pipeline {
    Final,
    FinalNoJudge,      ///< as Final, every section found counts as answering
    Rrf,               ///< reciprocal rank fusion of words and vectors, judged
    Words,             ///< BM25 alone, judged
    Vectors,           ///< cosines alone, judged
};

QString pipelineName(Pipeline pipeline);          ///< "final", "final-no-judge", "rrf", "words", "vectors"
std::optional<Pipeline> pipelineNamed(const QString &name);

/// How one question is asked.
struct AskOptions {
    Pipeline pipeline = Pipeline::Final;
    QStringList leftOut{};       ///< document ids, or "DOCUMENT#ANCHOR": as if they were not in the base
    int judged = 8;              ///< best sections that are judged
    std::optional<double> floor{};          ///< in place of the base's own (model::BaseTuning)
    std::optional<double> wordsWeight{};
    QString languageModel{};                ///< empty: those that are set up; "none"; or the name of an endpoint for all it can do
    std::vector<model::PastTurn> turns{};   ///< the conversation before, oldest first; only a language model that rewrites is told of it
    /// A claim that a language model worded and that has just been proven, while the answer is still being written: on the
    /// thread that asks. What was told so counts only if the answer holds it as well.
    std::function<void(const model::Claim &claim)> onClaim{};
};

/// What the answering model says freely, outside of every pipeline (Engine::freeAnswer()).
struct FreeAnswer {
    QString text;
    model::Cost cost;
};

/// What a pipeline ranks and judges by on one base.
struct Parameters {
    QString judgeVersion;                                 ///< empty: nothing is graded by a total
    std::optional<std::array<double, 3>> judgeLimits{};   ///< of grades 1, 2 and 3, the floor in them
    model::BaseTuning tuning;                             ///< the base's, or what the options put in its place
    QString ranking;                                      ///< "late_interaction" | "z_score_sum" | "reciprocal_rank"
    double words = 1;                                     ///< weights; beside late interaction those next to its 1
    double vectors = 1;
};

} // namespace lastro::engine
