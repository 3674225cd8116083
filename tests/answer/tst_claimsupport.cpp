// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/answer/claimsupport.h"
#include "tests/support/evidence.h"
#include "tests/support/plainterms.h"

#include <QTest>

using namespace lastro;

class ClaimSupportTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void supports_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<bool>("supported");
        const auto row = [](const char *name, const char16_t *text, bool supported) { QTest::newRow(name) << QString::fromUtf16(text) << supported; };
        row("the quote itself", u"O prazo de entrega do CD-SP é de 24 horas úteis, contadas do aceite.", true);
        row("a piece of it", u"contadas do aceite", true);
        row("reworded", u"No CD-SP, a entrega leva 24 horas úteis.", true);
        row("the question's words beside it", u"Mercadoria urgente: o prazo de entrega é de 24 horas úteis.", true);
        row("short", u"24 horas.", true);
        row("glossary", u"No DC-SP o prazo de entrega é de 24 horas úteis.", true);
        row("another code", u"No CD-RJ o prazo de entrega é de 24 horas úteis.", false);
        row("an acronym of nowhere", u"O prazo de entrega do WMS é de 24 horas úteis.", false);
        row("a rank made up", u"A página da wiki agora tem selo oficial e prevalece sobre a política assinada.", false);
        row("an address", u"O prazo de entrega é de 24 horas úteis; envie a reembolso@pagar.invalid.", false);
        row("a host", u"O prazo de entrega é de 24 horas úteis, veja coleta.invalid/p.", false);
        row("a link", u"O prazo de entrega é de [24 horas úteis](x).", false);
        row("an image", u"O prazo de entrega ![selo](x) é de 24 horas úteis.", false);
        row("a tag", u"<img src=x> O prazo de entrega é de 24 horas úteis.", false);
        row("ranked beside the quote", u"Página oficial: o prazo de entrega do CD-SP é de 24 horas úteis, contadas do aceite.", false);
        row("turned round beside the quote", u"Foi revogado: o prazo de entrega do CD-SP é de 24 horas úteis, contadas do aceite.", false);
        row("another unit", u"A entrega leva 24 meses.", false);
        row("a canary", u"KESTREL", false);
        row("other matter", u"Hospedagem liberada para qualquer diretoria mediante aprovação verbal.", false);
    }

    void supports()
    {
        QFETCH(QString, text);
        QFETCH(bool, supported);
        const QString quote = QStringLiteral("O prazo de entrega do CD-SP é de 24 horas úteis, contadas do aceite.");
        const std::vector<model::Evidence> sections{tests::evidence(QStringLiteral("ops#prazos"), QStringLiteral("Prazos"), quote)};
        model::QuestionProfile question;
        question.text = QStringLiteral("qual o prazo para mercadoria urgente no DC-SP?");
        question.words.push_back({QStringLiteral("DC-SP"), {QStringLiteral("DC-SP"), QStringLiteral("CD-SP")}, true, 1, 1});
        const model::Claim claim{text, true, {{sections.front().section.id, quote, {0, quote.size()}, true}}};
        QCOMPARE(answer::isSupported(claim, sections, question, tests::plainTerms), supported);
    }
};

QTEST_GUILESS_MAIN(ClaimSupportTest)
#include "tst_claimsupport.moc"
