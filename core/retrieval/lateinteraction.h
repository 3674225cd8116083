// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/embedding/embedder.h"
#include "core/model/section.h"
#include "core/model/tokenmatch.h"
#include "core/store/indexreader.h"

#include <QHash>

namespace lastro::retrieval {

/// Compares a question with the stored token vectors of sections. One thread at a time, the reader's.
class LateInteraction {
public:
    /// Both must outlive it. Only for an embedder whose tokenWidth() is not 0.
    LateInteraction(store::IndexReader &reader, embedding::Embedder &embedder) : m_reader(reader), m_embedder(embedder) {}

    /// One match a section, places not told; no tokens where a section has none stored. Errors: the reader's.
    base::Result<std::vector<model::TokenMatch>> matches(const embedding::QueryTokens &question, std::span<const store::SectionRow> sections);
    /// Tells the places of a section's tokens. Errors: the reader's.
    base::Result<void> locate(model::TokenMatch &match, store::SectionRow row, const model::Section &section);

private:
    /// The place of every token of a text, in order; textStart < 0: labels, which have none.
    void appendPlaces(const QString &text, qsizetype textStart, std::vector<base::TextRange> &places);
    int tokensOf(const QString &word);

    store::IndexReader &m_reader;
    embedding::Embedder &m_embedder;
    QHash<QString, int> m_known;
};

} // namespace lastro::retrieval
