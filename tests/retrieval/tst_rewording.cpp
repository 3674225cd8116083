// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/retrieval/rewording.h"

#include <QTest>

using namespace lastro::retrieval;

namespace {

QString text(const char *utf8)
{
    return QString::fromUtf8(utf8);
}

} // namespace

class RewordingTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void saysItInTheGlossarysWords_data()
    {
        QTest::addColumn<QString>("question");
        QTest::addColumn<QStringList>("expected");
        const auto row = [](const char *question, const QStringList &expected) { QTest::newRow(question) << text(question) << expected; };
        row("qual o SLA do DC-SP?", {text("qual o acordo de nível de serviço do centro de distribuição de São Paulo?"), text("qual o SLA do CD-SP?")});
        row("prazo do cd sp", {text("prazo do centro de distribuição de São Paulo"), text("prazo do DC-SP")});
        row("faço horas  extras", {text("faço HE")});
        row("o VR no mês", {text("o vale-refeição no mês")});
        row("SLA da hora extra", {text("acordo de nível de serviço da hora extra"), text("SLA da HE")});
        row("nada disto", {});
        row("", {});
    }

    void saysItInTheGlossarysWords()
    {
        static const Glossary glossary({{text("SLA"), text("acordo de nível de serviço")},
                                        {text("CD-SP"), text("centro de distribuição de São Paulo"), text("DC-SP")},
                                        {text("DC-SP"), text("centro de distribuição de São Paulo"), text("CD-SP")},
                                        {text("HE"), text("hora extra"), text("horas extras")},
                                        {text("VR"), text("vale-refeição")}});
        QFETCH(QString, question);
        QFETCH(QStringList, expected);
        QCOMPARE(rewordings(question, glossary.matchesIn(tokenise(question))), expected);
    }

    void replacesWholeWordsOnce()
    {
        QCOMPARE(withReplaced(text("VR e VRs, vr"), {{text("vr"), text("vale")}}), text("vale e VRs, vr"));
        QCOMPARE(withReplaced(text("a cd-sp b"), {{text("cd sp"), text("X")}}), text("a X b"));
        QCOMPARE(withReplaced(text("a+b (c)"), {{text("(c"), text("X")}, {text(""), text("Y")}, {text("a.b"), text("Z")}}), text("a+b X)"));
        QCOMPARE(withReplaced(text("ação"), {{text("aç"), text("X")}}), text("ação"));
    }
};

QTEST_GUILESS_MAIN(RewordingTest)
#include "tst_rewording.moc"
