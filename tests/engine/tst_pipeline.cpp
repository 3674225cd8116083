// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/engine/engine.h"
#include "core/engine/pipeline.h"
#include "tests/support/temporarybase.h"

#include <QSet>
#include <QtTest>

using namespace lastro;
using engine::AskOptions;
using engine::Pipeline;

namespace {

constexpr std::array everyPipeline{Pipeline::Final, Pipeline::FinalNoJudge, Pipeline::Rrf, Pipeline::Words, Pipeline::Vectors};
const QString question = QString::fromUtf8("qual o prazo de entrega do CD-SP?");

} // namespace

class PipelineTest : public QObject {
    Q_OBJECT

    tests::TemporaryBase m_base;
    std::unique_ptr<engine::Engine> m_engine;

    model::Answer ask(const AskOptions &options = {}, const QString &asked = question)
    {
        auto answer = m_engine->ask({asked, {}, QDate(2026, 3, 10)}, {}, {}, options);
        if (!answer)
            qFatal("the question failed: %s", qPrintable(answer.error().detail));
        return std::move(*answer);
    }

    /// Sections that an answer shows or quotes, in any part of it.
    static QSet<QString> shown(const model::Answer &answer)
    {
        QSet<QString> ids;
        for (const auto &list : {answer.evidence, answer.nearest})
            for (const model::Evidence &evidence : list)
                ids.insert(evidence.section.id.toString());
        for (const model::Claim &claim : answer.claims)
            for (const model::Citation &citation : claim.citations)
                ids.insert(citation.section.toString());
        return ids;
    }

    static bool anyOf(const QSet<QString> &ids, const QString &document)
    {
        return std::any_of(ids.begin(), ids.end(), [&](const QString &id) { return id.startsWith(document + QLatin1Char('#')); });
    }

    /// The section that the whole base answers from.
    model::SectionId answering()
    {
        const model::Answer answer = ask();
        if (answer.claims.empty())
            qFatal("no answer");
        return answer.claims.front().citations.front().section;
    }

private Q_SLOTS:
    void initTestCase()
    {
        m_base.write(QStringLiteral("ops-cd-sp.md"), "# Operação do CD-SP\n\n## Prazo de entrega\n\nO prazo de entrega do CD-SP é de 24 horas úteis.\n\n"
                                                     "## Horário\n\nO CD-SP opera de segunda a sexta-feira.\n");
        m_base.write(QStringLiteral("ops-cd-pr.md"), "# Operação do CD-PR\n\n## Prazo de entrega\n\nO prazo de entrega do CD-PR é de 36 horas úteis.\n");
        m_base.write(QStringLiteral("ferias.md"), "# Férias\n\n## Duração\n\nAs férias são de 30 dias corridos por ano.\n");
        engine::EngineConfig config;
        config.baseFolder = m_base.data();
        config.extractorProgram = tests::TemporaryBase::extractorProgram();
        auto opened = engine::Engine::open(config);
        QVERIFY(opened.has_value());
        m_engine = std::move(*opened);
        QVERIFY(m_engine->addFolder(m_base.documents(), model::Seal::Official).has_value());
        const auto report = m_engine->index({}, {}, {});
        QVERIFY(report.has_value());
        QCOMPARE(report->documents, 3);
    }

    void namesGoBothWays()
    {
        QSet<QString> names;
        for (const Pipeline pipeline : everyPipeline) {
            const QString name = engine::pipelineName(pipeline);
            QCOMPARE(engine::pipelineNamed(name), std::optional(pipeline));
            names.insert(name);
        }
        QCOMPARE(names, (QSet<QString>{QStringLiteral("final"), QStringLiteral("final-no-judge"), QStringLiteral("rrf"), QStringLiteral("words"), QStringLiteral("vectors")}));
        for (const char *other : {"", "Final", "final ", "best", "5"})
            QVERIFY2(!engine::pipelineNamed(QLatin1String(other)), other);
    }

    void everyPipelineAnswers_data()
    {
        QTest::addColumn<int>("pipeline");
        for (const Pipeline pipeline : everyPipeline)
            QTest::newRow(qPrintable(engine::pipelineName(pipeline))) << int(pipeline);
    }
    void everyPipelineAnswers()
    {
        QFETCH(int, pipeline);
        const model::Answer answer = ask({Pipeline(pipeline), {}});
        QVERIFY(!shown(answer).isEmpty());
        if (Pipeline(pipeline) != Pipeline::Vectors)             // there are none here
            QCOMPARE(model::outcomeName(answer.outcome), QStringLiteral("answered"));
    }

    void withoutAJudgeEverythingFoundCounts()
    {
        const model::Answer answer = ask({Pipeline::FinalNoJudge, {}});
        QVERIFY(!answer.evidence.empty());
        for (const model::Evidence &evidence : answer.evidence)
            QVERIFY(!evidence.judge || evidence.judge->value() == model::JudgeScore::importantPart().value());
    }

    void aDocumentIsLeftOut()
    {
        const QString document = answering().document();
        for (const Pipeline pipeline : everyPipeline) {
            const model::Answer answer = ask({pipeline, {document}});
            QVERIFY2(!anyOf(shown(answer), document), qPrintable(engine::pipelineName(pipeline)));
            for (const model::HiddenByFilter &hidden : answer.hidden)
                QVERIFY(hidden.document != document);
        }
        QVERIFY(model::outcomeName(ask({Pipeline::Final, {document}}).outcome) != QLatin1String("answered"));
        QCOMPARE(answering().document(), document);              // for that question only
    }

    void aSectionIsLeftOutAndItsNeighboursStay()
    {
        const model::SectionId section = answering();
        const auto ids = shown(ask({Pipeline::Final, {section.toString()}}));
        QVERIFY(!ids.contains(section.toString()));
        const auto neighbours = shown(ask({Pipeline::FinalNoJudge, {section.toString()}}, QString::fromUtf8("quando o CD-SP opera?")));
        QVERIFY(anyOf(neighbours, section.document()));
        QVERIFY(!neighbours.contains(section.toString()));
    }

    void unknownIdsChangeNothing()
    {
        const model::Answer plain = ask();
        const model::Answer same = ask({Pipeline::Final, {QStringLiteral("none"), QStringLiteral("none#inicio"), QString(), QStringLiteral("#"), answering().document() + QStringLiteral("#nowhere")}});
        QCOMPARE(model::outcomeName(same.outcome), model::outcomeName(plain.outcome));
        QCOMPARE(shown(same), shown(plain));
    }

    void everythingLeftOutFindsNothing()
    {
        QStringList all;
        const auto documents = m_engine->documents({});
        for (const model::Document &document : documents.value())
            all += document.id;
        QCOMPARE(all.size(), 3);
        const model::Answer answer = ask({Pipeline::Final, all});
        QCOMPARE(model::outcomeName(answer.outcome), QStringLiteral("not_found"));
        QVERIFY(shown(answer).isEmpty());
    }
};

QTEST_GUILESS_MAIN(PipelineTest)
#include "tst_pipeline.moc"
