// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/store/records.h"

#include <functional>
#include <memory>
#include <span>

namespace lastro::index {

struct VectorHit {
    store::SectionRow section = 0;
    base::TextRange range;       ///< the passage that was nearest
    float cosine = 0;
};

/// Nearest passages to a query, folded to their best per section. Immutable once built; searching is safe from any
/// thread.
class VectorIndex {
public:
    virtual ~VectorIndex() = default;
    virtual size_t size() const = 0;          ///< passages
    virtual int dimensions() const = 0;
    /// At most limit sections, best first; only those the filter allows. limit 0 = every section (exact index only;
    /// others give what they have). An empty index gives no hits. Error: VectorWidthWrong, VectorNotFinite.
    virtual base::Result<std::vector<VectorHit>> search(std::span<const float> query, int limit,
                                                        const std::function<bool(store::SectionRow)> &allowed) const = 0;
};

/// Scans every vector: exact, and below about 50,000 passages faster than any graph.
std::unique_ptr<VectorIndex> makeExactIndex(std::vector<store::VectorEntry> entries, int dimensions);

} // namespace lastro::index
