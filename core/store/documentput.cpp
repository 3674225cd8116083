// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/store/documentput.h"

#include "core/base/digest.h"
#include "core/store/documentrows.h"
#include "core/store/sectioncodec.h"

#include <QSet>
#include <sqlite3.h>

namespace lastro::store {

namespace {

base::Result<void> checkAnchors(const model::Document &document, const std::vector<SectionWithPassages> &sections)
{
    QSet<QString> anchors;
    for (const SectionWithPassages &each : sections) {
        if (each.section.id.document() != document.id || anchors.contains(each.section.id.anchor()))
            return base::failure(base::ErrorCode::Internal, each.section.id.toString(), QStringLiteral("the section's name cannot be stored"));
        anchors.insert(each.section.id.anchor());
    }
    return {};
}

qint64 lastRow(Connection &connection)
{
    return sqlite3_last_insert_rowid(connection.handle());
}

qint64 storeSection(Connection &connection, qint64 documentRow, const model::Section &section)
{
    const QString breadcrumb = searchedBreadcrumb(section);
    connection.prepare("INSERT INTO sections(document, anchor, ordinal, level, heading, breadcrumb, text, first_page, last_page, layout) "
                       "VALUES(?, ?, ?, ?, ?, ?, ?, ?, ?, ?)")
        .with(documentRow, section.id.anchor(), section.ordinal, section.level, section.heading, breadcrumb, section.text,
              section.firstPage, section.lastPage, encodeLayout(section))
        .run();
    const qint64 row = lastRow(connection);
    connection.prepare("INSERT INTO sections_fts(rowid, heading, breadcrumb, text) VALUES(?, ?, ?, ?)")
        .with(row, section.heading, breadcrumb, section.text)
        .run();
    return row;
}

void storePassages(Connection &connection, qint64 sectionRow, const SectionWithPassages &stored, qint64 model, const QString &modelName)
{
    Statement insert = connection.prepare("INSERT INTO passages(section, start, length, model, key, embedded) VALUES(?, ?, ?, ?, ?, ?)");
    for (const Passage &passage : stored.passages) {
        insert.with(sectionRow, qint64(passage.range.start), qint64(passage.range.length), model,
                    base::embeddingKey(modelName, passage.embeddedText));
        // The usual text is there already, in the section.
        if (passage.embeddedText == usualEmbeddedText(stored.section.breadcrumb, stored.section.text, passage.range))
            insert.with(nullptr);
        else
            insert.with(passage.embeddedText);
        insert.run();
    }
}

} // namespace

QString embeddedText(const Statement &row, int first)
{
    if (!row.isNull(first))
        return row.text(first);
    const QString text = row.text(first + 1);
    const QStringList breadcrumb = decodeLayout(row.blob(first + 2), text.size()).breadcrumb;
    return usualEmbeddedText(breadcrumb, text, {qsizetype(row.integer(first + 3)), qsizetype(row.integer(first + 4))});
}

base::Result<void> storeDocument(Connection &connection, const model::Document &document, qint64 sidecarNs,
                                 const std::vector<SectionWithPassages> &sections, qint64 model, const QString &modelName)
{
    if (auto checked = checkAnchors(document, sections); !checked)
        return checked;
    connection.prepare("DELETE FROM failures WHERE source = ? AND path = ?").with(document.source, document.path).run();
    removeDocuments(connection, "(source = ? AND path = ?) OR id = ?", document.source, document.path, document.id);
    {
        Statement insert = connection.prepare("INSERT INTO documents(id, source, path, title, format, seal, metadata, bytes, modified_ns, "
                                              "digest, pages, notes, sidecar_ns) VALUES(?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)");
        bindDocument(insert, document);
        insert.with(sidecarNs).run();
    }
    const qint64 documentRow = lastRow(connection);
    for (const SectionWithPassages &each : sections)
        storePassages(connection, storeSection(connection, documentRow, each.section), each, model, modelName);
    return {};
}

bool rekeyPassages(Connection &connection, qint64 model, const QString &modelName)
{
    std::vector<std::pair<qint64, QByteArray>> keys;
    {
        Statement rows = connection.prepare("SELECT p.row, p.embedded, s.text, s.layout, p.start, p.length FROM passages p "
                                            "JOIN sections s ON s.row = p.section WHERE p.model < ?1 OR p.model > ?1");
        rows.with(model);
        while (rows.step())
            keys.emplace_back(rows.integer(0), base::embeddingKey(modelName, embeddedText(rows, 1)));
    }
    Statement update = connection.prepare("UPDATE passages SET model = ?, key = ? WHERE row = ?");
    for (const auto &[row, key] : keys)
        update.with(model, key, row).run();
    return !keys.empty();
}

std::vector<PendingPassage> passagesWithoutVector(Connection &connection, qint64 model, int limit, bool tokensToo, qint64 &from)
{
    std::vector<PendingPassage> found;
    QSet<QByteArray> seen;
    qint64 firstFound = 0;
    Statement rows = connection.prepare("SELECT p.row, p.key, p.embedded, s.text, s.layout, p.start, p.length FROM passages p "
                                        "JOIN sections s ON s.row = p.section WHERE p.row >= ?1 AND p.model = ?2 "
                                        "AND NOT EXISTS(SELECT 1 FROM vectors v WHERE v.key = p.key AND (NOT ?3 OR "
                                        "EXISTS(SELECT 1 FROM token_vectors t WHERE t.row = v.row))) ORDER BY p.row");
    rows.with(from, model, tokensToo);
    while ((limit <= 0 || int(found.size()) < limit) && rows.step()) {
        if (firstFound == 0)
            firstFound = rows.integer(0);
        const QByteArray key = rows.blob(1);
        if (seen.contains(key))
            continue;
        seen.insert(key);
        found.push_back({key, embeddedText(rows, 2)});
    }
    if (firstFound != 0)
        from = firstFound;
    return found;
}

} // namespace lastro::store
