// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/retrieval/leadin.h"

#include "tests/support/evidence.h"

#include <QTest>

using namespace lastro;

class LeadInTest : public QObject {
    Q_OBJECT

    static model::Section section(const QString &text)
    {
        return tests::evidence(QStringLiteral("d#a"), QStringLiteral("H"), text).section;
    }

private Q_SLOTS:
    void pointsOn_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<bool>("points");
        const auto row = [](const char *text, bool points) { QTest::newRow(text) << QString::fromUtf8(text) << points; };
        row("Os limites são:", true);
        row("Antes.\nOs limites por cidade seguem a tabela abaixo.", true);
        row("Valem os prazos a seguir", true);
        row("Conforme a TABELA SEGUINTE.", true);
        row("The limits are in the table below.", true);
        row("Abaixo de dez dias não há multa.", false);
        row("A seguir explicamos: o limite é de dez dias.", false);
        row("Os limites são:\nCidade: São Paulo; Limite: R$ 420,00", false);         // its table is here
        row("Fim.", false);
        row("", false);
    }

    void pointsOn()
    {
        QFETCH(QString, text);
        QFETCH(bool, points);
        QCOMPARE(retrieval::pointsOn(section(text)), points);
    }

    void beginsWithItems()
    {
        QVERIFY(retrieval::beginsWithItems(section(QStringLiteral("Cidade: Itu; Limite: 10"))));
        QVERIFY(!retrieval::beginsWithItems(section(QStringLiteral("Um texto.\nCidade: Itu; Limite: 10"))));
        QVERIFY(!retrieval::beginsWithItems(model::Section{*model::SectionId::parse(QStringLiteral("d#a")), 0, 2, {}, {}, {}, {}, {}, 0, 0}));
        QVERIFY(!retrieval::pointsOn(model::Section{*model::SectionId::parse(QStringLiteral("d#a")), 0, 2, {}, {}, {}, {}, {}, 0, 0}));
    }
};

QTEST_GUILESS_MAIN(LeadInTest)
#include "tst_leadin.moc"
