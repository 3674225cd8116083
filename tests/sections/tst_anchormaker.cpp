// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sections/anchormaker.h"

#include <QSet>
#include <QTest>

using lastro::sections::AnchorMaker;

class TestAnchorMaker : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void slugs_data()
    {
        QTest::addColumn<QString>("heading");
        QTest::addColumn<QString>("slug");
        QTest::newRow("words") << QStringLiteral("Prazo de entrega") << QStringLiteral("prazo-de-entrega");
        QTest::newRow("accents") << QStringLiteral("Avaliação à distância") << QStringLiteral("avaliacao-a-distancia");
        QTest::newRow("decomposed") << QStringLiteral("Fe\u0301rias") << QStringLiteral("ferias");
        QTest::newRow("numbers") << QStringLiteral("4.2 – R$ 5.000,00 (CD-SP)") << QStringLiteral("4-2-r-5-000-00-cd-sp");
        QTest::newRow("ends") << QStringLiteral("  ...Olá!  ") << QStringLiteral("ola");
        QTest::newRow("nothing") << QStringLiteral("???") << QStringLiteral("secao");
        QTest::newRow("empty") << QString() << QStringLiteral("secao");
        QTest::newRow("other script") << QStringLiteral("日本") << QStringLiteral("secao");
        QTest::newRow("compatibility") << QStringLiteral("1º Marca™") << QStringLiteral("1o-marcatm");
        QTest::newRow("sharp s is no letter a to z") << QStringLiteral("Straße") << QStringLiteral("stra-e");
    }

    void slugs()
    {
        QFETCH(QString, heading);
        QFETCH(QString, slug);
        QCOMPARE(AnchorMaker::slug(heading), slug);
        QCOMPARE(AnchorMaker().anchorFor(heading), slug);
    }

    void explicitIds()
    {
        AnchorMaker maker;
        QCOMPARE(maker.anchorFor(QStringLiteral("4. Prazos"), QStringLiteral("secao-4")), QStringLiteral("secao-4"));
        QCOMPARE(maker.anchorFor(QStringLiteral("x"), QStringLiteral("hd_id3154684")), QStringLiteral("hd_id3154684"));
        QCOMPARE(maker.anchorFor(QStringLiteral("x"), QStringLiteral(" Seção 4#a~b ")), QStringLiteral("Seção-4-a-b"));
        QCOMPARE(maker.anchorFor(QStringLiteral("Título"), QStringLiteral("  ")), QStringLiteral("titulo"));
    }

    void repeats()
    {
        AnchorMaker maker;
        QCOMPARE(maker.anchorFor(QStringLiteral("Prazo")), QStringLiteral("prazo"));
        QCOMPARE(maker.anchorFor(QStringLiteral("prazo!")), QStringLiteral("prazo-2"));
        QCOMPARE(maker.anchorFor(QStringLiteral("x"), QStringLiteral("prazo")), QStringLiteral("prazo-3"));
        QCOMPARE(maker.anchorFor(QStringLiteral("Prazo 2")), QStringLiteral("prazo-2-2"));
    }

    void neverTwice()
    {
        AnchorMaker maker;
        QSet<QString> seen;
        for (int i = 0; i < 3000; ++i) {
            const QString heading = i % 3 == 0 ? QStringLiteral("a") : QStringLiteral("a %1").arg(i % 40);
            const QString anchor = maker.anchorFor(heading, i % 7 == 0 ? QStringLiteral("a-2") : QString());
            QVERIFY2(!seen.contains(anchor), qPrintable(anchor));
            QVERIFY(!anchor.contains(QLatin1Char('~')) && !anchor.contains(QLatin1Char('#')));
            seen.insert(anchor);
        }
    }
};

QTEST_GUILESS_MAIN(TestAnchorMaker)
#include "tst_anchormaker.moc"
