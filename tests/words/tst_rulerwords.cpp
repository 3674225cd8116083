// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "words/rulerwords.h"

#include "words/errorwords.h"

#include <QSet>
#include <QtTest>

using namespace lastro;

class RulerWordsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void everyProblemHasASentenceWithItsPlace()
    {
        QSet<QString> sentences;
        for (const char *code : {"not_json", "no_id", "same_id", "no_question", "bad_day", "bad_answerable", "bad_list", "no_document", "nothing_expected",
                                 "not_utf8", "bad_csv", "no_column", "not_a_run", "other_ruler", "no_such_pipeline"}) {
            const QString sentence = words::rulerSentence({base::ErrorCode::ConfigurationInvalid, QStringLiteral("r.jsonl:7"),
                                                           QStringLiteral("ruler:%1:x").arg(QLatin1String(code))});
            QVERIFY2(sentence.startsWith(QStringLiteral("r.jsonl:7: ")) && sentence.size() > 20, code);
            QVERIFY2(!sentence.contains(QLatin1String(code)), code);
            sentences.insert(sentence);
        }
        QCOMPARE(sentences.size(), 15);
    }

    void theValueIsShownWhole()
    {
        const QString sentence = words::rulerSentence({base::ErrorCode::ConfigurationInvalid, {}, QStringLiteral("ruler:bad_day:10:00")});
        QVERIFY(sentence.endsWith(QStringLiteral("10:00")));
    }

    void otherErrorsKeepTheirWords()
    {
        const base::Error missing{base::ErrorCode::FileNotFound, QStringLiteral("x"), {}};
        QCOMPARE(words::rulerSentence(missing), words::errorSentence(missing));
    }

    void anEmptyRulerIsNothingToIndex()
    {
        const base::Error empty{base::ErrorCode::FileEmpty, QStringLiteral("vazia.jsonl"), {}};
        const QString sentence = words::rulerSentence(empty);
        QVERIFY(sentence != words::errorSentence(empty) && sentence.contains(QStringLiteral("pergunta")) && sentence.contains(QStringLiteral("vazia.jsonl")));
    }

    void unknownKeysAreToldWithTheirPlace()
    {
        const QString one = words::unknownKeySentence(QStringLiteral("anserable"), QStringLiteral("r.jsonl"), 3, 1);
        QVERIFY(one.startsWith(QStringLiteral("r.jsonl:3: ")) && one.contains(QStringLiteral("anserable")));
        const QString many = words::unknownKeySentence(QStringLiteral("anserable"), QStringLiteral("r.jsonl"), 3, 12);
        QVERIFY(many != one && many.contains(QStringLiteral("12")));
    }

    void kindsAreNamedApart()
    {
        using Kind = base::PersonalDatum::Kind;
        QSet<QString> labels;
        for (const Kind kind : {Kind::Cpf, Kind::Cnpj, Kind::Email, Kind::Telephone, Kind::Plate, Kind::Name})
            labels.insert(words::personalKindLabel(kind));
        QCOMPARE(labels.size(), 6);
        QVERIFY(!labels.contains(QString()));
    }
};

QTEST_GUILESS_MAIN(RulerWordsTest)
#include "tst_rulerwords.moc"
