// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/engine/vectorsource.h"

#include "core/base/logging.h"
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
    if (!entries->empty()) {
        const int dimensions = int(entries->front().values.size());
        m_index = index::makeExactIndex(std::move(*entries), dimensions);
    }
    return m_index;
}

} // namespace lastro::engine
