// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/extraction.h"
#include "core/sources/readers/pdfhyphens.h"

namespace lastro::sources::readers {

/// Builds the text of one block, word by word, with the box of every word.
class PdfBlockText {
public:
    PdfBlockText(model::ExtractedBlock &block, const PdfHyphens &hyphens) : m_block(block), m_hyphens(hyphens) {}

    /// Text that stands on no page ("; ").
    void literal(const QString &text) { m_block.text += text; }
    /// A word of the line at hand; a space goes before it unless it belongs to the word before.
    void word(const PdfWord &word, int page);
    /// The words of a line that goes on from the one before: hyphens are resolved.
    void line(const PdfLine &line);
    void words(const std::vector<PdfWord> &words, int page);
    /// The next word begins without a space.
    void startLine(const QString &indent);

private:
    model::ExtractedBlock &m_block;
    const PdfHyphens &m_hyphens;
    PdfWord m_last;
    bool m_hasLast = false;
};

} // namespace lastro::sources::readers
