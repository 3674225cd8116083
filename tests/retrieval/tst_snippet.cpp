// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/retrieval/snippet.h"

#include <QTest>

using lastro::retrieval::snippetOf;

class SnippetTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void showsTheBestWindow()
    {
        QString text;
        for (int i = 0; i < 60; ++i)
            text += QStringLiteral("palavra solta que não importa aqui. ");
        text.insert(900, QStringLiteral("O prazo de entrega do CD-SP é de 24 horas úteis. "));
        const QString snippet = snippetOf(text, QStringLiteral("qual o prazo de entrega do cd-sp?"), 120);
        QVERIFY2(snippet.contains(QStringLiteral("prazo de entrega do CD-SP")), qPrintable(snippet));
        QVERIFY(snippet.startsWith(QChar(0x2026)) && snippet.endsWith(QChar(0x2026)));
        QVERIFY(snippet.size() <= 122);
    }

    void shortTextsAreWhole()
    {
        QCOMPARE(snippetOf(QStringLiteral("Férias de\n30 dias."), QStringLiteral("ferias")), QStringLiteral("Férias de 30 dias."));
    }

    void withoutMatchTheBeginning()
    {
        const QString text = QStringLiteral("um dois três quatro cinco seis sete oito nove dez");
        QCOMPARE(snippetOf(text, QStringLiteral("nada"), 16), QStringLiteral("um dois três…"));
        QCOMPARE(snippetOf(text, {}, 16), QStringLiteral("um dois três…"));
    }

    void oddTextsAreSafe()
    {
        QVERIFY(snippetOf({}, QStringLiteral("x")).isEmpty());
        QVERIFY(snippetOf(QStringLiteral("  \n "), QStringLiteral("x")).isEmpty());
        QCOMPARE(snippetOf(QString(1000, QLatin1Char('a')), QStringLiteral("a"), 50).size(), 50);
        QVERIFY(snippetOf(QStringLiteral("a \"b\" * (c)"), QStringLiteral("\"b\" * NEAR(")).contains(QLatin1Char('b')));
    }
};

QTEST_GUILESS_MAIN(SnippetTest)
#include "tst_snippet.moc"
