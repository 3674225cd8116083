// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/prompt/excerpt.h"

#include <QRandomGenerator>
#include <QRegularExpression>
#include <QStringList>
#include <QTest>

using namespace lastro;
using prompt::excerptOf;
using prompt::RatedRange;

namespace {

struct Sample {
    QString text;
    std::vector<RatedRange> pieces;
};

/// Sentences of equal worth but for those named.
Sample sentences(int count, const QHash<int, double> &worth = {})
{
    Sample sample;
    for (int i = 0; i < count; ++i) {
        const QString sentence = QStringLiteral("Esta é a frase número %1 de um texto comprido.").arg(i);
        sample.pieces.push_back({{sample.text.size(), sentence.size()}, worth.value(i)});
        sample.text += sentence + (i + 1 < count ? (i % 5 == 4 ? QStringLiteral("\n") : QStringLiteral(" ")) : QString());
    }
    return sample;
}

} // namespace

class ExcerptTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void keepsAShortTextWhole()
    {
        const Sample sample = sentences(3);
        QCOMPARE(excerptOf(sample.text, sample.pieces, 1'000), sample.text);
        QCOMPARE(excerptOf(QStringLiteral("  x  "), {}, 80), QStringLiteral("x"));
        QCOMPARE(excerptOf(QString(), {}, 80), QString());
    }

    void keepsBothEndsAndWhatIsNearest()
    {
        const Sample sample = sentences(60, {{30, 2.0}, {31, 1.5}, {45, 1.0}});
        const QString excerpt = excerptOf(sample.text, sample.pieces, 400);
        QVERIFY(excerpt.size() <= 400);
        QVERIFY(excerpt.startsWith(QStringLiteral("Esta é a frase número 0")));
        QVERIFY(excerpt.endsWith(QStringLiteral("texto comprido.")));
        // Neighbours stay together, as in the text.
        QVERIFY2(excerpt.contains(QStringLiteral("número 30 de um texto comprido. Esta é a frase número 31 de")), qPrintable(excerpt));
        QVERIFY(excerpt.contains(QStringLiteral("número 45")));
        QVERIFY(excerpt.indexOf(QStringLiteral("número 31")) < excerpt.indexOf(QStringLiteral("número 45")));
        QVERIFY(excerpt.count(prompt::omissionMark.toString()) >= 3);
    }

    void endsMayGoByTheirWorth()
    {
        const Sample sample = sentences(60, {{30, 2.0}, {31, 1.5}});
        const QString excerpt = excerptOf(sample.text, sample.pieces, 130, prompt::Ends::AsWorth);
        QVERIFY(excerpt.size() <= 130);
        QVERIFY2(excerpt.startsWith(QStringLiteral("[...]\nEsta é a frase número 30")), qPrintable(excerpt));
        QVERIFY(excerpt.contains(QStringLiteral("número 31")));
        QVERIFY(excerpt.endsWith(QStringLiteral("[...]")));
    }

    void everyPieceIsLiteral()
    {
        QRandomGenerator random(5);
        for (int round = 0; round < 300; ++round) {
            const int count = 1 + random.bounded(60);
            QHash<int, double> worth;
            for (int i = 0; i < 5; ++i)
                worth[random.bounded(count)] = random.bounded(10);
            const Sample sample = sentences(count, worth);
            const qsizetype most = 80 + random.bounded(900);
            const QString excerpt = excerptOf(sample.text, sample.pieces, most, random.bounded(2) ? prompt::Ends::Kept : prompt::Ends::AsWorth);
            QVERIFY2(excerpt.size() <= most, qPrintable(QStringLiteral("%1 > %2").arg(excerpt.size()).arg(most)));
            qsizetype at = 0;
            const QString mark = prompt::omissionMark.toString() + QLatin1Char('\n');
            for (const QString &part : (excerpt.startsWith(mark) ? excerpt.mid(mark.size()) : excerpt).split(QLatin1Char('\n') + prompt::omissionMark.toString())) {
                at = sample.text.indexOf(part.trimmed(), at);
                QVERIFY2(at >= 0, qPrintable(part));
            }
        }
    }

    void cutsOneLongPieceAtAWord()
    {
        const QString text = QStringList(200, QStringLiteral("palavra")).join(QLatin1Char(' '));
        const QString excerpt = excerptOf(text, {}, 200);
        QVERIFY(excerpt.size() <= 200);
        QVERIFY(excerpt.size() > 120);
        for (const QString &word : excerpt.split(QRegularExpression(QStringLiteral("\\s+"))))
            QVERIFY2(word == QStringLiteral("palavra") || word == prompt::omissionMark, qPrintable(word));
    }
};

QTEST_GUILESS_MAIN(ExcerptTest)
#include "tst_excerpt.moc"
