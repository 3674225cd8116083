// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/store/records.h"

#include <QSet>
#include <memory>
#include <span>

namespace lastro::store {

class Connection;

/// Reads index.db. One connection, one thread at a time. Errors: StoreFailed, BaseDamaged.
class IndexReader {
public:
    explicit IndexReader(std::unique_ptr<Connection> connection);
    ~IndexReader();

    /// All reads until the Snapshot dies see one state of the base. Keep it short (it holds back checkpoints).
    class Snapshot {
    public:
        explicit Snapshot(Connection &connection);
        ~Snapshot();
        Snapshot(const Snapshot &) = delete;
        Snapshot &operator=(const Snapshot &) = delete;
    private:
        Connection *m_connection;
    };
    Snapshot snapshot();

    /// Grows with every commit that changes documents, sections, passages or vectors.
    base::Result<quint64> generation();
    base::Result<Counts> counts(const QString &embeddingModel);

    base::Result<std::vector<model::Document>> documents();
    base::Result<std::optional<model::Document>> document(const QString &id);
    base::Result<std::vector<model::Section>> sectionsOf(const QString &document);
    base::Result<std::optional<StoredSection>> section(const model::SectionId &id);
    base::Result<std::vector<StoredSection>> sections(std::span<const SectionRow> rows);   ///< in the order asked
    /// (section row, document id) of every section, in row order.
    base::Result<std::vector<std::pair<SectionRow, QString>>> sectionDocuments();

    /// (row, heading, breadcrumb and text) of at most so many sections after a row, in row order. A section that changes
    /// gets a new row, larger than all before.
    base::Result<std::vector<std::pair<SectionRow, QString>>> textsAfter(SectionRow row, int most);

    /// BM25 over heading, breadcrumb and text: every section that holds any of the words, best first, all of them where
    /// limit is 0. Words are what people typed, one a string ("CD-SP", "férias", "R$ 5.000"); any characters are safe;
    /// a word that folds to nothing is skipped. A word with several tokens matches as a phrase, or whole as a code.
    base::Result<std::vector<LexicalHit>> match(const QStringList &words, int limit);
    /// For each word, the number of sections that hold it.
    base::Result<std::vector<qint64>> sectionFrequency(const QStringList &words);

    /// Every passage vector of the model, by section row and place.
    base::Result<std::vector<VectorEntry>> vectors(const QString &embeddingModel);
    /// The token vectors of these sections' passages, by section and place; what has none is left out.
    base::Result<std::vector<TokenEntry>> tokenVectors(const QString &embeddingModel, std::span<const SectionRow> rows);
    /// How much is still to be embedded under the model: distinct texts and their characters. tokensToo: what has a
    /// vector but no token vectors counts as well.
    base::Result<PendingSize> pendingSize(const QString &embeddingModel, bool tokensToo = false);
    base::Result<std::vector<FileState>> fileStates(const QString &source);
    base::Result<std::vector<Failure>> failures();
    /// The vector file this index belongs with: "generation", "sha256", "model", "dimensions", "count"; empty if none.
    base::Result<QMap<QString, QString>> vectorFileStamp();

private:
    std::unique_ptr<Connection> m_connection;
};

/// The index terms of a text in order, without the duplicates that stand at one place (stems, folded forms, codes with
/// their parts): the tokenizer's own view, for highlighting and features. Any thread.
QStringList indexTerms(const QString &text);

} // namespace lastro::store
