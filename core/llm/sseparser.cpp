// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/llm/sseparser.h"

namespace lastro::llm {

QByteArrayList SseParser::feed(const QByteArray &bytes)
{
    QByteArrayList events;
    qsizetype from = 0;
    for (qsizetype at = 0; at < bytes.size(); ++at) {
        const char c = bytes.at(at);
        const bool secondOfPair = c == '\n' && m_afterCr;
        m_afterCr = c == '\r';
        if (c != '\r' && c != '\n')
            continue;
        if (!secondOfPair) {
            m_line += QByteArrayView(bytes).sliced(from, at - from);
            endLine(events);
        }
        from = at + 1;
    }
    m_line += QByteArrayView(bytes).sliced(from);
    return events;
}

QByteArray SseParser::unfinished() const
{
    SseParser rest = *this;
    QByteArrayList events;
    for (int line = 0; line < 2; ++line)
        rest.endLine(events);
    return events.isEmpty() ? QByteArray() : events.constFirst();
}

void SseParser::endLine(QByteArrayList &events)
{
    QByteArray line = std::exchange(m_line, {});
    if (std::exchange(m_firstLine, false) && line.startsWith("\xef\xbb\xbf"))
        line.remove(0, 3);
    if (line.isEmpty()) {
        if (std::exchange(m_hasData, false))
            events.append(std::exchange(m_data, {}));
        return;
    }
    const qsizetype colon = line.indexOf(':');
    if ((colon < 0 ? line : line.left(colon)) != "data")
        return;
    QByteArrayView value = colon < 0 ? QByteArrayView() : QByteArrayView(line).sliced(colon + 1);
    if (value.startsWith(' '))
        value = value.sliced(1);
    if (std::exchange(m_hasData, true))
        m_data += '\n';
    m_data += value;
}

} // namespace lastro::llm
