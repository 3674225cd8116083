// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/extraction.h"
#include "core/sources/readers/pdfblocktext.h"
#include "core/sources/readers/pdfstyle.h"

#include <optional>

namespace lastro::sources::readers {

/// Joins lines of running text to paragraphs and list items, across columns and pages too.
class PdfParagraphs {
public:
    /// Appends to blocks, which must outlive this.
    PdfParagraphs(const PdfStyle &style, const PdfHyphens &hyphens, std::vector<model::ExtractedBlock> &blocks)
        : m_style(style), m_hyphens(hyphens), m_blocks(blocks) {}

    void add(const PdfLine &line);
    /// The open block breaks off in the middle of a sentence and this line stands where it would go on.
    bool breaksOffBefore(const PdfLine &line) const;
    /// Something else follows: the next line begins a new block.
    void close();

private:
    struct Marker {
        bool isBullet = false;
        double left = 0;
        double textLeft = 0;
    };
    std::optional<Marker> markerOf(const PdfLine &line) const;
    bool startsNew(const PdfLine &line) const;
    bool leavesItem(const PdfLine &line) const;
    void begin(const PdfLine &line, const std::optional<Marker> &marker);
    int depthOf(double left);

    const PdfStyle &m_style;
    const PdfHyphens &m_hyphens;
    std::vector<model::ExtractedBlock> &m_blocks;
    std::optional<PdfBlockText> m_text;      ///< of the open block
    model::ExtractedBlock m_block;
    const PdfLine *m_last = nullptr;         ///< of the open block
    std::optional<Marker> m_marker;          ///< of the open block
    std::vector<double> m_lefts;             ///< of the markers of the lists that are open
};

} // namespace lastro::sources::readers
