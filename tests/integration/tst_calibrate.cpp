// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
// lastro-cli calibrate on a base with vectors and token vectors, and where its values show.
#include "tests/support/temporarybase.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>
#include <QtTest>

using namespace lastro;

namespace {

struct Ran {
    int status = -1;
    QByteArray out;
    QByteArray err;
    QJsonObject json() const { return QJsonDocument::fromJson(out).object(); }
    QJsonObject json(const char *key) const { return json().value(QLatin1String(key)).toObject(); }
};

const QStringList subjects{QStringLiteral("férias"), QStringLiteral("viagens"), QStringLiteral("uniformes"), QStringLiteral("pneus"),
                           QStringLiteral("senhas"), QStringLiteral("crachás")};

QStringList words(const char *line)
{
    return QString::fromUtf8(line).split(QLatin1Char(' '), Qt::SkipEmptyParts);
}

} // namespace

class CalibrateTest : public QObject {
    Q_OBJECT

    tests::TemporaryBase m_base;

    Ran run(const QStringList &arguments, const QString &base = {}) const
    {
        QProcess process;
        process.start(QStringLiteral(LASTRO_BUILD_DIR "/bin/lastro-cli"), arguments + QStringList{QStringLiteral("--base"), base.isEmpty() ? m_base.data() : base});
        if (!process.waitForFinished(120'000))
            return {};
        return {process.exitStatus() == QProcess::NormalExit ? process.exitCode() : -2, process.readAllStandardOutput(), process.readAllStandardError()};
    }

private Q_SLOTS:
    void initTestCase()
    {
        for (const QString &subject : subjects)
            m_base.write(subject + QStringLiteral(".md"), QStringLiteral("# Manual de %1\n\n## Pedido de %1\n\nO pedido de %1 é feito ao gestor com trinta dias de antecedência.\n\n"
                                                                         "## Entrega de %1\n\nA entrega de %1 acontece na sede, às segundas-feiras, pela manhã.\n").arg(subject).toUtf8());
        QCOMPARE(run({QStringLiteral("index"), m_base.documents(), QStringLiteral("--seal"), QStringLiteral("official")}).status, 0);
    }

    void itSuggestsAndStoresNothing()
    {
        const Ran ran = run(words("calibrate --json"));
        QVERIFY2(ran.status == 0, ran.err.constData());
        QCOMPARE(ran.json().value(QStringLiteral("possible")).toBool(), true);
        QCOMPARE(ran.json().value(QStringLiteral("applied")).toBool(), false);
        QCOMPARE(ran.json().value(QStringLiteral("questions")).toInt(), 12);
        QVERIFY(ran.json().value(QStringLiteral("weights")).toArray().size() >= 5);
        QCOMPARE(ran.json().value(QStringLiteral("curve")).toArray().size(), 41);
        const QJsonObject suggested = ran.json("suggested");
        QVERIFY(qAbs(suggested.value(QStringLiteral("floor")).toDouble()) <= 1);
        QVERIFY(ran.err.contains("pergunta"));
        QCOMPARE(run(words("status --json")).json("tuning"), (QJsonObject{{QStringLiteral("floor"), 0}, {QStringLiteral("words_weight"), 0.3}}));
        const Ran table = run(words("calibrate"));
        for (const char *part : {"rigor", "peso das palavras", "Sugestão", "--apply"})
            QVERIFY2(table.out.contains(part), part);
    }

    void applyStoresTheSuggestion()
    {
        const Ran ran = run(words("calibrate --apply --json"));
        QCOMPARE(ran.status, 0);
        QCOMPARE(ran.json().value(QStringLiteral("applied")).toBool(), true);
        QCOMPARE(run(words("status --json")).json("tuning"), ran.json("suggested"));
        QCOMPARE(run(words("calibrate --reset")).status, 0);
    }

    void valuesAreSetSeenAndTakenBack()
    {
        const QStringList ask{QStringLiteral("ask"), QStringLiteral("como é feito o pedido de férias?"), QStringLiteral("--json")};
        const double plain = run(ask).json().value(QStringLiteral("threshold")).toDouble();
        QVERIFY(plain != 0);
        const Ran set = run(words("calibrate --floor -0.75 --words-weight 0.5 --json"));
        QCOMPARE(set.status, 0);
        QCOMPARE(set.json("current"), (QJsonObject{{QStringLiteral("floor"), -0.75}, {QStringLiteral("words_weight"), 0.5}}));
        QVERIFY(qAbs(run(ask).json().value(QStringLiteral("threshold")).toDouble() - plain + 0.75) < 1e-9);
        QCOMPARE(run(words("calibrate --floor 1 --json")).json("current").value(QStringLiteral("words_weight")).toDouble(), 0.5);
        QVERIFY(run(words("status")).out.contains("rigor +1,0, peso das palavras 0,50"));
        const Ran reset = run(words("calibrate --reset"));
        QVERIFY(reset.status == 0 && reset.out.contains("0,30"));
        QCOMPARE(run(ask).json().value(QStringLiteral("threshold")).toDouble(), plain);
    }

    void wrongUseIsSaid_data()
    {
        QTest::addColumn<QString>("arguments");
        for (const char *arguments : {"calibrate --floor 2.1", "calibrate --floor nan", "calibrate --floor alto", "calibrate --words-weight -0.1",
                                      "calibrate --apply --reset", "calibrate --apply --floor 1", "calibrate --reset --words-weight 1", "calibrate tudo"})
            QTest::newRow(arguments) << QString::fromLatin1(arguments);
    }
    void wrongUseIsSaid()
    {
        QFETCH(QString, arguments);
        const Ran ran = run(arguments.split(QLatin1Char(' ')));
        QCOMPARE(ran.status, 2);
        QVERIFY(ran.out.isEmpty() && !ran.err.isEmpty());
    }

    void smallAndMissingBases()
    {
        tests::TemporaryBase small;
        small.write(QStringLiteral("a.md"), "# Abacaxi\n\n## Colheita de abacaxi\n\nA colheita do abacaxi é feita no verão, pela manhã.\n");
        QCOMPARE(run({QStringLiteral("calibrate"), QStringLiteral("--floor"), QStringLiteral("1")}, small.data()).status, 1);
        QVERIFY(!QDir(small.data()).exists());               // nothing is begun where there is no base
        QCOMPARE(run({QStringLiteral("index"), small.documents(), QStringLiteral("--seal"), QStringLiteral("official"), QStringLiteral("--no-vectors")}, small.data()).status, 0);
        const Ran ran = run(words("calibrate --apply --json"), small.data());
        QCOMPARE(ran.status, 1);
        QVERIFY(ran.err.contains("10"));
        QCOMPARE(ran.json().value(QStringLiteral("possible")).toBool(true), false);
        QCOMPARE(ran.json().value(QStringLiteral("applied")).toBool(true), false);
    }
};

QTEST_GUILESS_MAIN(CalibrateTest)
#include "tst_calibrate.moc"
