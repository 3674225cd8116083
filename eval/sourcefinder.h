// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/engine/engine.h"
#include "eval/ruler.h"

#include <QHash>
#include <QSet>

namespace lastro::eval {

/// The sections of the base that a question's "expected" means.
struct RightSources {
    QSet<model::SectionId> sections;
    QStringList documents;                    ///< ids
    std::vector<ExpectedSource> missing;      ///< what the base does not hold: a slip of the ruler
};

/// Does this name mean the document: its id, or the end of its path, with or without extension; search-folded.
bool isNamed(const model::Document &document, const QString &name);

/// Looks expected sources up in a base, as somebody of the question's area may see it. A file name that several documents
/// have means all of them, unless it is the id of one. One thread.
class SourceFinder {
public:
    /// The engine must outlive it.
    explicit SourceFinder(engine::Engine &engine) : m_engine(engine) {}
    base::Result<RightSources> find(const RulerQuestion &question);

private:
    base::Result<const std::vector<model::Document> *> documents(const QString &area);
    base::Result<const std::vector<model::Section> *> sections(const QString &document, const QString &area);

    engine::Engine &m_engine;
    QHash<QString, std::vector<model::Document>> m_documents;     ///< by area
    QHash<QString, std::vector<model::Section>> m_sections;       ///< by document
};

} // namespace lastro::eval
