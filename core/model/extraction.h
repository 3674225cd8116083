// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/document.h"
#include "core/model/section.h"

namespace lastro::model {

/// One block as a reader found it, before anchors and sections exist. Ranges of spans and words are of this text.
struct ExtractedBlock {
    int headingLevel = 0;            ///< 1..6 for a heading, else 0
    QString explicitId;              ///< a heading's own id, as written
    BlockKind kind = BlockKind::Paragraph;
    int depth = 0;
    bool tableStart = false;
    QString text;
    std::vector<Span> spans;
    std::vector<WordBox> words;
    int page = 0;                    ///< PDF: page the block begins on, from 1
    bool operator==(const ExtractedBlock &) const = default;
};

/// What the extractor child says of one file.
struct Extraction {
    Format format = Format::Text;
    QString title;                            ///< HTML <title> or PDF title; empty where none
    QMap<QString, QString> metadata;          ///< raw keys and values of front matter, meta tags or PDF properties
    std::vector<ExtractedBlock> blocks;
    int pages = 0;
    QStringList notes;                        ///< Document::notes codes
    qint64 bytes = 0;
    qint64 modifiedNs = 0;
    QByteArray digest;                        ///< sha256 of the bytes that were read
    bool operator==(const Extraction &) const = default;
};

} // namespace lastro::model
