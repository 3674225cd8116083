// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/store/indexreader.h"

namespace lastro::retrieval {

/// What every question needs of the base and that changes only with its generation: documents, and which section is
/// of which. A section is known by its place 0..size()-1, in row order.
class BaseSnapshot {
public:
    static base::Result<BaseSnapshot> read(store::IndexReader &reader, quint64 generation);

    quint64 generation() const { return m_generation; }
    size_t size() const { return m_rows.size(); }
    store::SectionRow rowAt(size_t place) const { return m_rows[place]; }
    std::optional<size_t> placeOf(store::SectionRow row) const;
    const std::vector<model::Document> &documents() const { return m_documents; }
    size_t documentAt(size_t place) const { return m_documentOf[place]; }       ///< of documents()

private:
    quint64 m_generation = 0;
    std::vector<model::Document> m_documents;
    std::vector<store::SectionRow> m_rows;
    std::vector<size_t> m_documentOf;
};

/// Who may see what on a day: one flag a section.
struct Eligibility {
    std::vector<model::Standing> standing;    ///< one a document
    std::vector<bool> visible;                ///< one a section: the asker may know of it
    std::vector<bool> answering;              ///< one a section: visible and in force
    std::vector<bool> official;               ///< one a section: answering, and of an official source

    void hide(size_t place) { visible[place] = answering[place] = official[place] = false; }
};

Eligibility eligibilityFor(const BaseSnapshot &snapshot, const QString &area, QDate day);

} // namespace lastro::retrieval
