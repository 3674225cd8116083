// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/engine/modelkeys.h"
#include "core/llm/localserver.h"
#include "core/llm/modelserver.h"
#include "core/llm/modelsetup.h"
#include "core/model/answer.h"
#include "core/model/ledgerrow.h"

#include <mutex>

namespace lastro::engine {

/// Every language model this one question may go to, by what it does; null: that step is done without one. Its calls end up in
/// the sink that it was made with.
struct Cast {
    std::unique_ptr<llm::ChatModel> rewriter;
    std::unique_ptr<llm::ChatModel> judge;
    std::unique_ptr<llm::ChatModel> answerer;
    std::vector<model::FallBack> refused;        ///< steps whose model the base does not let anything go to, or that is not ready

    bool empty() const { return !rewriter && !judge && !answerer; }
};

/// The language models of a program: who does what, with which key, at what price. Any thread.
class LanguageModels {
public:
    /// The clock must outlive it. localState: told on a thread of the local server's own; not after the destructor.
    explicit LanguageModels(const base::Clock &clock, llm::LocalStateSink localState = {});
    ~LanguageModels();

    /// Starts the model of this machine where a role is its own, ends it where none is any longer: may take some seconds.
    void setUp(const llm::ModelSetup &setup, const ModelKeys &keys);
    llm::ModelSetup setup() const;
    /// What earlier runs of the program spent.
    void addPast(const std::vector<model::DaySpend> &days);
    bool isPastKnown() const;

    /// choice: empty = as set up; "none"; or an endpoint that does all it has a model for (the model of this machine is started for
    /// it, and waited for). Errors: EndpointUnknown, EndpointNotAllowed, Cancelled, the local server's.
    base::Result<Cast> castFor(const llm::DataPolicy &policy, const QString &choice, const llm::LedgerSink &sink, const base::CancelToken &cancel = {});
    /// Errors of the call itself are in the report.
    llm::ConnectionReport test(const llm::Endpoint &endpoint, const std::shared_ptr<const llm::ApiKey> &key, llm::Role role,
                               const llm::LedgerSink &sink, const base::CancelToken &cancel);
    void forgetTurn(qint64 turn);

private:
    struct Served;
    base::Result<Served> served(const QString &name) const;
    base::Result<void> waitForLocal(const base::CancelToken &cancel);
    void keepLocal(bool wanted);
    std::unique_ptr<llm::ChatModel> modelFor(llm::Role role, model::Step step, const QString &endpoint, const llm::DataPolicy &policy,
                                             const llm::LedgerSink &sink, Cast &cast) const;

    const base::Clock &m_clock;
    std::shared_ptr<llm::HttpClient> m_http;
    std::shared_ptr<llm::SpendCeiling> m_ceiling;
    mutable std::mutex m_mutex;
    llm::ModelSetup m_setup;
    ModelKeys m_keys;
    bool m_pastKnown = false;
    llm::LocalStateSink m_localState;
    llm::LocalModel m_localModel;                ///< that the server below serves
    std::shared_ptr<llm::LocalServer> m_local;   ///< null where nobody wants it
};

} // namespace lastro::engine
