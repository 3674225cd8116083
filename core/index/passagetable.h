// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/index/vectorindex.h"

namespace lastro::index {

/// What a vector index knows of its passages beside their vectors: passage i is entry i of the list it was built from.
/// Sections are numbered densely, so that a search can keep flat arrays of them. Immutable; safe from any thread.
class PassageTable {
public:
    using Allowed = std::function<bool(store::SectionRow)>;

    explicit PassageTable(const std::vector<store::VectorEntry> &entries);

    size_t size() const { return m_passages.size(); }
    size_t sections() const { return m_sections.size(); }
    size_t sectionOf(size_t passage) const { return m_passages[passage].section; }

    /// One flag a section; the filter is asked once for each. An empty filter allows all.
    std::vector<char> allowedSections(const Allowed &allowed) const;
    VectorHit hit(size_t passage, float cosine) const;

private:
    struct Passage {
        size_t section = 0;
        base::TextRange range;
    };
    std::vector<Passage> m_passages;
    std::vector<store::SectionRow> m_sections;
};

/// Collects passages and keeps the best one of each section. For one search.
class BestPassages {
public:
    explicit BestPassages(const PassageTable &table);

    void offer(size_t passage, float cosine);
    size_t sections() const { return m_found.size(); }
    /// Best first, ties by section row; at most limit, all of them where limit is 0 or less.
    std::vector<VectorHit> take(int limit) const;

private:
    static constexpr size_t None = size_t(-1);
    struct Best {
        size_t passage = None;
        float cosine = 0;
    };
    const PassageTable &m_table;
    std::vector<Best> m_best;            ///< by section
    std::vector<size_t> m_found;         ///< sections that have a passage
};

/// The query as a unit vector. Errors: VectorWidthWrong, VectorNotFinite (also for all zeros).
base::Result<std::vector<float>> unitQuery(std::span<const float> query, int dimensions);

} // namespace lastro::index
