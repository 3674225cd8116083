// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/embedding/batchplan.h"

#include <QSet>
#include <QTest>
#include <algorithm>

using namespace lastro::embedding;

namespace {

constexpr size_t Longest = 512;
constexpr size_t Tokens = 384;

std::vector<size_t> manyLengths(size_t count)
{
    std::vector<size_t> lengths;
    for (size_t i = 0; i < count; ++i)
        lengths.push_back(3 + (i * i * 7919) % 510);
    return lengths;
}

} // namespace

class TestBatchPlan : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void nothing() { QVERIFY(planBatches({}, Longest, Tokens).empty()); }

    void everyInputOnceInARectangleThatHoldsIt()
    {
        const std::vector<size_t> lengths = manyLengths(1000);
        std::vector<int> seen(lengths.size());
        for (const Batch &batch : planBatches(lengths, Longest, Tokens)) {
            QVERIFY(!batch.inputs.empty());
            QVERIFY(batch.inputs.size() <= batch.rows);
            QVERIFY(batch.rows == 1 || batch.rows * batch.length <= Tokens);
            QVERIFY(batch.length <= Longest);
            for (const size_t input : batch.inputs) {
                QVERIFY(lengths[input] <= batch.length);
                ++seen[input];
            }
        }
        QVERIFY(std::ranges::all_of(seen, [](int times) { return times == 1; }));
    }

    void littleIsPadded()
    {
        const std::vector<size_t> lengths = manyLengths(1000);
        size_t real = 0, padded = 0;
        for (const size_t length : lengths)
            real += length;
        for (const Batch &batch : planBatches(lengths, Longest, Tokens))
            padded += batch.rows * batch.length;
        QVERIFY2(double(padded) < 1.10 * double(real), qPrintable(QString::number(double(padded) / double(real))));
    }

    void fewSizes()
    {
        QSet<std::pair<size_t, size_t>> sizes;
        for (size_t count = 1; count <= 200; ++count)
            for (const Batch &batch : planBatches(manyLengths(count), Longest, Tokens))
                sizes.insert({batch.rows, batch.length});
        QVERIFY2(sizes.size() <= 120, qPrintable(QString::number(sizes.size())));
    }

    void longestFirst()
    {
        const std::vector<Batch> batches = planBatches({5, 300, 20, 512, 7}, Longest, Tokens);
        QCOMPARE(batches.front().inputs, (std::vector<size_t>{3}));
        QCOMPARE(batches.front().length, size_t(512));
        QCOMPARE(batches.back().inputs, (std::vector<size_t>{2, 4, 0}));
    }

    void neverOverTheLongest()
    {
        const std::vector<Batch> batches = planBatches({15, 14}, 15, Tokens);
        QCOMPARE(batches.size(), size_t(1));
        QCOMPARE(batches.front().length, size_t(15));
    }
};

QTEST_GUILESS_MAIN(TestBatchPlan)
#include "tst_batchplan.moc"
