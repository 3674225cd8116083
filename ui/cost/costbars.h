// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/insight/costreport.h"
#include "ui/cost/barchart.h"

namespace lastro::cost {

/// The bars of a grouping. Days and months from first to last all have one, also those without a call; of the others the
/// greatest seven have, and the rest share one that cannot be chosen. A group with calls of unknown price says so: "≥ 0,30",
/// or "?" where none is known.
std::vector<Bar> barsOf(const std::vector<insight::CostGroup> &groups, insight::CostGrouping grouping, QDate first, QDate last);

} // namespace lastro::cost
