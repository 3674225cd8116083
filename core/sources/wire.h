// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>

#include <deque>
#include <optional>

/// The private protocol between this program and its child lastro-extract: one request, one answer, over pipes.
/// A frame is magic u32, version u16, kind u16, length u32 (little endian), then the payload.
namespace lastro::sources::wire {

enum class Kind : quint16 {
    ReadFile = 1, OpenPdf, DrawPage, ReadWords,               // requests
    Extracted = 101, Failed, Opened, Drawn, Words,            // answers
};

constexpr qint64 headerBytes = 12;
constexpr qint64 maxRequestBytes = 64 * 1024;
constexpr qint64 maxAnswerBytes = 192ll * 1024 * 1024;

struct Frame {
    Kind kind = Kind::Failed;
    QByteArray payload;
};

QByteArray frameHeader(Kind kind, qint64 payloadBytes);
QByteArray framed(Kind kind, const QByteArray &payload);

/// Cuts frames out of a byte stream that may be hostile. A claimed length is never allocated in advance.
class FrameBuffer {
public:
    explicit FrameBuffer(qint64 maxPayloadBytes) : m_maxPayload(maxPayloadBytes) {}

    void append(const QByteArray &bytes);
    std::optional<Frame> take();
    /// Bytes to the end of the header or payload at hand, at least 1.
    qint64 missing() const { return m_inPayload ? m_left : headerBytes - m_header.size(); }
    /// Wrong magic, version or kind, or a frame over the limit: nothing after it is understood.
    bool isBroken() const { return m_broken; }

private:
    bool readHeader();

    qint64 m_maxPayload;
    QByteArray m_header;
    Frame m_frame;
    qint64 m_left = 0;
    bool m_inPayload = false;
    bool m_broken = false;
    std::deque<Frame> m_ready;
};

} // namespace lastro::sources::wire
