// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/model/basetuning.h"
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

private:
    std::unique_ptr<Connection> m_connection;
};

} // namespace lastro::store
