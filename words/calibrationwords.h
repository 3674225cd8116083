// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/calibration.h"

#include <QString>

namespace lastro::words {

/// "rigor +0,4, peso das palavras 0,30"
QString tuningWords(const model::BaseTuning &tuning);
/// A floor with its sign: "+0,4", "0,0".
QString floorWords(double floor);
/// What was asked of what, or why nothing could be.
QString calibrationBasis(const model::Calibration &calibration);

} // namespace lastro::words
