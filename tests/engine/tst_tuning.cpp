// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
// A base's floor and weight through the real engine, words only, and through a session.
#include "core/engine/engine.h"
#include "core/engine/session.h"
#include "core/retrieval/fusion.h"
#include "tests/support/temporarybase.h"

#include <QSignalSpy>
#include <QtTest>

using namespace lastro;
using engine::AskOptions;

namespace {

const QString question = QStringLiteral("qual o prazo de entrega do CD-SP?");
const QStringList subjects{QStringLiteral("férias"), QStringLiteral("viagens"), QStringLiteral("uniformes"), QStringLiteral("pneus"), QStringLiteral("senhas"), QStringLiteral("crachás")};

} // namespace

class TuningTest : public QObject {
    Q_OBJECT

    std::unique_ptr<tests::TemporaryBase> m_base;
    std::unique_ptr<engine::Engine> m_engine;

    engine::EngineConfig config(bool writable = true) const
    {
        engine::EngineConfig config;
        config.baseFolder = m_base->data();
        config.extractorProgram = tests::TemporaryBase::extractorProgram();
        config.writable = writable;
        return config;
    }
    void open(bool writable = true)
    {
        m_engine.reset();
        auto opened = engine::Engine::open(config(writable));
        QVERIFY(opened.has_value());
        m_engine = std::move(*opened);
    }
    model::Answer ask(const AskOptions &options = {})
    {
        auto answer = m_engine->ask({question, {}, {}}, {}, {}, options);
        if (!answer)
            qFatal("the question failed: %s", qPrintable(answer.error().detail));
        return std::move(*answer);
    }
    static double bestTotal(const model::Answer &answer)
    {
        double best = -1e9;
        for (const model::Evidence &evidence : answer.evidence)
            for (const model::JudgeReason &reason : evidence.reasons)
                if (reason.feature == QLatin1String("total"))
                    best = std::max(best, reason.value);
        return best;
    }

private Q_SLOTS:
    void init()
    {
        m_base = std::make_unique<tests::TemporaryBase>();
        m_base->write(QStringLiteral("ops.md"), "# Operação do CD-SP\n\n## Prazo de entrega\n\nO prazo para a entrega que sai do CD-SP é de 24 horas úteis, contadas do aceite.\n");
        for (const QString &subject : subjects)
            m_base->write(subject + QStringLiteral(".md"), QStringLiteral("# Manual de %1\n\n## Pedido de %1\n\nO pedido de %1 é feito ao gestor com trinta dias de antecedência.\n\n"
                                                                          "## Entrega de %1\n\nA entrega de %1 acontece na sede, às segundas-feiras, pela manhã.\n").arg(subject).toUtf8());
        open();
        QVERIFY(m_engine->addFolder(m_base->documents(), model::Seal::Official).has_value());
        QVERIFY(m_engine->index({}, {}, {}).has_value());
    }

    void cleanup()
    {
        m_engine.reset();
        m_base.reset();
    }

    void theDefaultIsTheRetrieversOwn()
    {
        // One section is a deviation of the words above the other; late interaction has nothing to say.
        retrieval::FusionInput input;
        input.lexical = {2, 0};
        input.vector = {0.5, 0.5};
        input.population = {true, true};
        input.late = {0.5, 0.5};
        const auto fused = retrieval::fuseLate(input);
        QVERIFY(qAbs((fused[0] - fused[1]) - 2 * model::BaseTuning().wordsWeight) < 1e-9);
    }

    void anAnswerNamesItsLimit()
    {
        const model::Answer plain = ask();
        QVERIFY(qIsFinite(plain.threshold));
        AskOptions strict;
        strict.floor = 0.7;
        QVERIFY(qAbs(ask(strict).threshold - plain.threshold - 0.7) < 1e-9);
        AskOptions accepting;
        accepting.pipeline = engine::Pipeline::FinalNoJudge;
        QVERIFY(qIsNaN(ask(accepting).threshold));
        auto nothing = m_engine->ask({QStringLiteral("xyzzy"), {}, {}}, {}, {});
        QVERIFY(nothing.has_value() && qAbs(nothing->threshold - plain.threshold) < 1e-9);
    }

    void theBasesFloorIsThatOfEveryQuestion()
    {
        const model::Answer plain = ask();
        QCOMPARE(m_engine->tuning().value(), model::BaseTuning());
        QVERIFY(m_engine->setTuning({1.5, 0.1}).has_value());
        QVERIFY(qAbs(ask().threshold - plain.threshold - 1.5) < 1e-9);
        QCOMPARE(bestTotal(ask()), bestTotal(plain));
        AskOptions own;
        own.floor = -0.5;
        QVERIFY(qAbs(ask(own).threshold - plain.threshold + 0.5) < 1e-9);       // an evaluation's word goes before the base's
        QCOMPARE(m_engine->status().value().tuning, (model::BaseTuning{1.5, 0.1}));
        const auto parameters = m_engine->parameters();
        QCOMPARE(parameters->tuning, (model::BaseTuning{1.5, 0.1}));
        QCOMPARE(parameters->judgeLimits->at(1), ask().threshold);
        QVERIFY(!parameters->judgeVersion.isEmpty());
        QCOMPARE(parameters->ranking, QStringLiteral("z_score_sum"));            // no token vectors here
        QCOMPARE(parameters->words, 1.0);
    }

    void withoutTokenVectorsTheWeightChangesNothing()
    {
        const model::Answer plain = ask();
        for (const double weight : {0.0, 1.0}) {
            AskOptions options;
            options.wordsWeight = weight;
            const model::Answer answer = ask(options);
            QCOMPARE(answer.evidence.size(), plain.evidence.size());
            for (size_t i = 0; i < answer.evidence.size(); ++i)
                QCOMPARE(answer.evidence[i].scores.fused, plain.evidence[i].scores.fused);
        }
    }

    void theValuesOutliveIndexAndProgram()
    {
        const model::BaseTuning kept{-0.3, 0.55};
        QVERIFY(m_engine->setTuning(kept).has_value());
        m_base->write(QStringLiteral("novo.md"), "# Novo\n\n## Assunto novo\n\nUm texto novo e comprido para a base.\n");
        QVERIFY(m_engine->index({}, {}, {}).has_value());
        QVERIFY(m_engine->addFolder(m_base->documents(), model::Seal::Official).has_value());
        QCOMPARE(m_engine->tuning().value(), kept);
        m_engine.reset();
        QVERIFY(QFile::remove(m_base->data() + QStringLiteral("/index.db")));    // a cache
        open();
        QVERIFY(m_engine->index({}, {}, {}).has_value());
        QCOMPARE(m_engine->tuning().value(), kept);
        open(false);
        QCOMPARE(m_engine->tuning().value(), kept);
        QCOMPARE(m_engine->setTuning({}).error().code, base::ErrorCode::NoWritePermission);
        QCOMPARE(m_engine->tuning().value(), kept);
    }

    void outOfRangeIsRefused()
    {
        QCOMPARE(m_engine->setTuning({3, 0.3}).error().code, base::ErrorCode::ConfigurationInvalid);
        QCOMPARE(m_engine->tuning().value(), model::BaseTuning());
    }

    void aCalibrationStoresNothing()
    {
        int told = 0;
        const auto calibration = m_engine->calibrate([&](const model::CalibrationProgress &) { ++told; }, {});
        QVERIFY(calibration.has_value() && calibration->isPossible());
        QCOMPARE(calibration->sections, 13);
        QCOMPARE(calibration->questions, 13);
        QCOMPARE(told, 26);
        QVERIFY(calibration->weights.empty());
        QVERIFY(calibration->suggested.isValid() && qAbs(calibration->suggested.floor) <= 1);
        QCOMPARE(m_engine->tuning().value(), model::BaseTuning());
        // The curve at the floor in force is what asking at it comes to.
        const auto &curve = calibration->curve;
        const auto none = std::find_if(curve.begin(), curve.end(), [](const model::FloorPoint &point) { return point.floor == 0; });
        QVERIFY(none != curve.end() && none->blocked <= none->refused);
        QCOMPARE(m_engine->calibrate({}, {})->suggested, calibration->suggested);
    }

    void aCalibrationIsCancelled()
    {
        base::CancelToken cancel;
        const auto cut = m_engine->calibrate([&](const model::CalibrationProgress &progress) { if (progress.done == 3) cancel.cancel(); }, cancel);
        QCOMPARE(cut.error().code, base::ErrorCode::Cancelled);
    }

    void aSessionStoresAndCalibrates()
    {
        m_engine.reset();
        engine::Session session(config());
        QSignalSpy opened(&session, &engine::Session::opened);
        QSignalSpy changed(&session, &engine::Session::statusChanged);
        QSignalSpy failed(&session, &engine::Session::tuningFailed);
        QSignalSpy done(&session, &engine::Session::calibrated);
        QSignalSpy ended(&session, &engine::Session::calibrationFailed);
        session.calibrate();                 // nothing is open yet
        session.open();
        QTRY_COMPARE(opened.size(), 1);
        session.setTuning({0.5, 0.2});
        QTRY_COMPARE(changed.size(), 1);
        QCOMPARE(changed[0][0].value<model::BaseStatus>().tuning, (model::BaseTuning{0.5, 0.2}));
        session.setTuning({5, 0.2});
        QTRY_COMPARE(failed.size(), 1);
        QTRY_COMPARE(changed.size(), 2);
        QCOMPARE(changed[1][0].value<model::BaseStatus>().tuning, (model::BaseTuning{0.5, 0.2}));
        session.calibrate();
        session.calibrate();                 // one at a time
        QTRY_COMPARE_WITH_TIMEOUT(done.size() + ended.size(), 1, 30'000);
        QCOMPARE(done.size(), 1);
        QCOMPARE(done[0][0].value<model::Calibration>().current, (model::BaseTuning{0.5, 0.2}));
        session.calibrate();
        session.cancelCalibration();
        QTRY_COMPARE_WITH_TIMEOUT(ended.size(), 1, 30'000);
        QCOMPARE(ended[0][0].value<base::Error>().code, base::ErrorCode::Cancelled);
    }
};

QTEST_GUILESS_MAIN(TuningTest)
#include "tst_tuning.moc"
