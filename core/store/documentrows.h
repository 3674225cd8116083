// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/store/records.h"
#include "core/store/statement.h"

namespace lastro::store {

/// How documents, sections and files lie in index.db. All throw SQLite::Exception or DamagedRow.

inline constexpr auto documentColumns = "d.id, d.source, d.path, d.title, d.format, d.seal, d.metadata, d.bytes, d.modified_ns, "
                                        "d.digest, d.pages, d.notes, (SELECT count(*) FROM sections n WHERE n.document = d.row)";
model::Document readDocument(const Statement &row);
/// Binds the values of documentColumns in their order, without the count of sections.
void bindDocument(Statement &statement, const model::Document &document);

/// Columns: s.row, document id, then what the name says. Used as "SELECT " + sectionColumns + " FROM sections s JOIN documents d".
inline constexpr auto sectionColumns = "s.row, d.id, s.anchor, s.ordinal, s.level, s.heading, s.text, s.first_page, s.last_page, s.layout";
StoredSection readSection(const Statement &row);

/// The text of a section's breadcrumb that is searched: title and headings above, one a line, its own heading left out.
QString searchedBreadcrumb(const model::Section &section);

/// What the embedder is sent for a range of a section, where the passage says nothing else.
QString usualEmbeddedText(const QStringList &breadcrumb, const QString &text, const base::TextRange &range);

} // namespace lastro::store
