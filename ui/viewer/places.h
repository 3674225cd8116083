// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/sourcelocation.h"

#include <memory>
#include <vector>

namespace lastro::viewer {

/// A document on screen; the views share it with the pane.
using DocumentPtr = std::shared_ptr<const model::DocumentView>;

/// What is to be seen in a document: the place asked for, and the other quotes of the same answer in it (lighter).
struct Places {
    std::optional<model::SourceLocation> main = std::nullopt;
    std::vector<model::SourceLocation> others = {};  ///< all with a range
};

/// Zero-based place of a section in the view; nothing where the document no longer has it.
inline std::optional<size_t> sectionIndex(const model::DocumentView &view, const model::SectionId &id)
{
    for (size_t i = 0; i < view.sections.size(); ++i)
        if (view.sections[i].id == id)
            return i;
    return std::nullopt;
}

} // namespace lastro::viewer
