// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/citation/negation.h"

#include <QTest>

using namespace lastro::citation;

class NegationTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void keeps_data()
    {
        QTest::addColumn<QString>("quote");
        QTest::addColumn<QString>("claim");
        QTest::addColumn<bool>("kept");
        const auto row = [](const char16_t *quote, const char16_t *claim, bool kept) {
            QTest::newRow(qPrintable(QString::fromUtf16(claim))) << QString::fromUtf16(quote) << QString::fromUtf16(claim) << kept;
        };
        const char16_t *days = u"Os dias não se acumulam: o dia não usado não passa para a semana seguinte.";
        row(days, days, true);
        row(days, u"Os dias não se acumulam.", true);
        row(days, u"O dia que não foi usado não passa para a outra semana.", true);
        row(days, u"O dia não usado passa para a semana seguinte.", false);
        row(days, u"O dia usado não passa para a semana seguinte.", false);
        row(days, u"Os dias se acumulam.", false);
        row(u"O limite é de R$ 120 por dia, sem bebida alcoólica.", u"São R$ 120 por dia; não cobre bebida alcoólica.", true);
        row(u"O limite é de R$ 120 por dia, sem bebida alcoólica.", u"São R$ 120 por dia, sem bebida alcoólica.", true);
        row(u"O limite é de R$ 120 por dia, sem bebida alcoólica.", u"O limite não é de R$ 120 por dia, sem bebida alcoólica.", false);
        row(u"É proibido compartilhar a senha.", u"Não é permitido compartilhar a senha.", true);
        row(u"É proibido compartilhar a senha.", u"É permitido compartilhar a senha.", false);
        row(u"Nenhuma coordenação pode prometer prazo menor.", u"Coordenações podem prometer prazo menor.", false);
        row(u"Nenhuma coordenação pode prometer prazo menor.", u"Coordenações não podem prometer prazo menor.", true);
        row(u"Guests must not connect personal devices.", u"Guests may not connect personal devices.", true);
        row(u"Guests must not connect personal devices.", u"Guests may connect personal devices.", false);
        row(u"The office is open, but visitors aren't admitted.", u"The office is not open, but visitors are admitted.", false);
        row(u"A senha expira a cada 90 dias.", u"A senha não expira a cada 90 dias.", false);
        row(u"A senha expira a cada 90 dias.", u"A senha expira a cada 90 dias.", true);
    }

    void keeps()
    {
        QFETCH(QString, quote);
        QFETCH(QString, claim);
        QFETCH(bool, kept);
        QCOMPARE(keepsReservations(quote, claim), kept);
    }
};

QTEST_GUILESS_MAIN(NegationTest)
#include "tst_negation.moc"
