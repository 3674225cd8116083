// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/viewer/pagetext.h"

#include "ui/viewer/textmatches.h"
#include "ui/viewer/wordboxes.h"

namespace lastro::viewer {

PageText::PageText(const QVector<sources::PageWord> &words)
{
    m_words.reserve(size_t(words.size()));
    for (qsizetype i = 0; i < words.size(); ++i) {
        const sources::PageWord &word = words[i];
        m_words.push_back({{m_text.size(), word.text.size()}, word.box});
        m_text += word.text;
        if (i + 1 == words.size())
            break;
        const bool newLine = words[i + 1].box.top() >= word.box.center().y() || words[i + 1].box.bottom() <= word.box.center().y();
        if (newLine)
            m_text += QLatin1Char('\n');
        else if (word.spaceAfter)
            m_text += QLatin1Char(' ');
    }
}

int PageText::wordAt(QPointF point) const
{
    constexpr double lineWeight = 4;
    int nearest = -1;
    double least = 0;
    for (size_t i = 0; i < m_words.size(); ++i) {
        const QRectF &box = m_words[i].box;
        const double dx = std::max({box.left() - point.x(), point.x() - box.right(), 0.0});
        const double dy = std::max({box.top() - point.y(), point.y() - box.bottom(), 0.0});
        const double distance = dx + lineWeight * dy;
        if (nearest < 0 || distance < least) {
            nearest = int(i);
            least = distance;
        }
    }
    return nearest;
}

QString PageText::text(int first, int last) const
{
    if (m_words.empty() || first > last)
        return {};
    const qsizetype start = m_words[size_t(first)].range.start;
    return m_text.mid(start, m_words[size_t(last)].range.end() - start);
}

std::vector<QRectF> PageText::boxes(int first, int last) const
{
    std::vector<QRectF> boxes;
    for (int i = first; i <= last && i < words(); ++i)
        boxes.push_back(m_words[size_t(i)].box);
    return mergedLines(boxes);
}

std::vector<std::vector<QRectF>> PageText::matches(const QString &wanted) const
{
    std::vector<std::vector<QRectF>> all;
    for (const base::TextRange &range : textMatches(m_text, wanted)) {
        const auto from = std::partition_point(m_words.begin(), m_words.end(), [&](const Word &w) { return w.range.end() <= range.start; });
        const auto to = std::partition_point(from, m_words.end(), [&](const Word &w) { return w.range.start < range.end(); });
        if (from != to)
            all.push_back(boxes(int(from - m_words.begin()), int(to - m_words.begin()) - 1));
    }
    return all;
}

} // namespace lastro::viewer
