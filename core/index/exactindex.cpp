// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/logging.h"
#include "core/index/dotproduct.h"
#include "core/index/passagetable.h"
#include "core/index/vectorindex.h"

namespace lastro::index {

namespace {

class ExactIndex final : public VectorIndex {
public:
    ExactIndex(std::vector<store::VectorEntry> entries, int dimensions) : m_passages(entries), m_dimensions(dimensions)
    {
        m_rows.reserve(entries.size() * size_t(dimensions));
        for (store::VectorEntry &entry : entries) {
            m_rows.insert(m_rows.end(), entry.values.begin(), entry.values.end());
            entry.values = {};      // a large base is not held twice
        }
    }

    size_t size() const override { return m_passages.size(); }
    int dimensions() const override { return m_dimensions; }

    base::Result<std::vector<VectorHit>> search(std::span<const float> query, int limit,
                                                const std::function<bool(store::SectionRow)> &allowed) const override
    {
        const auto unit = unitQuery(query, m_dimensions);
        if (!unit)
            return std::unexpected(unit.error());
        std::vector<float> cosines(size());
        dotProducts(m_rows.data(), size(), size_t(m_dimensions), unit->data(), cosines.data());
        const std::vector<char> visible = m_passages.allowedSections(allowed);
        BestPassages best(m_passages);
        for (size_t passage = 0; passage < size(); ++passage)
            if (visible[m_passages.sectionOf(passage)] != 0)
                best.offer(passage, cosines[passage]);
        return best.take(limit);
    }

private:
    PassageTable m_passages;
    int m_dimensions = 0;
    std::vector<float> m_rows;
};

} // namespace

std::unique_ptr<VectorIndex> makeExactIndex(std::vector<store::VectorEntry> entries, int dimensions)
{
    const size_t width = size_t(std::max(dimensions, 0));
    const size_t foreign = std::erase_if(entries, [&](const store::VectorEntry &entry) { return entry.values.size() != width; });
    if (foreign > 0)
        qCWarning(lastroIndex, "%zu vectors of another width are left out of the vector index.", foreign);
    return std::make_unique<ExactIndex>(std::move(entries), int(width));
}

} // namespace lastro::index
