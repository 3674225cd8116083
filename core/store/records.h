// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/model/document.h"
#include "core/model/section.h"

#include <QByteArray>
#include <vector>

namespace lastro::store {

/// Number of a section in index.db. Valid until the section is replaced; never shown, never kept outside a turn.
using SectionRow = qint64;

/// A unit that is embedded: a range of a section's text, sent to the embedder as breadcrumb + "\n" + that range.
struct Passage {
    base::TextRange range;
    QString embeddedText;
    bool operator==(const Passage &) const = default;
};

struct SectionWithPassages {
    model::Section section;
    std::vector<Passage> passages;
};

struct StoredSection {
    SectionRow row = 0;
    model::Section section;
};

struct LexicalHit {
    SectionRow section = 0;
    double score = 0;        ///< BM25, larger is better, always > 0
};

/// One vector of a passage that exists now.
struct VectorEntry {
    SectionRow section = 0;
    base::TextRange range;
    std::vector<float> values;      ///< unit length
};

struct PendingPassage {
    QByteArray key;                 ///< base::embeddingKey(model, text)
    QString text;
};

struct PendingSize {
    qint64 texts = 0;
    qint64 characters = 0;
};

struct NewVector {
    QByteArray key;
    std::vector<float> values;
    QByteArray tokens{};            ///< packed token vectors; empty = none
};

/// The packed token vectors of a passage. labels: what was embedded in front of the text (breadcrumb and line end).
struct TokenEntry {
    SectionRow section = 0;
    base::TextRange range;          ///< of the section's text
    QString labels;
    QByteArray tokens;
};

/// What the last run knew of a file: unchanged files are not read again.
struct FileState {
    QString path;                   ///< below the source's root
    QString document;               ///< document id; empty if it failed
    qint64 bytes = 0;
    qint64 modifiedNs = 0;
    qint64 sidecarNs = 0;           ///< file time of FILE.meta.json, 0 = none
    QByteArray digest;
    std::optional<base::Error> failure;
};

struct Failure {
    QString source;
    QString path;
    base::Error error;
};

/// documents, sections and passages that are there now; vectors = passages that have one of the model asked for.
struct Counts {
    qint64 documents = 0;
    qint64 sections = 0;
    qint64 passages = 0;
    qint64 vectors = 0;
    qint64 tokenBytes = 0;          ///< what token vectors take of the file
};

} // namespace lastro::store
