// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/answer/askpipeline.h"
#include "core/judge/modeljudge.h"
#include "tests/support/fixedclock.h"
#include "tests/support/scriptedmind.h"
#include "tests/support/smallcompany.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>

using namespace lastro;

namespace {

/// The way of 40 questions with language models in every role: what is asked of a model, in which order, and what comes of it.
const QString goldenFile = QStringLiteral(LASTRO_SOURCE_DIR "/tests/cases/golden-paths.jsonl");

/// A manual of many sections, of which the one that answers shares no word with the question.
bool putManual(tests::FilledBase &base)
{
    std::vector<std::pair<QString, QString>> sections;
    for (const char *subject : {"carro da frota", "combustível do carro da frota", "lavagem do carro da frota", "seguro do carro da frota", "pneus do carro da frota",
                                "vistoria do carro da frota", "garagem do carro da frota", "velocidade do carro da frota", "rastreio do carro da frota"})
        sections.emplace_back(QString::fromUtf8(subject), QStringLiteral("Este item trata de %1 e do excesso de uso.").arg(QString::fromUtf8(subject)));
    sections.emplace_back(QStringLiteral("Responsabilidade"), QStringLiteral("O condutor arca com a autuação recebida."));
    return base.put(tests::documentOf(QStringLiteral("manual-frota")), sections) && base.embed();
}

} // namespace

class GoldenPathsTest : public QObject {
    Q_OBJECT

    std::unique_ptr<tests::FilledBase> m_base;
    std::unique_ptr<store::IndexReader> m_reader;
    std::shared_ptr<const index::VectorIndex> m_vectors;
    tests::FixedClock m_clock{QDateTime(QDate(2026, 3, 10), QTime(9, 0))};

    static QStringList askedOf(const tests::FakeChatModel &model)
    {
        static const QHash<QString, QString> steps{{QStringLiteral("scores"), QStringLiteral("judge")}, {QStringLiteral("searches"), QStringLiteral("rewrite")},
                                                   {QStringLiteral("answer"), QStringLiteral("answer")}};
        QStringList asked;
        for (const llm::ChatRequest &request : model.requests())
            asked += steps.value(request.form->name);
        return asked;
    }

private Q_SLOTS:
    void initTestCase()
    {
        m_base = std::make_unique<tests::FilledBase>();
        QVERIFY(tests::fillSmallCompany(*m_base) && putManual(*m_base));
        m_reader = m_base->reader();
        m_vectors = index::makeExactIndex(m_reader->vectors(m_base->embedder.model()).value(), m_base->embedder.dimensions());
    }

    void takesItsPath_data()
    {
        QTest::addColumn<QJsonObject>("golden");
        QFile file(goldenFile);
        QVERIFY(file.open(QIODevice::ReadOnly));
        int count = 0;
        while (!file.atEnd()) {
            const QJsonObject golden = QJsonDocument::fromJson(file.readLine()).object();
            QTest::newRow(qPrintable(golden.value(QLatin1String("id")).toString() + QLatin1Char(' ') + golden.value(QLatin1String("question")).toString())) << golden;
            ++count;
        }
        QCOMPARE(count, 40);
    }

    void takesItsPath()
    {
        QFETCH(QJsonObject, golden);
        const auto text = [&](const char *key) { return golden.value(QLatin1String(key)).toString(); };
        tests::ScriptedMind mind;
        mind.understanding = {text("answering"), text("about"), golden.value(QLatin1String("searches")).toVariant().toStringList()};
        tests::FakeChatModel model(mind);
        retrieval::Retriever retriever(*m_reader, [&] { return m_vectors; }, &m_base->embedder);
        const auto local = judge::makeLocalJudge(store::indexTerms);
        const auto last = judge::makeTermOverlapJudge(store::indexTerms);
        judge::ModelJudge judge(model, *local, *last, store::indexTerms, {});
        judge::ModelJudge whole(model, *local, *last, store::indexTerms, {.tokensPerSection = 200, .tokensInAll = 2'000});
        answer::AskPipeline pipeline(retriever, *local, m_clock);
        answer::AskRun run;
        run.judge = &judge;
        run.wholeJudge = &whole;
        run.rewriter = &model;
        for (const QString &turn : golden.value(QLatin1String("turns")).toVariant().toStringList())
            run.turns.push_back({turn, QStringLiteral("Um documento")});
        run.voice.model = &model;
        std::vector<model::Claim> streamed;
        run.voice.onClaim = [&](const model::Claim &claim) { streamed.push_back(claim); };

        const auto answer = pipeline.ask({text("question"), {}, {}}, {}, {}, {}, run);
        QVERIFY(answer);
        QCOMPARE(askedOf(model).join(QLatin1Char(',')), text("asks"));
        QCOMPARE(model::pathName(answer->path), text("path"));
        QCOMPARE(model::outcomeName(answer->outcome), text("outcome"));
        QVERIFY(answer->fellBack.empty());
        QVERIFY(answer->searches.size() <= 4);
        QCOMPARE(answer->claims.empty(), text("outcome") != QStringLiteral("answered"));
        QCOMPARE(streamed.size(), answer->claims.size());
        for (const model::Claim &claim : answer->claims) {
            QVERIFY(claim.citations.front().verified);
            QVERIFY2(claim.text.contains(text("answering")), qPrintable(claim.text));
        }
        QCOMPARE(answer->languageModel.isEmpty(), answer->claims.empty());
        if (answer->path != model::Path::NoSearch)
            QCOMPARE(answer->judge, model::JudgeUsed::Model);
    }
};

QTEST_GUILESS_MAIN(GoldenPathsTest)
#include "tst_goldenpaths.moc"
