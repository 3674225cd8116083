// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
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
};

Ran cli(const QStringList &arguments)
{
    QProcess process;
    process.start(QStringLiteral(LASTRO_BUILD_DIR "/bin/lastro-cli"), arguments);
    if (!process.waitForFinished(120'000))
        return {};
    return {process.exitStatus() == QProcess::NormalExit ? process.exitCode() : -2, process.readAllStandardOutput(), process.readAllStandardError()};
}

const QByteArray travel = "---\nid: rh-viagens-v4\ntitle: Política de viagens\nowner: RH\nin_force_since: 2026-03-01\n---\n"
                          "# Política de viagens\n\n## Hospedagem {#secao-4}\n\nO limite da diária de hotel é de R$ 350,00 em capitais.\n\n"
                          "## Quilometragem\n\nO quilômetro rodado em carro próprio é pago a R$ 1,20.\n";

} // namespace

class CliTest : public QObject {
    Q_OBJECT

    tests::TemporaryBase m_base;

    QStringList withBase(QStringList arguments) const { return arguments << QStringLiteral("--base") << m_base.data(); }

private Q_SLOTS:
    void initTestCase()
    {
        m_base.write(QStringLiteral("oficial/viagens.md"), travel);
        m_base.write(QStringLiteral("oficial/viagens-antiga.md"),
                     "---\nid: rh-viagens-v3\nstatus: archived\n---\n# Viagens v3\n\nA diária de hotel tinha limite de R$ 200,00.\n");
        m_base.write(QStringLiteral("wiki/dicas.md"), "# Dicas\n\nDizem que o limite de reembolso de hotel é R$ 5.000.\n");
        m_base.write(QStringLiteral("wiki/quebrado.pdf"), "%PDF-1.4 lixo");
        m_base.write(QStringLiteral("lastro.json"),
                     R"({"name":"Teste","help_channel":{"label":"RH","url":"mailto:rh@example.invalid"},
                         "sources":[{"path":"oficial","seal":"official"},{"path":"wiki","seal":"wiki"}]})");
    }

    void indexesAndReports()
    {
        const Ran ran = cli(withBase({QStringLiteral("index"), m_base.documents(), QStringLiteral("--json")}));
        QCOMPARE(ran.status, 0);
        const QJsonObject json = ran.json();
        QCOMPARE(json.value(QStringLiteral("documents")).toInt(), 3);
        QCOMPARE(json.value(QStringLiteral("failed")).toArray().size(), 1);
        QCOMPARE(json.value(QStringLiteral("failed")).toArray().at(0).toObject().value(QStringLiteral("path")).toString(), QStringLiteral("quebrado.pdf"));
        const QJsonObject vectors = json.value(QStringLiteral("vectors")).toObject();
        QCOMPARE(vectors.value(QStringLiteral("dimensions")).toInt(), 384);
        QVERIFY(vectors.value(QStringLiteral("rows")).toInt() >= 4);
        for (const char *key : {"sections", "unchanged", "embedded", "reused", "notes", "seconds"})
            QVERIFY2(json.contains(QLatin1String(key)), key);

        const QJsonObject again = cli(withBase({QStringLiteral("index"), m_base.documents(), QStringLiteral("--json")})).json();
        QCOMPARE(again.value(QStringLiteral("unchanged")).toInt(), 3);
        QCOMPARE(again.value(QStringLiteral("embedded")).toInt(), 0);
    }

    void answersWithAVerifiedQuote()
    {
        const Ran ran = cli(withBase({QStringLiteral("ask"), QStringLiteral("qual o limite da diária de hotel?"), QStringLiteral("--json")}));
        QCOMPARE(ran.status, 0);
        const QJsonObject json = ran.json();
        QCOMPARE(json.value(QStringLiteral("outcome")).toString(), QStringLiteral("answered"));
        QVERIFY(json.value(QStringLiteral("answer")).toString().contains(QStringLiteral("R$ 350,00")));
        QVERIFY(!json.value(QStringLiteral("answer")).toString().contains(QStringLiteral("5.000")));
        const QJsonObject claim = json.value(QStringLiteral("claims")).toArray().at(0).toObject();
        QCOMPARE(claim.value(QStringLiteral("official")).toBool(), true);
        const QJsonObject citation = claim.value(QStringLiteral("citations")).toArray().at(0).toObject();
        QCOMPARE(citation.value(QStringLiteral("section")).toString(), QStringLiteral("rh-viagens-v4#secao-4"));
        QCOMPARE(citation.value(QStringLiteral("verified")).toBool(), true);
        QVERIFY(travel.contains(citation.value(QStringLiteral("quote")).toString().toUtf8()));
        for (const QJsonValue &evidence : json.value(QStringLiteral("evidence")).toArray())
            QVERIFY(evidence.toObject().value(QStringLiteral("document")).toString() != QStringLiteral("rh-viagens-v3"));
        for (const char *key : {"dropped_claims", "searches", "retriever", "hidden_by_filters", "conflicts", "judge", "from_cache", "help_channel", "cost", "timings_ms"})
            QVERIFY2(json.contains(QLatin1String(key)), key);
    }

    void refusesWithTheHelpChannel()
    {
        const QJsonObject json = cli(withBase({QStringLiteral("ask"), QStringLiteral("posso levar cachorro no escritório?"), QStringLiteral("--json")})).json();
        QCOMPARE(json.value(QStringLiteral("outcome")).toString(), QStringLiteral("not_found"));
        QVERIFY(json.value(QStringLiteral("claims")).toArray().isEmpty());
        QCOMPARE(json.value(QStringLiteral("help_channel")).toObject().value(QStringLiteral("label")).toString(), QStringLiteral("RH"));
        QVERIFY(json.value(QStringLiteral("answer")).toString().startsWith(QStringLiteral("Não encontrei na base")));
    }

    void inForceIsOfTheDayAsked()
    {
        const QJsonObject before = cli(withBase({QStringLiteral("ask"), QStringLiteral("qual o limite da diária de hotel?"), QStringLiteral("--on"),
                                                 QStringLiteral("2026-02-28"), QStringLiteral("--json")})).json();
        QVERIFY(before.value(QStringLiteral("outcome")).toString() != QStringLiteral("answered"));
    }

    void searchFindsAndLimits()
    {
        const Ran ran = cli(withBase({QStringLiteral("search"), QStringLiteral("quilometro"), QStringLiteral("--limit"), QStringLiteral("1"), QStringLiteral("--json")}));
        QCOMPARE(ran.status, 0);
        const QJsonArray hits = ran.json().value(QStringLiteral("hits")).toArray();
        QCOMPARE(hits.size(), 1);
        QCOMPARE(hits.at(0).toObject().value(QStringLiteral("section")).toString(), QStringLiteral("rh-viagens-v4#quilometragem"));
        QVERIFY(hits.at(0).toObject().value(QStringLiteral("snippet")).toString().contains(QStringLiteral("quilômetro")));
    }

    void oddQuestionsAreSafe_data()
    {
        QTest::addColumn<QString>("question");
        QTest::addColumn<int>("status");
        QTest::newRow("empty") << QString() << 1;
        QTest::newRow("spaces") << QStringLiteral("   ") << 1;
        QTest::newRow("emoji") << QStringLiteral("😀🎉") << 1;
        QTest::newRow("long") << QStringLiteral("hotel ").repeated(16'667) << 1;
        QTest::newRow("quote") << QStringLiteral("\"hotel") << 0;
        QTest::newRow("paren") << QStringLiteral("hotel (diária") << 0;
        QTest::newRow("near") << QStringLiteral("NEAR(hotel diária)") << 0;
        QTest::newRow("star") << QStringLiteral("hot* OR 1=1; --") << 0;
        QTest::newRow("column") << QStringLiteral("text:hotel CD-SP") << 0;
    }
    void oddQuestionsAreSafe()
    {
        QFETCH(QString, question);
        QFETCH(int, status);
        const Ran ran = cli(withBase({QStringLiteral("ask"), question, QStringLiteral("--json")}));
        QCOMPARE(ran.status, status);
        if (status == 0)
            QVERIFY(!ran.json().isEmpty());
        else
            QVERIFY(!ran.err.trimmed().isEmpty() && ran.out.isEmpty());
    }

    void usageErrors_data()
    {
        QTest::addColumn<QStringList>("arguments");
        QTest::newRow("none") << QStringList();
        QTest::newRow("unknown command") << QStringList{QStringLiteral("dance")};
        QTest::newRow("unknown option") << QStringList{QStringLiteral("ask"), QStringLiteral("x"), QStringLiteral("--frobnicate")};
        QTest::newRow("no folder") << QStringList{QStringLiteral("index")};
        QTest::newRow("bad seal") << QStringList{QStringLiteral("index"), QStringLiteral("."), QStringLiteral("--seal"), QStringLiteral("gold")};
        QTest::newRow("bad day") << QStringList{QStringLiteral("ask"), QStringLiteral("x"), QStringLiteral("--on"), QStringLiteral("amanhã")};
        QTest::newRow("bad limit") << QStringList{QStringLiteral("search"), QStringLiteral("x"), QStringLiteral("--limit"), QStringLiteral("0")};
        QTest::newRow("empty base") << QStringList{QStringLiteral("status"), QStringLiteral("--base"), QString()};
        QTest::newRow("unknown model") << QStringList{QStringLiteral("ask"), QStringLiteral("x"), QStringLiteral("--language-model"), QStringLiteral("gpt")};
    }
    void usageErrors()
    {
        QFETCH(QStringList, arguments);
        const Ran ran = cli(arguments);
        QCOMPARE(ran.status, 2);
        QVERIFY(ran.out.isEmpty());
        QVERIFY(!ran.err.trimmed().isEmpty());
    }

    void missingThingsAreNamed()
    {
        const Ran noBase = cli({QStringLiteral("ask"), QStringLiteral("hotel?"), QStringLiteral("--base"), m_base.data() + QStringLiteral("-nenhuma")});
        QCOMPARE(noBase.status, 1);
        QVERIFY(QString::fromUtf8(noBase.err).contains(m_base.data()));
        const Ran noFolder = cli({QStringLiteral("index"), QStringLiteral("/não/existe"), QStringLiteral("--base"), m_base.data() + QStringLiteral("-outra")});
        QCOMPARE(noFolder.status, 1);
        QVERIFY(QString::fromUtf8(noFolder.err).contains(QStringLiteral("/não/existe")));
    }

    /// Indexing one folder leaves the others and their seals as they are.
    void anotherFolderIsAddedAndSealsStay()
    {
        tests::TemporaryBase other;
        other.write(QStringLiteral("norma.md"), "# Norma\n\nO capacete é obrigatório no pátio.\n");
        const QStringList base{QStringLiteral("--base"), other.data(), QStringLiteral("--no-vectors"), QStringLiteral("--json")};
        QCOMPARE(cli(QStringList{QStringLiteral("index"), other.documents(), QStringLiteral("--seal"), QStringLiteral("official")} + base).status, 0);
        QCOMPARE(cli(QStringList{QStringLiteral("index"), m_base.documents()} + base).json().value(QStringLiteral("documents")).toInt(), 4);
        QCOMPARE(cli(QStringList{QStringLiteral("index"), other.documents()} + base).json().value(QStringLiteral("documents")).toInt(), 4);
        QStringList seals;
        const QJsonArray sources = cli({QStringLiteral("status"), QStringLiteral("--base"), other.data(), QStringLiteral("--json")}).json().value(QStringLiteral("sources")).toArray();
        for (const QJsonValue &source : sources)
            if (source.toObject().value(QStringLiteral("root")).toString() == QFileInfo(other.documents()).canonicalFilePath())
                seals << source.toObject().value(QStringLiteral("seal")).toString();
        QCOMPARE(seals, QStringList{QStringLiteral("official")});
    }

    void status()
    {
        const Ran ran = cli(withBase({QStringLiteral("status"), QStringLiteral("--json")}));
        QCOMPARE(ran.status, 0);
        QCOMPARE(ran.json().value(QStringLiteral("name")).toString(), QStringLiteral("Teste"));
        QCOMPARE(ran.json().value(QStringLiteral("documents")).toInt(), 3);
        // The folders that lastro.json names, and whatever else lies beside them, as wiki.
        QStringList seals;
        for (const QJsonValue &source : ran.json().value(QStringLiteral("sources")).toArray())
            seals << source.toObject().value(QStringLiteral("seal")).toString();
        QCOMPARE(seals, (QStringList{QStringLiteral("official"), QStringLiteral("wiki"), QStringLiteral("wiki")}));
    }
};

QTEST_GUILESS_MAIN(CliTest)
#include "tst_cli.moc"
