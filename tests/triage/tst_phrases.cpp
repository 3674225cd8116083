// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/triage/phrases.h"
#include "core/triage/rules.h"
#include "core/triage/rulewords.h"
#include "core/triage/rulewords.h"

#include <QSet>
#include <QTest>

using namespace lastro::triage;

class TestTriagePhrases : public QObject {
    Q_OBJECT

    static std::vector<Token> read(const Rulebook &book, const QString &text)
    {
        return tokensOf(CleanedText(text), text, book.lexicon());
    }

private Q_SLOTS:
    void standardBookIsSound()
    {
        QCOMPARE(standardRulebook().problems(), QStringList());
        QSet<QString> names;
        for (const Words &words : standardWords()) {
            QVERIFY2(!names.contains(QLatin1String(words.name)), words.name);
            names += QLatin1String(words.name);
        }
    }

    void unreadablePhrasesAreNamed()
    {
        const Rulebook book({{"x", Verdict::Suspicious, {{"NoSuchConcept 2 palavra"}, {"palavra", "NoSuchConcept"}, {""}, {"palavra"}}}});
        QCOMPARE(book.problems().size(), 3);
        QCOMPARE(book.matchesIn(read(book, QStringLiteral("uma palavra"))).size(), size_t(1));
    }

    void steps_data()
    {
        QTest::addColumn<QString>("steps");
        QTest::addColumn<QString>("unless");
        QTest::addColumn<QString>("text");
        QTest::addColumn<bool>("found");
        const auto row = [](const char *name, const char *steps, const char *unless, const QString &text, bool found) {
            QTest::newRow(name) << QString::fromLatin1(steps) << QString::fromLatin1(unless) << text << found;
        };
        row("adjacent", "azul verde", "", QStringLiteral("azul verde"), true);
        row("not adjacent", "azul verde", "", QStringLiteral("azul e verde"), false);
        row("gap", "azul 1 verde", "", QStringLiteral("azul e verde"), true);
        row("gap too wide", "azul 1 verde", "", QStringLiteral("azul e não verde"), false);
        row("order", "azul 3 verde", "", QStringLiteral("verde azul"), false);
        row("any order", "@3 azul verde", "", QStringLiteral("verde azul"), true);
        row("any order, too far", "@2 azul verde preto", "", QStringLiteral("verde e muito azul e preto"), false);
        row("sentence end", "azul 3 verde", "", QStringLiteral("azul. verde"), false);
        row("over a sentence end", "azul ~3 verde", "", QStringLiteral("azul. verde"), true);
        row("any order, sentence end", "@4 azul verde", "", QStringLiteral("verde. azul"), false);
        row("line break", "azul 3 verde", "", QStringLiteral("azul\nverde"), true);
        row("alternatives", "azul preto|verde", "", QStringLiteral("azul verde"), true);
        row("both at once", "azul&Start", "", QStringLiteral("é azul"), false);
        row("both at once, held", "azul&Start", "", QStringLiteral("Vê: azul"), true);
        row("stem", "azul*", "", QStringLiteral("azulado"), true);
        row("whole word", "azul", "", QStringLiteral("azulado"), false);
        row("accents and case", "orgao", "", QStringLiteral("ÓRGÃO"), true);
        row("unless inside", "azul 3 verde", "nem", QStringLiteral("azul nem verde"), false);
        row("unless before", "azul", "nem", QStringLiteral("nem o azul"), false);
        row("unless far before", "azul", "nem", QStringLiteral("nem um dos de azul"), true);
        row("unless after", "azul", "claro", QStringLiteral("azul bem claro"), false);
        row("unless in the next sentence", "azul", "claro", QStringLiteral("azul. claro"), true);
        row("backs up", "azul 2 azul verde", "", QStringLiteral("azul azul azul verde"), true);
        row("three steps", "azul 2 verde 2 preto", "", QStringLiteral("azul verde x verde y preto"), true);
    }

    void steps()
    {
        QFETCH(QString, steps);
        QFETCH(QString, unless);
        QFETCH(QString, text);
        QFETCH(bool, found);
        const QByteArray stepBytes = steps.toLatin1();
        const QByteArray unlessBytes = unless.toLatin1();
        const Rulebook book({{"x", Verdict::Suspicious, {{stepBytes.constData(), unlessBytes.constData()}}}});
        QCOMPARE(book.problems(), QStringList());
        QCOMPARE(!book.matchesIn(read(book, text)).empty(), found);
    }

    void shapes_data()
    {
        QTest::addColumn<QString>("shape");
        QTest::addColumn<QString>("text");
        QTest::addColumn<bool>("found");
        const auto row = [](const char *shape, const QString &text, bool found) {
            QTest::addRow("%s %s", shape, qPrintable(text)) << QString::fromLatin1(shape) << text << found;
        };
        row("Amount", QStringLiteral("R$ 5.000"), true);
        row("Amount", QStringLiteral("5.000 kg"), false);
        row("Url", QStringLiteral("veja https://a.example/x"), true);
        row("Url", QStringLiteral("(www.a.example)"), true);
        row("Email", QStringLiteral("rh@a.example"), true);
        row("Email", QStringLiteral("rh @ sala"), false);
        row("Leak", QStringLiteral("https://a.example/?q=PERGUNTA"), true);
        row("Leak", QStringLiteral("https://a.example/?q={q}"), true);
        row("Leak", QStringLiteral("https://a.example/CPF"), true);
        row("Leak", QStringLiteral("https://a.example/ferias?ano=2026&uf=SP"), false);
        row("Path", QStringLiteral("leia ~/.config"), true);
        row("Path", QStringLiteral("o \".env\""), true);
        row("Path", QStringLiteral("ida/volta"), false);
        row("IdRef", QStringLiteral("ops-cd-sp-v3#secao-4"), true);
        row("Canary", QStringLiteral("TUCANO-17"), true);
        row("Canary", QStringLiteral("BEM-TE-VI-3"), true);
        row("Canary", QStringLiteral("NR-11"), false);
        row("Canary", QStringLiteral("tucano-17"), false);
        row("Snake", QStringLiteral("delete_page"), true);
        row("Snake", QStringLiteral("delete page _"), false);
        row("Machine", QStringLiteral("a IA diz"), true);
        row("Machine", QStringLiteral("ele ia aí"), false);
        row("Called", QStringLiteral("Ana, venha"), true);
        row("Colon", QStringLiteral("Ana, venha"), false);
    }

    void shapes()
    {
        QFETCH(QString, shape);
        QFETCH(QString, text);
        QFETCH(bool, found);
        const Rulebook &book = standardRulebook();
        const int bit = book.lexicon().bitOf(shape);
        QVERIFY(bit >= 0);
        QCOMPARE(std::ranges::any_of(read(book, text), [&](const Token &token) { return token.concepts.test(size_t(bit)); }), found);
    }

    void listOfNumbersIsNotOneNumber()
    {
        QCOMPARE(read(standardRulebook(), QStringLiteral("3,3,3,3")).size(), size_t(4));
        QCOMPARE(read(standardRulebook(), QStringLiteral("1.234,56")).size(), size_t(1));
    }
};

QTEST_GUILESS_MAIN(TestTriagePhrases)
#include "tst_phrases.moc"
