// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/index/vectorfile.h"

namespace lastro::index {

/// Up to so many passages a scan is faster than a graph, and exact.
inline constexpr size_t LargestExactIndex = 50000;

/// Gives every passage vector of the key's model and generation, in the store's order (IndexReader::vectors).
using EntriesProvider = std::function<base::Result<std::vector<store::VectorEntry>>()>;

struct OpenedVectorIndex {
    std::shared_ptr<const VectorIndex> index;
    /// The base is large and has no graph that fits: the index scans until rebuildVectorIndex has run.
    bool rebuildWanted = false;
};

/// Never builds a graph, so it is ready in the time that reading the vectors takes. Errors: the provider's, VectorWidthWrong.
base::Result<OpenedVectorIndex> openVectorIndex(const VectorFile::Key &key, const EntriesProvider &entries,
                                                const VectorFile::Stamp &stamp, size_t largestExact = LargestExactIndex);

struct RebuiltVectorIndex {
    std::shared_ptr<const VectorIndex> index;
    /// To be committed, after which VectorFile(key).removeOthers() may run. Empty: the base needs no file.
    VectorFile::Stamp stamp;
};

/// For the one writer, in the background: builds the graph and writes its file; an exact index for a small base. If the
/// file cannot be written the error says so, and the index in use goes on. Errors: the provider's, Cancelled,
/// VectorWidthWrong, VectorNotFinite, DiskFull, NoWritePermission.
base::Result<RebuiltVectorIndex> rebuildVectorIndex(const VectorFile::Key &key, const EntriesProvider &entries,
                                                    const base::CancelToken &cancel, size_t largestExact = LargestExactIndex);

} // namespace lastro::index
