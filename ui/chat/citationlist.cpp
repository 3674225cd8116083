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
    for (const model::Claim &claim : answer.claims) {
        for (const model::Citation &citation : claim.citations) {
            const auto known = std::find_if(m_sources.begin(), m_sources.end(), [&](const CitedSource &source) {
                return m_links[source.firstLink].location.section == citation.section;
            });
            CitationLink link{int(m_sources.size()) + 1, {citation.section, citation.range}, citation.quote,
                              evidenceOf(answer, citation.section)};
            if (known != m_sources.end()) {
                link.number = known->number;
            } else {
                const QString place = link.evidence ? placeWords(*link.evidence) : citation.section.toString();
                m_sources.push_back({link.number, place, m_links.size(), link.evidence});
            }
            m_links.push_back(std::move(link));
        }
    }
}

} // namespace lastro::chat
