// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/judge/questionterms.h"

#include "tests/support/plainterms.h"

#include <QTest>

using namespace lastro;
using judge::QuestionTerms;
using judge::TermIndex;

class QuestionTermsTest : public QObject {
    Q_OBJECT

    static TermIndex index(const char *text) { return TermIndex(tests::plainTerms(QString::fromUtf8(text))); }

    static QuestionTerms question()
    {
        model::QuestionProfile profile;
        profile.sections = 100;
        profile.words = {{QStringLiteral("prazo"), {QStringLiteral("prazo")}, false, 40, 40},
                         {QStringLiteral("CD-SP"), {QStringLiteral("CD-SP"), QStringLiteral("centro de São Paulo")}, true, 2, 2},
                         {QStringLiteral("?"), {QStringLiteral("?")}, false, 0, 0}};
        return QuestionTerms(profile, tests::plainTerms);
    }

private Q_SLOTS:
    void rareWordsWeighMore()
    {
        const QuestionTerms terms = question();
        QCOMPARE(terms.words().size(), size_t(2));           // what has no terms is left out
        QVERIFY(terms.words()[1].weight > 3 * terms.words()[0].weight);
        QVERIFY(terms.words()[0].weight > 0);
    }

    void coverageIsAShareOfWeight()
    {
        const QuestionTerms terms = question();
        const TermIndex both = index("O prazo do CD-SP");
        const TermIndex twin = index("no centro de São Paulo");
        const TermIndex common = index("prazo longo");
        const TermIndex none = index("nada");
        QCOMPARE(terms.coverage({&both}), 1.0);
        QVERIFY(terms.coverage({&twin}) > 0.7);
        QVERIFY(terms.coverage({&common}) < 0.3);
        QCOMPARE(terms.coverage({&common, &twin}), 1.0);
        QCOMPARE(terms.coverage({&none}), 0.0);
        QCOMPARE(terms.coverage({}), 0.0);
    }

    void phrasesMatchInOrder()
    {
        const TermIndex text = index("centro de São Paulo e São Paulo do centro");
        QVERIFY(text.holds({QStringLiteral("sao"), QStringLiteral("paulo")}));
        QCOMPARE(text.placesOf({QStringLiteral("sao"), QStringLiteral("paulo")}), (std::vector<int>{2, 5}));
        QVERIFY(!text.holds({QStringLiteral("paulo"), QStringLiteral("sao")}));
        QVERIFY(!text.holds({}));
        QVERIFY(!text.holds({QStringLiteral("centro"), QStringLiteral("fim")}));
    }

    void closenessNeedsOneWindow()
    {
        const QuestionTerms terms = question();
        const TermIndex near = index("prazo a b c CD-SP");
        const TermIndex far = index("prazo a b c d e f g h i j CD-SP");
        QCOMPARE(terms.closeCoverage(near, 6), 1.0);
        QVERIFY(terms.closeCoverage(far, 6) < 1.0);
        QVERIFY(terms.closeCoverage(far, 6) > 0.7);          // the rarer of the two
        QCOMPARE(terms.closeCoverage(far, 20), 1.0);
        QCOMPARE(terms.closeCoverage(index(""), 6), 0.0);
    }

    void noWordsMeanNoCoverage()
    {
        const QuestionTerms terms(model::QuestionProfile{}, tests::plainTerms);
        const TermIndex text = index("qualquer texto");
        QCOMPARE(terms.coverage({&text}), 0.0);
        QCOMPARE(terms.closeCoverage(text, 5), 0.0);
    }
};

QTEST_GUILESS_MAIN(QuestionTermsTest)
#include "tst_questionterms.moc"
