// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/engine/officialheadings.h"

#include "core/store/database.h"
#include "core/store/indexreader.h"

namespace lastro::engine {

base::Result<HeadingQuestions> officialHeadings(store::Database &database, QDate day)
{
    const auto reader = database.reader();
    if (!reader)
        return std::unexpected(reader.error());
    const auto oneState = (*reader)->snapshot();
    const auto documents = (*reader)->documents();
    if (!documents)
        return std::unexpected(documents.error());
    HeadingQuestions questions;
    for (const model::Document &document : *documents) {
        if (document.seal != model::Seal::Official || model::standingOn(document.metadata, day) != model::Standing::InForce)
            continue;
        const auto sections = (*reader)->sectionsOf(document.id);
        if (!sections)
            return std::unexpected(sections.error());
        questions.add(document, *sections);
    }
    return questions;
}

} // namespace lastro::engine
