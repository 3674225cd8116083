// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "eval/figures.h"
#include "eval/refusalcurve.h"
#include "eval/runner.h"

#include <QJsonObject>

namespace lastro::eval {

struct EvaluationOptions {
    engine::Pipeline pipeline = engine::Pipeline::Final;
    int repeat = 1;
    std::vector<LeftOut> withoutSource;
    std::optional<double> floor{};            ///< in place of the base's own
    std::optional<double> wordsWeight{};
    QString languageModel = QStringLiteral("none");   ///< engine::AskOptions::languageModel; a pipeline without a judge asks none
    QJsonObject languageModelVersion{};       ///< Versions::languageModel of it
};

/// A figure over repeated runs.
struct Spread {
    double least = qQNaN();
    double most = qQNaN();
    double mean = qQNaN();
    double deviation = qQNaN();               ///< of the sample; 0 of one run
};

/// Each answerable question asked again as if its right sources were not in the base: a refusal is right.
struct WithoutSource {
    LeftOut what = LeftOut::Section;
    Rate refused;
    std::vector<Case> cases;
    /// Over one threshold on Case::judgeTotal, from 0 to 50 % of the answerable questions blocked. Empty where nothing
    /// was judged.
    std::vector<CurvePoint> curve;
    std::vector<CurvePoint> unanswerableCurve;     ///< the same threshold on the ruler's unanswerable questions
};

/// What the figures are of.
struct Versions {
    QString program;
    QString ruler;                            ///< Ruler::digest
    QString embeddingModel;                   ///< empty: words only
    qint64 documents = 0;
    qint64 sections = 0;
    qint64 vectors = 0;
    engine::Parameters parameters{};
    QJsonObject languageModel{};              ///< the endpoint, its models by role and their prices; empty: none took part
};

struct Evaluation {
    engine::Pipeline pipeline = engine::Pipeline::Final;
    Versions versions;
    std::vector<Case> cases;                  ///< of the first run, in the ruler's order
    Figures figures;                          ///< of the first run
    QMap<QString, Figures> byTag;
    QMap<QString, Figures> byArea;            ///< "" = no area
    int runs = 1;
    QMap<QString, Spread> spread;             ///< by NamedFigure::name; empty for one run
    QStringList flips;                        ///< ids whose outcome or rank was not the same in all runs
    std::vector<WithoutSource> withoutSource;
    std::vector<MissingSource> missing;
};

/// Asks every question of the ruler through the engine; blocks for its time, any thread, the engine must outlive it.
/// progress is called on the same thread after every question.
/// Errors: Cancelled, and what Engine::ask fails with, except a question that it does not take (empty, too long), which
/// is a case with outcome error.
base::Result<Evaluation> evaluate(engine::Engine &engine, const Ruler &ruler, const EvaluationOptions &options,
                                  const std::function<void(const EvaluationProgress &)> &progress, const base::CancelToken &cancel);

} // namespace lastro::eval
