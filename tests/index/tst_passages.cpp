// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/index/passages.h"

#include <QtTest>

using namespace lastro;

namespace {

model::Section sectionOf(const QStringList &blocks)
{
    model::Section section{*model::SectionId::make(QStringLiteral("doc"), QStringLiteral("a")), 0, 1, QStringLiteral("Hotel"),
                           {QStringLiteral("Viagens"), QStringLiteral("Hotel")}, {}, {}, {}, 0, 0};
    for (const QString &text : blocks) {
        if (!section.text.isEmpty())
            section.text += QLatin1Char('\n');
        model::Block block;
        block.range = {section.text.size(), text.size()};
        section.blocks.push_back(block);
        section.text += text;
    }
    return section;
}

} // namespace

class PassagesTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void shortSectionIsOnePassageWithItsBreadcrumb()
    {
        const auto passages = index::makePassages(sectionOf({QStringLiteral("Um."), QStringLiteral("Dois.")}));
        QCOMPARE(passages.size(), size_t(1));
        QCOMPARE(passages[0].embeddedText, QStringLiteral("Viagens > Hotel\nUm.\nDois."));
    }

    void emptySectionHasNone()
    {
        QVERIFY(index::makePassages(sectionOf({})).empty());
        QVERIFY(index::makePassages(sectionOf({QStringLiteral("  ")})).empty());
    }

    void nothingIsLostAndNothingIsOverTheLimit_data()
    {
        QTest::addColumn<QStringList>("blocks");
        const QString sentence = QStringLiteral("A diária de hotel tem limite por cidade e por noite. ");
        QTest::newRow("many blocks") << QStringList(40, sentence.repeated(3).trimmed());
        QTest::newRow("one long block") << QStringList{sentence.repeated(100)};
        QTest::newRow("no spaces") << QStringList{QString(5'000, QLatin1Char('x'))};
        QTest::newRow("pairs") << QStringList{QStringLiteral("😀").repeated(2'000)};
        QTest::newRow("mixed") << QStringList{QStringLiteral("curto"), sentence.repeated(60), QStringLiteral("fim")};
    }
    void nothingIsLostAndNothingIsOverTheLimit()
    {
        QFETCH(QStringList, blocks);
        const model::Section section = sectionOf(blocks);
        const auto passages = index::makePassages(section);
        QVERIFY(passages.size() > 1);
        QString kept;
        qsizetype last = 0;
        for (const store::Passage &passage : passages) {
            QVERIFY(passage.range.start >= last);
            QVERIFY(passage.range.length <= index::longestPassage);
            const QString text = section.text.mid(passage.range.start, passage.range.length);
            QVERIFY(!text.at(0).isLowSurrogate());
            kept += text;
            last = passage.range.end();
        }
        const auto plain = [](QString text) { return text.remove(QLatin1Char('\n')).remove(QLatin1Char(' ')); };
        QCOMPARE(plain(kept), plain(section.text));
    }
};

QTEST_GUILESS_MAIN(PassagesTest)
#include "tst_passages.moc"
