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

Ran cli(const QStringList &arguments, const QString &language = {}, const QString &loggingRules = {})
{
    QProcess process;
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    if (!language.isEmpty())
        environment.insert(QStringLiteral("LC_ALL"), language);
    environment.remove(QStringLiteral("QT_LOGGING_RULES"));
    if (!loggingRules.isEmpty())
        environment.insert(QStringLiteral("QT_LOGGING_RULES"), loggingRules);
    process.setProcessEnvironment(environment);
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
        double sum = 0, total = qQNaN();
        for (const QJsonValue &value : json.value(QStringLiteral("evidence")).toArray().at(0).toObject().value(QStringLiteral("reasons")).toArray()) {
            const QJsonObject reason = value.toObject();
            sum += reason.value(QStringLiteral("weight")).toDouble();
            if (reason.value(QStringLiteral("feature")).toString() == QStringLiteral("total"))
                total = reason.value(QStringLiteral("value")).toDouble();
        }
        QVERIFY2(qAbs(sum - total) < 1e-6, "what each reason adds makes the judge's total");
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
        QTest::newRow("no folder") << QStringList{QStringLiteral("index"), QStringLiteral("--base"), QStringLiteral("/nenhuma/base")};
        QTest::newRow("help on what is none") << QStringList{QStringLiteral("help"), QStringLiteral("dance")};
        QTest::newRow("no value") << QStringList{QStringLiteral("ask"), QStringLiteral("x"), QStringLiteral("--base")};
        QTest::newRow("value of a flag") << QStringList{QStringLiteral("ask"), QStringLiteral("x"), QStringLiteral("--json=1")};
        QTest::newRow("two questions") << QStringList{QStringLiteral("ask"), QStringLiteral("x"), QStringLiteral("y")};
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
        QVERIFY2(!QFileInfo::exists(m_base.data() + QStringLiteral("-outra")), "a run that cannot begin makes no base");
    }

    void aBadFolderLeavesNothingBehind_data()
    {
        QTest::addColumn<QString>("json");
        QTest::addColumn<QString>("part");
        QTest::newRow("syntax") << QStringLiteral("{\n\"name\": \"x\",\n}") << QStringLiteral("Linha 3: não é JSON válido");
        QTest::newRow("seal") << QStringLiteral("{\"sources\": [\n{\"path\": \"a\", \"seal\": \"ouro\"}]}") << QStringLiteral("Linha 2, “seal”: “ouro” não é um selo");
        QTest::newRow("file") << QString() << QStringLiteral("é um arquivo, e não uma pasta");
    }
    void aBadFolderLeavesNothingBehind()
    {
        QFETCH(QString, json);
        QFETCH(QString, part);
        tests::TemporaryBase other;
        other.write(QStringLiteral("a.md"), "# A\n");
        if (!json.isEmpty())
            other.write(QStringLiteral("lastro.json"), json.toUtf8());
        const QString folder = json.isEmpty() ? other.documents() + QStringLiteral("/a.md") : other.documents();
        const Ran ran = cli({QStringLiteral("index"), m_base.documents(), folder, QStringLiteral("--base"), other.data()});
        QCOMPARE(ran.status, 1);
        QVERIFY2(QString::fromUtf8(ran.err).contains(part), ran.err.constData());
        QVERIFY(ran.out.isEmpty());
        QVERIFY(!QFileInfo::exists(other.data()));
    }

    void helpIsOnStdout_data()
    {
        QTest::addColumn<QStringList>("arguments");
        QTest::addColumn<QString>("language");
        QTest::addColumn<QStringList>("parts");
        const QStringList all{QStringLiteral("lastro-cli index"), QStringLiteral("lastro-cli ask"), QStringLiteral("lastro-cli search"), QStringLiteral("lastro-cli status"),
                              QStringLiteral("--seal"), QStringLiteral("--no-vectors"), QStringLiteral("--area"), QStringLiteral("--on"), QStringLiteral("--language-model"),
                              QStringLiteral("--limit"), QStringLiteral("--base"), QStringLiteral("--json"), QStringLiteral("--version")};
        const QString portuguese = QStringLiteral("pt_BR.UTF-8");
        const QString english = QStringLiteral("en_US.UTF-8");
        const QStringList ofAsk{QStringLiteral("lastro-cli ask"), QStringLiteral("--on"), QStringLiteral("AAAA-MM-DD")};
        QTest::newRow("--help") << QStringList{QStringLiteral("--help")} << portuguese << all + QStringList{QStringLiteral("Mostra esta ajuda")};
        QTest::newRow("help") << QStringList{QStringLiteral("help")} << portuguese << all;
        QTest::newRow("English") << QStringList{QStringLiteral("help")} << english << all + QStringList{QStringLiteral("Shows this help")};
        QTest::newRow("ask --help") << QStringList{QStringLiteral("ask"), QStringLiteral("--help")} << portuguese << ofAsk;
        QTest::newRow("ask -h") << QStringList{QStringLiteral("ask"), QStringLiteral("-h")} << portuguese << ofAsk;
        QTest::newRow("help ask") << QStringList{QStringLiteral("help"), QStringLiteral("ask")} << portuguese << ofAsk;
        QTest::newRow("--version") << QStringList{QStringLiteral("--version")} << portuguese << QStringList{QStringLiteral("lastro-cli " LASTRO_VERSION)};
    }
    void helpIsOnStdout()
    {
        QFETCH(QStringList, arguments);
        QFETCH(QString, language);
        QFETCH(QStringList, parts);
        const Ran ran = cli(arguments, language);
        QCOMPARE(ran.status, 0);
        QCOMPARE(ran.err, QByteArray());
        for (const QString &part : parts)
            QVERIFY2(QString::fromUtf8(ran.out).contains(part), qPrintable(part));
    }

    /// Technical English is for who asks for it, in any locale.
    void onlyWordsInTheReadersLanguage()
    {
        for (const QString &language : {QStringLiteral("C"), QStringLiteral("pt_BR.UTF-8"), QStringLiteral("xx_XX.ISO-8859-1")}) {
            const Ran ran = cli(withBase({QStringLiteral("status")}), language);
            QCOMPARE(ran.status, 0);
            QCOMPARE(ran.err, QByteArray());
            QVERIFY(ran.out.contains("documentos"));
        }
        // A backup that cannot be written is logged, and nothing else.
        tests::TemporaryBase other;
        other.write(QStringLiteral("a.md"), "# A\n\nabacaxi\n");
        QVERIFY(QDir().mkpath(other.data() + QStringLiteral("/steward.db.backup-4.part/x")));
        const QStringList indexing{QStringLiteral("index"), other.documents(), QStringLiteral("--base"), other.data(), QStringLiteral("--no-vectors")};
        QVERIFY(!cli(indexing).err.contains("backup"));
        QVERIFY(cli(indexing, {}, QStringLiteral("*.warning=true")).err.contains("The backup of steward.db failed"));
    }

    void plurals()
    {
        tests::TemporaryBase one;
        one.write(QStringLiteral("a.md"), "# Abacaxi\n\nabacaxi maduro\n");
        const QStringList base{QStringLiteral("--base"), one.data()};
        const Ran indexed = cli(QStringList{QStringLiteral("index"), one.documents(), QStringLiteral("--no-vectors")} + base);
        QVERIFY2(indexed.out.startsWith("1 documento, 1 seção, 0 vetores, 0 sem mudança"), indexed.out.constData());
        QVERIFY(cli(QStringList{QStringLiteral("status")} + base).out.contains("1 documento, 1 seção, vetores: 0 de 1\n"));
        const Ran english = cli(QStringList{QStringLiteral("status")} + base, QStringLiteral("en_US.UTF-8"));
        QVERIFY2(english.out.contains("1 document, 1 section, vectors: 0 of 1\n"), english.out.constData());
        QVERIFY(cli(QStringList{QStringLiteral("ask"), QStringLiteral("abacaxi?")} + base).err.contains("Encontrado 1 trecho\n"));
    }

    /// status names what index named, with the code that stays and the words that a person reads.
    void statusListsWhatWasNotRead()
    {
        tests::TemporaryBase odd;
        odd.write(QStringLiteral("a.md"), "---\nvigente_desde: ontem\n---\n# A\n\nabacaxi\n");
        odd.write(QStringLiteral("b.xlsx"), "PK");
        odd.write(QStringLiteral("c.md"), "");
        odd.write(QStringLiteral("f\xE9.md"), "x");
        const QStringList base{QStringLiteral("--base"), odd.data()};
        const QJsonObject index = cli(QStringList{QStringLiteral("index"), odd.documents(), QStringLiteral("--no-vectors"), QStringLiteral("--json")} + base).json();
        const QJsonObject status = cli(QStringList{QStringLiteral("status"), QStringLiteral("--json")} + base).json();
        const auto lines = [](const QJsonObject &json, const char *key, const char *text) {
            QStringList found;
            for (const QJsonValue &item : json.value(QLatin1String(key)).toArray())
                found << item.toObject().value(QStringLiteral("path")).toString() + QLatin1Char(' ') + item.toObject().value(QStringLiteral("code")).toString()
                        + QLatin1Char(' ') + item.toObject().value(QLatin1String(text)).toString();
            found.sort();
            return found;
        };
        QCOMPARE(lines(index, "failed", "reason").size(), 2);
        QCOMPARE(lines(status, "failed", "reason"), lines(index, "failed", "reason"));
        QVERIFY(lines(status, "failed", "reason").constFirst().startsWith(QStringLiteral("b.xlsx FormatUnsupported Este tipo")));
        QCOMPARE(lines(status, "notes", "note"), lines(index, "notes", "note"));
        QVERIFY(lines(status, "notes", "note").constFirst().startsWith(QStringLiteral("a.md bad_date:in_force_since A data em")));
        const QByteArray human = cli(QStringList{QStringLiteral("status")} + base).out;
        for (const char *part : {"Não lido: b.xlsx: ", "Não lido: c.md: ", "Lido com observação: a.md: "})
            QVERIFY2(human.contains(part), part);
    }

    void aLostIndexIsToldAndRebuilt()
    {
        tests::TemporaryBase lost;
        lost.write(QStringLiteral("a.md"), "# A\n\nabacaxi\n");
        const QStringList base{QStringLiteral("--base"), lost.data(), QStringLiteral("--no-vectors")};
        const QStringList reading{QStringLiteral("status"), QStringLiteral("--base"), lost.data()};
        QCOMPARE(cli(QStringList{QStringLiteral("index"), lost.documents(), QStringLiteral("--seal"), QStringLiteral("official")} + base).status, 0);
        QVERIFY(QFile::remove(lost.data() + QStringLiteral("/index.db")));
        const Ran told = cli(reading);
        QCOMPARE(told.status, 1);
        QVERIFY2(told.err.startsWith("Falta o índice da base; as fontes e os selos estão guardados."), told.err.constData());
        // What the words say to do, without naming the folders again.
        const Ran rebuilt = cli(QStringList{QStringLiteral("index")} + base);
        QCOMPARE(rebuilt.status, 0);
        QVERIFY(rebuilt.err.contains("index.db) faltava"));
        QVERIFY(cli(reading).out.contains("[Oficial]"));
    }

    void interruptedRunsEndWellAndGoOn()
    {
        tests::TemporaryBase many;
        for (int i = 0; i < 100; ++i)
            many.write(QStringLiteral("%1.md").arg(i), "# Página\n\n" + QByteArray("texto " + QByteArray::number(i) + " que leva tempo para virar vetor. ").repeated(60));
        const QStringList arguments{QStringLiteral("index"), many.documents(), QStringLiteral("--base"), many.data()};
        QProcess process;
        process.start(QStringLiteral(LASTRO_BUILD_DIR "/bin/lastro-cli"), arguments);
        process.setReadChannel(QProcess::StandardError);
        while (!process.readAllStandardError().contains("Vetores: "))
            QVERIFY(process.waitForReadyRead(60'000));
        QElapsedTimer timer;
        timer.start();
        process.terminate();
        QVERIFY(process.waitForFinished(10'000));
        QVERIFY2(timer.elapsed() < 3'000, qPrintable(QString::number(timer.elapsed())));
        QCOMPARE(process.exitStatus(), QProcess::NormalExit);
        QCOMPARE(process.exitCode(), 1);
        QVERIFY(process.readAllStandardError().contains("Interrompido"));
        QVERIFY(!QFileInfo::exists(many.data() + QStringLiteral("/writer.lock")) || timer.elapsed() >= 900);
        QCOMPARE(cli(QStringList(arguments) << QStringLiteral("--no-vectors") << QStringLiteral("--json")).json().value(QStringLiteral("unchanged")).toInt(), 100);
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
