// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "storefixture.h"

#include "core/store/matchquery.h"

#include <QElapsedTimer>
#include <QRandomGenerator>

using namespace lastro;
using namespace lastro::store;
using namespace lastro::tests;

/// Word search: any input, order, limits, what goes when documents go.
class SearchTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        QVERIFY(m_base.database);
        m_base.put(QStringLiteral("rh"), QStringLiteral("As férias são de 30 dias. Limite de R$ 5.000 no CD-SP."));
        m_base.put(QStringLiteral("ti"), QStringLiteral("Chamados pelo portal; NEAR é só uma palavra."));
    }

    void oddInput_data()
    {
        QTest::addColumn<QString>("word");
        const QStringList odd{
            QStringLiteral("\""), QStringLiteral("\"\""), QStringLiteral("'"), QStringLiteral("("), QStringLiteral(")"),
            QStringLiteral("*"), QStringLiteral("fer*"), QStringLiteral("^férias"), QStringLiteral("text:férias"), QStringLiteral("-férias"),
            QStringLiteral("NEAR"), QStringLiteral("NEAR(a b, 2)"), QStringLiteral("AND"), QStringLiteral("OR"), QStringLiteral("NOT"),
            QStringLiteral("a AND"), QStringLiteral("CD-SP"), QStringLiteral("R$ 5.000"), QStringLiteral("{text heading}: x"),
            QStringLiteral("a+b"), QStringLiteral("a|b"), QStringLiteral("férias | \" OR \"ti"), QStringLiteral("\\"), QStringLiteral("%_"),
            QStringLiteral("; DROP TABLE sections; --"), QStringLiteral("\U0001F600"), QStringLiteral("\u200B"), QStringLiteral("\uFDFA"),
            QStringLiteral("½"), QStringLiteral("a\u0301\u0301\u0301"), QStringLiteral("\u0301"), QString(), QStringLiteral(" \t\n"),
            QString(QChar(0)), QStringLiteral("a") + QChar(0) + QStringLiteral("b"), QString(QChar(0xD800)),
            QString(QChar(0xDC00)) + QChar(0xD800), QStringLiteral("fér") + QChar(0xD83D) + QStringLiteral("ias"), QString(100'000, QLatin1Char('"')),
            QString(100'000, QLatin1Char('a')), QStringLiteral("palavra ").repeated(12'500), QStringLiteral("CD-").repeated(30'000),
        };
        for (qsizetype i = 0; i < odd.size(); ++i)
            QTest::addRow("%d", int(i)) << odd.at(i);
    }
    void oddInput()
    {
        QFETCH(QString, word);
        QElapsedTimer timer;
        timer.start();
        VERIFY_RESULT(m_base.read().match({word}, 10));
        VERIFY_RESULT(m_base.read().match({word, QStringLiteral("férias"), word + word}, 10));
        VERIFY_RESULT(m_base.read().sectionFrequency({word}));
        (void)indexTerms(word);
        QVERIFY(m_base.found({word, QStringLiteral("férias")}).contains(QStringLiteral("rh")));
        QVERIFY2(timer.elapsed() < 10'000, qPrintable(QString::number(timer.elapsed())));
    }

    void randomUnicode()
    {
        QRandomGenerator random(20260310);
        for (int round = 0; round < 400; ++round) {
            QString text;
            const int length = random.bounded(1, 60);
            for (int i = 0; i < length; ++i)
                text += round % 4 == 0 ? QChar(ushort(random.bounded(0x10000))) : QChar(ushort(random.bounded(1, 0x250)));
            const auto hits = m_base.read().match(text.split(QLatin1Char(' ')), 5);
            VERIFY_RESULT(hits);
        }
    }

    void randomTextIsRemovedWhole()
    {
        TemporaryBase base;
        QRandomGenerator random(7);
        for (int round = 0; round < 60; ++round) {
            QString text;
            for (int i = 0; i < 200; ++i)
                text += QChar(ushort(round % 3 == 0 ? random.bounded(0x10000) : random.bounded(0x300)));
            base.put(QStringLiteral("d%1").arg(round % 7), text, text.left(20));
        }
        QVERIFY(base.searchIndexIsSound());
        VERIFY_RESULT(base.write().begin());
        VERIFY_RESULT(base.write().keepOnlySources({}));
        VERIFY_RESULT(base.write().commit());
        QVERIFY(base.searchIndexIsSound());
    }

    void manyWords()
    {
        QStringList words;
        for (int i = 0; i < 5'000; ++i)
            words.append(QStringLiteral("palavra%1").arg(i));
        words.append(QStringLiteral("férias"));
        VERIFY_RESULT(m_base.read().match(words, 10));
        words.prepend(QStringLiteral("férias"));
        QCOMPARE(m_base.found(words), QStringList{QStringLiteral("rh")});
        TermAnalyser analyser;
        const MatchQuery query = MatchQuery::anyOf(analyser, words);
        QCOMPARE(int(query.groups.back()), int(MatchQuery::mostWords) - 1);
    }

    void repeatedWordsCountOnce()
    {
        const auto once = m_base.read().match({QStringLiteral("férias")}, 0).value();
        const auto often = m_base.read().match({QStringLiteral("férias"), QStringLiteral("FÉRIAS"), QStringLiteral("ferias")}, 0).value();
        QCOMPARE(often.front().score, once.front().score);
        QVERIFY(once.front().score > 0);
    }

    void codesCountOnce()
    {
        TermAnalyser analyser;
        const MatchQuery query = MatchQuery::anyOf(analyser, {QStringLiteral("CD-SP"), QStringLiteral("dias")});
        QCOMPARE(query.expression.count('"'), 6);
        QCOMPARE(query.groups, QByteArray("\0\0\1", 3));
        TemporaryBase base;
        base.put(QStringLiteral("a"), QStringLiteral("prazo do cd-sp"));
        base.put(QStringLiteral("b"), QStringLiteral("prazo do outro lugar"));
        // "cd-sp" is found as the phrase and as the whole, and must weigh what one word weighs.
        const double code = base.read().match({QStringLiteral("CD-SP")}, 0)->front().score;
        const double word = base.read().match({QStringLiteral("cd")}, 0)->front().score;
        QCOMPARE(code, word);
    }

    void headingsWeighMore()
    {
        TemporaryBase base;
        base.put(QStringLiteral("text"), QStringLiteral("reembolso de despesas"), QStringLiteral("viagem nacional"));
        base.put(QStringLiteral("heading"), QStringLiteral("viagem de negócios"), QStringLiteral("reembolso geral"));
        base.put(QStringLiteral("none"), QStringLiteral("outra coisa"), QStringLiteral("outro assunto"));
        QCOMPARE(base.found({QStringLiteral("reembolso")}), (QStringList{QStringLiteral("heading"), QStringLiteral("text")}));
    }

    void breadcrumbIsSearched()
    {
        TemporaryBase base;
        model::Section inner = section(QStringLiteral("doc"), QStringLiteral("prazo"), QStringLiteral("Cinco dias."));
        inner.breadcrumb = {QStringLiteral("Manual de Viagens"), QStringLiteral("Hospedagem"), QStringLiteral("prazo")};
        base.put(document(QStringLiteral("doc")), {withPassage(inner)});
        QCOMPARE(base.found({QStringLiteral("hospedagem")}), QStringList{QStringLiteral("doc")});
        QCOMPARE(base.found({QStringLiteral("viagem")}), QStringList{QStringLiteral("doc")});
        const auto stored = base.read().section(inner.id).value();
        QVERIFY(stored.has_value());
        QCOMPARE(stored->section.breadcrumb, inner.breadcrumb);
    }

    void commonWordsStillScore()
    {
        TemporaryBase base;
        for (int i = 0; i < 20; ++i)
            base.put(QStringLiteral("d%1").arg(i), QStringLiteral("prazo comum"));
        const auto hits = base.read().match({QStringLiteral("prazo")}, 0).value();
        QCOMPARE(hits.size(), size_t(20));
        for (const LexicalHit &hit : hits)
            QVERIFY(hit.score > 0);
        QCOMPARE(base.read().match({QStringLiteral("prazo")}, 3)->size(), size_t(3));
    }

    void nothingToLookFor()
    {
        QVERIFY(m_base.read().match({}, 0)->empty());
        QVERIFY(m_base.read().match({QStringLiteral("!!!"), QString()}, 0)->empty());
        QCOMPARE(m_base.read().sectionFrequency({QStringLiteral("?"), QStringLiteral("férias"), QStringLiteral("inexistente")}).value(),
                 (std::vector<qint64>{0, 1, 0}));
        TemporaryBase empty;
        QVERIFY(empty.read().match({QStringLiteral("férias")}, 0)->empty());
    }

    void replacedAndRemovedLeaveNothing()
    {
        TemporaryBase base;
        base.put(QStringLiteral("p"), QStringLiteral("hospedagem em São Paulo, R$ 350,00"));
        base.put(QStringLiteral("p"), QStringLiteral("agora só táxi"));
        QVERIFY(base.found({QStringLiteral("hospedagem"), QStringLiteral("350"), QStringLiteral("paulo")}).isEmpty());
        QCOMPARE(base.found({QStringLiteral("taxi")}), QStringList{QStringLiteral("p")});
        QVERIFY(base.searchIndexIsSound());
        VERIFY_RESULT(base.write().begin());
        VERIFY_RESULT(base.write().removeFile(QStringLiteral("/base"), QStringLiteral("p.md")));
        VERIFY_RESULT(base.write().commit());
        QVERIFY(base.found({QStringLiteral("taxi"), QStringLiteral("agora"), QStringLiteral("geral"), QStringLiteral("p")}).isEmpty());
        QVERIFY(base.searchIndexIsSound());
        VERIFY_RESULT(base.write().optimize());
        QVERIFY(base.searchIndexIsSound());
    }

private:
    TemporaryBase m_base;
};

QTEST_GUILESS_MAIN(SearchTest)
#include "tst_search.moc"
