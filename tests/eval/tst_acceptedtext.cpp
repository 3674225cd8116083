// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "eval/acceptedtext.h"

#include <QtTest>

class AcceptedTextTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void holds_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("accepted");
        QTest::addColumn<bool>("holds");
        const auto row = [](const char *text, const char *accepted, bool holds) {
            QTest::addRow("%s | %s", text, accepted) << QString::fromUtf8(text) << QString::fromUtf8(accepted) << holds;
        };
        row("O limite é de R$ 62,00 por dia.", "R$ 62,00", true);
        row("O limite é de R$ 162,00 por dia.", "R$ 62,00", false);
        row("O limite é de R$ 162,00 por dia.", "62,00", false);
        row("O limite é de R$ 1.062,00.", "062", false);
        row("O limite é de R$ 1.062,00.", "62", false);
        row("até R$ 62,50", "R$ 62", false);
        row("até R$ 62,00", "R$ 62", true);
        row("até R$ 62.", "R$ 62,00", true);
        row("até R$ 62,001", "R$ 62", false);
        row("até R$ 5.000,00,", "R$ 5.000", true);
        row("até R$ 5.000", "R$ 5", false);
        row("item 4.2.1", "4.2", false);
        row("item 4.2.", "4.2", true);
        row("em 24 horas úteis", "24 HORAS UTEIS", true);
        row("em 124 horas úteis", "24 horas úteis", false);
        row("em 24 horas úteis", "24 hora", false);
        row("não é permitido", "é permitido", true);
        row("imóvel", "móvel", false);
        row("a “noite” toda", "\"noite\"", true);
        row("qualquer coisa", "", false);
        row("", "x", false);
    }
    void holds()
    {
        QFETCH(QString, text);
        QFETCH(QString, accepted);
        QTEST(lastro::eval::holdsAccepted(text, accepted), "holds");
    }
};

QTEST_GUILESS_MAIN(AcceptedTextTest)
#include "tst_acceptedtext.moc"
