// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/index/dotproduct.h"
#include "core/index/hnswindex.h"
#include "core/index/openvectorindex.h"
#include "tests/index/vectorsamples.h"

#include <QSet>
#include <QTemporaryDir>
#include <QTest>
#include <atomic>
#include <limits>
#include <numeric>
#include <thread>

using namespace lastro;
using namespace lastro::index;
using tests::vectorSample;
using Entries = std::vector<store::VectorEntry>;

namespace {

std::unique_ptr<VectorIndex> made(const QString &kind, const Entries &entries, int dimensions)
{
    if (kind == QLatin1String("exact"))
        return makeExactIndex(entries, dimensions);
    auto graph = HnswIndex::build(entries, dimensions, {});
    return graph ? std::move(*graph) : nullptr;
}

/// The plain definition: best cosine of each allowed section, in double.
std::vector<std::pair<double, store::SectionRow>> expected(const Entries &entries, std::span<const float> query)
{
    QMap<store::SectionRow, double> best;
    for (const store::VectorEntry &entry : entries) {
        const double cosine = std::inner_product(query.begin(), query.end(), entry.values.begin(), 0.0);
        best[entry.section] = std::max(best.value(entry.section, -2), cosine);
    }
    std::vector<std::pair<double, store::SectionRow>> order;
    for (auto it = best.cbegin(); it != best.cend(); ++it)
        order.emplace_back(it.value(), it.key());
    std::ranges::sort(order, std::ranges::greater());
    return order;
}

double recall(const VectorIndex &index, const Entries &entries, const Entries &queries, int limit,
              const std::function<bool(store::SectionRow)> &allowed = {})
{
    qsizetype found = 0, wanted = 0;
    const auto exact = makeExactIndex(entries, index.dimensions());
    for (const store::VectorEntry &query : queries) {
        QSet<store::SectionRow> nearest;
        const auto exactHits = exact->search(query.values, limit, allowed);
        for (const VectorHit &hit : *exactHits)
            nearest.insert(hit.section);
        wanted += nearest.size();
        const auto hits = index.search(query.values, limit, allowed);
        for (const VectorHit &hit : *hits)
            found += nearest.contains(hit.section) ? 1 : 0;
    }
    return double(found) / double(wanted);
}

} // namespace

class TestVectorIndex : public QObject {
    Q_OBJECT

    static void kinds()
    {
        QTest::addColumn<QString>("kind");
        QTest::newRow("exact") << QStringLiteral("exact");
        QTest::newRow("graph") << QStringLiteral("graph");
    }

private Q_SLOTS:
    void dotProducts_data()
    {
        QTest::addColumn<int>("count");
        for (const int count : {0, 1, 3, 15, 16, 31, 32, 33, 64, 100, 384, 1025})
            QTest::addRow("%d", count) << count;
    }
    void dotProducts()
    {
        QFETCH(int, count);
        std::vector<float> a, b;
        double expectedSum = 0;
        for (int i = 0; i < count; ++i) {
            a.push_back(float(i % 17) - 8);
            b.push_back(float(i % 23) / 8 - 1);
            expectedSum += double(a.back()) * b.back();
        }
        QVERIFY(std::abs(double(dotProduct(a.data(), b.data(), size_t(count))) - expectedSum) < 0.01);
    }

    void bestPassageOfEachSection_data() { kinds(); }
    void bestPassageOfEachSection()
    {
        QFETCH(QString, kind);
        const Entries entries{{7, {0, 10}, {0, 1}}, {7, {10, 5}, {0.8f, 0.6f}}, {3, {0, 4}, {1, 0}}, {9, {0, 2}, {0, -1}}};
        const auto index = made(kind, entries, 2);
        QVERIFY(index);
        QCOMPARE(index->size(), size_t(4));
        const auto hits = index->search(std::vector<float>{2, 0}, 0, {});
        QVERIFY(hits);
        QCOMPARE(hits->size(), size_t(3));
        QCOMPARE(hits->at(0).section, store::SectionRow(3));
        QCOMPARE(hits->at(0).cosine, 1.0f);
        QCOMPARE(hits->at(1).section, store::SectionRow(7));
        QCOMPARE(hits->at(1).range, (base::TextRange{10, 5}));
        QCOMPARE(hits->at(1).cosine, 0.8f);
        QCOMPARE(hits->at(2).section, store::SectionRow(9));
    }

    void everySectionWithoutALimit_data() { kinds(); }
    void everySectionWithoutALimit()
    {
        QFETCH(QString, kind);
        const Entries entries = vectorSample(900, 24, 5, 3);
        const auto index = made(kind, entries, 24);
        const auto hits = index->search(entries[17].values, 0, {});
        QVERIFY(hits);
        const auto order = expected(entries, entries[17].values);
        QCOMPARE(hits->size(), order.size());
        for (size_t i = 0; i < order.size(); ++i)
            QVERIFY(std::abs(double(hits->at(i).cosine) - order[i].first) < 1e-5);
        QCOMPARE(hits->front().section, entries[17].section);
    }

    void equalCosinesInRowOrder()
    {
        const Entries entries{{5, {}, {1, 0}}, {2, {}, {1, 0}}, {4, {}, {1, 0}}};
        const auto hits = makeExactIndex(entries, 2)->search(std::vector<float>{1, 0}, 2, {});
        QCOMPARE(hits->at(0).section, store::SectionRow(2));
        QCOMPARE(hits->at(1).section, store::SectionRow(4));
    }

    void onlyWhatTheFilterAllows_data() { kinds(); }
    void onlyWhatTheFilterAllows()
    {
        QFETCH(QString, kind);
        const Entries entries = vectorSample(2000, 16, 0, 2);
        const auto index = made(kind, entries, 16);
        for (const int share : {2, 3, 50, 5000}) {
            int asked = 0;
            const auto hits = index->search(entries[0].values, 20, [&](store::SectionRow row) { ++asked; return row % share == 1; });
            QVERIFY(hits);
            QVERIFY(asked <= 1000);
            QCOMPARE(hits->size(), share == 5000 ? size_t(0) : size_t(20));
            for (const VectorHit &hit : *hits)
                QVERIFY(hit.section % share == 1);
        }
    }

    void limitOverTheSize_data() { kinds(); }
    void limitOverTheSize()
    {
        QFETCH(QString, kind);
        const Entries entries = vectorSample(30, 8, 0, 3);
        QCOMPARE(made(kind, entries, 8)->search(entries[0].values, 1000000, {})->size(), size_t(10));
    }

    void emptyIndex_data() { kinds(); }
    void emptyIndex()
    {
        QFETCH(QString, kind);
        const auto index = made(kind, {}, 4);
        QVERIFY(index);
        QCOMPARE(index->size(), size_t(0));
        QCOMPARE(index->dimensions(), 4);
        const auto hits = index->search(std::vector<float>{1, 0, 0, 0}, 10, {});
        QVERIFY(hits);
        QVERIFY(hits->empty());
    }

    void badQueries_data() { kinds(); }
    void badQueries()
    {
        QFETCH(QString, kind);
        const auto index = made(kind, vectorSample(20, 3), 3);
        const auto code = [&](std::vector<float> query) { return index->search(query, 5, {}).error().code; };
        QCOMPARE(code({1, 0}), base::ErrorCode::VectorWidthWrong);
        QCOMPARE(code({}), base::ErrorCode::VectorWidthWrong);
        QCOMPARE(code({0, 0, 0}), base::ErrorCode::VectorNotFinite);
        QCOMPARE(code({1, std::nanf(""), 0}), base::ErrorCode::VectorNotFinite);
        QCOMPARE(code({std::numeric_limits<float>::infinity(), 0, 0}), base::ErrorCode::VectorNotFinite);
    }

    void entriesOfAnotherWidth()
    {
        Entries entries = vectorSample(10, 4);
        entries[3].values.pop_back();
        QCOMPARE(makeExactIndex(entries, 4)->size(), size_t(9));
        QCOMPARE(HnswIndex::build(entries, 4, {}).error().code, base::ErrorCode::VectorWidthWrong);
        entries[3].values.push_back(std::nanf(""));
        QCOMPARE(HnswIndex::build(entries, 4, {}).error().code, base::ErrorCode::VectorNotFinite);
        const auto opened = openVectorIndex({QString(), 1, QStringLiteral("m"), 5}, [&] { return base::Result<Entries>(entries); }, {});
        QCOMPARE(opened.error().code, base::ErrorCode::VectorWidthWrong);
    }

    void buildingCanBeCancelled()
    {
        const base::CancelToken cancel;
        cancel.cancel();
        QCOMPARE(HnswIndex::build(vectorSample(10, 4), 4, cancel).error().code, base::ErrorCode::Cancelled);
    }

    void recallOfTheGraph_data()
    {
        QTest::addColumn<int>("centres");
        QTest::addColumn<int>("passages");
        QTest::newRow("spread evenly") << 0 << 1;
        QTest::newRow("in clusters") << 40 << 1;
        QTest::newRow("in clusters, several passages a section") << 40 << 3;
    }
    void recallOfTheGraph()
    {
        QFETCH(int, centres);
        QFETCH(int, passages);
        const Entries entries = vectorSample(4000, 32, centres, passages);
        const Entries queries = vectorSample(60, 32, centres, 1, centres > 0 ? 1 : 99);
        const auto graph = HnswIndex::build(entries, 32, {});
        QVERIFY(graph);
        const double plain = recall(**graph, entries, queries, 50);
        QVERIFY2(plain >= 0.98, qPrintable(QString::number(plain)));
        const double filtered = recall(**graph, entries, queries, 50, [](store::SectionRow row) { return row % 3 != 0; });
        QVERIFY2(filtered >= 0.98, qPrintable(QString::number(filtered)));
    }

    void searchedByManyThreads_data() { kinds(); }
    void searchedByManyThreads()
    {
        QFETCH(QString, kind);
        const Entries entries = vectorSample(3000, 32, 20);
        const auto index = made(kind, entries, 32);
        std::atomic_int wrong = 0;
        std::vector<std::jthread> threads;
        for (int t = 0; t < 4; ++t)
            threads.emplace_back([&, t] {
                for (size_t i = size_t(t); i < 400; i += 4)
                    if (index->search(entries[i].values, 5, {})->front().section != entries[i].section)
                        ++wrong;
            });
        threads.clear();
        QCOMPARE(wrong.load(), 0);
    }
};

QTEST_GUILESS_MAIN(TestVectorIndex)
#include "tst_vectorindex.moc"
