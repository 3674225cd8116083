// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/store/stewardschema.h"

#include "core/store/connection.h"

#include <array>

namespace lastro::store {

namespace {

struct Migration {
    int version;
    void (*apply)(Connection &);
};

// What is released is never edited: a change of the schema is a new entry at the end.
constexpr std::array migrations{
    Migration{1, [](Connection &connection) {
        connection.execute(R"sql(
            CREATE TABLE base(
                one INTEGER PRIMARY KEY CHECK(one = 1),
                name TEXT NOT NULL,
                locale TEXT NOT NULL,
                help_label TEXT,
                help_url TEXT,
                fresh_after_days INTEGER NOT NULL);
            CREATE TABLE sources(
                id TEXT PRIMARY KEY,
                place INTEGER NOT NULL,
                root TEXT NOT NULL,
                name TEXT NOT NULL,
                seal TEXT NOT NULL);
        )sql");
    }},
    Migration{2, [](Connection &connection) {
        connection.execute(R"sql(
            CREATE TABLE excluded(
                source TEXT NOT NULL REFERENCES sources(id) ON DELETE CASCADE,
                place INTEGER NOT NULL,
                path TEXT NOT NULL,
                PRIMARY KEY(source, place));
            CREATE TABLE glossary(
                entry INTEGER NOT NULL,
                place INTEGER NOT NULL,
                words TEXT NOT NULL,
                PRIMARY KEY(entry, place));
        )sql");
    }},
    Migration{3, [](Connection &connection) {
        connection.execute(R"sql(
            CREATE TABLE tuning(
                one INTEGER PRIMARY KEY CHECK(one = 1),
                floor REAL NOT NULL,
                words_weight REAL NOT NULL);
        )sql");
    }},
    Migration{4, [](Connection &connection) {
        connection.execute(R"sql(
            CREATE TABLE turns(
                one INTEGER PRIMARY KEY CHECK(one = 1),
                last INTEGER NOT NULL);
            CREATE TABLE ledger(
                row INTEGER PRIMARY KEY,
                day INTEGER NOT NULL,
                turn INTEGER NOT NULL,
                at_ms INTEGER NOT NULL,
                role TEXT NOT NULL,
                endpoint TEXT NOT NULL,
                model TEXT NOT NULL,
                served_model TEXT NOT NULL,
                prompt_tokens INTEGER NOT NULL,
                cached_tokens INTEGER NOT NULL,
                completion_tokens INTEGER NOT NULL,
                estimated INTEGER NOT NULL,
                usd REAL,
                milliseconds INTEGER NOT NULL,
                outcome TEXT NOT NULL,
                area TEXT NOT NULL);
            CREATE INDEX ledger_by_day ON ledger(day, usd);
            CREATE INDEX ledger_by_turn ON ledger(turn);
            CREATE TABLE data_policy(
                one INTEGER PRIMARY KEY CHECK(one = 1),
                local_only INTEGER NOT NULL CHECK(local_only IN (0, 1)));
            CREATE TABLE data_policy_allowed(
                place INTEGER PRIMARY KEY,
                endpoint TEXT NOT NULL UNIQUE);
        )sql");
    }},
};

constexpr bool areOrdered()
{
    for (size_t i = 0; i < migrations.size(); ++i)
        if (migrations[i].version != int(i) + 1)
            return false;
    return true;
}
static_assert(areOrdered(), "migrations are numbered 1, 2, 3 ... without gaps");

} // namespace

int stewardVersion()
{
    return migrations.back().version;
}

void migrateSteward(Connection &connection, int from, int to)
{
    for (const Migration &migration : migrations)
        if (migration.version > from && migration.version <= to)
            migration.apply(connection);
    connection.execute(QStringLiteral("PRAGMA application_id=%1; PRAGMA user_version=%2")
                           .arg(stewardApplicationId).arg(to).toUtf8().constData());
}

} // namespace lastro::store
