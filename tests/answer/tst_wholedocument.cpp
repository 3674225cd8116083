// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/answer/wholedocument.h"
#include "tests/support/evidence.h"
#include "tests/support/modelanswers.h"
#include "tests/support/plainterms.h"

#include <QTest>

using namespace lastro;

namespace {

model::Evidence section(int number, const QString &text, std::optional<int> grade = {})
{
    model::Evidence made = tests::evidence(QStringLiteral("d#s%1").arg(number), QStringLiteral("Item"), text);
    if (grade)
        made.judge = model::JudgeScore::make(*grade);
    return made;
}

QStringList ids(const std::vector<model::Evidence> &evidence)
{
    QStringList all;
    for (const model::Evidence &each : evidence)
        all += each.section.id.anchor() + (each.judge ? QString::number(each.judge->value()) : QStringLiteral("-"));
    return all;
}

} // namespace

class WholeDocumentTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void takesWhatHoldsTheQuestionsWordsInOrder()
    {
        std::vector<model::Evidence> sections;
        for (int i = 0; i < 10; ++i)
            sections.push_back(section(i, i == 2 || i == 7 ? QStringLiteral("o prazo de entrega") : QStringLiteral("outra coisa")));
        const auto told = answer::mostTelling(sections, tests::profileOf(QStringLiteral("prazo de entrega")), tests::plainTerms, 3);
        QCOMPARE(ids(told), (QStringList{QStringLiteral("s0-"), QStringLiteral("s2-"), QStringLiteral("s7-")}));
        QCOMPARE(answer::mostTelling(sections, tests::profileOf(QStringLiteral("prazo")), tests::plainTerms, 10).size(), size_t(10));
        QVERIFY(answer::mostTelling({}, tests::profileOf(QStringLiteral("prazo")), tests::plainTerms).empty());
    }

    void putsWhatWasReadBehindTheGraded()
    {
        std::vector<model::Evidence> evidence{section(1, {}, 1), section(2, {}, 0), section(3, {}), section(4, {})};
        answer::addRead(evidence, {section(4, {}, 3), section(2, {}, 2), section(9, {}, 1)});
        QCOMPARE(ids(evidence), (QStringList{QStringLiteral("s11"), QStringLiteral("s22"), QStringLiteral("s43"), QStringLiteral("s91"), QStringLiteral("s3-")}));
    }

    void addsToNothing()
    {
        std::vector<model::Evidence> evidence;
        answer::addRead(evidence, {section(1, {}, 2)});
        QCOMPARE(ids(evidence), QStringList{QStringLiteral("s12")});
    }
};

QTEST_GUILESS_MAIN(WholeDocumentTest)
#include "tst_wholedocument.moc"
