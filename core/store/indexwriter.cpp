// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/store/indexwriter.h"

#include "core/store/connection.h"
#include "core/store/documentput.h"
#include "core/store/vectortable.h"

#include <sqlite3.h>

#include <QJsonArray>
#include <QJsonDocument>

namespace lastro::store {

namespace {

base::Result<void> notOpen()
{
    return base::failure(base::ErrorCode::Internal, {}, QStringLiteral("no transaction is open"));
}

} // namespace

IndexWriter::IndexWriter(std::unique_ptr<Connection> connection) : m_connection(std::move(connection)) {}

IndexWriter::~IndexWriter()
{
    rollback();
}

qint64 IndexWriter::rowsChanged() const
{
    return sqlite3_total_changes64(m_connection->handle());
}

base::Result<void> IndexWriter::begin()
{
    if (m_open)
        return base::failure(base::ErrorCode::Internal, {}, QStringLiteral("a transaction is open already"));
    auto begun = m_connection->run([&]() -> base::Result<void> {
        m_connection->execute("BEGIN IMMEDIATE");
        return {};
    });
    m_open = begun.has_value();
    m_uncounted = rowsChanged();
    return begun;
}

base::Result<void> IndexWriter::commit()
{
    if (!m_open)
        return notOpen();
    auto committed = m_connection->run([&]() -> base::Result<void> {
        if (rowsChanged() != m_uncounted)
            m_connection->execute("UPDATE meta SET value = CAST(value AS INTEGER) + 1 WHERE key = 'generation'");
        m_connection->execute("COMMIT");
        return {};
    });
    if (committed)
        m_open = false;
    else
        rollback();
    return committed;
}

void IndexWriter::rollback()
{
    m_open = false;
    m_pendingFrom = 0;
    if (!m_connection->isInTransaction())
        return;
    // What cannot be rolled back now is rolled back by SQLite at the next opening.
    (void)m_connection->run([&]() -> base::Result<void> {
        m_connection->execute("ROLLBACK");
        return {};
    });
}

base::Result<void> IndexWriter::inTransaction(const std::function<base::Result<void>()> &work)
{
    if (!m_open)
        return notOpen();
    // No savepoint for each call: every one would make FTS5 write out the words it still gathers.
    bool refused = false;
    auto done = m_connection->run([&]() -> base::Result<void> {
        auto result = work();
        refused = !result;
        return result;
    });
    if (!done && !refused)
        rollback();
    return done;
}

base::Result<void> IndexWriter::putDocument(const model::Document &document, qint64 sidecarNs,
                                            const std::vector<SectionWithPassages> &sections, const QString &embeddingModel)
{
    return inTransaction([&]() -> base::Result<void> {
        return storeDocument(*m_connection, document, sidecarNs, sections, VectorTable(*m_connection).findOrAdd(embeddingModel),
                             embeddingModel);
    });
}

base::Result<void> IndexWriter::putFailure(const QString &source, const FileState &state)
{
    return inTransaction([&]() -> base::Result<void> {
        const base::Error error = state.failure.value_or(base::Error{});
        removeDocuments(*m_connection, "source = ? AND path = ?", source, state.path);
        m_connection->prepare("INSERT OR REPLACE INTO failures(source, path, bytes, modified_ns, sidecar_ns, digest, code, subject, detail) "
                              "VALUES(?, ?, ?, ?, ?, ?, ?, ?, ?)")
            .with(source, state.path, state.bytes, state.modifiedNs, state.sidecarNs, state.digest, base::errorCodeName(error.code),
                  error.subject, error.detail)
            .run();
        return {};
    });
}

base::Result<void> IndexWriter::removeFile(const QString &source, const QString &path)
{
    return inTransaction([&]() -> base::Result<void> {
        removeDocuments(*m_connection, "source = ? AND path = ?", source, path);
        m_connection->prepare("DELETE FROM failures WHERE source = ? AND path = ?").with(source, path).run();
        return {};
    });
}

base::Result<void> IndexWriter::keepOnlySources(const QStringList &sources)
{
    const QString kept = QString::fromUtf8(QJsonDocument(QJsonArray::fromStringList(sources)).toJson(QJsonDocument::Compact));
    return inTransaction([&]() -> base::Result<void> {
        removeDocuments(*m_connection, "source NOT IN (SELECT value FROM json_each(?))", kept);
        m_connection->prepare("DELETE FROM failures WHERE source NOT IN (SELECT value FROM json_each(?))").with(kept).run();
        return {};
    });
}

base::Result<void> IndexWriter::setSeal(const QString &source, model::Seal seal)
{
    return inTransaction([&]() -> base::Result<void> {
        m_connection->prepare("UPDATE documents SET seal = ?1 WHERE source = ?2 AND seal <> ?1").with(model::sealName(seal), source).run();
        return {};
    });
}

base::Result<void> IndexWriter::putVectors(const QString &embeddingModel, int dimensions, const std::vector<NewVector> &vectors)
{
    return inTransaction([&]() -> base::Result<void> { return VectorTable(*m_connection).add(embeddingModel, dimensions, vectors); });
}

base::Result<void> IndexWriter::dropTokenVectors()
{
    m_pendingFrom = 0;
    return inTransaction([&]() -> base::Result<void> {
        m_connection->execute("DELETE FROM token_vectors");
        return {};
    });
}

base::Result<void> IndexWriter::keyPassages(const QString &embeddingModel)
{
    m_pendingFrom = 0;
    return inTransaction([&]() -> base::Result<void> {
        rekeyPassages(*m_connection, VectorTable(*m_connection).findOrAdd(embeddingModel), embeddingModel);
        return {};
    });
}

base::Result<std::vector<PendingPassage>> IndexWriter::pending(const QString &embeddingModel, int limit, bool tokensToo)
{
    const auto find = [&]() -> base::Result<std::vector<PendingPassage>> {
        const qint64 model = VectorTable(*m_connection).findOrAdd(embeddingModel);
        if (rekeyPassages(*m_connection, model, embeddingModel) || tokensToo != m_pendingTokens)
            m_pendingFrom = 0;
        m_pendingTokens = tokensToo;
        return passagesWithoutVector(*m_connection, model, limit, tokensToo, m_pendingFrom);
    };
    const bool ownTransaction = !m_open;
    if (ownTransaction)
        if (auto begun = begin(); !begun)
            return std::unexpected(begun.error());
    auto found = m_connection->run(find);
    if (!found) {
        rollback();
        return found;
    }
    if (ownTransaction)
        if (auto committed = commit(); !committed)
            return std::unexpected(committed.error());
    return found;
}

base::Result<void> IndexWriter::setVectorFileStamp(const QMap<QString, QString> &stamp)
{
    const qint64 before = rowsChanged();
    auto done = inTransaction([&]() -> base::Result<void> {
        m_connection->execute("DELETE FROM meta WHERE key LIKE 'file.%'");
        for (auto it = stamp.begin(); it != stamp.end(); ++it)
            m_connection->prepare("INSERT INTO meta(key, value) VALUES('file.' || ?, ?)").with(it.key(), it.value()).run();
        return {};
    });
    // The stamp names a generation: it must not make a new one.
    if (done)
        m_uncounted += rowsChanged() - before;
    return done;
}

base::Result<void> IndexWriter::optimize()
{
    return m_connection->run([&]() -> base::Result<void> {
        m_connection->execute("INSERT INTO sections_fts(sections_fts) VALUES('optimize')");
        m_connection->execute("PRAGMA optimize");
        return {};
    });
}

} // namespace lastro::store
