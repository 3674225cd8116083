// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/store/statement.h"
#include "core/store/storefault.h"

#include <SQLiteCpp/Database.h>
#include <SQLiteCpp/Exception.h>
#include <memory>
#include <string>
#include <unordered_map>

namespace lastro::store {

/// One configured SQLite connection: write-ahead log, foreign keys, 5 s of patience with a busy file, no trust in
/// what a file's schema says, the tokenizer and the ranking of this room. Private to the room.
/// One thread at a time. Members throw SQLite::Exception unless they return a Result.
class Connection {
public:
    enum class Mode { ReadOnly, ReadWrite, Create };
    enum class Durability {
        Normal,         ///< a power cut may take the last commits, never a part of one
        Full            ///< what was committed stays
    };

    static base::Result<std::unique_ptr<Connection>> open(const QString &path, Mode mode, Durability durability = Durability::Normal);

    const QString &path() const { return m_path; }
    /// The statement of this text, prepared once. One use at a time.
    Statement prepare(const std::string &sql);
    void execute(const char *sql);
    qint64 number(const char *sql);                 ///< first column of the first row
    bool hasTable(const QString &name);             ///< a file of an older version, opened for reading, may not
    bool isInTransaction() const;
    sqlite3 *handle() const;

    /// Runs work, which returns a Result; what it throws becomes an Error whose subject is the path.
    template <class Work>
    auto run(Work work) -> decltype(work());
    /// As run, inside BEGIN IMMEDIATE ... COMMIT; rolled back if work fails or throws.
    template <class Work>
    auto change(Work work) -> decltype(work());

    /// From now on damage leaves a mark beside the file, so that the next opening looks closely.
    void watchForDamage() { m_watch = true; }
    static QString damageMark(const QString &path);
    /// Keeps something alive as long as the connection.
    void hold(std::shared_ptr<void> lease) { m_lease = std::move(lease); }

private:
    Connection(const QString &path, Mode mode, Durability durability, bool immutable);
    void configure(Mode mode, Durability durability);
    void rollbackQuietly();
    base::Error fault(const SQLite::Exception &exception) const;
    base::Error damaged(const QString &detail) const;

    QString m_path;
    SQLite::Database m_database;
    std::unordered_map<std::string, std::unique_ptr<SQLite::Statement>> m_statements;
    std::shared_ptr<void> m_lease;
    bool m_watch = false;
};

template <class Work>
auto Connection::run(Work work) -> decltype(work())
{
    try {
        return work();
    } catch (const SQLite::Exception &exception) {
        return std::unexpected(fault(exception));
    } catch (const DamagedRow &row) {
        return std::unexpected(damaged(QString::fromUtf8(row.what())));
    } catch (const std::exception &exception) {
        return base::failure(base::ErrorCode::StoreFailed, m_path, QString::fromUtf8(exception.what()));
    }
}

template <class Work>
auto Connection::change(Work work) -> decltype(work())
{
    auto result = run([&]() -> decltype(work()) {
        execute("BEGIN IMMEDIATE");
        auto inner = work();
        if (inner)
            execute("COMMIT");
        return inner;
    });
    if (isInTransaction())
        rollbackQuietly();
    return result;
}

} // namespace lastro::store
