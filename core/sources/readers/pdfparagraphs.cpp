// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sources/readers/pdfparagraphs.h"

#include "core/sources/readers/pdfmarkers.h"

#include <cmath>

namespace lastro::sources::readers {

namespace {

constexpr double sameLeft = 4;           // points
constexpr double indent = 0.8;           // of the font size
constexpr double shortLine = 0.15;       // of the column's width, left free

bool endsSentence(const QString &text)
{
    static const QString closing = QStringLiteral("\"'”’»)]");
    for (qsizetype i = text.size() - 1; i >= 0; --i)
        if (!closing.contains(text.at(i)))
            return QStringView(u".;:!?").contains(text.at(i));
    return false;
}

bool isShort(const PdfLine &line)
{
    return line.box.right() < line.regionBox.right() - shortLine * line.regionBox.width();
}

bool isSign(QChar c)
{
    return c == u'-' || c == u'*' || c == QChar(0x2013) || c == QChar(0x2014);
}

} // namespace

std::optional<PdfParagraphs::Marker> PdfParagraphs::markerOf(const PdfLine &line) const
{
    const PdfSegment &segment = line.segments.front();
    if (segment.words.size() < 2)
        return std::nullopt;
    const QString &first = segment.words.front().text;
    const Marker marker{isBulletMarker(first), line.box.left(), segment.words[1].box.left()};
    const bool newSentence = !m_last || endsSentence(m_block.text) || spacingBetween(*m_last, line, m_style) > paragraphSpacing
        || (m_marker && std::abs(m_marker->left - marker.left) < sameLeft);
    if (marker.isBullet)
        return newSentence || !isSign(first.front()) ? std::optional(marker) : std::nullopt;
    const bool isLetter = first.front().isLetter() && !first.endsWith(u')');
    return newSentence && !isLetter && isNumberMarker(first) ? std::optional(marker) : std::nullopt;
}

bool PdfParagraphs::leavesItem(const PdfLine &line) const
{
    const double size = line.size();
    if (line.box.left() < m_marker->left - 0.5 * size)
        return true;
    return line.box.left() < m_marker->textLeft - 0.5 * size && endsSentence(m_block.text) && isShort(*m_last);
}

bool PdfParagraphs::startsNew(const PdfLine &line) const
{
    if (!m_last || std::abs(m_last->size() - line.size()) > 0.08 * line.size())
        return true;
    const QChar first = line.segments.front().words.front().text.front();
    if (m_last->region != line.region || m_last->page != line.page)
        return endsSentence(m_block.text) || !(first.isLower() || m_block.text.endsWith(u'-') || !isShort(*m_last));
    if (spacingBetween(*m_last, line, m_style) > paragraphSpacing)
        return true;
    if (m_marker)
        return leavesItem(line);
    if (!endsSentence(m_block.text) || first.isLower())
        return false;
    const double left = line.regionBox.left();
    const bool isIndented = line.box.left() > left + indent * line.size() && m_last->box.left() < left + 0.3 * line.size();
    return isIndented || isShort(*m_last);
}

bool PdfParagraphs::breaksOffBefore(const PdfLine &line) const
{
    return m_last && m_last->region == line.region && !endsSentence(m_block.text) && !isShort(*m_last) && !startsNew(line);
}

int PdfParagraphs::depthOf(double left)
{
    while (!m_lefts.empty() && m_lefts.back() > left + sameLeft)
        m_lefts.pop_back();
    if (m_lefts.empty() || left > m_lefts.back() + sameLeft)
        m_lefts.push_back(left);
    return int(m_lefts.size()) - 1;
}

void PdfParagraphs::begin(const PdfLine &line, const std::optional<Marker> &marker)
{
    if (m_last && std::abs(m_last->regionBox.left() - line.regionBox.left()) > 20)
        m_lefts.clear();
    const PdfLine *const previous = m_last;
    close();
    if (!marker || !previous)
        m_lefts.clear();
    m_block = {};
    m_block.page = line.page;
    m_marker = marker;
    if (marker) {
        m_block.kind = model::BlockKind::ListItem;
        m_block.depth = depthOf(marker->left);
    }
    m_text.emplace(m_block, m_hyphens);
}

void PdfParagraphs::add(const PdfLine &line)
{
    const auto marker = markerOf(line);
    if (marker || startsNew(line))
        begin(line, marker);
    if (marker && marker->isBullet) {
        PdfLine rest = line;
        rest.segments.front().words.erase(rest.segments.front().words.begin());
        m_text->line(rest);
    } else {
        m_text->line(line);
    }
    m_last = &line;
}

void PdfParagraphs::close()
{
    if (m_text && !m_block.text.isEmpty())
        m_blocks.push_back(std::move(m_block));
    m_text.reset();
    m_block = {};
    m_marker.reset();
    m_last = nullptr;
}

} // namespace lastro::sources::readers
