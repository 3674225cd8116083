// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/retrieval/basesnapshot.h"

#include <algorithm>

namespace lastro::retrieval {

base::Result<BaseSnapshot> BaseSnapshot::read(store::IndexReader &reader, quint64 generation)
{
    auto documents = reader.documents();
    if (!documents)
        return std::unexpected(documents.error());
    const auto sections = reader.sectionDocuments();
    if (!sections)
        return std::unexpected(sections.error());
    BaseSnapshot snapshot;
    snapshot.m_generation = generation;
    snapshot.m_documents = std::move(*documents);
    QHash<QString, size_t> places;
    for (size_t i = 0; i < snapshot.m_documents.size(); ++i)
        places.insert(snapshot.m_documents[i].id, i);
    for (const auto &[row, document] : *sections) {
        const auto place = places.constFind(document);
        if (place == places.constEnd())
            continue;
        snapshot.m_rows.push_back(row);
        snapshot.m_documentOf.push_back(*place);
    }
    return snapshot;
}

std::optional<size_t> BaseSnapshot::placeOf(store::SectionRow row) const
{
    const auto found = std::lower_bound(m_rows.begin(), m_rows.end(), row);
    if (found == m_rows.end() || *found != row)
        return std::nullopt;
    return size_t(found - m_rows.begin());
}

Eligibility eligibilityFor(const BaseSnapshot &snapshot, const QString &area, QDate day)
{
    Eligibility eligibility;
    std::vector<bool> visible;
    for (const model::Document &document : snapshot.documents()) {
        eligibility.standing.push_back(model::standingOn(document.metadata, day));
        visible.push_back(model::isVisibleTo(document.metadata, area));
    }
    for (size_t place = 0; place < snapshot.size(); ++place) {
        const size_t document = snapshot.documentAt(place);
        const bool answers = visible[document] && eligibility.standing[document] == model::Standing::InForce;
        eligibility.visible.push_back(visible[document]);
        eligibility.answering.push_back(answers);
        eligibility.official.push_back(answers && snapshot.documents()[document].seal == model::Seal::Official);
    }
    return eligibility;
}

} // namespace lastro::retrieval
