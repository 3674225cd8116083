// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/index/hnswindex.h"

#include <QMap>

namespace lastro::index {

/// The graph of one state of a base as a file in the base's folder, vec.GENERATION.hnsw. The vectors table stays the truth:
/// a file that does not agree with the stamp in every point is as good as none.
///
/// Order of writing: commit the vectors; save() (a .tmp, checked, on the disk, then renamed); commit the stamp that save()
/// gave (IndexWriter::setVectorFileStamp); removeOthers(). A crash at any point leaves a file without a stamp or a stamp
/// without its file, and then load() gives nothing.
class VectorFile {
public:
    using Stamp = QMap<QString, QString>;      ///< as IndexReader::vectorFileStamp

    struct Key {
        QString folder;
        quint64 generation = 0;
        QString model;
        int dimensions = 0;
    };

    explicit VectorFile(Key key) : m_key(std::move(key)) {}

    /// Errors: DiskFull, NoWritePermission; nothing is left behind then.
    base::Result<Stamp> save(const HnswIndex &index) const;
    /// Null unless generation, model, dimensions, number of entries and SHA-256 all agree with the stamp.
    std::unique_ptr<HnswIndex> load(const Stamp &stamp, const std::vector<store::VectorEntry> &entries) const;
    /// Deletes the files of other generations and unfinished ones. Readers are not disturbed, they hold no file open.
    void removeOthers() const;

private:
    QString path(const char *suffix) const;
    Stamp stamp(const QByteArray &digest, size_t count) const;
    base::Result<Stamp> finish(const HnswIndex &index, const QString &unfinished) const;

    Key m_key;
};

} // namespace lastro::index
