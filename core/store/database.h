// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/clock.h"
#include "core/base/result.h"

#include <QString>
#include <memory>

namespace lastro::store {

class IndexReader;
class IndexWriter;
class StewardStore;

enum class Access { Read, Write };

/// The data folder of a base: index.db (a cache that can be rebuilt), steward.db (what people did: precious), the file
/// writer.lock and the vector index files.
///
/// open(Write) takes the writer's lock (BaseInUse when another process holds it), creates what is missing, migrates
/// steward.db (after a backup of it; one a day besides), and replaces an index.db of another schema by an empty one that keeps the vectors. A damaged
/// index.db is moved to index.db.corrupt-DATE and begun anew; a damaged steward.db is restored from its newest
/// backup, or begun anew where there is none; all are reported by notes(). A file with another application_id is BaseForeign, a newer user_version
/// BaseNewer; neither is touched.
/// open(Read) changes nothing, needs no lock; BaseMissing when there is no base in the folder, else a code for what one
/// of its files lacks (IndexMissing, IndexOlder, StewardMissing, StewardDamaged, BaseDamaged).
///
/// Thread: open anywhere; the connections that it hands out belong each to one thread at a time and may outlive nothing
/// of this object.
class Database {
public:
    static base::Result<std::shared_ptr<Database>> open(const QString &folder, Access access, const base::Clock &clock);
    ~Database();
    Database(const Database &) = delete;
    Database &operator=(const Database &) = delete;

    QString folder() const;
    Access access() const;
    /// What opening had to mend, as codes: "index_missing" (gone beside a steward.db), "index_rebuilt", "index_damaged",
    /// "steward_restored", "steward_damaged" (begun anew, no backup; the damaged file is kept as steward.db.corrupt-DATE).
    QStringList notes() const;

    base::Result<std::unique_ptr<IndexReader>> reader() const;
    base::Result<std::unique_ptr<IndexWriter>> writer();           ///< Access::Write only, one at a time
    base::Result<std::unique_ptr<StewardStore>> steward() const;

private:
    struct Private;
    explicit Database(std::unique_ptr<Private> d);
    std::unique_ptr<Private> d;
};

} // namespace lastro::store
