// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/engine/languagemodels.h"
#include "core/engine/pipeline.h"
#include "core/engine/turnledger.h"
#include "core/model/datapolicy.h"

namespace lastro::store { class Database; class StewardStore; }

namespace lastro::engine {

/// A base's way to language models: its data policy before every question, its ledger behind every call. Any thread.
class ModelAccess {
public:
    /// The references must outlive it.
    ModelAccess(store::Database &database, const base::Clock &clock, llm::LocalStateSink localState)
        : m_database(database), m_clock(clock), m_models(clock, std::move(localState))
    {
    }

    void setUp(const llm::ModelSetup &setup, const ModelKeys &keys) { m_models.setUp(setup, keys); }

    /// A question, as far as language models take part in it.
    struct Turn {
        Cast cast;
        qint64 number = 0;                          ///< in the ledger; 0 = no model takes part
        std::shared_ptr<TurnLedger> ledger = std::make_shared<TurnLedger>();
    };
    /// choice: as LanguageModels::castFor(). No call without its row: where the ledger cannot be written every step is refused.
    /// Errors: EndpointUnknown, EndpointNotAllowed, those of the store.
    base::Result<Turn> begin(const QString &choice, const base::CancelToken &cancel);
    /// Writes its calls down. What cannot be written is told in the log: the answer stands.
    void end(const Turn &turn, const QString &area);

    base::Result<FreeAnswer> freeAnswer(const QString &prompt, const model::Question &question, const QString &choice, const base::CancelToken &cancel);
    llm::ConnectionReport test(const llm::Endpoint &endpoint, const std::shared_ptr<const llm::ApiKey> &key, llm::Role role, const base::CancelToken &cancel);

    base::Result<model::DataPolicy> dataPolicy() const;
    base::Result<void> setDataPolicy(const model::DataPolicy &policy);
    base::Result<std::vector<model::LedgerRow>> ledger(QDate from, QDate to) const;

private:
    base::Result<void> knowPast(store::StewardStore &steward);
    base::Result<qint64> newTurn(store::StewardStore &steward) const;
    bool mayWrite() const;
    void keep(const TurnLedger &ledger, const QString &area);

    store::Database &m_database;
    const base::Clock &m_clock;
    LanguageModels m_models;
};

} // namespace lastro::engine
