// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/prompt/instructions.h"

#include <QSet>
#include <QTest>

using namespace lastro;
using namespace lastro::prompt;

class InstructionsTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void languageIsTheBases()
    {
        QCOMPARE(languageOf(QStringLiteral("pt-BR")), Language::Portuguese);
        QCOMPARE(languageOf(QStringLiteral("en_US")), Language::English);
        QCOMPARE(languageOf(QStringLiteral("EN")), Language::English);
        QCOMPARE(languageOf(QString()), Language::Portuguese);
        QCOMPARE(languageOf(QStringLiteral("fr")), Language::Portuguese);
    }

    void everyStepHasItsOwnInBothLanguages()
    {
        QSet<QString> texts;
        for (const Step step : {Step::Rewrite, Step::Judge, Step::Answer})
            for (const Language language : {Language::Portuguese, Language::English}) {
                const QString &text = instructions(step, language);
                QVERIFY(text.size() > 200);
                QVERIFY2(text.size() < 1'000, "each of its characters is paid for at every question");
                QVERIFY(text.contains(QStringLiteral("JSON")));
                QVERIFY(text.contains(QStringLiteral("<<<")) && text.contains(QStringLiteral(">>>")));
                texts += text;
            }
        QCOMPARE(texts.size(), 6);
    }
};

QTEST_GUILESS_MAIN(InstructionsTest)
#include "tst_instructions.moc"
