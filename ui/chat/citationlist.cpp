// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/chat/citationlist.h"

#include "ui/chat/turnwords.h"

namespace lastro::chat {

namespace {
const model::Evidence *evidenceOf(const model::Answer &answer, const model::SectionId &section)
{
    for (const model::Evidence &evidence : answer.evidence)
        if (evidence.section.id == section)
            return &evidence;
    return nullptr;
}
} // namespace

CitationList::CitationList(const model::Answer &answer)
{
    for (const model::Claim &claim : answer.claims)
        for (const model::Citation &citation : claim.citations) {
            const model::Evidence *evidence = evidenceOf(answer, citation.section);
            add(citation, evidence ? placeWords(*evidence) : citation.section.toString(), evidence);
        }
}

void CitationList::add(const model::Claim &claim, const QStringList &places)
{
    for (size_t i = 0; i < claim.citations.size(); ++i)
        add(claim.citations[i], places.value(qsizetype(i)), nullptr);
}

void CitationList::add(const model::Citation &citation, const QString &place, const model::Evidence *evidence)
{
    const auto known = std::find_if(m_sources.begin(), m_sources.end(), [&](const CitedSource &source) {
        return m_links[source.firstLink].location.section == citation.section;
    });
    const int number = known != m_sources.end() ? known->number : int(m_sources.size()) + 1;
    if (known == m_sources.end())
        m_sources.push_back({number, place, m_links.size(), evidence});
    m_links.push_back({number, {citation.section, citation.range}, citation.quote, evidence});
}

} // namespace lastro::chat
