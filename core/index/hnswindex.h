// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/canceltoken.h"
#include "core/index/vectorindex.h"

namespace lastro::index {

/// A graph over the vectors (hnswlib), for bases where a scan takes too long. Finds nearly all of the nearest; searches
/// that the filter narrows to a small part of the base, and those without a limit, scan and are exact.
class HnswIndex final : public VectorIndex {
public:
    /// Takes about 45 s for 60,000 passages on one core. Errors: VectorWidthWrong, VectorNotFinite, Cancelled,
    /// Internal (no memory).
    static base::Result<std::unique_ptr<HnswIndex>> build(const std::vector<store::VectorEntry> &entries, int dimensions,
                                                          const base::CancelToken &cancel);
    /// Reads what save() wrote for the same entries in the same order. hnswlib cannot survive damaged bytes: only for a
    /// file whose digest was checked. Error: BaseDamaged.
    static base::Result<std::unique_ptr<HnswIndex>> load(const QString &path, const std::vector<store::VectorEntry> &entries,
                                                         int dimensions);
    ~HnswIndex() override;

    /// Errors: DiskFull (the file is shorter than it must be), NoWritePermission (there is none).
    base::Result<void> save(const QString &path) const;

    size_t size() const override;
    int dimensions() const override;
    base::Result<std::vector<VectorHit>> search(std::span<const float> query, int limit,
                                                const std::function<bool(store::SectionRow)> &allowed) const override;

private:
    struct Private;
    explicit HnswIndex(std::unique_ptr<Private> d);
    std::unique_ptr<Private> d;
};

} // namespace lastro::index
