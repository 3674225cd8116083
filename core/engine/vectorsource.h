// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/index/vectorindex.h"

#include <memory>

namespace lastro::store { class IndexReader; }

namespace lastro::engine {

/// The vector index of the state that a reader sees, kept until the generation changes. One thread at a time.
class VectorSource {
public:
    VectorSource(QString baseFolder, QString embeddingModel) : m_folder(std::move(baseFolder)), m_model(std::move(embeddingModel)) {}

    /// Null while there are no vectors, or when they cannot be read (logged; the words alone decide).
    std::shared_ptr<const index::VectorIndex> current(store::IndexReader &reader);

private:
    QString m_folder;
    QString m_model;
    quint64 m_generation = 0;
    bool m_known = false;
    std::shared_ptr<const index::VectorIndex> m_index;
};

} // namespace lastro::engine
