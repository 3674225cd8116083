// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/answer.h"

namespace lastro::model {

/// A place in a document: what the viewer opens. Without a range the section's heading is shown.
struct SourceLocation {
    SectionId section;
    std::optional<base::TextRange> range;     ///< quoted words, of the section's text
};

/// A document with all that is needed to show it, read from the store in one go.
struct DocumentView {
    Document document;
    Standing standing = Standing::InForce;    ///< today
    QString absolutePath;                     ///< of the file on disk; it may be gone
    std::optional<QString> replacedBy;        ///< archived: id of the version in force, where known
    std::vector<Section> sections;            ///< in order
};

} // namespace lastro::model
