// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "eval/questionimport.h"
#include "tests/support/rulerfile.h"

#include <QtTest>

using namespace lastro;
using namespace lastro::eval;

class QuestionImportTest : public QObject {
    Q_OBJECT

    tests::TemporaryFiles m_files;

    base::Result<ImportedQuestions> import(const QByteArray &bytes, bool mask = false) const
    {
        return importQuestions(m_files.write(QStringLiteral("questions"), bytes), mask);
    }

private Q_SLOTS:
    void readsCsv()
    {
        const auto imported = import("Pergunta,Área,Data,Quem,tags\r\n\"posso levar \"\"tudo\"\",\nhoje?\",rh,2026-03-10T08:15:00,Fulano,\"a,b\"\r\n"
                                     "qual o prazo?,operacoes,,Beltrano,\r\n");
        QVERIFY(imported.has_value());
        QCOMPARE(imported->questions.size(), size_t(2));
        const RulerQuestion &first = imported->questions[0];
        QCOMPARE(first.question, QStringLiteral("posso levar \"tudo\", hoje?"));
        QCOMPARE(first.area, QStringLiteral("rh"));
        QCOMPARE(first.day, QDate(2026, 3, 10));
        QCOMPARE(first.tags, QStringList({QStringLiteral("a"), QStringLiteral("b")}));
        QVERIFY(!first.answerable.has_value() && first.expected.empty());
        QCOMPARE(imported->leftOut, QStringList{QStringLiteral("Quem")});
        QVERIFY(imported->personal.empty());
        QVERIFY(!rulerText(imported->questions).contains("Fulano"));
    }

    void readsJsonLinesAndSemicolons()
    {
        const auto lines = import("\n{\"id\": 7, \"question\": \"qual o prazo?\", \"tags\": [\"x\"]}\n{\"pergunta\": \"e o taxi?\", \"user\": \"a\"}\n");
        QVERIFY(lines.has_value());
        QCOMPARE(lines->questions[0].id, QStringLiteral("7"));
        QCOMPARE(lines->questions[1].id, QStringLiteral("real-3"));
        const auto semicolons = import("id;pergunta\n1;qual, afinal?\n");
        QVERIFY(semicolons.has_value());
        QCOMPARE(semicolons->questions[0].question, QStringLiteral("qual, afinal?"));
    }

    void whatWasWrittenIsARuler()
    {
        const auto imported = import("pergunta\nqual o prazo?\nposso?\n");
        const auto ruler = readRuler({m_files.write(QStringLiteral("out.jsonl"), rulerText(imported->questions))});
        QVERIFY(ruler.has_value());
        QVERIFY(ruler->questions == imported->questions);
        QVERIFY(rulerText(imported->questions).contains("\"answerable\":null,\"expected\":[]"));
    }

    void personalRowsAreNamedAndMasked()
    {
        const QByteArray csv = "id,pergunta,area\n1,\"meu cpf 529.982.247-25, sou o Pedro\",rh\n2,qual o prazo?,rh\n"
                               "ana@x.com.br,posso?,rh\n3,meu cpf é 111.444.777-35?,rh\n";
        const auto asTheyAre = import(csv);
        QCOMPARE(asTheyAre->personal.size(), size_t(3));
        QCOMPARE(asTheyAre->personal[0].row, 2);
        QCOMPARE(asTheyAre->personal[0].kinds.size(), size_t(2));
        QCOMPARE(asTheyAre->personal[1].row, 4);
        QVERIFY(asTheyAre->personal[1].kinds == std::vector{base::PersonalDatum::Kind::Email});

        const auto masked = import(csv, true);
        QCOMPARE(masked->personal.size(), size_t(3));
        const QByteArray text = rulerText(masked->questions);
        for (const char *value : {"529", "Pedro", "ana@", "111.444"})
            QVERIFY2(!text.contains(value), value);
        QVERIFY(text.contains("[CPF]") && text.contains("[NOME]"));
    }

    void anIdWithPersonalDataIsReplaced()
    {
        const QByteArray csv = "id,pergunta\nana@x.com.br,posso?\nbia@x.com.br,qual o prazo?\nreal-3,quanto custa?\nana@x.com.br,POSSO?\n";
        const auto masked = import(csv, true);
        QVERIFY(masked.has_value());
        QCOMPARE(masked->questions.size(), size_t(3));
        QCOMPARE(masked->questions[0].id, QStringLiteral("real-2"));
        QCOMPARE(masked->questions[1].id, QStringLiteral("real-3-b"));         // a later row is called real-3
        QCOMPARE(masked->questions[2].id, QStringLiteral("real-3"));
        QVERIFY(masked->newIds == std::vector<NewId>({{2, QStringLiteral("real-2")}, {3, QStringLiteral("real-3-b")}}));
        QVERIFY(!rulerText(masked->questions).contains('@'));
        QVERIFY(import(csv)->newIds.empty());
    }

    void anIdOfItsOwnKeepsClearOfMadeOnes()
    {
        const auto imported = import("{\"question\": \"a\"}\n{\"id\": \"real-1\", \"question\": \"b\"}\n");
        QVERIFY(imported.has_value());
        QCOMPARE(imported->questions[0].id, QStringLiteral("real-1-b"));
        QCOMPARE(imported->questions[1].id, QStringLiteral("real-1"));
    }

    void linesOfOldMacsAreRead()
    {
        const auto csv = import("pergunta,area\rqual o prazo?,rh\rposso?,ti\r");
        QVERIFY(csv.has_value());
        QCOMPARE(csv->questions.size(), size_t(2));
        QCOMPARE(csv->questions[1].id, QStringLiteral("real-3"));
        QCOMPARE(import("{\"question\": \"a\"}\r{\"question\": \"b\"}")->questions.size(), size_t(2));
    }

    void repeatsAreTakenOnce()
    {
        const auto imported = import("pergunta,area\nQual o prazo?,rh\nqual o PRAZO?,rh\nqual o prazo?,ti\n");
        QCOMPARE(imported->questions.size(), size_t(2));
        QCOMPARE(imported->repeated, 1);
    }

    void saysWhatIsWrong_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<QString>("code");
        QTest::addColumn<int>("line");
        QTest::newRow("no column") << QByteArray("texto,area\na,b\n") << QStringLiteral("no_column") << 1;
        QTest::newRow("open quote") << QByteArray("pergunta\nboa\n\"nunca fecha\n") << QStringLiteral("bad_csv") << 3;
        QTest::newRow("more fields") << QByteArray("pergunta,area\na,b,c\n") << QStringLiteral("bad_csv") << 2;
        QTest::newRow("latin 1") << QByteArray("pergunta\nf\xE9rias?\n") << QStringLiteral("not_utf8") << 2;
        QTest::newRow("day") << QByteArray("pergunta,data\na,10/03/2026\n") << QStringLiteral("bad_day") << 2;
        QTest::newRow("empty question") << QByteArray("pergunta,area\n,rh\n") << QStringLiteral("no_question") << 2;
        QTest::newRow("same id") << QByteArray("id,pergunta\n1,a\n1,b\n") << QStringLiteral("same_id") << 3;
        QTest::newRow("json") << QByteArray("{\"question\": \"a\"}\n{nada}\n") << QStringLiteral("not_json") << 2;
    }
    void saysWhatIsWrong()
    {
        QFETCH(QByteArray, bytes);
        QFETCH(QString, code);
        QFETCH(int, line);
        const auto imported = import(bytes);
        QVERIFY(!imported.has_value());
        QVERIFY2(imported.error().detail.startsWith(QStringLiteral("ruler:") + code), qPrintable(imported.error().detail));
        QVERIFY2(imported.error().subject.endsWith(QLatin1Char(':') + QString::number(line)), qPrintable(imported.error().subject));
    }

    void emptyAndMissing()
    {
        QCOMPARE(import("pergunta\n").error().code, base::ErrorCode::FileEmpty);
        QCOMPARE(import("").error().code, base::ErrorCode::FileEmpty);
        QCOMPARE(importQuestions(m_files.path(QStringLiteral("none")), false).error().code, base::ErrorCode::FileNotFound);
    }
};

QTEST_GUILESS_MAIN(QuestionImportTest)
#include "tst_questionimport.moc"
