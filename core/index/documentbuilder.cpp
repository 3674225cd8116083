// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/index/documentbuilder.h"

#include "core/index/passages.h"
#include "core/sections/sectioner.h"
#include "core/sources/metadata.h"

namespace lastro::index {

namespace {

QString uniqueId(const QString &wanted, QSet<QString> &inUse)
{
    QString id = wanted;
    for (int ordinal = 2; inUse.contains(id); ++ordinal)
        id = wanted + QLatin1Char('-') + QString::number(ordinal);
    inUse.insert(id);
    return id;
}

} // namespace

BuiltDocument buildDocument(const PlannedFile &planned, const model::Extraction &extraction, const QByteArray &sidecar,
                            QSet<QString> &idsInUse)
{
    sources::ReadMetadata read = sources::readMetadata(extraction.metadata, sidecar);

    BuiltDocument built;
    model::Document &document = built.document;
    document.id = uniqueId(sections::documentIdFor(read.metadata, planned.file.path), idsInUse);
    document.source = planned.source.id;
    document.path = planned.file.path;
    document.title = sections::documentTitleFor(read.metadata, extraction, planned.file.path);
    document.format = extraction.format;
    document.seal = planned.source.seal;
    document.metadata = std::move(read.metadata);
    document.bytes = planned.file.bytes;
    document.modifiedNs = planned.file.modifiedNs;
    document.digest = extraction.digest;
    document.pages = extraction.pages;
    document.notes = extraction.notes + read.notes;

    for (model::Section &section : sections::makeSections(document.id, document.title, extraction)) {
        auto passages = makePassages(section);
        built.sections.push_back({std::move(section), std::move(passages)});
    }
    return built;
}

} // namespace lastro::index
