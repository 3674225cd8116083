// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Usage: bench_vectors [PASSAGES [DIMENSIONS]]
// Times the exact scan and the graph over the same vectors, and how many of the exact best 50 the graph finds.
#include "core/index/hnswindex.h"

#include <QElapsedTimer>
#include <QSet>
#include <QTextStream>
#include <cmath>
#include <cstdlib>
#include <random>

namespace {

using namespace lastro;

constexpr int Latent = 24;
constexpr int Queries = 100;
constexpr int Limit = 50;

/// Vectors that vary in few directions around a common mean, as sentence embeddings do.
class Sample {
public:
    explicit Sample(int dimensions) : m_dimensions(dimensions)
    {
        for (int i = 0; i < dimensions * Latent; ++i)
            m_directions.push_back(m_normal(m_random));
    }

    std::vector<float> next()
    {
        std::vector<float> values(size_t(m_dimensions), 8.0f);
        for (int latent = 0; latent < Latent; ++latent) {
            const float amount = m_normal(m_random);
            for (int d = 0; d < m_dimensions; ++d)
                values[size_t(d)] += amount * m_directions[size_t(latent * m_dimensions + d)];
        }
        double norm = 0;
        for (float &value : values) {
            value += m_normal(m_random);
            norm += double(value) * value;
        }
        for (float &value : values)
            value = float(value / std::sqrt(norm));
        return values;
    }

private:
    int m_dimensions;
    std::mt19937 m_random{1};
    std::normal_distribution<float> m_normal;
    std::vector<float> m_directions;
};

} // namespace

int main(int argc, char **argv)
{
    const int passages = argc > 1 ? std::atoi(argv[1]) : 60000;
    const int dimensions = argc > 2 ? std::atoi(argv[2]) : 384;
    QTextStream out(stdout);
    Sample sample(dimensions);
    std::vector<store::VectorEntry> entries;
    for (int i = 0; i < passages; ++i)
        entries.push_back({i / 2, {i % 2 * 400, 400}, sample.next()});
    std::vector<std::vector<float>> queries;
    for (int i = 0; i < Queries; ++i)
        queries.push_back(sample.next());

    QElapsedTimer timer;
    timer.start();
    const auto graph = index::HnswIndex::build(entries, dimensions, {});
    if (!graph) {
        out << "The graph cannot be built: " << graph.error().detail << '\n';
        return 1;
    }
    out << passages << " passages of " << dimensions << " values\ngraph built in " << double(timer.elapsed()) / 1000 << " s\n";
    const auto exact = index::makeExactIndex(std::move(entries), dimensions);

    double exactFastest = 1e9, graphTotal = 0, found = 0;
    for (const std::vector<float> &query : queries) {
        timer.restart();
        const auto nearest = exact->search(query, Limit, {});
        exactFastest = std::min(exactFastest, double(timer.nsecsElapsed()) / 1e6);
        timer.restart();
        const auto near = (*graph)->search(query, Limit, {});
        graphTotal += double(timer.nsecsElapsed()) / 1e6;
        QSet<store::SectionRow> rows;
        for (const index::VectorHit &hit : *nearest)
            rows.insert(hit.section);
        for (const index::VectorHit &hit : *near)
            found += rows.contains(hit.section) ? 1 : 0;
    }
    out << "exact scan: " << exactFastest << " ms at best\n"
        << "graph: " << graphTotal / Queries << " ms on average, recall@" << Limit << ' ' << found / (Queries * Limit) << '\n';
    return 0;
}
