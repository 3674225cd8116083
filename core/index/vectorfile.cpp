// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/index/vectorfile.h"

#include "core/base/logging.h"
#include "core/index/filesync.h"
#include "core/index/privatecopy.h"

#include <QCryptographicHash>
#include <QDir>
#include <QFile>
#include <filesystem>

namespace lastro::index {

namespace {

constexpr char Finished[] = "hnsw";
constexpr char Unfinished[] = "tmp";

QByteArray digestOf(const QString &path)
{
    QFile file(path);
    QCryptographicHash hash(QCryptographicHash::Sha256);
    return file.open(QIODevice::ReadOnly) && hash.addData(&file) ? hash.result() : QByteArray();
}

bool moveOver(const QString &from, const QString &to)
{
    std::error_code error;
    std::filesystem::rename(QFile::encodeName(from).toStdString(), QFile::encodeName(to).toStdString(), error);
    return !error;
}

} // namespace

QString VectorFile::path(const char *suffix) const
{
    return QStringLiteral("%1/vec.%2.%3").arg(m_key.folder).arg(m_key.generation).arg(QLatin1String(suffix));
}

VectorFile::Stamp VectorFile::stamp(const QByteArray &digest, size_t count) const
{
    return {{QStringLiteral("generation"), QString::number(m_key.generation)},
            {QStringLiteral("sha256"), QLatin1String(digest.toHex())},
            {QStringLiteral("model"), m_key.model},
            {QStringLiteral("dimensions"), QString::number(m_key.dimensions)},
            {QStringLiteral("count"), QString::number(count)}};
}

base::Result<VectorFile::Stamp> VectorFile::save(const HnswIndex &index) const
{
    const QString unfinished = path(Unfinished);
    auto saved = finish(index, unfinished);
    if (!saved)
        QFile::remove(unfinished);
    return saved;
}

base::Result<VectorFile::Stamp> VectorFile::finish(const HnswIndex &index, const QString &unfinished) const
{
    QFile::remove(unfinished);
    if (const auto written = index.save(unfinished); !written)
        return std::unexpected(written.error());
    const QByteArray digest = syncFile(unfinished) ? digestOf(unfinished) : QByteArray();
    if (digest.isEmpty())
        return base::failure(base::ErrorCode::DiskFull, unfinished);
    if (!moveOver(unfinished, path(Finished)) || !syncFolder(m_key.folder))
        return base::failure(base::ErrorCode::NoWritePermission, path(Finished));
    return stamp(digest, index.size());
}

std::unique_ptr<HnswIndex> VectorFile::load(const Stamp &stamp, const std::vector<store::VectorEntry> &entries) const
{
    const QString digest = stamp.value(QStringLiteral("sha256"));
    if (stamp != this->stamp(QByteArray::fromHex(digest.toLatin1()), entries.size()))
        return nullptr;
    const auto copy = PrivateCopy::make(path(Finished));
    if (!copy || QLatin1String(copy->digest().toHex()) != digest) {
        qCInfo(lastroIndex, "The vector file of generation %llu is missing or not the one that was written.", m_key.generation);
        return nullptr;
    }
    auto loaded = HnswIndex::load(copy->path(), entries, m_key.dimensions);
    if (!loaded)
        qCWarning(lastroIndex, "The vector file of generation %llu cannot be used: %ls", m_key.generation, qUtf16Printable(loaded.error().detail));
    return loaded ? std::move(*loaded) : nullptr;
}

void VectorFile::removeOthers() const
{
    QDir folder(m_key.folder);
    const QString own = QStringLiteral("vec.%1.%2").arg(m_key.generation).arg(QLatin1String(Finished));
    for (const QString &name : folder.entryList({QStringLiteral("vec.*.hnsw"), QStringLiteral("vec.*.tmp")}, QDir::Files | QDir::Hidden))
        if (name != own)
            folder.remove(name);
}

} // namespace lastro::index
