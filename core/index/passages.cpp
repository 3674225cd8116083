// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/index/passages.h"

namespace lastro::index {

namespace {

/// Where to cut a piece of text[from, end) that is over the limit: after the last sentence end within it, else after the
/// last space, else at the limit (never inside a surrogate pair).
qsizetype cutPoint(const QString &text, qsizetype from, qsizetype end)
{
    const qsizetype limit = from + longestPassage;
    if (end <= limit)
        return end;
    for (qsizetype at = limit; at > from + longestPassage / 2; --at)
        if (text.at(at).isSpace() && QStringLiteral(".;!?\n").contains(text.at(at - 1)))
            return at;
    for (qsizetype at = limit; at > from + longestPassage / 2; --at)
        if (text.at(at).isSpace())
            return at;
    return text.at(limit).isLowSurrogate() ? limit - 1 : limit;
}

class Cutter {
public:
    explicit Cutter(const model::Section &section) : m_section(section), m_lead(section.breadcrumbText() + QLatin1Char('\n')) {}

    void add(base::TextRange range)
    {
        if (m_open.length > 0 && range.end() - m_open.start > longestPassage)
            flush();
        if (m_open.length == 0)
            m_open = range;
        else
            m_open.length = range.end() - m_open.start;
        while (m_open.length > longestPassage) {
            const qsizetype end = m_open.end();
            const qsizetype cut = cutPoint(m_section.text, m_open.start, end);
            m_open.length = cut - m_open.start;
            flush();
            m_open = {cut, end - cut};
        }
    }

    std::vector<store::Passage> take()
    {
        flush();
        return std::move(m_passages);
    }

private:
    void flush()
    {
        const QString text = m_section.text.mid(m_open.start, m_open.length);
        if (!text.trimmed().isEmpty())
            m_passages.push_back({m_open, m_lead + text.trimmed()});
        m_open = {};
    }

    const model::Section &m_section;
    QString m_lead;
    base::TextRange m_open;
    std::vector<store::Passage> m_passages;
};

} // namespace

std::vector<store::Passage> makePassages(const model::Section &section)
{
    Cutter cutter(section);
    if (section.blocks.empty())
        cutter.add({0, section.text.size()});
    for (const model::Block &block : section.blocks)
        cutter.add(block.range);
    return cutter.take();
}

} // namespace lastro::index
