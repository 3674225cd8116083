// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/index/hnswindex.h"

#include "core/index/dotproduct.h"
#include "core/index/passagetable.h"

#include <QFile>
#include <QFileInfo>
#include <cmath>
#include <cstring>

// Its prefetching reads past the ends of lists, and the distance is our own.
#define NO_MANUAL_VECTORIZATION
#include <hnswlib.h>

namespace lastro::index {

namespace {

constexpr size_t Links = 16;              ///< of a vector, M in hnswlib
constexpr size_t BuildBreadth = 200;
constexpr size_t SearchBreadth = 400;
/// Where the filter leaves less than one passage in so many, a scan is faster than a walk, and never misses.
constexpr size_t ScanShare = 10;

using Graph = hnswlib::HierarchicalNSW<float>;

/// Distance 1 - cosine of unit vectors.
class CosineSpace final : public hnswlib::SpaceInterface<float> {
public:
    explicit CosineSpace(size_t width) : m_width(width) {}
    size_t get_data_size() override { return m_width * sizeof(float); }
    hnswlib::DISTFUNC<float> get_dist_func() override { return distance; }
    void *get_dist_func_param() override { return &m_width; }

private:
    static float distance(const void *a, const void *b, const void *width)
    {
        return 1 - dotProduct(static_cast<const float *>(a), static_cast<const float *>(b), *static_cast<const size_t *>(width));
    }
    size_t m_width;
};

class VisiblePassages final : public hnswlib::BaseFilterFunctor {
public:
    VisiblePassages(const PassageTable &passages, const std::vector<char> &sections) : m_passages(passages), m_sections(sections) {}
    bool operator()(hnswlib::labeltype passage) override { return m_sections[m_passages.sectionOf(passage)] != 0; }

private:
    const PassageTable &m_passages;
    const std::vector<char> &m_sections;
};

base::Result<void> check(const std::vector<store::VectorEntry> &entries, int dimensions)
{
    for (const store::VectorEntry &entry : entries) {
        if (entry.values.size() != size_t(dimensions))
            return base::failure(base::ErrorCode::VectorWidthWrong, QString::number(entry.values.size()));
        if (!std::ranges::all_of(entry.values, [](float value) { return std::isfinite(value); }))
            return base::failure(base::ErrorCode::VectorNotFinite);
    }
    return {};
}

} // namespace

struct HnswIndex::Private {
    Private(const std::vector<store::VectorEntry> &entries, int width) : passages(entries), dimensions(width), space(size_t(width)) {}

    PassageTable passages;
    int dimensions = 0;
    CosineSpace space;
    std::unique_ptr<Graph> graph;
    std::vector<hnswlib::tableint> slots;         ///< where in the graph's memory a passage's vector lies

    const float *vector(size_t passage) const
    {
        return reinterpret_cast<const float *>(graph->getDataByInternalId(slots[passage]));
    }

    /// The graph's labels are exactly the passages, and each has the vector that its entry has.
    bool adopt(const std::vector<store::VectorEntry> &entries)
    {
        if (graph->getCurrentElementCount() != entries.size() || graph->label_lookup_.size() != entries.size())
            return false;
        slots.resize(entries.size());
        for (const auto &[passage, slot] : graph->label_lookup_) {
            if (passage >= entries.size())
                return false;
            slots[passage] = slot;
        }
        for (size_t i = 0; i < entries.size(); ++i)
            if (std::memcmp(vector(i), entries[i].values.data(), size_t(dimensions) * sizeof(float)) != 0)
                return false;
        graph->setEf(SearchBreadth);
        return true;
    }

    std::vector<VectorHit> scan(const std::vector<float> &query, int limit, const std::vector<char> &visible) const
    {
        BestPassages best(passages);
        for (size_t i = 0; i < passages.size(); ++i)
            if (visible[passages.sectionOf(i)] != 0)
                best.offer(i, dotProduct(vector(i), query.data(), query.size()));
        return best.take(limit);
    }
};

HnswIndex::HnswIndex(std::unique_ptr<Private> d) : d(std::move(d)) {}
HnswIndex::~HnswIndex() = default;

base::Result<std::unique_ptr<HnswIndex>> HnswIndex::build(const std::vector<store::VectorEntry> &entries, int dimensions,
                                                          const base::CancelToken &cancel)
{
    if (const auto sound = check(entries, dimensions); !sound)
        return std::unexpected(sound.error());
    try {
        auto d = std::make_unique<Private>(entries, dimensions);
        d->graph = std::make_unique<Graph>(&d->space, std::max<size_t>(entries.size(), 1), Links, BuildBreadth);
        for (size_t i = 0; i < entries.size(); ++i) {
            if (cancel.isCancelled())
                return base::failure(base::ErrorCode::Cancelled);
            d->graph->addPoint(entries[i].values.data(), i);
        }
        if (!d->adopt(entries))
            return base::failure(base::ErrorCode::Internal, {}, QStringLiteral("the vector graph lost passages"));
        return std::unique_ptr<HnswIndex>(new HnswIndex(std::move(d)));
    } catch (const std::exception &exception) {
        return base::failure(base::ErrorCode::Internal, {}, QString::fromUtf8(exception.what()));
    }
}

base::Result<std::unique_ptr<HnswIndex>> HnswIndex::load(const QString &path, const std::vector<store::VectorEntry> &entries,
                                                         int dimensions)
{
    if (const auto sound = check(entries, dimensions); !sound)
        return base::failure(base::ErrorCode::BaseDamaged, path, QStringLiteral("the entries have another width"));
    try {
        auto d = std::make_unique<Private>(entries, dimensions);
        d->graph = std::make_unique<Graph>(&d->space, QFile::encodeName(path).toStdString(), false, entries.size());
        const size_t vectorBytes = d->graph->label_offset_ - d->graph->offsetData_;
        if (vectorBytes != size_t(dimensions) * sizeof(float) || !d->adopt(entries))
            return base::failure(base::ErrorCode::BaseDamaged, path, QStringLiteral("the vector graph is of other passages"));
        return std::unique_ptr<HnswIndex>(new HnswIndex(std::move(d)));
    } catch (const std::exception &exception) {
        return base::failure(base::ErrorCode::BaseDamaged, path, QString::fromUtf8(exception.what()));
    }
}

base::Result<void> HnswIndex::save(const QString &path) const
{
    try {
        d->graph->saveIndex(QFile::encodeName(path).toStdString());
    } catch (const std::exception &exception) {
        return base::failure(base::ErrorCode::NoWritePermission, path, QString::fromUtf8(exception.what()));
    }
    // hnswlib does not look whether its writes succeeded.
    const QFileInfo written(path);
    if (!written.exists())
        return base::failure(base::ErrorCode::NoWritePermission, path);
    if (size_t(written.size()) != d->graph->indexFileSize())
        return base::failure(base::ErrorCode::DiskFull, path);
    return {};
}

size_t HnswIndex::size() const
{
    return d->passages.size();
}

int HnswIndex::dimensions() const
{
    return d->dimensions;
}

base::Result<std::vector<VectorHit>> HnswIndex::search(std::span<const float> query, int limit,
                                                       const std::function<bool(store::SectionRow)> &allowed) const
{
    const auto unit = unitQuery(query, d->dimensions);
    if (!unit)
        return std::unexpected(unit.error());
    if (size() == 0)
        return std::vector<VectorHit>();
    const std::vector<char> visible = d->passages.allowedSections(allowed);
    VisiblePassages filter(d->passages, visible);
    size_t candidates = 0;
    for (size_t i = 0; i < size(); ++i)
        candidates += filter(i) ? 1 : 0;

    // Sections of several passages need more passages than sections asked for; how many is known only afterwards.
    size_t wanted = size_t(std::max(limit, 0)) * (size() / d->passages.sections() + 1);
    if (limit <= 0 || candidates * ScanShare < size())
        return d->scan(*unit, limit, visible);
    try {
        for (; wanted * ScanShare < candidates; wanted *= 2) {
            BestPassages best(d->passages);
            auto nearest = d->graph->searchKnn(unit->data(), wanted, allowed ? &filter : nullptr);
            for (; !nearest.empty(); nearest.pop())
                best.offer(nearest.top().second, 1 - nearest.top().first);
            if (best.sections() >= size_t(limit))
                return best.take(limit);
        }
    } catch (const std::exception &exception) {
        return base::failure(base::ErrorCode::Internal, {}, QString::fromUtf8(exception.what()));
    }
    return d->scan(*unit, limit, visible);
}

} // namespace lastro::index
