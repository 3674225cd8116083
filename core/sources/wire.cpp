// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sources/wire.h"

#include <QtEndian>

namespace lastro::sources::wire {

namespace {

constexpr quint32 magic = 0x3157584C; // "LXW1"
constexpr quint16 version = 1;

bool isKnown(quint16 kind)
{
    return (kind >= quint16(Kind::ReadFile) && kind <= quint16(Kind::ReadWords))
        || (kind >= quint16(Kind::Extracted) && kind <= quint16(Kind::Words));
}

} // namespace

QByteArray frameHeader(Kind kind, qint64 payloadBytes)
{
    QByteArray header(headerBytes, Qt::Uninitialized);
    char *at = header.data();
    qToLittleEndian(magic, at);
    qToLittleEndian(version, at + 4);
    qToLittleEndian(quint16(kind), at + 6);
    qToLittleEndian(quint32(payloadBytes), at + 8);
    return header;
}

QByteArray framed(Kind kind, const QByteArray &payload)
{
    return frameHeader(kind, payload.size()) + payload;
}

bool FrameBuffer::readHeader()
{
    const char *at = m_header.constData();
    const auto kind = qFromLittleEndian<quint16>(at + 6);
    m_left = qFromLittleEndian<quint32>(at + 8);
    if (qFromLittleEndian<quint32>(at) != magic || qFromLittleEndian<quint16>(at + 4) != version || !isKnown(kind)
        || m_left > m_maxPayload)
        return false;
    m_frame = Frame{Kind(kind), {}};
    return true;
}

void FrameBuffer::append(const QByteArray &bytes)
{
    qsizetype at = 0;
    while (!m_broken) {
        if (!m_inPayload) {
            const qsizetype part = std::min<qsizetype>(headerBytes - m_header.size(), bytes.size() - at);
            m_header.append(bytes.constData() + at, part);
            at += part;
            if (m_header.size() < headerBytes)
                return;
            m_broken = !readHeader();
            m_inPayload = !m_broken;
            m_header.clear();
            continue;
        }
        const qsizetype part = std::min<qsizetype>(m_left, bytes.size() - at);
        m_frame.payload.append(bytes.constData() + at, part);
        at += part;
        m_left -= part;
        if (m_left > 0)
            return;
        m_ready.push_back(std::move(m_frame));
        m_inPayload = false;
    }
}

std::optional<Frame> FrameBuffer::take()
{
    if (m_ready.empty())
        return std::nullopt;
    Frame frame = std::move(m_ready.front());
    m_ready.pop_front();
    return frame;
}

} // namespace lastro::sources::wire
