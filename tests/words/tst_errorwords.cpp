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
        QTest::newRow("restored") << QStringLiteral("steward_restored") << QStringLiteral("restaurado");
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

    void sealsAndStandings()
    {
        QCOMPARE(words::sealLabel(model::Seal::Official), QStringLiteral("Oficial"));
        QCOMPARE(words::sealLabel(model::Seal::Wiki), QStringLiteral("Wiki, não oficial"));
        QCOMPARE(words::sealLabel(model::Seal::Minutes), QStringLiteral("Ata, decisão pontual"));
        QCOMPARE(words::standingLabel(model::Standing::InForce), QStringLiteral("Vigente"));
        QCOMPARE(words::standingLabel(model::Standing::Archived), QStringLiteral("Arquivado"));
        QCOMPARE(words::standingLabel(model::Standing::NotYetInForce), QStringLiteral("Ainda não vigente"));
    }
};

QTEST_GUILESS_MAIN(TestErrorWords)
#include "tst_errorwords.moc"
