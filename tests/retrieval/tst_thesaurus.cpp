// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/retrieval/thesaurus.h"
#include "core/base/textfold.h"

#include <QFile>
#include <QSet>
#include <QTest>

using namespace lastro;
using retrieval::Thesaurus;
using retrieval::tokenise;

namespace {

QString text(const char *utf8)
{
    return QString::fromUtf8(utf8);
}

QStringList row(const char *wordings)
{
    return text(wordings).split(QLatin1Char(','));
}

Thesaurus small()
{
    return Thesaurus({row("desligamento,demissão,mandado embora,en:dismissal"), row("férias,descanso anual,en:vacation"),
                      row("férias vencidas,férias em dobro"), row("reembolso,ressarcimento"), row("adiantamento,ressarcimento,vale")});
}

/// "word=wording|wording" for each word of a question that has any.
QString found(const Thesaurus &thesaurus, const QString &question)
{
    const auto words = tokenise(question);
    const auto wordings = thesaurus.wordingsFor(words);
    QStringList parts;
    for (size_t i = 0; i < words.size(); ++i)
        if (!wordings[i].isEmpty())
            parts += words[i].text + QLatin1Char('=') + wordings[i].join(QLatin1Char('|'));
    return parts.join(QLatin1Char(' '));
}

/// The lines of the packaged file that are no comment.
QStringList packagedLines()
{
    QFile file(text(":/lastro/language/thesaurus.csv"));
    if (!file.open(QIODevice::ReadOnly))
        return {};
    QStringList lines = QString::fromUtf8(file.readAll()).split(QLatin1Char('\n'), Qt::SkipEmptyParts);
    lines.removeIf([](const QString &line) { return line.startsWith(QLatin1Char('#')); });
    return lines;
}

} // namespace

class ThesaurusTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void findsWordings_data()
    {
        QTest::addColumn<QString>("question");
        QTest::addColumn<QString>("expected");
        const auto add = [](const char *question, const char *expected) { QTest::newRow(question) << text(question) << text(expected); };
        add("desligamento", "desligamento=desligamento|demissão|mandado embora|dismissal");
        add("fui mandado embora", "mandado=desligamento|demissão|mandado embora|dismissal embora=desligamento|demissão|mandado embora|dismissal");
        add("mandaram embora", "mandaram=desligamento|demissão|mandado embora|dismissal embora=desligamento|demissão|mandado embora|dismissal");
        add("Demissões", "Demissões=desligamento|demissão|mandado embora|dismissal");
        add("dismissal", "dismissal=desligamento|demissão|mandado embora|dismissal");
        add("en", "");
        add("mandado", "");                                  // half a phrase says nothing
        add("embora mandado", "");                           // nor in another order
        add("as férias", "férias=férias|descanso anual|vacation");
        add("férias vencidas", "férias=férias vencidas|férias em dobro vencidas=férias vencidas|férias em dobro");
        add("férias em dobro", "férias=férias vencidas|férias em dobro em=férias vencidas|férias em dobro dobro=férias vencidas|férias em dobro");
        add("férias não vencidas", "férias=férias|descanso anual|vacation");
        add("ressarcimento", "ressarcimento=reembolso|ressarcimento|adiantamento|ressarcimento|vale");
        add("pneus", "");
        add("", "");
        add("?! 🚚", "");
    }
    void findsWordings()
    {
        QFETCH(QString, question);
        QFETCH(QString, expected);
        QCOMPARE(found(small(), question), expected);
    }

    void oddRowsAreHarmless()
    {
        QVERIFY(found(Thesaurus({}), text("férias")).isEmpty());
        const Thesaurus odd({{}, {QString()}, row(",,"), row("!!!,en:,férias"), row("só")});
        QCOMPARE(found(odd, text("férias")), text("férias=férias"));
        QCOMPARE(found(odd, text("só")), text("só=só"));
        QVERIFY(odd.wordingsFor({}).empty());
    }

    void aRowIsTakenOnceThoughTwoOfItsWordingsHaveTheSameStems()
    {
        const Thesaurus twice({row("demissão,demissões,dispensa")});
        QCOMPARE(found(twice, text("demissão")), text("demissão=demissão|demissões|dispensa"));
    }

    void aWordOfManyRowsIsBounded()
    {
        std::vector<QStringList> rows;
        for (int i = 0; i < 40; ++i)
            rows.push_back({text("vale"), text("a%1").arg(i), text("b%1").arg(i), text("c%1").arg(i)});
        const auto wordings = Thesaurus(rows).wordingsFor(tokenise(text("vale")));
        QVERIFY(wordings.at(0).size() >= 20 && wordings.at(0).size() < 40);
    }

    void everyPackagedLineIsSound()
    {
        const QStringList lines = packagedLines();
        QVERIFY(lines.size() > 500);
        QStringList bad;
        QSet<QString> heads;
        for (const QString &line : lines) {
            const QStringList wordings = line.split(QLatin1Char(','));
            QSet<QString> seen;
            bool sound = wordings.size() >= 2 && !wordings.first().startsWith(QLatin1String("en:"));
            for (const QString &wording : wordings) {
                const QString bare = wording.startsWith(QLatin1String("en:")) ? wording.mid(3) : wording;
                sound = sound && !bare.isEmpty() && bare == bare.simplified() && !bare.contains(QLatin1Char(':')) && !bare.contains(QLatin1Char('"'))
                    && !bare.contains(QLatin1Char(';')) && !bare.contains(QChar(QChar::ReplacementCharacter)) && !tokenise(bare).empty();
                sound = sound && !seen.contains(wording.toLower());
                seen.insert(wording.toLower());
            }
            const QString head = base::searchFolded(wordings.first());
            sound = sound && !heads.contains(head);
            heads.insert(head);
            if (!sound)
                bad += line.left(60);
        }
        QVERIFY2(bad.isEmpty(), qPrintable(bad.join(QLatin1Char('\n'))));
    }

    void everyPackagedHeadIsFound()
    {
        QStringList lost;
        for (const QString &line : packagedLines()) {
            const QStringList wordings = line.split(QLatin1Char(','));
            const auto of = Thesaurus::packaged().wordingsFor(tokenise(wordings.first()));
            if (of.empty() || !of.front().contains(wordings.first()))
                lost += wordings.first();
        }
        QVERIFY2(lost.isEmpty(), qPrintable(lost.join(QLatin1Char('\n'))));
    }

    void everydayQuestionsReachTheOfficialTerm_data()
    {
        QTest::addColumn<QString>("question");
        QTest::addColumn<QString>("official");
        QTest::newRow("fired") << text("o que recebo se for mandado embora?") << text("desligamento");
        QTest::newRow("English") << text("what is the notice period?") << text("aviso prévio");
        QTest::newRow("initials") << text("o PJ tem direito?") << text("pessoa jurídica");
        QTest::newRow("boss") << text("meu chefe não aprovou") << text("gestor");
    }
    void everydayQuestionsReachTheOfficialTerm()
    {
        QFETCH(QString, question);
        QFETCH(QString, official);
        QStringList all;
        for (const QStringList &wordings : Thesaurus::packaged().wordingsFor(tokenise(question)))
            all += wordings;
        QVERIFY2(all.contains(official), qPrintable(all.join(QLatin1Char('|'))));
    }
};

QTEST_GUILESS_MAIN(ThesaurusTest)
#include "tst_thesaurus.moc"
