// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sources/childport.h"

#include "core/sources/childlimits.h"

namespace lastro::sources {

ChildPort::ChildPort(qint64 addressSpaceBytes)
{
    m_ready = confineProcess(addressSpaceBytes) && m_in.open(0, QIODevice::ReadOnly | QIODevice::Unbuffered)
        && m_out.open(1, QIODevice::WriteOnly | QIODevice::Unbuffered);
}

std::optional<wire::Frame> ChildPort::next()
{
    for (;;) {
        if (auto frame = m_buffer.take())
            return frame;
        if (m_buffer.isBroken())
            return std::nullopt;
        // Not a byte more: the read waits for all it asks for.
        const QByteArray bytes = m_in.read(m_buffer.missing());
        if (bytes.isEmpty())
            return std::nullopt;
        m_buffer.append(bytes);
    }
}

bool ChildPort::write(const char *bytes, qint64 count)
{
    while (count > 0) {
        const qint64 n = m_out.write(bytes, count);
        if (n <= 0)
            return false;
        bytes += n;
        count -= n;
    }
    return true;
}

bool ChildPort::send(wire::Kind kind, const QByteArray &payload)
{
    if (payload.size() > wire::maxAnswerBytes) {
        const base::Error tooMuch{base::ErrorCode::FileTooLarge, {}, QStringLiteral("the answer is too large")};
        return send(wire::Kind::Failed, wire::encode(wire::Failed{tooMuch, true}));
    }
    const QByteArray header = wire::frameHeader(kind, payload.size());
    // Small answers go out in one piece: the parent wakes once.
    if (payload.size() < 32 * 1024) {
        const QByteArray frame = header + payload;
        return write(frame.constData(), frame.size());
    }
    return write(header.constData(), header.size()) && write(payload.constData(), payload.size());
}

bool ChildPort::send(int page, const QImage &image)
{
    const QByteArray imageHeader = wire::encodeImageHeader(page, image.size());
    const qint64 rowBytes = qint64(image.width()) * 4;
    const QByteArray head = wire::frameHeader(wire::Kind::Drawn, imageHeader.size() + rowBytes * image.height()) + imageHeader;
    if (!write(head.constData(), head.size()))
        return false;
    if (image.bytesPerLine() == rowBytes)
        return write(reinterpret_cast<const char *>(image.constBits()), image.sizeInBytes());
    for (int y = 0; y < image.height(); ++y)
        if (!write(reinterpret_cast<const char *>(image.constScanLine(y)), rowBytes))
            return false;
    return true;
}

} // namespace lastro::sources
