// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/sourcelocation.h"

namespace lastro::chat {

/// One citation as it stands in the text: "[2]".
struct CitationLink {
    int number = 1;                              ///< of its source, from 1
    model::SourceLocation location;
    QString quote;
    const model::Evidence *evidence = nullptr;   ///< null: the answer does not carry the section's labels
};

/// One numbered line under the answer.
struct CitedSource {
    int number = 1;
    QString place;
    size_t firstLink = 0;                        ///< what opens when the source is chosen
    const model::Evidence *evidence = nullptr;
};

/// Numbers the citations of an answer by section, in order of appearance.
/// Points into the answer, which must outlive it.
class CitationList {
public:
    explicit CitationList(const model::Answer &answer);

    const std::vector<CitationLink> &links() const { return m_links; }       ///< claim by claim
    const std::vector<CitedSource> &sources() const { return m_sources; }

private:
    std::vector<CitationLink> m_links;
    std::vector<CitedSource> m_sources;
};

} // namespace lastro::chat
