// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/index/vectorindex.h"
#include "core/retrieval/fusion.h"
#include "core/retrieval/plannedsearch.h"

#include <QStringList>
#include <functional>
#include <memory>

namespace lastro::retrieval {

/// The vector index to use now; null while there is none.
using VectorIndexProvider = std::function<std::shared_ptr<const index::VectorIndex>()>;

struct RetrieverOptions {
    FusionMethod method = FusionMethod::LateInteraction;
    FusionWeights weights;
    int candidates = 40;                  ///< sections that are read and handed on
    int judged = 8;                       ///< of them, best first: whose tokens are placed in their text
    QStringList leftOut{};                ///< document ids, or "DOCUMENT#ANCHOR": as if they were not in the base
    std::vector<PlannedSearch> planned{}; ///< what they find takes turns with what the question finds
};

} // namespace lastro::retrieval
