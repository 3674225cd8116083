// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/extraction.h"

namespace lastro::sections {

/// Sections longer than this are split at block ends (formats.md); parts get the anchors "A", "A~2", ...
inline constexpr qsizetype longestSection = 6'000;

/// Cuts a document into sections: one a heading, text before the first is #inicio. Nothing is lost: the blocks of all
/// sections together are the blocks of the extraction. Headings without text make no section of their own, but stand
/// in the breadcrumb of what follows; their anchors are counted.
std::vector<model::Section> makeSections(const QString &documentId, const QString &documentTitle,
                                         const model::Extraction &extraction);

/// The document's id: metadata id, else the path below the source root by formats.md "Identity".
QString documentIdFor(const model::Metadata &metadata, const QString &path);

} // namespace lastro::sections
