// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/engine/engine.h"

#include <QObject>

namespace lastro::engine {

/// The engine for a window: every call returns at once, the work runs on threads of the session's own, and the answer
/// comes back as a signal in the thread the session lives in (the UI's). Destroying it cancels what runs and waits at
/// most as long as a cancel takes (<= 200 ms).
class Session : public QObject {
    Q_OBJECT
public:
    explicit Session(EngineConfig config, QObject *parent = nullptr);
    ~Session() override;

    void open();                                              ///< opened or openFailed
    void refreshStatus();                                     ///< statusChanged
    /// The folder's lastro.json, or the folder as one source of that seal, is added and indexed.
    void addFolder(const QString &folder, std::optional<model::Seal> seal);
    void removeSource(const QString &id);
    void index();                                             ///< indexProgressed ..., then indexFinished
    void cancelIndexing();
    bool isIndexing() const;

    /// Answers come for the newest question only; asking again cancels the one before. turns: the conversation before it.
    quint64 ask(const model::Question &question, const std::vector<model::PastTurn> &turns = {});
    void cancelAsk();
    /// Only what somebody of that area may read: documentReady or documentFailed; documentsListed.
    void openDocument(const model::SourceLocation &location, const QString &area);
    void listDocuments(const QString &area);

    /// Language models for questions from now on; also before open().
    void setModels(const llm::ModelSetup &setup, const ModelKeys &keys);
    /// connectionTested; a test that runs is cancelled by the next.
    void testConnection(const llm::Endpoint &endpoint, const std::shared_ptr<const llm::ApiKey> &key, llm::Role role);
    void cancelTest();
    void readPolicy();                                        ///< policyRead or policyFailed
    void setPolicy(const model::DataPolicy &policy);          ///< stored, then policyRead; or policyFailed
    void readLedger(QDate from, QDate to);                    ///< ledgerRead or ledgerFailed

    /// Stored, then statusChanged; or tuningFailed.
    void setTuning(const model::BaseTuning &tuning);
    /// calibrationProgressed ..., then calibrated or calibrationFailed (Cancelled too). Questions go on meanwhile. Ignored
    /// while one runs.
    void calibrate();
    void cancelCalibration();

Q_SIGNALS:
    void opened(const lastro::model::BaseStatus &status);
    void openFailed(const lastro::base::Error &error);
    void statusChanged(const lastro::model::BaseStatus &status);
    void indexEstimated(const lastro::model::IndexEstimate &estimate);   ///< index::Estimated
    void indexProgressed(const lastro::model::IndexProgress &progress);
    void indexFinished(const lastro::model::IndexReport &report);
    void indexFailed(const lastro::base::Error &error);
    void traced(quint64 question, const lastro::model::TraceStep &step);
    /// Proven while the answer is still being written; what the answer holds in the end counts.
    void claimProven(quint64 question, const lastro::model::Claim &claim);
    void answered(quint64 question, const lastro::model::Answer &answer);
    void askFailed(quint64 question, const lastro::base::Error &error);
    void documentReady(const lastro::model::DocumentView &view, const lastro::model::SourceLocation &location);
    void documentFailed(const lastro::base::Error &error);
    void documentsListed(const std::vector<lastro::model::Document> &documents);
    void localModelChanged(const lastro::llm::LocalState &state);
    void connectionTested(const lastro::llm::ConnectionReport &report);
    void policyRead(const lastro::model::DataPolicy &policy);
    void policyFailed(const lastro::base::Error &error);
    void ledgerRead(const std::vector<lastro::model::LedgerRow> &rows);
    void ledgerFailed(const lastro::base::Error &error);
    void tuningFailed(const lastro::base::Error &error);
    void calibrationProgressed(const lastro::model::CalibrationProgress &progress);
    void calibrated(const lastro::model::Calibration &calibration);
    void calibrationFailed(const lastro::base::Error &error);

private:
    /// Runs work(engine) on the reading thread; its value or its error come back as a call on this one. Nothing before open().
    template <class Work, class Done, class Failed>
    void read(Work work, Done done, Failed failed);
    /// Runs the change off the UI thread, then brings status and index up to date.
    void changeSources(std::function<base::Result<void>(Engine &)> change);

    struct Private;
    std::unique_ptr<Private> d;
};

} // namespace lastro::engine
