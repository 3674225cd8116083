// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/extraction.h"

namespace lastro::sections {

/// Sections longer than this are split at block ends (formats.md); parts get the anchors "A", "A~2", ...
inline constexpr qsizetype longestSection = 6'000;

/// Cuts a document into sections: one a heading, text before the first is #inicio. Nothing is lost: the blocks of all
/// sections together are the blocks of the extraction. Headings without text make no section of their own, but stand
/// in the breadcrumb of what follows; their anchors are counted. A block that alone is too long is cut at sentence
/// ends. An id that no SectionId can hold gives no sections.
std::vector<model::Section> makeSections(const QString &documentId, const QString &documentTitle,
                                         const model::Extraction &extraction);

/// The document's id: metadata id, else the path below the source root by formats.md "Identity". Never empty, no '#'.
/// Not unique by itself: the indexer adds an ordinal where two collide.
QString documentIdFor(const model::Metadata &metadata, const QString &path);

/// The document's title, never empty: metadata; else the first heading of level 1 (of a PDF: after its title property,
/// unless that is a file name); else the file's own title; else the file name without its extension.
QString documentTitleFor(const model::Metadata &metadata, const model::Extraction &extraction, const QString &path);

} // namespace lastro::sections
