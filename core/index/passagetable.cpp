// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/index/passagetable.h"

#include <cmath>

namespace lastro::index {

PassageTable::PassageTable(const std::vector<store::VectorEntry> &entries)
{
    QHash<store::SectionRow, size_t> numbers;
    m_passages.reserve(entries.size());
    for (const store::VectorEntry &entry : entries) {
        const auto known = numbers.constFind(entry.section);
        size_t number = m_sections.size();
        if (known != numbers.cend()) {
            number = *known;
        } else {
            numbers.insert(entry.section, number);
            m_sections.push_back(entry.section);
        }
        m_passages.push_back({number, entry.range});
    }
}

std::vector<char> PassageTable::allowedSections(const Allowed &allowed) const
{
    std::vector<char> flags(m_sections.size(), 1);
    if (allowed)
        std::ranges::transform(m_sections, flags.begin(), [&](store::SectionRow row) { return char(allowed(row)); });
    return flags;
}

VectorHit PassageTable::hit(size_t passage, float cosine) const
{
    const Passage &found = m_passages[passage];
    return {m_sections[found.section], found.range, cosine};
}

BestPassages::BestPassages(const PassageTable &table) : m_table(table), m_best(table.sections()) {}

void BestPassages::offer(size_t passage, float cosine)
{
    Best &best = m_best[m_table.sectionOf(passage)];
    if (best.passage == None)
        m_found.push_back(m_table.sectionOf(passage));
    else if (cosine <= best.cosine)
        return;
    best = {passage, cosine};
}

std::vector<VectorHit> BestPassages::take(int limit) const
{
    std::vector<VectorHit> hits;
    hits.reserve(m_found.size());
    for (const size_t section : m_found)
        hits.push_back(m_table.hit(m_best[section].passage, m_best[section].cosine));
    const auto better = [](const VectorHit &a, const VectorHit &b) {
        return a.cosine != b.cosine ? a.cosine > b.cosine : a.section < b.section;
    };
    const size_t wanted = limit > 0 ? std::min(size_t(limit), hits.size()) : hits.size();
    std::ranges::partial_sort(hits, hits.begin() + ptrdiff_t(wanted), better);
    hits.resize(wanted);
    return hits;
}

base::Result<std::vector<float>> unitQuery(std::span<const float> query, int dimensions)
{
    if (query.size() != size_t(std::max(dimensions, 0)))
        return base::failure(base::ErrorCode::VectorWidthWrong, QString::number(query.size()));
    double sum = 0;
    for (const float value : query)
        sum += double(value) * value;
    if (!std::isfinite(sum) || sum <= 0)
        return base::failure(base::ErrorCode::VectorNotFinite);
    const auto scale = 1 / std::sqrt(sum);
    std::vector<float> unit(query.begin(), query.end());
    for (float &value : unit)
        value = float(value * scale);
    return unit;
}

} // namespace lastro::index
