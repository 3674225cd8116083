// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/retrieval/plannedsearch.h"

#include <vector>

namespace lastro::answer {

/// A question that holds one rule against another ("a regra de reembolso segue a última atualização da política de viagens?")
/// or asks for two things at once, as a search for each half; none for every other. By its own words, Portuguese and English;
/// leans to none. Pure; any thread.
std::vector<retrieval::PlannedSearch> chainedSearches(const QString &question);

} // namespace lastro::answer
