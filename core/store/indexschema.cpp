// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/store/indexschema.h"

#include "core/store/connection.h"

#include <QStringList>

namespace lastro::store {

namespace {

constexpr auto tables = R"sql(
CREATE TABLE IF NOT EXISTS models(
    row INTEGER PRIMARY KEY,
    name TEXT NOT NULL UNIQUE,
    dimensions INTEGER NOT NULL DEFAULT 0);
CREATE TABLE IF NOT EXISTS vectors(
    row INTEGER PRIMARY KEY,
    key BLOB NOT NULL UNIQUE,
    model INTEGER NOT NULL,
    checksum INTEGER NOT NULL,
    data BLOB NOT NULL);
CREATE TABLE IF NOT EXISTS token_vectors(
    row INTEGER PRIMARY KEY REFERENCES vectors(row) ON DELETE CASCADE,
    data BLOB NOT NULL);

CREATE TABLE meta(
    key TEXT PRIMARY KEY,
    value TEXT NOT NULL) WITHOUT ROWID;
CREATE TABLE documents(
    row INTEGER PRIMARY KEY AUTOINCREMENT,
    id TEXT NOT NULL UNIQUE,
    source TEXT NOT NULL,
    path TEXT NOT NULL,
    title TEXT NOT NULL,
    format TEXT NOT NULL,
    seal TEXT NOT NULL,
    metadata TEXT NOT NULL,
    bytes INTEGER NOT NULL,
    modified_ns INTEGER NOT NULL,
    sidecar_ns INTEGER NOT NULL,
    digest BLOB NOT NULL,
    pages INTEGER NOT NULL,
    notes TEXT NOT NULL,
    UNIQUE(source, path));
CREATE TABLE failures(
    source TEXT NOT NULL,
    path TEXT NOT NULL,
    bytes INTEGER NOT NULL,
    modified_ns INTEGER NOT NULL,
    sidecar_ns INTEGER NOT NULL,
    digest BLOB NOT NULL,
    code TEXT NOT NULL,
    subject TEXT NOT NULL,
    detail TEXT NOT NULL,
    PRIMARY KEY(source, path)) WITHOUT ROWID;
CREATE TABLE sections(
    row INTEGER PRIMARY KEY AUTOINCREMENT,
    document INTEGER NOT NULL REFERENCES documents(row) ON DELETE CASCADE,
    anchor TEXT NOT NULL,
    ordinal INTEGER NOT NULL,
    level INTEGER NOT NULL,
    heading TEXT NOT NULL,
    breadcrumb TEXT NOT NULL,
    text TEXT NOT NULL,
    first_page INTEGER NOT NULL,
    last_page INTEGER NOT NULL,
    layout BLOB NOT NULL,
    UNIQUE(document, anchor));
CREATE TABLE passages(
    row INTEGER PRIMARY KEY AUTOINCREMENT,
    section INTEGER NOT NULL REFERENCES sections(row) ON DELETE CASCADE,
    start INTEGER NOT NULL,
    length INTEGER NOT NULL,
    model INTEGER NOT NULL,
    key BLOB NOT NULL,
    embedded TEXT);
CREATE INDEX passages_section ON passages(section);
CREATE INDEX passages_model ON passages(model);
CREATE VIRTUAL TABLE sections_fts USING fts5(
    heading, breadcrumb, text, content='sections', content_rowid='row', tokenize='lastro');
INSERT INTO meta VALUES('generation', '1');
)sql";

QStringList names(Connection &connection, const char *sql)
{
    QStringList found;
    Statement statement = connection.prepare(sql);
    while (statement.step())
        found.append(statement.text(0));
    return found;
}

void drop(Connection &connection, const QStringList &names)
{
    for (QString name : names) {
        name.replace(QLatin1Char('"'), QLatin1String("\"\""));
        connection.execute(QStringLiteral("DROP TABLE IF EXISTS \"%1\"").arg(name).toUtf8().constData());
    }
}

} // namespace

void createIndexSchema(Connection &connection)
{
    connection.execute(tables);
    connection.execute(QStringLiteral("PRAGMA application_id=%1; PRAGMA user_version=%2")
                           .arg(indexApplicationId).arg(indexVersion).toUtf8().constData());
}

void dropIndexSchema(Connection &connection)
{
    // Virtual tables first: they take their own tables along.
    drop(connection, names(connection, "SELECT name FROM sqlite_schema WHERE type = 'table' AND sql LIKE 'CREATE VIRTUAL%'"));
    drop(connection, names(connection, "SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite\\_%' ESCAPE '\\' "
                                       "AND name NOT IN ('models', 'vectors', 'token_vectors')"));
}

bool hasIndexSchema(Connection &connection)
{
    return connection.number("SELECT count(*) FROM sqlite_schema WHERE name IN ('models', 'vectors', 'token_vectors', 'meta', 'documents', 'failures', "
                             "'sections', 'passages', 'sections_fts')") == 9;
}

} // namespace lastro::store
