// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/judge/wordclass.h"

#include <QTest>

using lastro::judge::looksLikeVerb;

class WordClassTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void verbsByTheirEnding_data()
    {
        QTest::addColumn<QString>("words");
        QTest::addColumn<bool>("verbs");
        QTest::newRow("infinitives") << QStringLiteral("demorar vender PEDIR homologar") << true;
        QTest::newRow("gerunds") << QStringLiteral("caindo fazendo trabalhando") << true;
        QTest::newRow("past") << QStringLiteral("aprovou mudei pagaram venceram") << true;
        QTest::newRow("nouns") << QStringLiteral("taxi táxi creche academia presidente férias CD-RJ") << false;
        QTest::newRow("nouns like verbs") << QStringLiteral("celular Celular mulher container voucher dólar") << false;
        QTest::newRow("short") << QStringLiteral("ar ir mar ver") << false;
    }

    void verbsByTheirEnding()
    {
        QFETCH(QString, words);
        QFETCH(bool, verbs);
        for (const QString &word : words.split(QLatin1Char(' ')))
            QVERIFY2(looksLikeVerb(word) == verbs, qPrintable(word));
        QVERIFY(!looksLikeVerb({}));
    }
};

QTEST_GUILESS_MAIN(WordClassTest)
#include "tst_wordclass.moc"
