// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/calibration.h"

#include <QJsonObject>

namespace lastro::cli {

/// {"floor", "words_weight"}
QJsonObject tuningJson(const model::BaseTuning &tuning);
/// calibrate --json: {"possible", "sections", "questions", "weights": [{"words_weight", "hit@1", "hit@5"}],
/// "curve": [{"floor", "blocked", "refused"}], "current", "suggested"}; shares of the questions.
QJsonObject calibrationJson(const model::Calibration &calibration);

} // namespace lastro::cli
