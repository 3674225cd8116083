// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/citation/quotematcher.h"

#include <QTest>

using namespace lastro;
using citation::QuoteMatcher;

class QuoteMatcherTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void findsOnlyTypographicVariants_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("quote");
        QTest::addColumn<QString>("found");      // null: must not be found
        const auto row = [](const char *name, const char16_t *text, const char16_t *quote, const char16_t *found) {
            QTest::newRow(name) << QString::fromUtf16(text) << QString::fromUtf16(quote)
                                << (found ? QString::fromUtf16(found) : QString());
        };
        row("literal", u"O prazo é de 24 horas.", u"prazo é de 24", u"prazo é de 24");
        row("curly quotes", u"o “prazo” final", u"\"prazo\" final", u"“prazo” final");
        row("dash", u"de 2 – 4 dias", u"2 - 4 dias", u"2 – 4 dias");
        row("line break", u"contadas do\naceite", u"contadas do aceite", u"contadas do\naceite");
        row("nbsp", u"R$\u00A05.000 por mês", u"R$ 5.000 por", u"R$\u00A05.000 por");
        row("ligature", u"o o\uFB01cial da base", u"oficial da", u"o\uFB01cial da");
        row("soft hyphen", u"a pres\u00ADtação de contas", u"prestação de contas", u"pres\u00ADtação de contas");
        row("combining accents", u"na\u0303o se acumulam", u"não se acumulam", u"na\u0303o se acumulam");
        row("ellipsis", u"e assim… fim", u"assim... fim", u"assim… fim");
        row("case differs", u"O prazo é", u"o PRAZO é", nullptr);
        row("accent lost", u"não pode", u"nao pode", nullptr);
        row("inside a word", u"reembolsos pagos", u"embolsos pagos", nullptr);
        row("word cut at the end", u"o reembolso pago", u"o reembol", nullptr);
        row("number cut at the end", u"limite de R$ 1.000,00 por mês", u"limite de R$ 1", nullptr);
        row("number cut at the start", u"limite de R$ 15.000 por mês", u"000 por mês", nullptr);
        row("decimals cut", u"meta de 99,5% no mês", u"meta de 99", nullptr);
        row("stop after a number", u"são 24. Depois", u"são 24", u"são 24");
        row("later occurrence counts", u"retrovia e via livre", u"via livre", u"via livre");
        row("first is inside a word", u"retrovia e via", u"via", u"via");
        row("regular expression", u"qualquer texto", u".*", nullptr);
        row("regex as text", u"o padrão .* vale", u"padrão .* vale", u"padrão .* vale");
        row("empty quote", u"texto", u"", nullptr);
        row("only spaces", u"texto", u" \u00A0\n", nullptr);
        row("empty text", u"", u"texto", nullptr);
        row("longer than the text", u"curto", u"curto e mais", nullptr);
        row("emoji", u"prazo ✅ de 2 dias 🚚 úteis", u"de 2 dias 🚚 úteis", u"de 2 dias 🚚 úteis");
    }

    void findsOnlyTypographicVariants()
    {
        QFETCH(QString, text);
        QFETCH(QString, quote);
        QFETCH(QString, found);
        const auto match = QuoteMatcher(text).find(quote);
        QCOMPARE(match.has_value(), !found.isNull());
        if (!match)
            return;
        QCOMPARE(match->quote, found);
        QCOMPARE(text.mid(match->range.start, match->range.length), found);
    }
};

QTEST_GUILESS_MAIN(QuoteMatcherTest)
#include "tst_quotematcher.moc"
