// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/store/connection.h"
#include "core/store/records.h"

namespace lastro::store {

/// Deletes documents with their sections, passages and search words. The search words lie in an FTS5 table without
/// content of its own, which must be told the exact old text, and no trigger may do it: with trusted_schema off a schema
/// cannot write to a virtual table. Throws SQLite::Exception.
template <class... Values>
void removeDocuments(Connection &connection, const std::string &condition, const Values &...values)
{
    connection.prepare("INSERT INTO sections_fts(sections_fts, rowid, heading, breadcrumb, text) "
                       "SELECT 'delete', row, heading, breadcrumb, text FROM sections "
                       "WHERE document IN (SELECT row FROM documents WHERE " + condition + ")")
        .with(values...)
        .run();
    connection.prepare("DELETE FROM documents WHERE " + condition).with(values...).run();
}

/// IndexWriter::putDocument inside its transaction. model is the row of the embedding model. An error is returned before
/// anything is written. Throws SQLite::Exception.
base::Result<void> storeDocument(Connection &connection, const model::Document &document, qint64 sidecarNs,
                                 const std::vector<SectionWithPassages> &sections, qint64 model, const QString &modelName);

/// Gives passages that were keyed for another model the keys of this one; false if there were none.
/// Throws SQLite::Exception.
bool rekeyPassages(Connection &connection, qint64 model, const QString &modelName);

/// What was embedded of a passage row: p.embedded, s.text, s.layout, p.start, p.length from the column first on.
/// Throws DamagedRow.
QString embeddedText(const Statement &row, int first);

/// At most limit passages from a row on that have no vector yet (tokensToo: or no token vectors), a text once; from becomes the row to go on from next
/// time: all passages before it have their vector. Throws SQLite::Exception.
std::vector<PendingPassage> passagesWithoutVector(Connection &connection, qint64 model, int limit, bool tokensToo,
                                                  qint64 &from);

} // namespace lastro::store
