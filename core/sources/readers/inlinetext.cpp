// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sources/readers/inlinetext.h"

namespace lastro::sources::readers {

namespace {

/// More open spans than this nest only in a file made to be slow.
constexpr size_t mostOpenSpans = 16;

bool isNarrow(const model::Span &a, const model::Span &b)
{
    return a.range.start != b.range.start ? a.range.start < b.range.start : a.range.length > b.range.length;
}

} // namespace

void InlineText::flushSpace()
{
    if (m_pendingSpace && !m_text.isEmpty())
        m_text += QLatin1Char(' ');
    m_pendingSpace = false;
}

void InlineText::add(QStringView text)
{
    for (const QChar unit : text) {
        // A no-break space is kept: it is no place to break a line, and folds to a space where texts are compared.
        const bool isBreak = unit.isSpace() && (m_text.isEmpty() || unit != QChar(QChar::Nbsp));
        if (isBreak) {
            m_pendingSpace = true;
            continue;
        }
        flushSpace();
        m_text += unit;
    }
}

void InlineText::addVerbatim(QStringView text)
{
    flushSpace();
    m_text += text;
}

void InlineText::space()
{
    m_pendingSpace = true;
}

void InlineText::open(model::SpanKind kind, const QString &target)
{
    if (m_open.size() >= mostOpenSpans)
        return;
    const bool spaceFirst = m_pendingSpace && !m_text.isEmpty();
    m_open.push_back({kind, {m_text.size() + (spaceFirst ? 1 : 0), 0}, target});
}

void InlineText::close(model::SpanKind kind)
{
    const auto last = std::find_if(m_open.rbegin(), m_open.rend(), [&](const model::Span &span) { return span.kind == kind; });
    if (last == m_open.rend())
        return;
    model::Span span = std::move(*last);
    m_open.erase(std::next(last).base());
    // White space at the beginning of an element is collapsed away with the one before it.
    if (span.range.start < m_text.size() && m_text.at(span.range.start) == QLatin1Char(' '))
        ++span.range.start;
    span.range.length = m_text.size() - span.range.start;
    if (span.range.length > 0)
        m_closed.push_back(std::move(span));
}

InlineText::Taken InlineText::take()
{
    while (!m_open.empty())
        close(m_open.back().kind);
    while (m_text.endsWith(QChar(QChar::Nbsp)))
        m_text.chop(1);
    m_text.squeeze();
    Taken taken{std::move(m_text), std::move(m_closed)};
    std::sort(taken.spans.begin(), taken.spans.end(), isNarrow);
    truncate(taken, taken.text.size());
    *this = InlineText();
    return taken;
}

void truncate(InlineText::Taken &taken, qsizetype length)
{
    while (length > 0 && taken.text.at(length - 1).isSpace())
        --length;
    taken.text.truncate(length);
    for (model::Span &span : taken.spans)
        span.range.length = std::min(span.range.end(), length) - span.range.start;
    std::erase_if(taken.spans, [](const model::Span &span) { return span.range.length <= 0; });
}

} // namespace lastro::sources::readers
