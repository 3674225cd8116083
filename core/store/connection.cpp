// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/store/connection.h"

#include "core/base/logging.h"
#include "core/store/lastrotokenizer.h"
#include "core/store/ranking.h"

#include <QFile>
#include <QFileInfo>
#include <QUrl>
#include <SQLiteCpp/Column.h>
#include <cerrno>
#include <sqlite3.h>

namespace lastro::store {

namespace {

constexpr int patienceMs = 5'000;

int flagsOf(Connection::Mode mode)
{
    const int common = SQLite::OPEN_NOMUTEX | SQLite::OPEN_URI;
    switch (mode) {
    case Connection::Mode::ReadOnly: return common | SQLite::OPEN_READONLY;
    case Connection::Mode::ReadWrite: return common | SQLite::OPEN_READWRITE;
    case Connection::Mode::Create: return common | SQLite::OPEN_READWRITE | SQLite::OPEN_CREATE;
    }
    return common;
}

std::string uriOf(const QString &path, bool immutable)
{
    const QByteArray uri = QUrl::fromLocalFile(path).toEncoded(QUrl::FullyEncoded);
    return (immutable ? uri + "?immutable=1" : uri).toStdString();
}

void check(sqlite3 *handle, int code)
{
    if (code != SQLITE_OK)
        throw SQLite::Exception(handle, code);
}

base::Error openFault(const SQLite::Exception &exception, const QString &path, int systemError)
{
    return {faultCode(exception.getExtendedErrorCode() > 0 ? exception.getExtendedErrorCode() : exception.getErrorCode(), systemError),
            path, QString::fromUtf8(exception.what())};
}

} // namespace

base::Result<std::unique_ptr<Connection>> Connection::open(const QString &path, Mode mode, Durability durability)
{
    const auto attempt = [&](bool immutable) -> base::Result<std::unique_ptr<Connection>> {
        errno = 0;
        try {
            return std::unique_ptr<Connection>(new Connection(path, mode, durability, immutable));
        } catch (const SQLite::Exception &exception) {
            return std::unexpected(openFault(exception, path, errno));
        } catch (const std::exception &exception) {
            return base::failure(base::ErrorCode::StoreFailed, path, QString::fromUtf8(exception.what()));
        }
    };
    auto connection = attempt(false);
    // A folder that cannot be written has no place for the shared memory of the log; without a log none is needed.
    const bool mayNotWrite = !connection && mode == Mode::ReadOnly && connection.error().code != base::ErrorCode::BaseDamaged
        && QFileInfo(path).isReadable() && !QFileInfo(QFileInfo(path).path()).isWritable();
    if (!mayNotWrite)
        return connection;
    if (QFileInfo(path + QLatin1String("-wal")).size() == 0)
        return attempt(true);
    return base::failure(base::ErrorCode::BaseNotClosed, path, connection.error().detail);
}

Connection::Connection(const QString &path, Mode mode, Durability durability, bool immutable)
    : m_path(path), m_database(uriOf(path, immutable), flagsOf(mode), patienceMs)
{
    configure(mode, durability);
}

void Connection::configure(Mode mode, Durability durability)
{
    sqlite3 *handle = m_database.getHandle();
    check(handle, sqlite3_extended_result_codes(handle, 1));
    check(handle, sqlite3_db_config(handle, SQLITE_DBCONFIG_DEFENSIVE, 1, nullptr));
    check(handle, sqlite3_db_config(handle, SQLITE_DBCONFIG_TRUSTED_SCHEMA, 0, nullptr));
    check(handle, sqlite3_db_config(handle, SQLITE_DBCONFIG_DQS_DDL, 0, nullptr));
    check(handle, sqlite3_db_config(handle, SQLITE_DBCONFIG_DQS_DML, 0, nullptr));
    fts5_api *api = fts5Api(handle);
    check(handle, api ? SQLITE_OK : SQLITE_MISUSE);
    check(handle, registerTokenizer(api));
    check(handle, registerRanking(api));
    execute("PRAGMA trusted_schema=OFF; PRAGMA cell_size_check=ON; PRAGMA foreign_keys=ON; PRAGMA temp_store=MEMORY;"
            "PRAGMA cache_size=-32000; PRAGMA journal_size_limit=67108864;");
    execute(durability == Durability::Full ? "PRAGMA synchronous=FULL" : "PRAGMA synchronous=NORMAL");
    if (mode != Mode::ReadOnly)
        execute("PRAGMA journal_mode=WAL");
    number("SELECT count(*) FROM sqlite_schema");
}

Statement Connection::prepare(const std::string &sql)
{
    auto &statement = m_statements[sql];
    if (!statement)
        statement = std::make_unique<SQLite::Statement>(m_database, sql);
    return Statement(*statement);
}

void Connection::execute(const char *sql)
{
    m_database.exec(sql);
}

qint64 Connection::number(const char *sql)
{
    Statement statement = prepare(sql);
    return statement.step() ? statement.integer(0) : 0;
}

bool Connection::hasTable(const QString &name)
{
    return prepare("SELECT 1 FROM sqlite_schema WHERE type = 'table' AND name = ?").with(name).exists();
}

bool Connection::isInTransaction() const
{
    return sqlite3_get_autocommit(handle()) == 0;
}

sqlite3 *Connection::handle() const
{
    return m_database.getHandle();
}

void Connection::rollbackQuietly()
{
    char *message = nullptr;
    if (sqlite3_exec(handle(), "ROLLBACK", nullptr, nullptr, &message) != SQLITE_OK)
        qCWarning(lastroStore, "A transaction could not be rolled back: %s.", message ? message : "unknown");
    sqlite3_free(message);
}

QString Connection::damageMark(const QString &path)
{
    return path + QLatin1String(".suspect");
}

base::Error Connection::fault(const SQLite::Exception &exception) const
{
    const int code = exception.getExtendedErrorCode() > 0 ? exception.getExtendedErrorCode() : exception.getErrorCode();
    const QString detail = QStringLiteral("%1 (%2)").arg(QString::fromUtf8(exception.what())).arg(code);
    const base::ErrorCode mapped = faultCode(code, sqlite3_system_errno(handle()));
    if (mapped == base::ErrorCode::BaseDamaged)
        return damaged(detail);
    return {mapped, m_path, detail};
}

base::Error Connection::damaged(const QString &detail) const
{
    if (m_watch) {
        QFile mark(damageMark(m_path));
        if (!mark.open(QIODevice::WriteOnly))
            qCWarning(lastroStore, "The mark of damage could not be written.");
    }
    return {base::ErrorCode::BaseDamaged, m_path, detail};
}

} // namespace lastro::store
