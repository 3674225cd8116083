// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/judge/sentencesplitter.h"

#include "tests/support/evidence.h"

#include <QTest>

using namespace lastro;

class SentenceSplitterTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void splitsSentences_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QStringList>("sentences");
        const auto row = [](const char *name, const char *text, const char *sentences) {
            QTest::newRow(name) << QString::fromUtf8(text) << QString::fromUtf8(sentences).split(QLatin1Char('|'), Qt::SkipEmptyParts);
        };
        row("two", "O prazo é curto. Ele vale hoje.", "O prazo é curto.|Ele vale hoje.");
        row("no stop", "sem ponto final", "sem ponto final");
        row("amount", "O limite é R$ 1.000,00 por dia. Depois cai.", "O limite é R$ 1.000,00 por dia.|Depois cai.");
        row("article", "Conforme o Art. 5 e o art. 12, vale. Fim.", "Conforme o Art. 5 e o art. 12, vale.|Fim.");
        row("number sign", "A NF nº. 12 e o item n.º 3 bastam. Fim.", "A NF nº. 12 e o item n.º 3 bastam.|Fim.");
        row("titles", "A Sra. Silva e o Dr. Souza assinam. Fim.", "A Sra. Silva e o Dr. Souza assinam.|Fim.");
        row("initial", "Foi J. Pereira quem assinou. Fim.", "Foi J. Pereira quem assinou.|Fim.");
        row("section number", "Veja a seção 4.2.1 do manual. Fim.", "Veja a seção 4.2.1 do manual.|Fim.");
        row("enumerator", "1. Abra o menu. 2. Clique.", "1. Abra o menu.|2. Clique.");
        row("lower case goes on", "Custos (ex. frete, etc. e taxas) somam.", "Custos (ex. frete, etc. e taxas) somam.");
        row("question", "Pode levar? Não! Nunca… Talvez.", "Pode levar?|Não!|Nunca…|Talvez.");
        row("closing quote", "Ele disse \"basta.\" Depois saiu.", "Ele disse \"basta.\"|Depois saiu.");
        row("no space", "Use lastro.json na raiz.Depois siga.", "Use lastro.json na raiz.Depois siga.");
        row("dots", "Espere... Agora vá.", "Espere...|Agora vá.");
        row("number at the end", "São 24. Nada mais.", "São 24.|Nada mais.");
        row("white space", "  Um.  \n Dois.  ", "Um.|Dois.");
        row("empty", "", "");
        row("only stops", "...", "...");
    }

    void splitsSentences()
    {
        QFETCH(QString, text);
        QFETCH(QStringList, sentences);
        QStringList found;
        for (const base::TextRange range : judge::sentencesIn(text, {0, text.size()}))
            found += text.mid(range.start, range.length);
        QCOMPARE(found, sentences);
    }

    void longSentencesSplitAtSemicolons()
    {
        QString text = QStringLiteral("São deveres:");
        for (int i = 0; i < 12; ++i)
            text += QStringLiteral(" %1) cumprir com zelo o que for pedido pela coordenação do curso;").arg(i);
        const auto ranges = judge::sentencesIn(text, {0, text.size()});
        QVERIFY(ranges.size() > 3);
        QString whole;
        for (const base::TextRange range : ranges)
            whole += text.mid(range.start, range.length) + QLatin1Char(' ');
        QCOMPARE(whole.trimmed(), text);
    }

    void rowsAndItemsStayWhole()
    {
        model::Evidence made = tests::evidence(QStringLiteral("d#a"), QStringLiteral("Limites"),
                                               QStringLiteral("Primeiro. Segundo.\nTipo: Hotel; Limite: R$ 350. Por dia\nItem um. Ainda o item."));
        made.section.blocks[1].kind = model::BlockKind::TableRow;
        made.section.blocks[2].kind = model::BlockKind::ListItem;
        const auto units = judge::unitsOf(made.section);
        QCOMPARE(units.size(), size_t(4));
        QCOMPARE(units[2].kind, model::BlockKind::TableRow);
        QCOMPARE(made.section.text.mid(units[2].range.start, units[2].range.length), QStringLiteral("Tipo: Hotel; Limite: R$ 350. Por dia"));
        QCOMPARE(units[3].kind, model::BlockKind::ListItem);
        QCOMPARE(units[3].block, 2);
    }

    void sectionsWithoutBlocksSplitAtLines()
    {
        model::Evidence made = tests::evidence(QStringLiteral("d#a"), {}, QStringLiteral("linha um\n\nlinha dois. E três."));
        made.section.blocks.clear();
        QCOMPARE(judge::unitsOf(made.section).size(), size_t(3));
        made.section.text.clear();
        QVERIFY(judge::unitsOf(made.section).empty());
    }

    void rangesBeyondTheTextAreCut()
    {
        model::Evidence made = tests::evidence(QStringLiteral("d#a"), {}, QStringLiteral("curto"));
        made.section.blocks[0].range = {0, 500};
        QCOMPARE(judge::unitsOf(made.section).front().range.length, 5);
        made.section.blocks[0].kind = model::BlockKind::TableRow;
        QCOMPARE(judge::unitsOf(made.section).front().range.length, 5);
    }
};

QTEST_GUILESS_MAIN(SentenceSplitterTest)
#include "tst_sentencesplitter.moc"
