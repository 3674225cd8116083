// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/model/basetuning.h"
#include "core/model/datapolicy.h"
#include "core/model/ledgerrow.h"
#include "core/model/source.h"

#include <memory>

namespace lastro::store {

class Connection;

/// steward.db: what people did. Never rebuilt from anything. One thread at a time.
class StewardStore {
public:
    explicit StewardStore(std::unique_ptr<Connection> connection);
    ~StewardStore();

    /// The base as declared: name, help channel, glossary, fresh_after_days and sources in order.
    base::Result<model::BaseDescription> description();
    base::Result<void> setDescription(const model::BaseDescription &description);

    base::Result<std::vector<model::SourceRecord>> sources();
    base::Result<void> putSource(const model::SourceRecord &source);       ///< adds, or changes name and seal
    base::Result<void> removeSource(const QString &id);

    /// How the base ranks and refuses; the defaults where nobody has set it, and in a file of a version without it.
    base::Result<model::BaseTuning> tuning();
    base::Result<void> setTuning(const model::BaseTuning &tuning);         ///< ConfigurationInvalid outside its ranges

    /// What may leave this machine; nothing where nobody has said, and in a file of a version without it.
    base::Result<model::DataPolicy> dataPolicy();
    base::Result<void> setDataPolicy(const model::DataPolicy &policy);     ///< ConfigurationInvalid: a name is empty or there twice

    /// A number for a question: larger than all before it, never given twice, also after a restart or beside another
    /// program. Nothing of the question is kept.
    base::Result<qint64> beginTurn();
    /// Names over 200 characters are cut; a price that is none (negative, infinite, NaN) is kept as unknown. Internal: it has no time.
    base::Result<void> appendToLedger(const model::LedgerRow &row);
    base::Result<void> appendToLedger(const std::vector<model::LedgerRow> &rows);      ///< all or none
    /// Of local days from .. to, both included, oldest first; empty in a file of a version without a ledger.
    base::Result<std::vector<model::LedgerRow>> ledger(QDate from, QDate to);
    /// The same, summed; days without a call are left out.
    base::Result<std::vector<model::DaySpend>> spentByDay(QDate from, QDate to);

private:
    std::unique_ptr<Connection> m_connection;
};

} // namespace lastro::store
