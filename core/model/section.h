// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/textfold.h"
#include "core/model/sectionid.h"

#include <QRectF>
#include <QStringList>
#include <vector>

namespace lastro::model {

/// How a piece of a section's text is laid out. Text is never markup: the viewer draws sections from this alone.
enum class BlockKind : quint8 { Paragraph, ListItem, TableRow, Code, Quote };
enum class SpanKind : quint8 { Strong, Emphasis, Code, Link, CellHeader, Cell };

struct Span {
    SpanKind kind = SpanKind::Strong;
    base::TextRange range;    ///< of the section's text
    QString target;           ///< links: the address as written, else empty
    bool operator==(const Span &) const = default;
};

/// Blocks are in text order, do not overlap, and are separated by "\n".
/// A table row's text is "header: value; header: value"; its CellHeader and Cell spans say which part is which.
struct Block {
    BlockKind kind = BlockKind::Paragraph;
    int depth = 0;            ///< list nesting, from 0
    bool tableStart = false;  ///< first row of a table
    base::TextRange range;    ///< of the section's text
    std::vector<Span> spans;
    bool operator==(const Block &) const = default;
};

/// A word on a PDF page: where a piece of the section's text is seen. A hyphenated word has two.
struct WordBox {
    base::TextRange range;    ///< of the section's text
    int page = 1;             ///< from 1
    QRectF box;               ///< PDF points, origin at the top left of the page
    bool operator==(const WordBox &) const = default;
};

/// One heading with the text under it (up to the next heading), or a part of one that was over 6,000 characters.
struct Section {
    SectionId id;
    int ordinal = 0;                 ///< place in the document, from 0
    int level = 0;                   ///< heading level 1..6; 0 = text before the first heading
    QString heading;                 ///< as written; empty for #inicio
    QStringList breadcrumb;          ///< document title, then the headings above and its own
    QString text;                    ///< what may be quoted; holds neither heading nor breadcrumb
    std::vector<Block> blocks;
    std::vector<WordBox> words;      ///< PDF only
    int firstPage = 0;               ///< from 1; 0 where the format has no pages
    int lastPage = 0;

    QString breadcrumbText() const { return breadcrumb.join(QStringLiteral(" > ")); }
    bool operator==(const Section &) const = default;
};

} // namespace lastro::model
