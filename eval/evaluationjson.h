// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "eval/evaluation.h"

namespace lastro::eval {

/// formats.md "eval --json", with "intervals" and "counts" of every rate, "by_tag", "by_area", "spread", "flips",
/// "without_source" and "missing_sources". What is not known is null.
QJsonObject evaluationJson(const Evaluation &evaluation);

/// Its parts, for what is measured beside it.
QJsonObject figuresJson(const Figures &figures);
QJsonObject caseJson(const Case &each);

} // namespace lastro::eval
