// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/chat/turn.h"

#include <QSet>

namespace lastro::chat {

namespace {
void shrinkSection(model::Section &section)
{
    section.text.clear();
    section.blocks = {};
    section.words = {};
}
} // namespace

void shrink(model::Answer &answer)
{
    QSet<model::SectionId> cited;
    for (const model::Claim &claim : answer.claims)
        for (const model::Citation &citation : claim.citations)
            cited.insert(citation.section);
    for (const model::Conflict &conflict : answer.conflicts)
        cited << conflict.official << conflict.other;
    if (answer.readWhole)
        cited.insert(*answer.readWhole);
    std::erase_if(answer.evidence, [&](const model::Evidence &evidence) {
        return !evidence.judge && !cited.contains(evidence.section.id);
    });
    answer.evidence.shrink_to_fit();
    for (model::Evidence &evidence : answer.evidence)
        shrinkSection(evidence.section);
    for (model::Evidence &evidence : answer.nearest)
        shrinkSection(evidence.section);
}

} // namespace lastro::chat
