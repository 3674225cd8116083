// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/llm/replyreader.h"

#include <QTest>

using namespace lastro;
using namespace lastro::llm;

namespace {

ChatReply replyOf(const QString &text, FormAsked form = FormAsked::JsonSchema, Finish finish = Finish::Stopped)
{
    ChatReply reply;
    reply.text = text;
    reply.form = form;
    reply.finish = finish;
    return reply;
}

const char *soundAnswer = "{\"claims\":[{\"text\":\"O prazo é de 24 horas.\",\"section\":\"cd-sp#secao-4\",\"quote\":\"24 horas úteis\"}],"
                          "\"outcome\":\"answered\"}";

QString claims(int count)
{
    QStringList all(count, QStringLiteral("{\"text\":\"t\",\"section\":\"s\",\"quote\":\"q\"}"));
    return QStringLiteral("{\"claims\":[%1],\"outcome\":\"answered\"}").arg(all.join(QLatin1Char(',')));
}

} // namespace

class TestReplyReader : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void readsAnAnswer()
    {
        const auto answer = readAnswer(replyOf(QString::fromUtf8(soundAnswer)));
        QVERIFY(answer);
        QCOMPARE(answer->outcome, ModelOutcome::Answered);
        QCOMPARE(answer->claims, (std::vector<ModelClaim>{{QString::fromUtf8("O prazo é de 24 horas."), QStringLiteral("cd-sp#secao-4"),
                                                           QString::fromUtf8("24 horas úteis")}}));
        QCOMPARE(readAnswer(replyOf(QStringLiteral("{\"outcome\":\"not_found\",\"claims\":[]}")))->outcome, ModelOutcome::NotFound);
        QCOMPARE(readAnswer(replyOf(claims(20)))->claims.size(), size_t(20));
    }

    void refusesAnswers_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("detail");
        const auto row = [](const char *name, const QString &text, const char *detail) { QTest::newRow(name) << text << QString(QLatin1String(detail)); };
        row("too many claims", claims(21), "too_many:claims");
        row("no outcome", QStringLiteral("{\"claims\":[]}"), "missing:outcome");
        row("other outcome", QStringLiteral("{\"claims\":[],\"outcome\":\"yes\"}"), "value:outcome");
        row("claims no list", QStringLiteral("{\"claims\":\"none\",\"outcome\":\"answered\"}"), "type:claims");
        row("claim no object", QStringLiteral("{\"claims\":[\"x\"],\"outcome\":\"answered\"}"), "type:claims");
        row("list at the top", QStringLiteral("[]"), "type:answer");
        row("number for quote", QStringLiteral("{\"claims\":[{\"text\":\"t\",\"section\":\"s\",\"quote\":24}],\"outcome\":\"answered\"}"), "type:quote");
        row("no section", QStringLiteral("{\"claims\":[{\"text\":\"t\",\"quote\":\"q\"}],\"outcome\":\"answered\"}"), "missing:section");
        row("blank quote", QStringLiteral("{\"claims\":[{\"text\":\"t\",\"section\":\"s\",\"quote\":\" \"}],\"outcome\":\"answered\"}"), "length:quote");
        row("long text", QStringLiteral("{\"claims\":[{\"text\":\"%1\",\"section\":\"s\",\"quote\":\"q\"}],\"outcome\":\"answered\"}").arg(QString(2'001, u'a')), "length:text");
        row("more than asked", QStringLiteral("{\"claims\":[],\"outcome\":\"answered\",\"tool\":\"search\"}"), "unknown:");
        row("more in a claim", QStringLiteral("{\"claims\":[{\"text\":\"t\",\"section\":\"s\",\"quote\":\"q\",\"official\":true}],\"outcome\":\"answered\"}"), "unknown:");
        row("duplicate key", QStringLiteral("{\"claims\":[],\"outcome\":\"not_found\",\"outcome\":\"answered\"}"), "duplicate_key:44");
        row("fence where the form was enforced", QStringLiteral("```json\n{}\n```"), "syntax:0");
        row("prose", QStringLiteral("Claro! {}"), "syntax:0");
    }

    void refusesAnswers()
    {
        QFETCH(QString, text);
        QFETCH(QString, detail);
        const auto answer = readAnswer(replyOf(text));
        QVERIFY(!answer);
        QCOMPARE(answer.error().code, base::ErrorCode::AnswerInvalid);
        QCOMPARE(answer.error().detail, detail);
    }

    void anAnswerThatDidNotFinishIsNone()
    {
        for (const Finish finish : {Finish::Length, Finish::Filtered, Finish::Refused, Finish::Other})
            QCOMPARE(readAnswer(replyOf(QString::fromUtf8(soundAnswer), FormAsked::JsonSchema, finish)).error().code, base::ErrorCode::AnswerIncomplete);
    }

    void wrappingComesOffWhereNoFormWasEnforced_data()
    {
        QTest::addColumn<QString>("before");
        QTest::addColumn<QString>("after");
        QTest::addColumn<bool>("read");
        QTest::newRow("bare") << QString() << QString() << true;
        QTest::newRow("fence") << QStringLiteral("```json\n") << QStringLiteral("\n```\n") << true;
        QTest::newRow("unnamed fence") << QStringLiteral("```\n") << QStringLiteral("```") << true;
        QTest::newRow("thoughts") << QStringLiteral("<think>{\"a\":1}</think>\n") << QString() << true;
        QTest::newRow("both") << QStringLiteral("<think>x</think>```JSON\n") << QStringLiteral("\n```") << true;
        QTest::newRow("prose before") << QStringLiteral("Here:\n```json\n") << QStringLiteral("\n```") << false;
        QTest::newRow("prose after") << QStringLiteral("```json\n") << QStringLiteral("\n```\nDone.") << false;
        QTest::newRow("open thoughts") << QStringLiteral("<think>") << QString() << false;
        QTest::newRow("fence of another language") << QStringLiteral("```python\n") << QStringLiteral("\n```") << false;
        QTest::newRow("open fence") << QStringLiteral("```json\n") << QString() << false;
    }

    void wrappingComesOffWhereNoFormWasEnforced()
    {
        QFETCH(QString, before);
        QFETCH(QString, after);
        QFETCH(bool, read);
        for (const FormAsked form : {FormAsked::JsonObject, FormAsked::InWords})
            QCOMPARE(readAnswer(replyOf(before + QString::fromUtf8(soundAnswer) + after, form)).has_value(), read);
    }

    void fencesAloneAreHarmless()
    {
        for (const char *text : {"```", "``````", "```\n```", "```json", "<think></think>", ""})
            QVERIFY(!readAnswer(replyOf(QLatin1String(text), FormAsked::InWords)));
    }

    void readsScores_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("detail");
        QTest::newRow("right") << QStringLiteral("{\"scores\":[0,3,2,1]}") << QString();
        QTest::newRow("one short") << QStringLiteral("{\"scores\":[0,3,2]}") << QStringLiteral("count:scores");
        QTest::newRow("one long") << QStringLiteral("{\"scores\":[0,3,2,1,1]}") << QStringLiteral("count:scores");
        QTest::newRow("negative") << QStringLiteral("{\"scores\":[0,3,2,-1]}") << QStringLiteral("value:scores");
        QTest::newRow("four") << QStringLiteral("{\"scores\":[0,3,2,4]}") << QStringLiteral("value:scores");
        QTest::newRow("3.0") << QStringLiteral("{\"scores\":[0,3.0,2,1]}") << QStringLiteral("type:scores");
        QTest::newRow("text") << QStringLiteral("{\"scores\":[0,\"3\",2,1]}") << QStringLiteral("type:scores");
        QTest::newRow("null") << QStringLiteral("{\"scores\":null}") << QStringLiteral("type:scores");
        QTest::newRow("bare list") << QStringLiteral("[0,3,2,1]") << QStringLiteral("type:scores");
        QTest::newRow("huge") << QStringLiteral("{\"scores\":[0,3,2,9223372036854775807]}") << QStringLiteral("value:scores");
    }

    void readsScores()
    {
        QFETCH(QString, text);
        QFETCH(QString, detail);
        const auto scores = llm::readScores(replyOf(text), 4);
        if (detail.isEmpty())
            QCOMPARE(*scores, (std::vector<int>{0, 3, 2, 1}));
        else
            QCOMPARE(scores.error().detail, detail);
    }

    void readsSearches()
    {
        const auto searches = llm::readSearches(replyOf(QStringLiteral(
            "{\"searches\":[{\"text\":\"prazo\",\"filters\":{\"area\":\"rh\",\"in_force\":true}},{\"text\":\"multa\"},{\"text\":\"x\",\"filters\":{\"area\":null}}]}")));
        QVERIFY(searches);
        QCOMPARE(*searches, (std::vector<ModelSearch>{{QStringLiteral("prazo"), QStringLiteral("rh"), true}, {QStringLiteral("multa"), {}, {}},
                                                      {QStringLiteral("x"), {}, {}}}));
        const QString one = QStringLiteral("{\"text\":\"a\"}");
        const auto refused = [](const QString &inner) { return readSearches(replyOf(QStringLiteral("{\"searches\":[%1]}").arg(inner))).error().detail; };
        QCOMPARE(refused(QStringList(4, one).join(QLatin1Char(','))), QStringLiteral("too_many:searches"));
        QCOMPARE(refused(QString()), QStringLiteral("missing:searches"));
        QCOMPARE(refused(QStringLiteral("{\"text\":\"\"}")), QStringLiteral("length:text"));
        QCOMPARE(refused(QStringLiteral("{\"text\":\"a\",\"filters\":[]}")), QStringLiteral("type:filters"));
        QCOMPARE(refused(QStringLiteral("{\"text\":\"a\",\"filters\":{\"owner\":\"x\"}}")), QStringLiteral("unknown:"));
        QCOMPARE(refused(QStringLiteral("{\"text\":\"a\",\"filters\":{\"in_force\":\"yes\"}}")), QStringLiteral("type:in_force"));
    }
};

QTEST_GUILESS_MAIN(TestReplyReader)
#include "tst_replyreader.moc"
