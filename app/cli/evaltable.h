// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "eval/baseline/pastedpolicies.h"
#include "eval/evaluation.h"

namespace lastro::cli {

/// What eval was asked to do, done.
struct EvalResult {
    std::vector<eval::Evaluation> evaluations;                       ///< one a pipeline, in the order asked
    std::optional<eval::baseline::PastedPolicies> pasted;            ///< v1
    eval::baseline::PastedCost pastedCost;
    eval::baseline::Prices prices;
};

/// Figures with intervals, a column a pipeline; then tags, areas, repeats, the questions without their source and v1.
QString evalText(const EvalResult &result);

/// A figure as people read it; "—" for none.
QString figureText(double value, int decimals = 3);
/// Its name in a table.
QString figureLabel(const QString &name);
/// Rows of cells as aligned columns, the first to the left and the others to the right.
QString tableText(const std::vector<QStringList> &rows);

} // namespace lastro::cli
