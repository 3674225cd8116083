// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/answer/smalltalk.h"

#include <QTest>

using lastro::answer::isSmallTalk;

class SmallTalkTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void asksNothing_data()
    {
        QTest::addColumn<QString>("text");
        for (const char *text : {"oi", "Olá!", "OLA", "bom dia", "Boa tarde, pessoal", "boa noite :)", "oi, tudo bem?", "obrigado", "Muito obrigada pela ajuda!",
                                 "valeu!!", "Obrigada, era isso", "tchau", "ok", "entendi, obrigado", "hello", "Hi there", "Thanks!", "thank you so much", "good morning everyone",
                                 "that is all, bye", "   bom   dia  ", "bom dia 👋"})
            QTest::newRow(text) << QString::fromUtf8(text);
    }
    void asksNothing()
    {
        QFETCH(QString, text);
        QVERIFY(isSmallTalk(text));
    }

    void asksSomething_data()
    {
        QTest::addColumn<QString>("text");
        for (const char *text : {"bom dia, qual o limite de hotel?", "oi tudo bem como peço férias", "obrigado, e o prazo?", "ok google", "certo prazo de entrega", "férias", "CD-SP",
                                 "valeu a pena o vale-transporte?", "tudo sobre reembolso", "hello world policy", "thanks, and the hotel limit?", "a", "?", "", "e para estagiários?",
                                 "boa noite no hotel: quanto posso gastar?", "muito", "hi, what is RQ-17"})
            QTest::newRow(*text ? text : "empty") << QString::fromUtf8(text);
    }
    void asksSomething()
    {
        QFETCH(QString, text);
        QVERIFY(!isSmallTalk(text));
    }
};

QTEST_GUILESS_MAIN(SmallTalkTest)
#include "tst_smalltalk.moc"
