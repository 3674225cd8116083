// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/engine/session.h"

#include "core/engine/lane.h"

#include <QElapsedTimer>

namespace lastro::engine {

namespace {

constexpr int progressEveryMs = 100;

/// Registers what crosses threads, once.
void registerTypes()
{
    qRegisterMetaType<model::BaseStatus>();
    qRegisterMetaType<model::IndexEstimate>();
    qRegisterMetaType<model::IndexProgress>();
    qRegisterMetaType<model::IndexReport>();
    qRegisterMetaType<model::TraceStep>();
    qRegisterMetaType<model::Answer>();
    qRegisterMetaType<model::DocumentView>();
    qRegisterMetaType<model::SourceLocation>();
    qRegisterMetaType<std::vector<model::Document>>();
    qRegisterMetaType<model::CalibrationProgress>();
    qRegisterMetaType<model::Calibration>();
    qRegisterMetaType<model::Claim>();
    qRegisterMetaType<model::DataPolicy>();
    qRegisterMetaType<std::vector<model::LedgerRow>>();
    qRegisterMetaType<llm::ConnectionReport>();
    qRegisterMetaType<base::Error>();
}

} // namespace

/// engine is set once by the opening job and then only read; the lanes are declared last so that they end first.
struct Session::Private {
    EngineConfig config;
    std::shared_ptr<Engine> engine;
    base::CancelToken indexCancel;
    base::CancelToken askCancel;
    base::CancelToken calibrationCancel;
    base::CancelToken testCancel;
    llm::ModelSetup modelSetup;
    ModelKeys modelKeys;
    bool calibrating = false;
    bool indexing = false;
    bool indexAgain = false;
    quint64 lastQuestion = 0;
    std::unique_ptr<Lane> askLane = std::make_unique<Lane>(QStringLiteral("ask"));
    std::unique_ptr<Lane> readLane = std::make_unique<Lane>(QStringLiteral("read"));
    std::unique_ptr<Lane> indexLane = std::make_unique<Lane>(QStringLiteral("index"));
    std::unique_ptr<Lane> calibrationLane;             ///< from the first calibration on
    std::unique_ptr<Lane> modelLane = std::make_unique<Lane>(QStringLiteral("models"));
    std::unique_ptr<Lane> testLane;                    ///< from the first test of a connection on
};

Session::Session(EngineConfig config, QObject *parent) : QObject(parent), d(std::make_unique<Private>())
{
    registerTypes();
    d->config = std::move(config);
    d->config.localModelState = [this](const llm::LocalState &state) {
        QMetaObject::invokeMethod(this, [this, state] { Q_EMIT localModelChanged(state); });
    };
}

Session::~Session()
{
    d->indexCancel.cancel();
    d->askCancel.cancel();
    d->calibrationCancel.cancel();
    d->testCancel.cancel();
    d->testLane.reset();
    d->modelLane.reset();
    d->askLane.reset();
    d->readLane.reset();
    d->indexLane.reset();
    d->calibrationLane.reset();
}

void Session::open()
{
    d->readLane->post([this, config = d->config] {
        auto engine = Engine::open(config);
        if (!engine && engine.error().code == base::ErrorCode::BaseInUse && config.writable) {
            EngineConfig readOnly = config;
            readOnly.writable = false;
            engine = Engine::open(readOnly);
        }
        const auto status = engine ? (*engine)->status() : std::unexpected(engine.error());
        std::shared_ptr<Engine> shared = engine ? std::move(*engine) : nullptr;
        QMetaObject::invokeMethod(this, [this, shared, status] {
            if (!status) {
                Q_EMIT openFailed(status.error());
                return;
            }
            d->engine = shared;
            setModels(d->modelSetup, d->modelKeys);
            d->askLane->post([engine = d->engine] { engine->warmUp(); });
            Q_EMIT opened(*status);
        });
    });
}

void Session::refreshStatus()
{
    if (!d->engine)
        return;
    d->readLane->post([this, engine = d->engine] {
        const auto status = engine->status();
        QMetaObject::invokeMethod(this, [this, status] {
            if (status)
                Q_EMIT statusChanged(*status);
        });
    });
}

void Session::changeSources(std::function<base::Result<void>(Engine &)> change)
{
    if (!d->engine)
        return;
    d->readLane->post([this, engine = d->engine, change = std::move(change)] {
        const auto changed = change(*engine);
        QMetaObject::invokeMethod(this, [this, changed] {
            if (!changed) {
                Q_EMIT indexFailed(changed.error());
                return;
            }
            refreshStatus();
            index();
        });
    });
}

void Session::addFolder(const QString &folder, std::optional<model::Seal> seal)
{
    changeSources([folder, seal](Engine &engine) { return engine.addFolder(folder, seal); });
}

void Session::removeSource(const QString &id)
{
    changeSources([id](Engine &engine) { return engine.removeSource(id); });
}

bool Session::isIndexing() const
{
    return d->indexing;
}

void Session::index()
{
    if (!d->engine)
        return;
    if (d->indexing) {
        d->indexAgain = true;
        return;
    }
    d->indexing = true;
    d->indexAgain = false;
    d->indexCancel = base::CancelToken();
    d->indexLane->post([this, engine = d->engine, cancel = d->indexCancel] {
        QElapsedTimer sinceTold;
        std::optional<model::IndexPhase> toldPhase;
        const auto tell = [&](const model::IndexProgress &progress) {
            if (toldPhase == progress.phase && sinceTold.elapsed() < progressEveryMs)
                return;
            toldPhase = progress.phase;
            sinceTold.start();
            QMetaObject::invokeMethod(this, [this, progress] { Q_EMIT indexProgressed(progress); });
        };
        Engine::IndexOptions options;
        options.estimated = [this](const model::IndexEstimate &estimate) {
            QMetaObject::invokeMethod(this, [this, estimate] { Q_EMIT indexEstimated(estimate); });
        };
        const auto report = engine->index(options, tell, cancel);
        QMetaObject::invokeMethod(this, [this, report] {
            d->indexing = false;
            if (report)
                Q_EMIT indexFinished(*report);
            else
                Q_EMIT indexFailed(report.error());
            refreshStatus();
            if (d->indexAgain)
                index();
        });
    });
}

void Session::cancelIndexing()
{
    d->indexAgain = false;
    d->indexCancel.cancel();
}

quint64 Session::ask(const model::Question &question, const std::vector<model::PastTurn> &turns)
{
    d->askCancel.cancel();
    d->askCancel = base::CancelToken();
    const quint64 number = ++d->lastQuestion;
    if (!d->engine)
        return number;
    d->askLane->post([this, engine = d->engine, question, turns, number, cancel = d->askCancel] {
        const auto trace = [&](const model::TraceStep &step) {
            QMetaObject::invokeMethod(this, [this, number, step] {
                if (number == d->lastQuestion)
                    Q_EMIT traced(number, step);
            });
        };
        AskOptions options;
        options.turns = turns;
        options.onClaim = [&](const model::Claim &claim) {
            QMetaObject::invokeMethod(this, [this, number, claim] {
                if (number == d->lastQuestion)
                    Q_EMIT claimProven(number, claim);
            });
        };
        const auto answer = engine->ask(question, trace, cancel, options);
        QMetaObject::invokeMethod(this, [this, number, answer] {
            if (number != d->lastQuestion)
                return;
            if (answer)
                Q_EMIT answered(number, *answer);
            else
                Q_EMIT askFailed(number, answer.error());
        });
    });
    return number;
}

void Session::cancelAsk()
{
    d->askCancel.cancel();
}

void Session::openDocument(const model::SourceLocation &location, const QString &area)
{
    if (!d->engine)
        return;
    d->readLane->post([this, engine = d->engine, location, area] {
        const auto view = engine->document(location.section.document(), area);
        QMetaObject::invokeMethod(this, [this, view, location] {
            if (view)
                Q_EMIT documentReady(*view, location);
            else
                Q_EMIT documentFailed(view.error());
        });
    });
}

void Session::listDocuments(const QString &area)
{
    if (!d->engine)
        return;
    d->readLane->post([this, engine = d->engine, area] {
        const auto documents = engine->documents(area);
        QMetaObject::invokeMethod(this, [this, documents] {
            if (documents)
                Q_EMIT documentsListed(*documents);
            else
                Q_EMIT documentFailed(documents.error());
        });
    });
}

template <class Work, class Done, class Failed>
void Session::read(Work work, Done done, Failed failed)
{
    if (!d->engine)
        return;
    d->readLane->post([this, engine = d->engine, work = std::move(work), done, failed] {
        const auto result = work(*engine);
        QMetaObject::invokeMethod(this, [this, result, done, failed] {
            if (result)
                Q_EMIT (this->*done)(*result);
            else
                Q_EMIT (this->*failed)(result.error());
        });
    });
}

void Session::setModels(const llm::ModelSetup &setup, const ModelKeys &keys)
{
    d->modelSetup = setup;
    d->modelKeys = keys;
    if (d->engine)
        d->modelLane->post([engine = d->engine, setup, keys] { engine->setModels(setup, keys); });
}

void Session::testConnection(const llm::Endpoint &endpoint, const std::shared_ptr<const llm::ApiKey> &key, llm::Role role)
{
    if (!d->engine)
        return;
    d->testCancel.cancel();
    d->testCancel = base::CancelToken();
    if (!d->testLane)
        d->testLane = std::make_unique<Lane>(QStringLiteral("test"));
    d->testLane->post([this, engine = d->engine, endpoint, key, role, cancel = d->testCancel] {
        const llm::ConnectionReport report = engine->testConnection(endpoint, key, role, cancel);
        QMetaObject::invokeMethod(this, [this, report] { Q_EMIT connectionTested(report); });
    });
}

void Session::cancelTest()
{
    d->testCancel.cancel();
}

void Session::readPolicy()
{
    read([](Engine &engine) { return engine.dataPolicy(); }, &Session::policyRead, &Session::policyFailed);
}

void Session::setPolicy(const model::DataPolicy &policy)
{
    const auto store = [policy](Engine &engine) -> base::Result<model::DataPolicy> {
        if (const auto stored = engine.setDataPolicy(policy); !stored)
            return std::unexpected(stored.error());
        return engine.dataPolicy();
    };
    read(store, &Session::policyRead, &Session::policyFailed);
}

void Session::readLedger(QDate from, QDate to)
{
    read([from, to](Engine &engine) { return engine.ledger(from, to); }, &Session::ledgerRead, &Session::ledgerFailed);
}

void Session::setTuning(const model::BaseTuning &tuning)
{
    if (!d->engine)
        return;
    d->readLane->post([this, engine = d->engine, tuning] {
        const auto stored = engine->setTuning(tuning);
        QMetaObject::invokeMethod(this, [this, stored] {
            if (!stored)
                Q_EMIT tuningFailed(stored.error());
            refreshStatus();
        });
    });
}

void Session::calibrate()
{
    if (!d->engine || d->calibrating)
        return;
    d->calibrating = true;
    d->calibrationCancel = base::CancelToken();
    if (!d->calibrationLane)
        d->calibrationLane = std::make_unique<Lane>(QStringLiteral("calibration"));
    d->calibrationLane->post([this, engine = d->engine, cancel = d->calibrationCancel] {
        QElapsedTimer sinceTold;
        const auto tell = [&](const model::CalibrationProgress &progress) {
            if (sinceTold.isValid() && sinceTold.elapsed() < progressEveryMs)
                return;
            sinceTold.start();
            QMetaObject::invokeMethod(this, [this, progress] { Q_EMIT calibrationProgressed(progress); });
        };
        const auto calibration = engine->calibrate(tell, cancel);
        QMetaObject::invokeMethod(this, [this, calibration] {
            d->calibrating = false;
            if (calibration)
                Q_EMIT calibrated(*calibration);
            else
                Q_EMIT calibrationFailed(calibration.error());
        });
    });
}

void Session::cancelCalibration()
{
    d->calibrationCancel.cancel();
}

} // namespace lastro::engine
