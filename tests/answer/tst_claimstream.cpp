// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/answer/claimstream.h"

#include <QElapsedTimer>
#include <QRandomGenerator>
#include <QTest>

using namespace lastro;
using answer::ClaimStream;

namespace {

const QString first = QStringLiteral("{\"text\":\"O prazo é de \\\"24\\\" horas {úteis}.\",\"section\":\"a#b\",\"quote\":\"24 horas ]}, úteis \\\\\"}");
const QString second = QStringLiteral("{ \"quote\" : \"dois\" , \"section\" : \"c#d\" , \"text\" : \"Dois.\" }");

QString whole(const QStringList &claims, const QString &after = QStringLiteral(",\"outcome\":\"answered\"}"))
{
    return QStringLiteral("{\"claims\":[%1]").arg(claims.join(QStringLiteral(" ,\n"))) + after;
}

std::vector<llm::ModelClaim> fed(const QString &text, qsizetype pieceLength)
{
    ClaimStream stream;
    std::vector<llm::ModelClaim> all;
    for (qsizetype at = 0; at < text.size(); at += pieceLength)
        for (const llm::ModelClaim &claim : stream.feed(QStringView(text).mid(at, pieceLength)))
            all.push_back(claim);
    return all;
}

} // namespace

class ClaimStreamTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void givesEachClaimWhenItCloses()
    {
        const QString text = whole({first, second});
        ClaimStream stream;
        const qsizetype firstEnd = text.indexOf(first) + first.size();
        const qsizetype secondEnd = text.indexOf(second) + second.size();
        for (qsizetype at = 0; at < text.size(); ++at) {
            const auto claims = stream.feed(QStringView(text).mid(at, 1));
            QCOMPARE(claims.size(), size_t(at + 1 == firstEnd || at + 1 == secondEnd));
            if (at + 1 == firstEnd) {
                QCOMPARE(claims.front().text, QStringLiteral("O prazo é de \"24\" horas {úteis}."));
                QCOMPARE(claims.front().quote, QStringLiteral("24 horas ]}, úteis \\"));
                QCOMPARE(claims.front().section, QStringLiteral("a#b"));
            }
        }
        QVERIFY(stream.isOver());
    }

    void piecesDoNotMatter()
    {
        const QString text = whole({first, second});
        for (qsizetype length = 1; length <= text.size(); ++length)
            QCOMPARE(fed(text, length).size(), size_t(2));
    }

    void wrappings_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<int>("claims");
        const QString json = whole({first, second});
        QTest::newRow("bare") << json << 2;
        QTest::newRow("spaces") << QStringLiteral(" \n\t") + json << 2;
        QTest::newRow("fence") << QStringLiteral("```\n") + json + QStringLiteral("\n```") << 2;
        QTest::newRow("json fence") << QStringLiteral("```json\n") + json << 2;
        QTest::newRow("thought") << QStringLiteral("<think>{\"claims\":[{\"text\":\"x\"}]}</think>\n") + json << 2;
        QTest::newRow("prose") << QStringLiteral("Claro: ") + json << 0;
        QTest::newRow("outcome first") << QStringLiteral("{\"outcome\":\"answered\",\"claims\":[") + first + QStringLiteral("]}") << 1;
        QTest::newRow("unknown first") << QStringLiteral("{\"note\":[1],\"claims\":[") + first + QStringLiteral("]}") << 0;
        QTest::newRow("other list") << QStringLiteral("{\"facts\":[") + first + QStringLiteral("]}") << 0;
        QTest::newRow("list alone") << QStringLiteral("[") + first + QStringLiteral("]") << 0;
        QTest::newRow("empty") << QString() << 0;
        QTest::newRow("no claims") << whole({}) << 0;
    }

    void wrappings()
    {
        QFETCH(QString, text);
        QFETCH(int, claims);
        QCOMPARE(fed(text, 3).size(), size_t(claims));
    }

    void stopsAtTheFirstFault_data()
    {
        QTest::addColumn<QString>("bad");
        QTest::newRow("member missing") << QStringLiteral("{\"text\":\"x\",\"section\":\"a#b\"}");
        QTest::newRow("member unknown") << QStringLiteral("{\"text\":\"x\",\"section\":\"a#b\",\"quote\":\"y\",\"official\":true}");
        QTest::newRow("member twice") << QStringLiteral("{\"text\":\"x\",\"text\":\"z\",\"section\":\"a#b\",\"quote\":\"y\"}");
        QTest::newRow("wrong type") << QStringLiteral("{\"text\":1,\"section\":\"a#b\",\"quote\":\"y\"}");
        QTest::newRow("list inside") << QStringLiteral("{\"text\":[\"x\"],\"section\":\"a#b\",\"quote\":\"y\"}");
        QTest::newRow("brackets that do not match") << QStringLiteral("{\"text\":\"x\",\"section\":\"a#b\",\"quote\":\"y\"]");
        QTest::newRow("text in the list") << QStringLiteral("\"x\"");
        QTest::newRow("number") << QStringLiteral("1");
        QTest::newRow("endless") << QStringLiteral("{\"text\":\"") + QString(30'000, u'a') + QStringLiteral("\",\"section\":\"a\",\"quote\":\"b\"}");
    }

    void stopsAtTheFirstFault()
    {
        QFETCH(QString, bad);
        QCOMPARE(fed(whole({bad, first}), 5).size(), size_t(0));
        QCOMPARE(fed(whole({first, bad, second}), 5).size(), size_t(1));
    }

    void takesNoMoreThanAnAnswerMayHold()
    {
        QStringList many;
        for (int i = 0; i < 30; ++i)
            many += second;
        QCOMPARE(fed(whole(many), 11).size(), size_t(llm::mostClaims));
    }

    void agreesWithTheWholeReader()
    {
        QRandomGenerator random(3);
        const QString text = whole({first, second, first});
        for (int round = 0; round < 3'000; ++round) {
            QString damaged = text;
            const QChar signs[] = {u'{', u'}', u'[', u']', u'"', u'\\', u',', u':', u'x', u' '};
            damaged[random.bounded(int(damaged.size()))] = signs[random.bounded(10)];
            const auto claims = fed(damaged, 1 + random.bounded(40));
            llm::ChatReply reply;
            reply.text = damaged;
            reply.form = llm::FormAsked::JsonSchema;
            if (const auto read = llm::readAnswer(reply))
                QVERIFY2(read->claims == claims, qPrintable(damaged));
            QVERIFY(claims.size() <= 3);
        }
    }

    void isFastEnoughToShowAtOnce()
    {
        QStringList many;
        for (int i = 0; i < 20; ++i)
            many += first;
        const QString text = whole(many);
        QElapsedTimer timer;
        timer.start();
        QCOMPARE(fed(text, 1).size(), size_t(20));
        QVERIFY2(timer.elapsed() < 100, qPrintable(QString::number(timer.elapsed())));
    }
};

QTEST_GUILESS_MAIN(ClaimStreamTest)
#include "tst_claimstream.moc"
