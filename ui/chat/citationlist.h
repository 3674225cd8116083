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
    const model::Evidence *evidence = nullptr;   ///< null: the section's labels are not known
};

/// One numbered line under the answer.
struct CitedSource {
    int number = 1;
    QString place;
    size_t firstLink = 0;                        ///< what opens when the source is chosen
    const model::Evidence *evidence = nullptr;
};

/// Numbers the citations of claims by section, in order of appearance.
class CitationList {
public:
    CitationList() = default;
    /// Points into the answer, which must outlive it.
    explicit CitationList(const model::Answer &answer);

    /// A claim of an answer that is still being written; places: one a citation, how its section is called.
    void add(const model::Claim &claim, const QStringList &places);

    const std::vector<CitationLink> &links() const { return m_links; }       ///< claim by claim
    const std::vector<CitedSource> &sources() const { return m_sources; }

private:
    void add(const model::Citation &citation, const QString &place, const model::Evidence *evidence);

    std::vector<CitationLink> m_links;
    std::vector<CitedSource> m_sources;
};

} // namespace lastro::chat
