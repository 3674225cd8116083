// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "words/errorwords.h"
#include "words/sealwords.h"

#include <QSet>
#include <QTest>

using namespace lastro;
using base::ErrorCode;

class TestErrorWords : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void everyCodeHasASentenceOfItsOwn()
    {
        QSet<QString> sentences;
        for (int code = int(ErrorCode::Cancelled); code <= int(ErrorCode::Internal); ++code) {
            const QString sentence = words::errorSentence({ErrorCode(code)});
            QVERIFY2(sentence.endsWith(QLatin1Char('.')), qPrintable(sentence));
            QVERIFY2(sentence.at(0).isUpper(), qPrintable(sentence));
            QVERIFY2(!sentences.contains(sentence), qPrintable(sentence));
            sentences.insert(sentence);
        }
        QCOMPARE(sentences.size(), int(ErrorCode::Internal) + 1);
    }

    void theSubjectIsNamedAsItIs()
    {
        const QString sentence = words::errorSentence({ErrorCode::FileLocked, QStringLiteral("rh/%1 <b>&.pdf"), {}});
        QVERIFY(sentence.contains(QStringLiteral("rh/%1 <b>&.pdf")));
        QVERIFY(sentence.contains(QStringLiteral("senha")));
    }

    void technicalDetailIsNotShown()
    {
        QVERIFY(!words::errorSentence({ErrorCode::StoreFailed, {}, QStringLiteral("SQLITE_IOERR")}).contains(QStringLiteral("SQLITE")));
    }

    void configuration_data()
    {
        QTest::addColumn<QString>("detail");
        QTest::addColumn<QString>("part");
        const auto row = [](const char *detail, const char *part) { QTest::newRow(detail) << QString::fromUtf8(detail) << QString::fromUtf8(part); };
        row("syntax:3::", "Linha 3: não é JSON");
        row("not_object:1::", "Linha 1: deve ser um objeto");
        row("not_text:2:name:", "Linha 2, “name”: deve ser um texto");
        row("not_list:2:sources:", "“sources”: deve ser uma lista");
        row("item_not_object:4:sources:", "Linha 4, “sources”: cada fonte");
        row("not_days:9:fresh_after_days:", "de 1 a 36500");
        row("unknown_seal:3:seal:ouro %1", "Linha 3, “seal”: “ouro %1” não é um selo");
        row("outside:3:path:C:\\x", "“C:\\x” não é um caminho");
        row("outside:3:path:", "Linha 3, “path”: falta o caminho");
        row("bad_address:3:url:javascript:alert(1)", "“javascript:alert(1)” não é um endereço");
        row("twice:3:path:wiki", "duas fontes");
        row("glossary_unreadable:3:glossary:g.csv", "“g.csv” não pôde");
        row("row_short:2::", "Linha 2: cada linha");
        row("open_quote:2::", "não fecham");
        row("not_utf8:2::", "UTF-8");
        row("unreadable:0::", "permissão");
        row("too_large:0::", "grande demais");
        // What is no such code is not shown.
        row("line 3: not an object", "Corrija o arquivo indicado");
        row("", "Corrija o arquivo indicado");
    }
    void configuration()
    {
        QFETCH(QString, detail);
        QFETCH(QString, part);
        const QString sentence = words::errorSentence({ErrorCode::ConfigurationInvalid, QStringLiteral("/b/lastro.json"), detail});
        QVERIFY2(sentence.contains(part), qPrintable(sentence));
        QVERIFY(sentence.endsWith(QStringLiteral(" (/b/lastro.json)")));
        QVERIFY(!sentence.contains(QStringLiteral("line")));
    }

    void notes_data()
    {
        QTest::addColumn<QString>("code");
        QTest::addColumn<QString>("part");
        QTest::newRow("date") << QStringLiteral("bad_date:vigente_desde") << QStringLiteral("“vigente_desde”");
        QTest::newRow("status") << QStringLiteral("bad_status:talvez") << QStringLiteral("“talvez”");
        QTest::newRow("status with colon") << QStringLiteral("bad_status:a:b") << QStringLiteral("“a:b”");
        QTest::newRow("page") << QStringLiteral("page_without_text:3") << QStringLiteral("página 3");
        QTest::newRow("sidecar") << QStringLiteral("sidecar_invalid") << QStringLiteral(".meta.json");
        QTest::newRow("rebuilt") << QStringLiteral("index_rebuilt") << QStringLiteral("refeito");
        QTest::newRow("damaged") << QStringLiteral("index_damaged") << QStringLiteral("danificado");
        QTest::newRow("restored") << QStringLiteral("steward_restored") << QStringLiteral("cópia de segurança");
        QTest::newRow("restored, the file") << QStringLiteral("steward_restored") << QStringLiteral("steward.db");
        QTest::newRow("begun anew") << QStringLiteral("steward_damaged") << QStringLiteral("sem cópia");
        QTest::newRow("index gone") << QStringLiteral("index_missing") << QStringLiteral("index.db");
        QTest::newRow("encoding") << QStringLiteral("encoding:windows-1252") << QStringLiteral("windows-1252");
        QTest::newRow("hidden") << QStringLiteral("hidden_characters") << QStringLiteral("invisíveis");
        QTest::newRow("struck") << QStringLiteral("struck_text") << QStringLiteral("riscado");
        QTest::newRow("unknown") << QStringLiteral("from_the_future:1") << QStringLiteral("from_the_future:1");
        QTest::newRow("empty") << QString() << QStringLiteral("Observação");
    }

    void notes()
    {
        QFETCH(QString, code);
        QFETCH(QString, part);
        QVERIFY2(words::noteSentence(code).contains(part), qPrintable(words::noteSentence(code)));
    }

    void theDetailMakesItExact_data()
    {
        QTest::addColumn<int>("code");
        QTest::addColumn<QString>("detail");
        QTest::addColumn<QString>("part");
        const auto row = [](ErrorCode code, const char *detail, const char *part) { QTest::newRow(detail) << int(code) << QString::fromLatin1(detail) << QString::fromUtf8(part); };
        row(ErrorCode::EndpointNotAllowed, "local_only", "nesta máquina");
        row(ErrorCode::EndpointNotAllowed, "not_listed", "não está entre");
        row(ErrorCode::EndpointNotAllowed, "processor", "quem opera");
        row(ErrorCode::EndpointNotAllowed, "country", "país");
        row(ErrorCode::EndpointNotAllowed, "legal_basis", "base legal");
        row(ErrorCode::EndpointNotAllowed, "other", "A política desta base");
        row(ErrorCode::SpendCeilingReached, "turn", "de uma pergunta");
        row(ErrorCode::SpendCeilingReached, "day", "do dia");
        row(ErrorCode::SpendCeilingReached, "month", "do mês");
        row(ErrorCode::SpendCeilingReached, "calls", "número de chamadas");
        row(ErrorCode::SpendCeilingReached, "unpriced", "preço deste modelo");
    }
    void theDetailMakesItExact()
    {
        QFETCH(int, code);
        QFETCH(QString, detail);
        QFETCH(QString, part);
        const QString sentence = words::errorSentence({ErrorCode(code), QStringLiteral("Nuvem"), detail});
        QVERIFY2(sentence.contains(part) && sentence.endsWith(QStringLiteral("(Nuvem)")), qPrintable(sentence));
    }

    void sealsAndStandings()
    {
        QCOMPARE(words::sealLabel(model::Seal::Official), QStringLiteral("Oficial"));
        QCOMPARE(words::sealLabel(model::Seal::Wiki), QStringLiteral("Wiki, não oficial"));
        QCOMPARE(words::sealLabel(model::Seal::Minutes), QStringLiteral("Ata, decisão pontual"));
        QCOMPARE(words::standingLabel(model::Standing::InForce), QStringLiteral("Vigente"));
        QCOMPARE(words::standingLabel(model::Standing::Archived), QStringLiteral("Arquivado"));
        QCOMPARE(words::standingLabel(model::Standing::NotYetInForce), QStringLiteral("Ainda não vigente"));
    }

    void aFolderToWriteToIsNoSource()
    {
        for (const ErrorCode code : {ErrorCode::FolderMissing, ErrorCode::FolderIsFile}) {
            const QString toWrite = words::errorSentence({code, QStringLiteral("/nenhuma"), QStringLiteral("to_write")});
            QVERIFY(toWrite.contains(QStringLiteral("gravar")) && toWrite.contains(QStringLiteral("/nenhuma")));
            QVERIFY(toWrite != words::errorSentence({code, QStringLiteral("/nenhuma"), {}}));
        }
    }
};

QTEST_GUILESS_MAIN(TestErrorWords)
#include "tst_errorwords.moc"
