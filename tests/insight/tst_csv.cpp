// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/insight/csvtext.h"

#include <QtTest>

using namespace lastro::insight;

/// CSV that spreadsheets open as text.
class CsvTest : public QObject {
    Q_OBJECT

    static QByteArray withoutMark(const QByteArray &csv) { return csv.startsWith("\xEF\xBB\xBF") ? csv.mid(3) : QByteArray("no mark"); }

private Q_SLOTS:
    void rows()
    {
        QCOMPARE(csvText({}), QByteArray("\xEF\xBB\xBF"));
        QCOMPARE(withoutMark(csvText({{QStringLiteral("a"), QStringLiteral("b")}, {QStringLiteral("1"), QString()}})), QByteArray("a,b\r\n1,\r\n"));
    }

    void fields_data()
    {
        QTest::addColumn<QString>("field");
        QTest::addColumn<QByteArray>("written");
        const auto row = [](const char *name, const QString &field, const char *written) { QTest::newRow(name) << field << QByteArray(written); };
        row("plain", QStringLiteral("grande-1"), "grande-1");
        row("empty", QString(), "");
        row("letters", QStringLiteral("operações 😀"), "operações 😀");
        row("comma", QStringLiteral("a,b"), "\"a,b\"");
        row("quote", QStringLiteral("a \"b\""), "\"a \"\"b\"\"\"");
        row("line end", QStringLiteral("a\r\nb"), "\"a\r\nb\"");
        row("figure", QStringLiteral("0.25"), "0.25");
        row("equals", QStringLiteral("=1+1"), "'=1+1");
        row("plus", QStringLiteral("+1"), "'+1");
        row("minus", QStringLiteral("-1"), "'-1");
        row("at", QStringLiteral("@SUM(A1)"), "'@SUM(A1)");
        row("tab", QStringLiteral("\t=1"), "'\t=1");
        row("return", QStringLiteral("\r=1"), "\"'\r=1\"");
        row("blank before", QStringLiteral("  =1"), "'  =1");
        row("no-break blank before", QStringLiteral("\u00A0=1"), "'\u00A0=1");
        row("wide equals", QStringLiteral("\uFF1D1"), "'\uFF1D1");
        row("formula with quotes", QStringLiteral("=HYPERLINK(\"http://x.invalid\",\"y\")"), "\"'=HYPERLINK(\"\"http://x.invalid\"\",\"\"y\"\")\"");
        row("equals inside", QStringLiteral("a=1"), "a=1");
        row("blank at the end", QStringLiteral("a "), "\"a \"");
    }
    void fields()
    {
        QFETCH(QString, field);
        QFETCH(QByteArray, written);
        QCOMPARE(withoutMark(csvText({{QStringLiteral("x"), field, QStringLiteral("y")}})), "x," + written + ",y\r\n");
    }

    void zeroBytesAreLeftOut()
    {
        QString field = QStringLiteral("ab");
        field.insert(1, QChar(0));
        QCOMPARE(withoutMark(csvText({{field}})), QByteArray("ab\r\n"));
        QString hidden = QStringLiteral("=1");
        hidden.prepend(QChar(0));
        QCOMPARE(withoutMark(csvText({{hidden}})), QByteArray("'=1\r\n"));
    }
};

QTEST_GUILESS_MAIN(CsvTest)
#include "tst_csv.moc"
