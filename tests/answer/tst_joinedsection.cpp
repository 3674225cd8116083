// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/answer/joinedsection.h"

#include "tests/support/evidence.h"

#include <QTest>

using namespace lastro;

class JoinedSectionTest : public QObject {
    Q_OBJECT

    static model::Evidence lead()
    {
        model::Evidence evidence = tests::evidence(QStringLiteral("d#a"), QStringLiteral("A"), QStringLiteral("Os valores são:"));
        model::Section next = tests::evidence(QStringLiteral("d#b"), QStringLiteral("B"), QStringLiteral("x: 1; y: 2\nx: 3; y: 4")).section;
        next.blocks[1].spans.push_back({model::SpanKind::Cell, {14, 1}, {}});
        evidence.next = std::make_shared<const model::Section>(std::move(next));
        evidence.judge = model::JudgeScore::importantPart();
        return evidence;
    }

private Q_SLOTS:
    void isOneText()
    {
        const model::Evidence joined = answer::joinedWithNext(lead());
        QCOMPARE(joined.section.text, QStringLiteral("Os valores são:\nx: 1; y: 2\nx: 3; y: 4"));
        QCOMPARE(joined.section.id.toString(), QStringLiteral("d#a"));
        QCOMPARE(joined.section.blocks.size(), size_t(3));
        const auto at = [&](base::TextRange range) { return joined.section.text.mid(range.start, range.length); };
        QCOMPARE(at(joined.section.blocks[0].range), QStringLiteral("Os valores são:"));
        QCOMPARE(at(joined.section.blocks[2].range), QStringLiteral("x: 3; y: 4"));
        QCOMPARE(at(joined.section.blocks[2].spans.front().range), QStringLiteral("3"));
    }

    void nextSectionsStandBehindTheirLead()
    {
        const model::Evidence other = tests::evidence(QStringLiteral("e#a"), QStringLiteral("E"), QStringLiteral("Outra."));
        const auto all = answer::withNextSections({lead(), other}, {});
        QCOMPARE(all.size(), size_t(3));
        QCOMPARE(all[1].section.id.toString(), QStringLiteral("d#b"));
        QCOMPARE(all[1].document.id, QStringLiteral("d"));
        QCOMPARE(*all[1].judge, model::JudgeScore::importantPart());
        QCOMPARE(all[2].section.id.toString(), QStringLiteral("e#a"));
    }

    void whatIsKnownOfItIsKept()
    {
        model::Evidence ranked = tests::evidence(QStringLiteral("d#b"), QStringLiteral("B"), QStringLiteral("x: 1; y: 2"));
        ranked.scores.lexical = 4;
        ranked.judge = model::JudgeScore::unrelated();
        const auto all = answer::withNextSections({lead()}, {ranked});
        QCOMPARE(all[1].scores.lexical, 4.0);
        QCOMPARE(*all[1].judge, model::JudgeScore::importantPart());
        QCOMPARE(answer::withNextSections({lead(), ranked}, {ranked}).size(), size_t(2));       // there already
        QVERIFY(answer::withNextSections({}, {ranked}).empty());
    }
};

QTEST_GUILESS_MAIN(JoinedSectionTest)
#include "tst_joinedsection.moc"
