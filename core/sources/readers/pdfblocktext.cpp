// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sources/readers/pdfblocktext.h"

namespace lastro::sources::readers {

namespace {

bool isSameLine(const PdfWord &left, const PdfWord &right)
{
    const double overlap = std::min(left.box.bottom(), right.box.bottom()) - std::max(left.box.top(), right.box.top());
    return overlap > 0.3 * std::min(left.box.height(), right.box.height()) && right.box.left() >= left.box.right() - double(left.size);
}

} // namespace

void PdfBlockText::startLine(const QString &indent)
{
    m_block.text += indent;
    m_hasLast = false;
}

void PdfBlockText::word(const PdfWord &word, int page)
{
    if (m_hasLast) {
        if (isSameLine(m_last, word)) {
            if (isSpaced(m_last, word))
                m_block.text += u' ';
        } else {
            const LineJoint joint = m_hyphens.joint(m_last.text, word.text);
            if (joint == LineJoint::Space) {
                m_block.text += u' ';
            } else if (joint == LineJoint::Drop) {
                m_block.text.chop(1);
                --m_block.words.back().range.length;
            }
        }
    }
    m_block.words.push_back({{m_block.text.size(), word.text.size()}, page, word.shown});
    m_block.text += word.text;
    m_last = word;
    m_hasLast = true;
}

void PdfBlockText::words(const std::vector<PdfWord> &words, int page)
{
    for (const PdfWord &w : words)
        word(w, page);
}

void PdfBlockText::line(const PdfLine &line)
{
    for (const PdfSegment &segment : line.segments)
        words(segment.words, line.page);
}

} // namespace lastro::sources::readers
