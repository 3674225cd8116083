// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/engine/vectorsource.h"

#include "core/base/logging.h"
#include "core/index/openvectorindex.h"
#include "core/store/indexreader.h"

namespace lastro::engine {

std::shared_ptr<const index::VectorIndex> VectorSource::current(store::IndexReader &reader)
{
    const auto generation = reader.generation();
    if (!generation)
        return m_index;
    if (m_known && *generation == m_generation)
        return m_index;
    auto entries = reader.vectors(m_model);
    if (!entries) {
        qCWarning(lastroAsk) << "The vectors could not be read:" << entries.error().detail;
        return m_index;
    }
    m_generation = *generation;
    m_known = true;
    m_index.reset();
    if (entries->empty())
        return m_index;
    const auto stamp = reader.vectorFileStamp();
    const index::VectorFile::Key key{m_folder, *generation, m_model, int(entries->front().values.size())};
    const auto opened = index::openVectorIndex(
        key, [&entries]() -> base::Result<std::vector<store::VectorEntry>> { return std::move(*entries); },
        stamp ? *stamp : index::VectorFile::Stamp());
    if (opened)
        m_index = opened->index;
    else
        qCWarning(lastroAsk) << "The vectors could not be used:" << opened.error().detail;
    return m_index;
}

} // namespace lastro::engine
