// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/engine/replacement.h"

#include <QtTest>

using namespace lastro;

class ReplacementTest : public QObject {
    Q_OBJECT

    static model::Document document(const QString &id, const QString &title, bool archived)
    {
        model::Document document;
        document.id = id;
        document.title = title;
        document.seal = model::Seal::Official;
        document.metadata.archived = archived;
        return document;
    }

private Q_SLOTS:
    void findsTheVersionInForce_data()
    {
        QTest::addColumn<QString>("oldId");
        QTest::addColumn<QString>("oldTitle");
        QTest::addColumn<QString>("newId");
        QTest::addColumn<QString>("newTitle");
        QTest::addColumn<bool>("found");
        QTest::newRow("id version") << "ops-cd-sp-v2" << "Prazos" << "ops-cd-sp-v3" << "Prazos do CD-SP" << true;
        QTest::newRow("title") << "rh/viagens-2024" << "Política de Viagens" << "rh/viagens" << "Política de viagens v4" << true;
        QTest::newRow("archived word") << "x" << "Home office (arquivada)" << "y" << "Home office" << true;
        QTest::newRow("another centre") << "ops-cd-sp-v2" << "CD-SP" << "ops-cd-pr-v3" << "CD-PR" << false;
        QTest::newRow("number that is no version") << "nr-11" << "NR-11" << "nr-12" << "NR-12" << false;
    }
    void findsTheVersionInForce()
    {
        QFETCH(QString, oldId);
        QFETCH(QString, oldTitle);
        QFETCH(QString, newId);
        QFETCH(QString, newTitle);
        QFETCH(bool, found);
        const model::Document old = document(oldId, oldTitle, true);
        const std::vector all{old, document(newId, newTitle, false)};
        QCOMPARE(engine::replacementFor(old, all, QDate(2026, 11, 30)), found ? std::optional(newId) : std::nullopt);
    }

    void neverAnotherSealNorAnArchivedOne()
    {
        const model::Document old = document(QStringLiteral("a-v1"), QStringLiteral("A"), true);
        model::Document wiki = document(QStringLiteral("a-v2"), QStringLiteral("A"), false);
        wiki.seal = model::Seal::Wiki;
        const std::vector all{old, wiki, document(QStringLiteral("a-v3"), QStringLiteral("A"), true)};
        QCOMPARE(engine::replacementFor(old, all, QDate(2026, 11, 30)), std::nullopt);
    }
};

QTEST_GUILESS_MAIN(ReplacementTest)
#include "tst_replacement.moc"
