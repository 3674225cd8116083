// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/canceltoken.h"
#include "core/base/clock.h"
#include "core/engine/modelkeys.h"
#include "core/engine/pipeline.h"
#include "core/llm/connectionreport.h"
#include "core/llm/localserverstate.h"
#include "core/llm/modelsetup.h"
#include "core/model/calibration.h"
#include "core/model/ledgerrow.h"
#include "core/model/progress.h"
#include "core/model/sourcelocation.h"

#include <functional>
#include <memory>

namespace lastro::engine {

struct EngineConfig {
    QString baseFolder;
    QString weightsFile;             ///< e5-small-enpt-q4.bin; empty = lexical search only
    QString tuningFile;              ///< encoder-tuning.bin; empty = the encoder as packaged, no late interaction
    bool lateInteraction = true;     ///< false: token vectors are neither stored nor used; an index run frees their place
    QString extractorProgram;        ///< lastro-extract
    bool writable = true;            ///< false: open for reading beside a writer
    std::shared_ptr<const base::Clock> clock = std::make_shared<base::SystemClock>();
    llm::LocalStateSink localModelState{};   ///< told what the server of the model of this machine does, on a thread of its own
};

/// Where the program's own parts are, seen from the running program's folder (build tree or installed).
EngineConfig defaultConfig(const QString &baseFolder);

/// Could the folder be added to a base? Touches nothing. Errors: FolderMissing, FolderIsFile, FolderUnreadable,
/// ConfigurationInvalid.
base::Result<void> checkFolder(const QString &folder);

/// The whole core as one object, the same for desktop, command line, evaluation and tests. All calls block and are
/// safe from any thread but the UI's; a question and an index run may go on at the same time.
/// The embedding model is loaded on first need (about a second).
class Engine {
public:
    static base::Result<std::unique_ptr<Engine>> open(EngineConfig config);
    ~Engine();

    base::Result<model::BaseStatus> status();
    /// What opening had to mend (BaseStatus::openingNotes), without the cost of a status.
    QStringList openingNotes() const;

    /// Adds the folder's sources, those of its lastro.json or itself as one of the seal, or takes over what changed in
    /// them; the base takes name, help channel and glossary of the first folder that has them. A source that is known
    /// keeps its seal where neither the caller nor a lastro.json says one. Sources inside the folder that it no longer
    /// has go; all others stay.
    base::Result<void> addFolder(const QString &folder, std::optional<model::Seal> seal);
    /// Its documents go at the next run.
    base::Result<void> removeSource(const QString &id);

    struct IndexOptions {
        bool vectors = true;
        std::function<void(const model::IndexEstimate &)> estimated;   ///< index::Estimated
    };
    /// Brings the index up to date with every source. Cancelled or killed, the next run goes on where it was.
    base::Result<model::IndexReport> index(IndexOptions options, const std::function<void(const model::IndexProgress &)> &progress,
                                           const base::CancelToken &cancel);

    /// Loads the model and the vectors now, so that the first question need not wait for them.
    void warmUp();
    base::Result<model::Answer> ask(const model::Question &question, const std::function<void(const model::TraceStep &)> &trace,
                                    const base::CancelToken &cancel, const AskOptions &options = {});

    /// Which language models there are and who does what, from now on. Nothing is asked of them before a question is;
    /// a model of this machine is started or ended, which may take some seconds.
    void setModels(const llm::ModelSetup &setup, const ModelKeys &keys);
    /// What of a question and of the base may leave this machine. Errors of set: NoWritePermission, ConfigurationInvalid.
    base::Result<model::DataPolicy> dataPolicy();
    base::Result<void> setDataPolicy(const model::DataPolicy &policy);
    /// One smallest call, which holds nothing of the base; it stands in the ledger.
    llm::ConnectionReport testConnection(const llm::Endpoint &endpoint, const std::shared_ptr<const llm::ApiKey> &key, llm::Role role,
                                         const base::CancelToken &cancel);
    /// What the answering model says freely to a prompt that holds the policies themselves: version 1, for an evaluation beside this
    /// program's way. Nothing of it is proven, nobody is shown it. Errors: EndpointUnknown where no model answers, and the model's.
    base::Result<FreeAnswer> freeAnswer(const QString &prompt, const model::Question &question, const base::CancelToken &cancel,
                                        const AskOptions &options = {});
    /// The calls of language models of these days, oldest first.
    base::Result<std::vector<model::LedgerRow>> ledger(QDate from, QDate to);

    base::Result<model::SearchResult> search(const model::Question &words, int limit);
    /// What a question asked so would be ranked and judged by.
    base::Result<Parameters> parameters(const AskOptions &options = {});

    /// The base's floor and weight of the words: every question that does not say otherwise goes by them.
    base::Result<model::BaseTuning> tuning();
    /// Errors: NoWritePermission (open for reading), ConfigurationInvalid (out of range).
    base::Result<void> setTuning(const model::BaseTuning &tuning);
    /// Asks the base questions made of its own headings and suggests a floor and a weight; stores nothing. Takes some
    /// 25 ms for each of up to 1,200 askings; other questions go on between them. Errors: Cancelled, those of ask.
    base::Result<model::Calibration> calibrate(const std::function<void(const model::CalibrationProgress &)> &progress,
                                               const base::CancelToken &cancel);

    /// What somebody of that area may know of (model::isVisibleTo); others do not exist for them (FileNotFound).
    base::Result<model::DocumentView> document(const QString &id, const QString &area);
    base::Result<std::vector<model::Document>> documents(const QString &area);

private:
    struct Private;
    explicit Engine(std::unique_ptr<Private> d);
    std::unique_ptr<Private> d;
};

} // namespace lastro::engine
