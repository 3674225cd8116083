// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/store/indexreader.h"

#include "core/base/logging.h"
#include "core/store/connection.h"
#include "core/store/documentput.h"
#include "core/store/documentrows.h"
#include "core/store/vectorcodec.h"
#include "core/store/vectortable.h"

namespace lastro::store {

namespace {

std::string sql(const char *columns, const char *rest)
{
    return std::string("SELECT ") + columns + ' ' + rest;
}

constexpr auto allDocuments = "FROM documents d ORDER BY d.source, d.path";
constexpr auto oneDocument = "FROM documents d WHERE d.id = ?";
constexpr auto documentSections = "FROM sections s JOIN documents d ON d.row = s.document WHERE d.id = ? ORDER BY s.ordinal, s.row";
constexpr auto oneSection = "FROM sections s JOIN documents d ON d.row = s.document WHERE d.id = ? AND s.anchor = ?";
constexpr auto rowSection = "FROM sections s JOIN documents d ON d.row = s.document WHERE s.row = ?";

FileState readState(const Statement &row)
{
    return {row.text(0), row.text(1), row.integer(2), row.integer(3), row.integer(4), row.blob(5), std::nullopt};
}

} // namespace

IndexReader::IndexReader(std::unique_ptr<Connection> connection) : m_connection(std::move(connection)) {}
IndexReader::~IndexReader() = default;

IndexReader::Snapshot::Snapshot(Connection &connection) : m_connection(nullptr)
{
    if (connection.isInTransaction())
        return;
    const auto begun = connection.run([&]() -> base::Result<void> {
        connection.execute("BEGIN");
        // The state is fixed by the first read.
        connection.number("SELECT count(*) FROM meta");
        return {};
    });
    if (begun || connection.isInTransaction())
        m_connection = &connection;
    if (!begun)
        qCWarning(lastroStore, "A snapshot could not be taken: %s.", qPrintable(begun.error().detail));
}

IndexReader::Snapshot::~Snapshot()
{
    if (!m_connection)
        return;
    const auto ended = m_connection->run([&]() -> base::Result<void> {
        m_connection->execute("COMMIT");
        return {};
    });
    if (!ended)
        qCWarning(lastroStore, "A snapshot could not be ended: %s.", qPrintable(ended.error().detail));
}

IndexReader::Snapshot IndexReader::snapshot()
{
    return Snapshot(*m_connection);
}

base::Result<quint64> IndexReader::generation()
{
    return m_connection->run([&]() -> base::Result<quint64> {
        return quint64(m_connection->number("SELECT CAST(value AS INTEGER) FROM meta WHERE key = 'generation'"));
    });
}

base::Result<Counts> IndexReader::counts(const QString &embeddingModel)
{
    return m_connection->run([&]() -> base::Result<Counts> {
        Counts counts;
        counts.documents = m_connection->number("SELECT count(*) FROM documents");
        counts.sections = m_connection->number("SELECT count(*) FROM sections");
        counts.passages = m_connection->number("SELECT count(*) FROM passages");
        counts.tokenBytes = m_connection->number("SELECT coalesce(sum(length(data)), 0) FROM token_vectors");
        if (const auto model = VectorTable(*m_connection).find(embeddingModel)) {
            Statement statement = m_connection->prepare("SELECT count(*) FROM passages p WHERE p.model = ? "
                                                        "AND EXISTS(SELECT 1 FROM vectors v WHERE v.key = p.key)");
            counts.vectors = statement.with(*model).step() ? statement.integer(0) : 0;
        }
        return counts;
    });
}

base::Result<PendingSize> IndexReader::pendingSize(const QString &embeddingModel, bool tokensToo)
{
    return m_connection->run([&]() -> base::Result<PendingSize> {
        // A passage keyed for another model counts as pending: its vector of this one, if any, is found when it is keyed anew.
        const qint64 model = VectorTable(*m_connection).find(embeddingModel).value_or(-1);
        Statement statement = m_connection->prepare(
            "SELECT count(*), coalesce(sum(characters), 0) FROM ("
            "SELECT max(p.length + length(s.breadcrumb)) AS characters FROM passages p JOIN sections s ON s.row = p.section "
            "WHERE p.model <> ?1 OR NOT EXISTS(SELECT 1 FROM vectors v WHERE v.key = p.key AND (NOT ?2 OR "
            "EXISTS(SELECT 1 FROM token_vectors t WHERE t.row = v.row))) GROUP BY p.key)");
        return statement.with(model, tokensToo).step() ? PendingSize{statement.integer(0), statement.integer(1)} : PendingSize{};
    });
}

base::Result<std::vector<model::Document>> IndexReader::documents()
{
    return m_connection->run([&]() -> base::Result<std::vector<model::Document>> {
        std::vector<model::Document> found;
        Statement rows = m_connection->prepare(sql(documentColumns, allDocuments));
        while (rows.step())
            found.push_back(readDocument(rows));
        return found;
    });
}

base::Result<std::optional<model::Document>> IndexReader::document(const QString &id)
{
    return m_connection->run([&]() -> base::Result<std::optional<model::Document>> {
        Statement row = m_connection->prepare(sql(documentColumns, oneDocument));
        return row.with(id).step() ? std::optional(readDocument(row)) : std::nullopt;
    });
}

base::Result<std::vector<model::Section>> IndexReader::sectionsOf(const QString &document)
{
    return m_connection->run([&]() -> base::Result<std::vector<model::Section>> {
        std::vector<model::Section> found;
        Statement rows = m_connection->prepare(sql(sectionColumns, documentSections));
        rows.with(document);
        while (rows.step())
            found.push_back(readSection(rows).section);
        return found;
    });
}

base::Result<std::optional<StoredSection>> IndexReader::section(const model::SectionId &id)
{
    return m_connection->run([&]() -> base::Result<std::optional<StoredSection>> {
        Statement row = m_connection->prepare(sql(sectionColumns, oneSection));
        return row.with(id.document(), id.anchor()).step() ? std::optional(readSection(row)) : std::nullopt;
    });
}

base::Result<std::vector<StoredSection>> IndexReader::sections(std::span<const SectionRow> rows)
{
    return m_connection->run([&]() -> base::Result<std::vector<StoredSection>> {
        std::vector<StoredSection> found;
        found.reserve(rows.size());
        for (const SectionRow wanted : rows) {
            Statement row = m_connection->prepare(sql(sectionColumns, rowSection));
            if (row.with(wanted).step())
                found.push_back(readSection(row));
        }
        return found;
    });
}

base::Result<std::vector<std::pair<SectionRow, QString>>> IndexReader::sectionDocuments()
{
    return m_connection->run([&]() -> base::Result<std::vector<std::pair<SectionRow, QString>>> {
        std::vector<std::pair<SectionRow, QString>> found;
        Statement rows = m_connection->prepare("SELECT s.row, d.id FROM sections s JOIN documents d ON d.row = s.document ORDER BY s.row");
        while (rows.step())
            found.emplace_back(rows.integer(0), rows.text(1));
        return found;
    });
}

base::Result<std::vector<VectorEntry>> IndexReader::vectors(const QString &embeddingModel)
{
    return m_connection->run([&]() -> base::Result<std::vector<VectorEntry>> {
        std::vector<VectorEntry> found;
        VectorTable table(*m_connection);
        const auto model = table.find(embeddingModel);
        if (!model)
            return found;
        const int dimensions = table.dimensions(*model);
        Statement rows = m_connection->prepare("SELECT p.section, p.start, p.length, v.data FROM passages p JOIN vectors v ON v.key = p.key "
                                               "WHERE p.model = ? ORDER BY p.section, p.start, p.row");
        rows.with(*model);
        while (rows.step())
            found.push_back({rows.integer(0), {qsizetype(rows.integer(1)), qsizetype(rows.integer(2))},
                             decodeVector(rows.blob(3), dimensions)});
        return found;
    });
}

base::Result<std::vector<TokenEntry>> IndexReader::tokenVectors(const QString &embeddingModel, std::span<const SectionRow> rows)
{
    return m_connection->run([&]() -> base::Result<std::vector<TokenEntry>> {
        std::vector<TokenEntry> found;
        const auto model = VectorTable(*m_connection).find(embeddingModel);
        if (!model)
            return found;
        for (const SectionRow section : rows) {
            Statement passages = m_connection->prepare("SELECT p.embedded, s.text, s.layout, p.start, p.length, t.data FROM passages p "
                                                       "JOIN sections s ON s.row = p.section JOIN vectors v ON v.key = p.key "
                                                       "JOIN token_vectors t ON t.row = v.row WHERE p.section = ? AND p.model = ? ORDER BY p.start, p.row");
            passages.with(section, *model);
            while (passages.step()) {
                const base::TextRange range{qsizetype(passages.integer(3)), qsizetype(passages.integer(4))};
                const QString embedded = embeddedText(passages, 0);
                found.push_back({section, range, embedded.chopped(std::min(embedded.size(), range.length)), passages.blob(5)});
            }
        }
        return found;
    });
}

base::Result<std::vector<FileState>> IndexReader::fileStates(const QString &source)
{
    return m_connection->run([&]() -> base::Result<std::vector<FileState>> {
        std::vector<FileState> states;
        Statement read = m_connection->prepare("SELECT path, id, bytes, modified_ns, sidecar_ns, digest FROM documents WHERE source = ? ORDER BY path");
        read.with(source);
        while (read.step())
            states.push_back(readState(read));
        Statement failed = m_connection->prepare("SELECT path, '', bytes, modified_ns, sidecar_ns, digest, code, subject, detail "
                                                 "FROM failures WHERE source = ? ORDER BY path");
        failed.with(source);
        while (failed.step()) {
            states.push_back(readState(failed));
            states.back().failure = base::Error{base::errorCodeFromName(failed.text(6)), failed.text(7), failed.text(8)};
        }
        return states;
    });
}

base::Result<std::vector<Failure>> IndexReader::failures()
{
    return m_connection->run([&]() -> base::Result<std::vector<Failure>> {
        std::vector<Failure> found;
        Statement rows = m_connection->prepare("SELECT source, path, code, subject, detail FROM failures ORDER BY source, path");
        while (rows.step())
            found.push_back({rows.text(0), rows.text(1), {base::errorCodeFromName(rows.text(2)), rows.text(3), rows.text(4)}});
        return found;
    });
}

base::Result<QMap<QString, QString>> IndexReader::vectorFileStamp()
{
    return m_connection->run([&]() -> base::Result<QMap<QString, QString>> {
        QMap<QString, QString> stamp;
        Statement rows = m_connection->prepare("SELECT substr(key, 6), value FROM meta WHERE key LIKE 'file.%'");
        while (rows.step())
            stamp.insert(rows.text(0), rows.text(1));
        return stamp;
    });
}

} // namespace lastro::store
