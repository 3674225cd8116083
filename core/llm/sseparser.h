// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QByteArrayList>

namespace lastro::llm {

/// Server-sent events out of bytes in pieces of any size: the data of each event, its lines joined by LF. Lines may end in CR, LF
/// or CR LF; comments and other fields are passed over; a byte order mark at the start too. An event is whole at its empty line.
class SseParser {
public:
    QByteArrayList feed(const QByteArray &bytes);
    /// The data of the event that was begun and not ended.
    QByteArray unfinished() const;

private:
    void endLine(QByteArrayList &events);

    QByteArray m_line;
    QByteArray m_data;
    bool m_hasData = false;
    bool m_afterCr = false;
    bool m_firstLine = true;
};

} // namespace lastro::llm
