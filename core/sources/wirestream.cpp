// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sources/wirestream.h"

#include <QIODevice>

#include <cmath>

namespace lastro::sources::wire {

namespace {

void prepare(QDataStream &stream)
{
    stream.setVersion(QDataStream::Qt_6_4);
    stream.setByteOrder(QDataStream::LittleEndian);
    stream.setFloatingPointPrecision(QDataStream::SinglePrecision);
}

} // namespace

Writer::Writer() : m_stream(&m_bytes, QIODevice::WriteOnly)
{
    prepare(m_stream);
}

Writer &Writer::count(size_t n)
{
    m_stream << quint32(n);
    return *this;
}

Writer &Writer::range(const base::TextRange &range)
{
    m_stream << quint32(range.start) << quint32(range.length);
    return *this;
}

Writer &Writer::box(const QRectF &box)
{
    m_stream << float(box.x()) << float(box.y()) << float(box.width()) << float(box.height());
    return *this;
}

Reader::Reader(const QByteArray &payload) : m_stream(payload)
{
    prepare(m_stream);
}

qsizetype Reader::count(qsizetype itemBytes, qsizetype most)
{
    const auto n = qsizetype(value<quint32>());
    if (n > most || n > m_stream.device()->bytesAvailable() / itemBytes) {
        fail();
        return 0;
    }
    return n;
}

int Reader::integer(int least, int most)
{
    const auto n = value<qint32>();
    if (n < least || n > most) {
        fail();
        return least;
    }
    return n;
}

base::TextRange Reader::range(qsizetype textSize)
{
    const auto start = qsizetype(value<quint32>());
    const base::TextRange range{start, qsizetype(value<quint32>())};
    if (range.end() > textSize) {
        fail();
        return {};
    }
    return range;
}

QRectF Reader::box()
{
    const float x = value<float>();
    const float y = value<float>();
    const float width = value<float>();
    const float height = value<float>();
    if (!std::isfinite(x) || !std::isfinite(y) || !std::isfinite(width) || !std::isfinite(height) || width < 0 || height < 0)
        fail();
    return isGood() ? QRectF(x, y, width, height) : QRectF();
}

} // namespace lastro::sources::wire
