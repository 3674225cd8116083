// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/retrieval/fusion.h"

#include <QTest>
#include <limits>

using namespace lastro::retrieval;

class FusionTest : public QObject {
    Q_OBJECT

    static size_t best(const std::vector<double> &fused) { return size_t(std::max_element(fused.begin(), fused.end()) - fused.begin()); }
    static constexpr double none = std::numeric_limits<double>::quiet_NaN();

private Q_SLOTS:
    void bothRetrieversCount()
    {
        const FusionInput input{{4, 5, 0, 0}, {0.90, 0.80, 0.89, 0.80}, {true, true, true, true}};
        for (const FusionMethod method : {FusionMethod::ZScoreSum, FusionMethod::ReciprocalRank})
            QCOMPARE(best(fuse(input, method)), size_t(0));       // good in both beats best in one
        QCOMPARE(best(fuse(input, FusionMethod::ZScoreSum, {1, 0})), size_t(1));
        QCOMPARE(best(fuse(input, FusionMethod::ZScoreSum, {0, 1})), size_t(0));
    }

    void withoutVectorsWordsDecide()
    {
        const FusionInput input{{1, 3, 2}, {}, {true, true, true}};
        for (const FusionMethod method : {FusionMethod::ZScoreSum, FusionMethod::ReciprocalRank}) {
            const auto fused = fuse(input, method);
            QVERIFY(fused[1] > fused[2] && fused[2] > fused[0]);
        }
    }

    void scoresAreDeviationsOfThePopulation()
    {
        const FusionInput input{{0, 0, 2, 2, 100}, {}, {true, true, true, true, false}};
        const auto fused = fuse(input, FusionMethod::ZScoreSum);
        QCOMPARE(fused[0], -1.0);
        QCOMPARE(fused[3], 1.0);
        QCOMPARE(fused[4], 99.0);                                  // compared with it, not part of it
    }

    void aMissingVectorIsTheMean()
    {
        const FusionInput input{{0, 0, 0}, {0.9, 0.8, none}, {true, true, true}};
        const auto fused = fuse(input, FusionMethod::ZScoreSum);
        QCOMPARE(fused[2], 0.0);
        QVERIFY(fused[0] > 0 && fused[1] < 0);
    }

    void oddInputGivesFiniteScores()
    {
        for (const FusionMethod method : {FusionMethod::ZScoreSum, FusionMethod::ReciprocalRank}) {
            QVERIFY(fuse({}, method).empty());
            for (const double score : fuse({{0, 0}, {none, none}, {true, true}}, method))
                QCOMPARE(score, 0.0);
            for (const double score : fuse({{3, 3}, {0.8, 0.8}, {false, false}}, method))
                QVERIFY(std::isfinite(score));
        }
        QCOMPARE(spreadOf({}, {}).deviation, 0.0);
        QCOMPARE(spreadOf({5, 5}, {true, true}).mean, 5.0);
    }
};

QTEST_GUILESS_MAIN(FusionTest)
#include "tst_fusion.moc"
