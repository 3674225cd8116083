// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

#include <QJsonObject>
#include <QStringList>
#include <vector>

namespace lastro::eval {

/// A figure of two runs; NaN where a run has none.
struct FigurePair {
    QString name;             ///< NamedFigure::name
    double a = 0;
    double b = 0;
};

/// The same questions, right or wrong in two runs. Exact McNemar test, two-sided: how likely so uneven a split of the
/// changes is when neither run is better.
struct PairedTest {
    QString name;             ///< "hit@1": rank 1 of ranked questions; "outcome": answered or refused as the ruler says
    int both = 0;
    int neither = 0;
    QStringList gained;       ///< ids right in b only
    QStringList lost;         ///< ids right in a only
    double p = 1;
};

struct Comparison {
    QString pipelineA;
    QString pipelineB;
    std::vector<FigurePair> figures;
    std::vector<PairedTest> tests;
};

/// P of a split at least as uneven, of so many changes each way; 1 of none.
double mcnemarExact(int gained, int lost);

/// Two objects of evaluationJson. pipeline: the one to take from a run of several ("pipelines"); empty = the run's own.
/// Errors: ConfigurationInvalid with a rulerProblem: not_a_run (value "a" or "b"), no_such_pipeline, other_ruler.
base::Result<Comparison> compareRuns(const QJsonObject &a, const QJsonObject &b, const QString &pipeline);

QJsonObject comparisonJson(const Comparison &comparison);

} // namespace lastro::eval
