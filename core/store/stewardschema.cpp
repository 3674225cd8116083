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
