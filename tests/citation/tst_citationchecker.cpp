// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/citation/citationchecker.h"
#include "tests/support/evidence.h"

#include <QRandomGenerator>
#include <QTest>

using namespace lastro;
using citation::CitationChecker;
using citation::ProposedClaim;
using model::DropReason;

namespace {

model::Evidence evidence(const char *id, const char16_t *text, model::Seal seal = model::Seal::Official)
{
    return tests::evidence(QString::fromLatin1(id), {}, QString::fromUtf16(text), seal);
}

std::vector<model::Evidence> sections()
{
    return {
        evidence("ops-cd-sp-v3#secao-4", u"O prazo de entrega do CD-SP é de 24 horas úteis, contadas do aceite do pedido no WMS.\n"
                                         u"Nenhuma coordenação pode prometer prazo menor que o desta seção sem usar a modalidade expressa."),
        evidence("pol-home-office#dias", u"O colaborador elegível pode trabalhar em home office até dois dias por semana. Os dias são "
                                         u"combinados com a gestão imediata e não se acumulam: o dia não usado não passa para a seguinte."),
        evidence("pro-reembolso#limites", u"Tipo de despesa: Refeições em viagem; Limite: R$ 120,00 por dia; Observação: sem bebida alcoólica\n"
                                          u"Tipo de despesa: Estacionamento; Limite: R$ 60,00 por dia; Observação: com cupom"),
        evidence("manual#code", u"Use o formulário “RQ-17” (versão 2.1) – disponível no portal… até 01/03/2026."),
    };
}

struct Valid {
    QString section;
    QString quote;
};

std::vector<Valid> validQuotes()
{
    std::vector<Valid> valid;
    const auto add = [&](const char *section, const char16_t *quote) {
        valid.push_back({QString::fromLatin1(section), QString::fromUtf16(quote)});
    };
    add("ops-cd-sp-v3#secao-4", u"O prazo de entrega do CD-SP é de 24 horas úteis, contadas do aceite do pedido no WMS.");
    add("ops-cd-sp-v3#secao-4", u"Nenhuma coordenação pode prometer prazo menor que o desta seção sem usar a modalidade expressa.");
    add("pol-home-office#dias", u"O colaborador elegível pode trabalhar em home office até dois dias por semana.");
    add("pro-reembolso#limites", u"Tipo de despesa: Refeições em viagem; Limite: R$ 120,00 por dia; Observação: sem bebida alcoólica");
    add("manual#code", u"Use o formulário “RQ-17” (versão 2.1) – disponível no portal… até 01/03/2026.");
    return valid;
}

ProposedClaim claim(const QString &text, const QString &section, const QString &quote)
{
    return {text, {{section, quote}}};
}

/// A wrong citation made from a right one; the claim stays as it was.
ProposedClaim mutated(const Valid &valid, const std::vector<Valid> &all, QRandomGenerator &random)
{
    QString section = valid.section;
    QString quote = valid.quote;
    switch (random.bounded(9)) {
    case 0: {
        do
            section = all[size_t(random.bounded(int(all.size())))].section;
        while (section == valid.section);
        break;
    }
    case 1:
        section.insert(random.bounded(int(section.size() + 1)), QLatin1Char(char('a' + random.bounded(26))));
        break;
    case 2: {                                  // one character becomes another one
        qsizetype at = random.bounded(int(quote.size()));
        while (!quote.at(at).isLetterOrNumber())
            at = random.bounded(int(quote.size()));
        quote[at] = quote.at(at).isDigit() ? QChar(u'0' + (quote.at(at).digitValue() + 1 + random.bounded(9)) % 10)
                                           : QChar(quote.at(at) == u'x' ? u'y' : u'x');
        break;
    }
    case 3:
        quote = quote.left(random.bounded(int(quote.size() - 1)));
        break;
    case 4:
        quote = quote.mid(1 + random.bounded(int(quote.size() - 1)));
        break;
    case 5:
        quote = random.bounded(2) ? QString() : QString(quote.at(random.bounded(int(quote.size()))));
        break;
    case 6: {
        static const QStringList patterns{QStringLiteral(".*"), QStringLiteral("(.+)"), QStringLiteral("^"), QStringLiteral("[\\s\\S]*"),
                                          QStringLiteral("%"), QStringLiteral("\\d+ horas"), QStringLiteral("O prazo .* horas")};
        quote = patterns.at(random.bounded(int(patterns.size())));
        break;
    }
    case 7:
        quote.insert(random.bounded(int(quote.size() + 1)), QStringLiteral("q7"));
        break;
    default: {                                 // a piece is taken out of the middle
        const int from = 1 + random.bounded(int(quote.size() - 6));
        const QString cut = QString(quote).remove(from, 1 + random.bounded(4));
        quote = cut.simplified() == quote.simplified() ? QString() : cut;
        break;
    }
    }
    return claim(valid.quote, section, quote);
}

QString withTypographicNoise(const QString &quote, QRandomGenerator &random)
{
    QString noisy;
    for (const QChar unit : quote) {
        const bool change = random.bounded(4) == 0;
        if (change && unit == u' ')
            noisy += random.bounded(2) ? QStringLiteral("\n") : QStringLiteral("\u00A0 ");
        else if (change && unit == u'-')
            noisy += QChar(0x2013);
        else if (change && (unit == u'“' || unit == u'”'))
            noisy += u'"';
        else if (change && unit == u'…')
            noisy += QStringLiteral("...");
        else if (change && unit == u'ã')
            noisy += QStringLiteral("a\u0303");
        else if (change && unit.isLetter())
            noisy += QString(unit) + QChar(0x00AD);
        else
            noisy += unit;
    }
    return noisy;
}

} // namespace

class CitationCheckerTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void keepsValidClaims()
    {
        const auto sent = sections();
        const CitationChecker checker(sent, CitationChecker::Unofficial::Refuse);
        QRandomGenerator random(7);
        for (const Valid &valid : validQuotes()) {
            for (int round = 0; round < 200; ++round) {
                const QString quote = round == 0 ? valid.quote : withTypographicNoise(valid.quote, random);
                const auto checked = checker.check({claim(valid.quote, valid.section, quote)});
                QVERIFY2(checked.dropped.empty() && checked.claims.size() == 1, qPrintable(quote));
                const model::Citation &citation = checked.claims.front().citations.front();
                QVERIFY(citation.verified);
                QCOMPARE(citation.quote, valid.quote);
                QVERIFY(checked.claims.front().official);
            }
        }
    }

    void acceptsNoMutation()
    {
        const auto sent = sections();
        const auto all = validQuotes();
        const CitationChecker checker(sent, CitationChecker::Unofficial::AllowWiki);
        QRandomGenerator random(20260301);
        int accepted = 0;
        for (int round = 0; round < 20'000; ++round) {
            const ProposedClaim wrong = mutated(all[size_t(random.bounded(int(all.size())))], all, random);
            const auto checked = checker.check({wrong});
            if (!checked.claims.empty()) {
                ++accepted;
                qWarning("accepted: [%s] %s", qPrintable(wrong.citations.front().section), qPrintable(wrong.citations.front().quote));
            }
            QCOMPARE(checked.claims.size() + checked.dropped.size(), size_t(1));
        }
        QCOMPARE(accepted, 0);
    }

    void acceptsNoChangedClaim()
    {
        const auto sent = sections();
        const CitationChecker checker(sent, CitationChecker::Unofficial::Refuse);
        QRandomGenerator random(11);
        for (const Valid &valid : validQuotes()) {
            for (qsizetype at = 0; at < valid.quote.size(); ++at) {
                if (!valid.quote.at(at).isDigit())
                    continue;
                QString text = valid.quote;
                text[at] = QChar(u'0' + (text.at(at).digitValue() + 1 + random.bounded(9)) % 10);
                const auto checked = checker.check({claim(text, valid.section, valid.quote)});
                QVERIFY2(checked.claims.empty(), qPrintable(text));
            }
        }
    }

    void namesTheReason_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("section");
        QTest::addColumn<QString>("quote");
        QTest::addColumn<QString>("reason");       // empty: kept
        const auto row = [](const char *name, const char16_t *text, const char *section, const char16_t *quote, const char *reason) {
            QTest::newRow(name) << QString::fromUtf16(text) << QString::fromLatin1(section) << QString::fromUtf16(quote)
                                << QString::fromLatin1(reason);
        };
        const char *sp = "ops-cd-sp-v3#secao-4";
        const char *home = "pol-home-office#dias";
        const char *money = "pro-reembolso#limites";
        row("paraphrase", u"No CD-SP entrega-se em 24 horas úteis.", sp, u"O prazo de entrega do CD-SP é de 24 horas úteis", "");
        row("word for figure", u"São 2 dias por semana.", home, u"pode trabalhar em home office até dois dias por semana", "");
        row("figure with code", u"O formulário é o RQ-17.", "manual#code", u"RQ-17", "");
        row("unknown section", u"Vale.", "outro#x", u"O prazo de entrega do CD-SP", "section_not_sent");
        row("no id", u"Vale.", "", u"O prazo de entrega do CD-SP", "section_not_sent");
        row("id of another case", u"Vale.", "OPS-CD-SP-V3#secao-4", u"O prazo de entrega do CD-SP", "section_not_sent");
        row("made up", u"O prazo é curto.", sp, u"O prazo de entrega é bem curto", "quote_not_literal");
        row("two words", u"O prazo vale.", sp, u"O prazo", "quote_too_short");
        row("one digit", u"São 2.", "manual#code", u"2", "quote_too_short");
        row("empty claim", u"  ", sp, u"O prazo de entrega do CD-SP", "quote_too_short");
        row("other number", u"O prazo é de 48 horas.", sp, u"O prazo de entrega do CD-SP é de 24 horas úteis", "number_not_in_quote");
        row("other unit", u"O prazo é de 24 dias.", sp, u"O prazo de entrega do CD-SP é de 24 horas úteis", "number_not_in_quote");
        row("number outside the quote", u"O CD-SP entrega em 24 horas.", sp, u"O prazo de entrega do CD-SP", "number_not_in_quote");
        row("number in words", u"São três dias por semana.", home, u"pode trabalhar em home office até dois dias por semana", "number_not_in_quote");
        row("amount of another row", u"Estacionamento: R$ 120,00.", money, u"Estacionamento; Limite: R$ 60,00 por dia", "number_not_in_quote");
        row("other month", u"Até 01/04/2026.", "manual#code", u"disponível no portal… até 01/03/2026", "number_not_in_quote");
        row("negation lost", u"Os dias se acumulam.", home, u"combinados com a gestão imediata e não se acumulam", "negation_lost");
        row("exception lost", u"Refeições em viagem com bebida: R$ 120,00.", money, u"Refeições em viagem; Limite: R$ 120,00 por dia; Observação: sem bebida alcoólica", "negation_lost");
        row("shortened source words", u"Os dias são combinados com a gestão imediata e não se acumulam", home, u"Os dias são combinados com a gestão", "quote_not_literal");
    }

    void namesTheReason()
    {
        QFETCH(QString, text);
        QFETCH(QString, section);
        QFETCH(QString, quote);
        QFETCH(QString, reason);
        const auto sent = sections();
        const auto checked = CitationChecker(sent, CitationChecker::Unofficial::Refuse).check({claim(text, section, quote)});
        QCOMPARE(checked.claims.size(), size_t(reason.isEmpty() ? 1 : 0));
        if (!reason.isEmpty()) {
            QCOMPARE(model::dropReasonName(checked.dropped.front().reason), reason);
            QCOMPARE(checked.dropped.front().text, text);
        }
    }

    void sealAndStandingDecide()
    {
        const char16_t *text = u"Para abrir um chamado, use o portal de serviços da TI.";
        std::vector<model::Evidence> sent{evidence("wiki#a", text, model::Seal::Wiki), evidence("ata#a", text, model::Seal::Minutes),
                                          evidence("velho#a", text)};
        sent[2].standing = model::Standing::Archived;
        const auto check = [&](const char *section, CitationChecker::Unofficial unofficial) {
            const QString quote = QString::fromUtf16(text);
            return CitationChecker(sent, unofficial).check({claim(quote, QString::fromLatin1(section), quote)});
        };
        using enum CitationChecker::Unofficial;
        QCOMPARE(check("wiki#a", Refuse).dropped.front().reason, DropReason::NotOfficial);
        QCOMPARE(check("wiki#a", AllowWiki).claims.front().official, false);
        QCOMPARE(check("ata#a", AllowWiki).dropped.front().reason, DropReason::NotOfficial);
        QCOMPARE(check("velho#a", AllowWiki).dropped.front().reason, DropReason::NotOfficial);
    }

    void everyCitationMustHold()
    {
        const auto sent = sections();
        const CitationChecker checker(sent, CitationChecker::Unofficial::Refuse);
        const auto all = validQuotes();
        ProposedClaim both{QStringLiteral("Prazo de 24 horas e dois dias."), {{all[0].section, all[0].quote}, {all[2].section, all[2].quote}}};
        QCOMPARE(checker.check({both}).claims.front().citations.size(), size_t(2));
        both.citations.push_back({all[1].section, QStringLiteral("palavras que a base não tem")});
        QCOMPARE(checker.check({both}).dropped.front().reason, DropReason::QuoteNotLiteral);
        QCOMPARE(checker.check({{QStringLiteral("Sem prova."), {}}}).dropped.front().reason, DropReason::SectionNotSent);
        QVERIFY(checker.check({}).claims.empty());
    }
};

QTEST_GUILESS_MAIN(CitationCheckerTest)
#include "tst_citationchecker.moc"
