// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/index/openvectorindex.h"

namespace lastro::index {

namespace {

base::Result<std::vector<store::VectorEntry>> checkedEntries(const VectorFile::Key &key, const EntriesProvider &entries)
{
    auto provided = entries();
    if (!provided)
        return provided;
    for (const store::VectorEntry &entry : *provided)
        if (entry.values.size() != size_t(key.dimensions))
            return base::failure(base::ErrorCode::VectorWidthWrong, QString::number(entry.values.size()));
    return provided;
}

} // namespace

base::Result<OpenedVectorIndex> openVectorIndex(const VectorFile::Key &key, const EntriesProvider &entries,
                                                const VectorFile::Stamp &stamp, size_t largestExact)
{
    auto provided = checkedEntries(key, entries);
    if (!provided)
        return std::unexpected(provided.error());
    const bool large = provided->size() > largestExact;
    if (large)
        if (std::shared_ptr<const VectorIndex> graph = VectorFile(key).load(stamp, *provided))
            return OpenedVectorIndex{std::move(graph), false};
    return OpenedVectorIndex{makeExactIndex(std::move(*provided), key.dimensions), large};
}

base::Result<RebuiltVectorIndex> rebuildVectorIndex(const VectorFile::Key &key, const EntriesProvider &entries,
                                                    const base::CancelToken &cancel, size_t largestExact)
{
    auto provided = checkedEntries(key, entries);
    if (!provided)
        return std::unexpected(provided.error());
    if (provided->size() <= largestExact)
        return RebuiltVectorIndex{makeExactIndex(std::move(*provided), key.dimensions), {}};
    auto graph = HnswIndex::build(*provided, key.dimensions, cancel);
    if (!graph)
        return std::unexpected(graph.error());
    auto stamp = VectorFile(key).save(**graph);
    if (!stamp)
        return std::unexpected(stamp.error());
    return RebuiltVectorIndex{std::move(*graph), std::move(*stamp)};
}

} // namespace lastro::index
