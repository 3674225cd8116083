// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/model/document.h"

#include <QTest>

using namespace lastro::model;

class TestDocument : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void standing_data()
    {
        QTest::addColumn<QString>("since");
        QTest::addColumn<QString>("archivedOn");
        QTest::addColumn<bool>("archived");
        QTest::addColumn<QString>("expected");
        QTest::newRow("no dates") << "" << "" << false << "in_force";
        QTest::newRow("since today") << "2026-03-10" << "" << false << "in_force";
        QTest::newRow("since tomorrow") << "2026-03-11" << "" << false << "not_yet_in_force";
        QTest::newRow("archived today") << "2025-01-01" << "2026-03-10" << false << "archived";
        QTest::newRow("archived tomorrow") << "2025-01-01" << "2026-03-11" << true << "in_force";
        QTest::newRow("archived without a date") << "2025-01-01" << "" << true << "archived";
        QTest::newRow("archived before it began") << "2027-01-01" << "2026-01-01" << false << "archived";
    }

    void standing()
    {
        QFETCH(QString, since);
        QFETCH(QString, archivedOn);
        QFETCH(bool, archived);
        QFETCH(QString, expected);
        Metadata metadata;
        metadata.inForceSince = QDate::fromString(since, Qt::ISODate);
        metadata.archivedOn = QDate::fromString(archivedOn, Qt::ISODate);
        metadata.archived = archived;
        QCOMPARE(standingName(standingOn(metadata, QDate(2026, 3, 10))), expected);
    }

    void audience()
    {
        Metadata metadata;
        QVERIFY(isVisibleTo(metadata, {}));
        QVERIFY(isVisibleTo(metadata, QStringLiteral("rh")));
        metadata.audience = {QStringLiteral("Operações"), QStringLiteral("rh")};
        QVERIFY(isVisibleTo(metadata, QStringLiteral("operacoes")));
        QVERIFY(isVisibleTo(metadata, QStringLiteral(" RH ")));
        QVERIFY(!isVisibleTo(metadata, QStringLiteral("juridico")));
        QVERIFY(!isVisibleTo(metadata, {}));
        QVERIFY(!isVisibleTo(metadata, QStringLiteral("r")));
        metadata.audience = {QString()};
        QVERIFY(!isVisibleTo(metadata, {}));
    }

    void formatNames()
    {
        for (const Format format : {Format::Markdown, Format::Html, Format::Text, Format::Pdf})
            QCOMPARE(formatFromName(formatName(format)), std::optional(format));
        QVERIFY(!formatFromName(QStringLiteral("docx")));
        QVERIFY(!formatFromName({}));
    }
};

QTEST_GUILESS_MAIN(TestDocument)
#include "tst_document.moc"
