// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "eval/baseline/freeanswers.h"
#include "eval/evaluation.h"

namespace lastro::cli {

/// What eval was asked to do, done.
struct EvalResult {
    std::vector<eval::Evaluation> evaluations;                       ///< one a pipeline, in the order asked
    std::optional<eval::baseline::PastedPolicies> pasted;            ///< v1
    eval::baseline::PastedCost pastedCost;
    eval::baseline::Prices prices;
    std::optional<eval::baseline::FreeAnswers> free;                 ///< v1 as a language model answered it
    QJsonObject languageModel;                                       ///< eval::Versions::languageModel
};

/// Figures with intervals, a column a pipeline, and which language model took part; then tags, areas, repeats, the questions without their source and v1.
QString evalText(const EvalResult &result);

/// A figure as people read it; "—" for none.
QString figureText(double value, int decimals = 3);
/// Its name in a table.
QString figureLabel(const QString &name);
/// Rows of cells as aligned columns, the first to the left and the others to the right.
QString tableText(const std::vector<QStringList> &rows);

} // namespace lastro::cli
