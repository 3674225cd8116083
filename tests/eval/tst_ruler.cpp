// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "eval/ruler.h"
#include "eval/sourcefinder.h"
#include "tests/support/rulerfile.h"

#include <QJsonDocument>
#include <QtTest>

using namespace lastro;
using namespace lastro::eval;

namespace {

const QByteArray threeLines =
    "\xEF\xBB\xBF"
    R"({"id": "q01", "question": " prazo do CD-SP? ", "area": "operacoes", "on": "2026-03-10", "answerable": true,)"
    R"("expected": [{"document": "ops-cd-sp-v3", "section": "secao-4"}], "answers": ["24 horas"], "tags": ["sigla"], "nota": 7})" "\n\n"
    R"({"id": 2, "question": "e o taxi?", "answerable": false, "expected": [{"document": "x.md"}]})" "\n"
    R"({"id": "q03", "question": "?", "answerable": null})";

const QByteArray portuguese =
    R"({"id": "p", "pergunta": "quanto?", "dia": "2026-01-02", "esperado": [{"documento": "a.md", "seção": "s"},)"
    R"({"documento": "b.md", "titulo": "Prazos"}, "c#d"], "respostas": "62,00", "etiquetas": ["t"]})";

} // namespace

class RulerTest : public QObject {
    Q_OBJECT

    tests::TemporaryFiles m_files;

    base::Result<Ruler> read(const QByteArray &bytes) const { return readRuler({m_files.write(QStringLiteral("ruler.jsonl"), bytes)}); }

private Q_SLOTS:
    void readsWhatFormatsSay()
    {
        const auto ruler = read(threeLines);
        QVERIFY(ruler.has_value());
        QCOMPARE(ruler->questions.size(), size_t(3));
        const RulerQuestion &first = ruler->questions[0];
        QCOMPARE(first.question, QStringLiteral("prazo do CD-SP?"));
        QCOMPARE(first.day, QDate(2026, 3, 10));
        QVERIFY(first.answerable == true && first.isRanked());
        QVERIFY(first.expected == std::vector<ExpectedSource>({{QStringLiteral("ops-cd-sp-v3"), QStringLiteral("secao-4"), {}}}));
        QCOMPARE(first.answers, QStringList{QStringLiteral("24 horas")});
        QCOMPARE(first.other.value(QStringLiteral("nota")).toInt(), 7);
        QCOMPARE(ruler->questions[1].id, QStringLiteral("2"));
        QVERIFY(!ruler->questions[1].isRanked());
        QVERIFY(!ruler->questions[2].answerable.has_value());
    }

    void readsThePortugueseTwins()
    {
        const auto ruler = read(portuguese);
        QVERIFY(ruler.has_value());
        const RulerQuestion &question = ruler->questions[0];
        QVERIFY(question.answerable == true);      // something is expected
        QVERIFY(question.expected == std::vector<ExpectedSource>({{QStringLiteral("a.md"), QStringLiteral("s"), {}},
                                                                 {QStringLiteral("b.md"), {}, QStringLiteral("Prazos")},
                                                                 {QStringLiteral("c"), QStringLiteral("d"), {}}}));
        QCOMPARE(question.answers, QStringList{QStringLiteral("62,00")});
        QVERIFY(question.other.isEmpty());
    }

    void unknownKeysAreKeptAndNamedOnce()
    {
        const auto ruler = read(R"({"id": "a", "question": "a", "anserable": false, "nota": 1})" "\n\n" R"({"id": "b", "pergunta": "b", "anserable": false})");
        QVERIFY(ruler.has_value());
        const QString file = ruler->files.front();
        QVERIFY(ruler->unknown == std::vector<UnknownKey>({{QStringLiteral("anserable"), file, 1, 2}, {QStringLiteral("nota"), file, 1, 1}}));
        QVERIFY(!ruler->questions[0].answerable.has_value());
        QVERIFY(read(portuguese)->unknown.empty());
    }

    void linesOfOldMacsAreRead()
    {
        const auto ruler = read(QByteArray(threeLines).replace('\n', '\r'));
        QVERIFY(ruler.has_value());
        QCOMPARE(ruler->questions.size(), size_t(3));
        const auto wrong = read("{\"id\": \"a\", \"question\": \"a\"}\r{nada}\r");
        QVERIFY(wrong.error().subject.endsWith(QStringLiteral(":2")));
    }

    void saysFileAndLine_data()
    {
        QTest::addColumn<QByteArray>("line");
        QTest::addColumn<QString>("code");
        QTest::newRow("cut") << QByteArray(R"({"id": "x", )") << QStringLiteral("not_json");
        QTest::newRow("list") << QByteArray("[]") << QStringLiteral("not_json");
        QTest::newRow("no id") << QByteArray(R"({"question": "a"})") << QStringLiteral("no_id");
        QTest::newRow("same id") << QByteArray(R"({"id": "ok", "question": "a"})") << QStringLiteral("same_id");
        QTest::newRow("no question") << QByteArray(R"({"id": "x", "question": "  "})") << QStringLiteral("no_question");
        QTest::newRow("day") << QByteArray(R"({"id": "x", "question": "a", "on": "2026-02-30"})") << QStringLiteral("bad_day");
        QTest::newRow("answerable") << QByteArray(R"({"id": "x", "question": "a", "answerable": "sim"})") << QStringLiteral("bad_answerable");
        QTest::newRow("expected") << QByteArray(R"({"id": "x", "question": "a", "expected": "doc"})") << QStringLiteral("bad_list");
        QTest::newRow("answers") << QByteArray(R"({"id": "x", "question": "a", "answers": [1]})") << QStringLiteral("bad_list");
        QTest::newRow("tags") << QByteArray(R"({"id": "x", "question": "a", "tags": 3})") << QStringLiteral("bad_list");
        QTest::newRow("document") << QByteArray(R"({"id": "x", "question": "a", "expected": [{"section": "s"}]})") << QStringLiteral("no_document");
        QTest::newRow("nothing") << QByteArray(R"({"id": "x", "question": "a", "answerable": true})") << QStringLiteral("nothing_expected");
    }
    void saysFileAndLine()
    {
        QFETCH(QByteArray, line);
        QFETCH(QString, code);
        const auto ruler = read("{\"id\": \"ok\", \"question\": \"a\"}\n\n" + line + "\n");
        QVERIFY(!ruler.has_value());
        QCOMPARE(ruler.error().code, base::ErrorCode::ConfigurationInvalid);
        QVERIFY2(ruler.error().subject.endsWith(QStringLiteral("ruler.jsonl:3")), qPrintable(ruler.error().subject));
        QVERIFY2(ruler.error().detail.startsWith(QStringLiteral("ruler:") + code + QLatin1Char(':')), qPrintable(ruler.error().detail));
    }

    void missingAndEmptyFiles()
    {
        QCOMPARE(readRuler({m_files.path(QStringLiteral("none.jsonl"))}).error().code, base::ErrorCode::FileNotFound);
        QCOMPARE(read("\n \n").error().code, base::ErrorCode::FileEmpty);
    }

    void severalFilesAreOneRuler()
    {
        const QString a = m_files.write(QStringLiteral("a.jsonl"), R"({"id": "1", "question": "a"})");
        const QString b = m_files.write(QStringLiteral("b.jsonl"), R"({"id": "2", "question": "b"})");
        const QString again = m_files.write(QStringLiteral("c.jsonl"), R"({"id": "1", "question": "c"})");
        QCOMPARE(readRuler({a, b})->questions.size(), size_t(2));
        QVERIFY(readRuler({a, again}).error().detail.contains(QStringLiteral("same_id")));
    }

    void digestIsOfTheContentNotItsLayout()
    {
        const auto one = read("{\"id\":\"1\",\"question\":\"a\"}\n{\"id\":\"2\",\"question\":\"b\"}\n");
        const auto same = read("\n{\"question\": \"b\",  \"id\": \"2\"}\n{\"pergunta\": \"a\", \"id\": \"1\"}");
        const auto other = read("{\"id\":\"1\",\"question\":\"a\"}\n{\"id\":\"2\",\"question\":\"c\"}\n");
        QCOMPARE(one->digest(), same->digest());
        QVERIFY(one->digest() != other->digest());
    }

    void lineIsReadAsItWasWritten()
    {
        const QByteArray line = R"({"answerable":false,"answers":["x"],"area":"rh","expected":[{"document":"d","heading":"H"}],"id":"i","nota":[1],"on":"2026-01-02","question":"q","tags":["t"]})";
        const auto question = questionOf(QJsonDocument::fromJson(line).object());
        QVERIFY(question.has_value());
        QCOMPARE(QJsonDocument(rulerLine(*question)).toJson(QJsonDocument::Compact), line);
    }

    void documentsAreNamed_data()
    {
        QTest::addColumn<QString>("name");
        QTest::addColumn<bool>("named");
        QTest::newRow("id") << QStringLiteral("ferias-v2") << true;
        QTest::newRow("file") << QStringLiteral("Política de Férias.v2.html") << true;
        QTest::newRow("without extension") << QStringLiteral("politica de ferias.v2") << true;
        QTest::newRow("with folder") << QStringLiteral("rh/Política de Férias.v2.html") << true;
        QTest::newRow("with source") << QStringLiteral("oficial/rh/política de férias.v2") << true;
        QTest::newRow("other source") << QStringLiteral("wiki/rh/política de férias.v2") << false;
        QTest::newRow("part of a name") << QStringLiteral("férias.v2.html") << false;
        QTest::newRow("too short") << QStringLiteral("politica de ferias") << false;
        QTest::newRow("empty") << QString() << false;
    }
    void documentsAreNamed()
    {
        QFETCH(QString, name);
        QFETCH(bool, named);
        model::Document document;
        document.id = QStringLiteral("ferias-v2");
        document.source = QStringLiteral("/base/oficial");
        document.path = QStringLiteral("rh/Política de Férias.v2.html");
        QCOMPARE(isNamed(document, name), named);
    }
};

QTEST_GUILESS_MAIN(RulerTest)
#include "tst_ruler.moc"
