// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Two hundred questions that differ by a code alone, typed in every way people type codes: the section of that code
// comes first, and no other code's section answers.
#include "core/engine/engine.h"
#include "tests/support/temporarybase.h"

#include <QtTest>

using namespace lastro;

class CodesTest : public QObject {
    Q_OBJECT

    tests::TemporaryBase m_base;
    std::unique_ptr<engine::Engine> m_engine;

    static QStringList codes()
    {
        QStringList all;
        for (const char *state : {"SP", "PR", "RS", "SC", "MG", "BA", "PE", "GO", "ES", "CE"})
            all << QStringLiteral("CD-%1").arg(QLatin1String(state));
        for (const int number : {6, 11, 12, 17, 20, 23, 33, 35})
            all << QStringLiteral("NR-%1").arg(number);
        for (const char *unit : {"RH", "TI", "SUP", "FRT", "QLD", "OPS"})
            for (const int number : {3, 7, 18, 21})
                all << QStringLiteral("POL-%1-0%2").arg(QLatin1String(unit)).arg(number, 2, 10, QLatin1Char('0'));
        for (const char *form : {"RQ17", "RQ18", "FM204", "FM205", "EPI9", "EPI7", "UN1203", "UN1202", "BR116", "BR381"})
            all << QLatin1String(form);
        return all;
    }

    /// As in the document; in a hurry; shouted; with blanks for hyphens.
    static QStringList spellings(const QString &code)
    {
        return {QStringLiteral("qual o prazo do %1?").arg(code), QStringLiteral("prazo %1").arg(code.toLower()),
                QStringLiteral("QUAL É O PRAZO DO %1").arg(code), QStringLiteral("me diz o prázo da %1 por favor").arg(QString(code).replace(QLatin1Char('-'), QLatin1Char(' ')))};
    }

private Q_SLOTS:
    void initTestCase()
    {
        int hours = 10;
        for (const QString &code : codes())
            m_base.write(QStringLiteral("%1.md").arg(code.toLower()),
                         QStringLiteral("# Procedimento %1\n\n## Prazo\n\nO prazo de atendimento do %1 é de %2 horas.\n").arg(code).arg(++hours).toUtf8());
        engine::EngineConfig config;
        config.baseFolder = m_base.data();
        config.extractorProgram = tests::TemporaryBase::extractorProgram();
        config.weightsFile = tests::TemporaryBase::weightsFile();
        config.tuningFile = engine::defaultConfig(config.baseFolder).tuningFile;
        config.tuningFile = QStringLiteral(":/lastro/models/encoder-tuning.bin");
        auto opened = engine::Engine::open(config);
        QVERIFY(opened.has_value());
        m_engine = std::move(*opened);
        QVERIFY(m_engine->addFolder(m_base.documents(), model::Seal::Official).has_value());
        const auto report = m_engine->index({}, {}, {});
        QVERIFY(report && report->documents == codes().size());
    }

    void theSectionOfTheCodeComesFirst_data()
    {
        QTest::addColumn<int>("pipeline");
        QTest::newRow("final") << int(engine::Pipeline::Final);
        QTest::newRow("words") << int(engine::Pipeline::Words);
    }

    void theSectionOfTheCodeComesFirst()
    {
        QFETCH(int, pipeline);
        engine::AskOptions options;
        options.pipeline = engine::Pipeline(pipeline);
        QStringList missed;
        int asked = 0;
        for (const QString &code : codes()) {
            for (const QString &question : spellings(code)) {
                ++asked;
                const auto answer = m_engine->ask({question, {}, QDate(2026, 11, 16)}, {}, {}, options);
                QVERIFY(answer.has_value());
                if (answer->evidence.empty() || answer->evidence.front().document.path != code.toLower() + QStringLiteral(".md"))
                    missed << question;
                for (const model::Claim &claim : answer->claims)
                    for (const model::Citation &citation : claim.citations)
                        if (!citation.quote.contains(code))
                            missed << QStringLiteral("another code answers: ") + question;
            }
        }
        QCOMPARE(asked, int(codes().size()) * 4);
        QVERIFY(asked >= 200);
        QVERIFY2(missed.isEmpty(), qPrintable(missed.join(QStringLiteral("; "))));
    }
};

QTEST_GUILESS_MAIN(CodesTest)
#include "tst_codes.moc"
