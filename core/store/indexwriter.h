// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/store/records.h"

#include <functional>
#include <memory>

namespace lastro::store {

class Connection;

/// The one writer of index.db. Every change belongs to a transaction: begin(), changes, commit(); the destructor rolls
/// back what was not committed. Errors: StoreFailed, DiskFull, NoWritePermission (the transaction is rolled back, earlier
/// commits stay); VectorWidthWrong, VectorNotFinite, Internal (nothing of that call is written, the transaction goes on).
class IndexWriter {
public:
    explicit IndexWriter(std::unique_ptr<Connection> connection);
    ~IndexWriter();

    base::Result<void> begin();
    base::Result<void> commit();
    void rollback();

    /// Puts a document in place of the one with the same source and path (or the same id), with its words searchable at
    /// commit. Passages whose embedding key is known keep their vector. Internal: two sections have one anchor, or one is
    /// of another document.
    base::Result<void> putDocument(const model::Document &document, qint64 sidecarNs,
                                   const std::vector<SectionWithPassages> &sections, const QString &embeddingModel);
    /// Remembers a file that could not be read (an earlier version of it no longer answers).
    base::Result<void> putFailure(const QString &source, const FileState &state);
    base::Result<void> removeFile(const QString &source, const QString &path);
    /// Documents of all other sources go. For indexing a set of folders as the whole base.
    base::Result<void> keepOnlySources(const QStringList &sources);
    base::Result<void> setSeal(const QString &source, model::Seal seal);

    /// Keys every passage for the model, where they are keyed for another one. Vectors of both are kept.
    base::Result<void> keyPassages(const QString &embeddingModel);
    /// Passages without a vector of the model (tokensToo: or without its token vectors), oldest first; duplicates of a
    /// text once.
    base::Result<std::vector<PendingPassage>> pending(const QString &embeddingModel, int limit, bool tokensToo = false);
    base::Result<void> putVectors(const QString &embeddingModel, int dimensions, const std::vector<NewVector> &vectors);
    /// Frees what token vectors take; they are pending again where they are wanted.
    base::Result<void> dropTokenVectors();
    base::Result<void> setVectorFileStamp(const QMap<QString, QString> &stamp);
    /// Merges the FTS segments and gives the planner its figures; after a large run.
    base::Result<void> optimize();

private:
    /// Runs one change. What it returns as an error was refused before anything was written, and the transaction goes
    /// on; a fault of SQLite rolls the transaction back.
    base::Result<void> inTransaction(const std::function<base::Result<void>()> &work);

    /// Rows that the connection has changed since it was opened.
    qint64 rowsChanged() const;

    std::unique_ptr<Connection> m_connection;
    bool m_open = false;
    qint64 m_uncounted = 0;        ///< rows changed before this transaction, or by it without a new generation
    qint64 m_pendingFrom = 0;       ///< passages before this row have their vector
    bool m_pendingTokens = false;   ///< and their token vectors
};

} // namespace lastro::store
