// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/answer.h"

namespace lastro::tests {

/// A section of an official document in force, with one block a line. id is "DOCUMENT#ANCHOR".
inline model::Evidence evidence(const QString &id, const QString &heading, const QString &text,
                                model::Seal seal = model::Seal::Official)
{
    const model::SectionId section = *model::SectionId::parse(id);
    model::Evidence made{model::Section{section, 0, 2, heading, {section.document(), heading}, text, {}, {}, 0, 0},
                         {}, model::Standing::InForce, {}, {}, {}};
    qsizetype start = 0;
    for (const QString &line : text.split(QLatin1Char('\n'))) {
        model::Block block;
        block.kind = line.contains(QStringLiteral("; ")) && line.contains(QStringLiteral(": ")) ? model::BlockKind::TableRow
                                                                                                   : model::BlockKind::Paragraph;
        block.range = {start, line.size()};
        made.section.blocks.push_back(block);
        start += line.size() + 1;
    }
    made.document.id = section.document();
    made.document.title = section.document();
    made.document.seal = seal;
    return made;
}

} // namespace lastro::tests
