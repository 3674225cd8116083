// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/llm/strictjson.h"

#include <QJsonDocument>
#include <QTest>

using namespace lastro;
using namespace lastro::llm;

class TestStrictJson : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void refuses_data()
    {
        QTest::addColumn<QString>("json");
        QTest::addColumn<QString>("problem");
        const auto row = [](const char *name, const QString &json, const char *problem) {
            QTest::newRow(name) << json << QString(QLatin1String(problem));
        };
        row("duplicate key", QStringLiteral("{\"a\":1,\"b\":2,\"a\":3}"), "duplicate_key");
        row("duplicate by escape", QStringLiteral("{\"a\":1,\"\\u0061\":3}"), "duplicate_key");
        row("duplicate deep down", QStringLiteral("[{\"x\":{\"a\":1,\"a\":1}}]"), "duplicate_key");
        row("NaN", QStringLiteral("[NaN]"), "number");
        row("Infinity", QStringLiteral("{\"a\":Infinity}"), "number");
        row("minus Infinity", QStringLiteral("[-Infinity]"), "number");
        row("beyond double", QStringLiteral("[1e999]"), "number");
        row("leading zero", QStringLiteral("[01]"), "syntax");
        row("point alone", QStringLiteral("[1.]"), "number");
        row("no digit first", QStringLiteral("[.5]"), "syntax");
        row("plus", QStringLiteral("[+1]"), "syntax");
        row("hex", QStringLiteral("[0x10]"), "syntax");
        row("empty exponent", QStringLiteral("[1e]"), "number");
        row("minus alone", QStringLiteral("[-]"), "number");
        row("trailing text", QStringLiteral("{} so there"), "trailing");
        row("two values", QStringLiteral("{}{}"), "trailing");
        row("prose first", QStringLiteral("Sure: {}"), "syntax");
        row("trailing comma", QStringLiteral("[1,]"), "syntax");
        row("comma in object", QStringLiteral("{\"a\":1,}"), "syntax");
        row("comment", QStringLiteral("[1 /* x */]"), "syntax");
        row("single quotes", QStringLiteral("{'a':1}"), "syntax");
        row("bare key", QStringLiteral("{a:1}"), "syntax");
        row("cut", QStringLiteral("{\"a\":[1,2"), "syntax");
        row("cut string", QStringLiteral("{\"a"), "syntax");
        row("cut escape", QStringLiteral("\"\\"), "syntax");
        row("cut unicode escape", QStringLiteral("\"\\u12"), "syntax");
        row("bad unicode escape", QStringLiteral("\"\\u12g4\""), "syntax");
        row("signed unicode escape", QStringLiteral("\"\\u+123\""), "syntax");
        row("unknown escape", QStringLiteral("\"\\x41\""), "syntax");
        row("raw newline", QStringLiteral("\"a\nb\""), "syntax");
        row("lone surrogate escape", QStringLiteral("\"\\ud83d\""), "not_unicode");
        row("lone surrogate", QStringLiteral("\"") + QChar(0xd83d) + QStringLiteral("\""), "not_unicode");
        row("empty", QString(), "syntax");
        row("spaces", QStringLiteral(" \n "), "syntax");
        row("zero byte", QStringLiteral("[1]") + QChar(0), "trailing");
        row("capital True", QStringLiteral("True"), "syntax");
        row("too deep", QString(17, QLatin1Char('[')) + QString(17, QLatin1Char(']')), "too_deep");
        row("5,000 deep", QString(5'000, QLatin1Char('[')), "too_deep");
        row("too many values", QLatin1Char('[') + QStringLiteral("1,").repeated(20'000) + QStringLiteral("1]"), "too_many");
        row("too long", QLatin1Char('"') + QString(2 * 1024 * 1024, QLatin1Char('a')) + QLatin1Char('"'), "too_long");
    }

    void refuses()
    {
        QFETCH(QString, json);
        QFETCH(QString, problem);
        const auto value = readStrictJson(json);
        QVERIFY(!value);
        QCOMPARE(value.error().code, base::ErrorCode::AnswerInvalid);
        QCOMPARE(value.error().detail.section(QLatin1Char(':'), 0, 0), problem);
    }

    void reads()
    {
        const auto value = readStrictJson(QStringLiteral(" {\"t\":\"a\\n\\u00e7\\ud83d\\ude00\",\"n\":-7,\"d\":7.0,\"e\":1E+2,\"z\":0,"
                                                         "\"l\":[true,false,null,[]],\"o\":{}}\n"));
        QVERIFY(value);
        QCOMPARE(*value->member(u"t")->as<QString>(), QString::fromUtf8("a\nç😀"));
        QCOMPARE(*value->member(u"n")->as<qint64>(), -7);
        QVERIFY(!value->member(u"d")->as<qint64>());
        QCOMPARE(*value->member(u"d")->as<double>(), 7.0);
        QCOMPARE(*value->member(u"e")->as<double>(), 100.0);
        QCOMPARE(*value->member(u"z")->as<qint64>(), 0);
        QCOMPARE(value->member(u"l")->as<StrictValue::List>()->size(), size_t(4));
        QVERIFY(value->member(u"o")->as<StrictValue::Members>()->empty());
        QVERIFY(!value->member(u"absent"));
        QVERIFY(!value->member(u"t")->member(u"x"));
    }

    void depthAndMembersHaveLimits()
    {
        QVERIFY(readStrictJson(QString(16, QLatin1Char('[')) + QString(16, QLatin1Char(']'))));
        QVERIFY(!readStrictJson(u"[[1]]", {100, 1, 100, 100}));
        QVERIFY(!readStrictJson(u"{\"a\":1,\"b\":2}", {100, 4, 100, 1}));
    }

    /// What Qt writes, this reads; what this reads, Qt reads to the same.
    void agreesWithQtOnMutations()
    {
        const QString sound = QStringLiteral("{\"claims\":[{\"text\":\"Prazo de 24 h\",\"section\":\"a#b\",\"quote\":\"24 \\u00e9\"}],\"n\":[1,-2.5,1e3],\"k\":null}");
        quint32 state = 7;
        int accepted = 0;
        for (int i = 0; i < 20'000; ++i) {
            QString mutated = sound;
            for (int edits = 0; edits < 1 + i % 3; ++edits) {
                state = state * 1664525u + 1013904223u;
                const qsizetype at = (state >> 8) % mutated.size();
                const QChar letters[] = {u'"', u'{', u'}', u'[', u']', u',', u':', u'\\', u'0', u'e', u'-', u'\n'};
                mutated[at] = letters[(state >> 3) % std::size(letters)];
            }
            if (!readStrictJson(mutated))
                continue;
            ++accepted;
            QVERIFY2(!QJsonDocument::fromJson(mutated.toUtf8()).isNull(), qPrintable(mutated));
        }
        QVERIFY(accepted > 100);
    }
};

QTEST_GUILESS_MAIN(TestStrictJson)
#include "tst_strictjson.moc"
