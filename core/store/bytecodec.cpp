// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/store/bytecodec.h"

#include "core/store/storefault.h"

namespace lastro::store {

void ByteWriter::number(quint64 value)
{
    while (value >= 0x80) {
        m_bytes.append(char(value | 0x80));
        value >>= 7;
    }
    m_bytes.append(char(value));
}

void ByteWriter::difference(qint64 value)
{
    number((quint64(value) << 1) ^ quint64(value >> 63));
}

void ByteWriter::string(const QString &text)
{
    const QByteArray utf8 = text.toUtf8();
    number(quint64(utf8.size()));
    m_bytes.append(utf8);
}

quint64 ByteReader::number()
{
    quint64 value = 0;
    for (int shift = 0; shift < 64; shift += 7) {
        if (m_at >= m_bytes.size())
            throw DamagedRow("a section's layout ends too early");
        const auto byte = quint8(m_bytes.at(m_at++));
        value |= quint64(byte & 0x7f) << shift;
        if (byte < 0x80)
            return value;
    }
    throw DamagedRow("a number in a section's layout is too long");
}

qint64 ByteReader::difference()
{
    const quint64 value = number();
    return qint64(value >> 1) ^ -qint64(value & 1);
}

QString ByteReader::string()
{
    const quint64 length = number();
    if (length > quint64(m_bytes.size() - m_at))
        throw DamagedRow("a string in a section's layout is too long");
    const QString text = QString::fromUtf8(m_bytes.constData() + m_at, qsizetype(length));
    m_at += qsizetype(length);
    return text;
}

size_t ByteReader::count()
{
    const quint64 items = number();
    if (items > quint64(m_bytes.size() - m_at))
        throw DamagedRow("a count in a section's layout is too large");
    return size_t(items);
}

} // namespace lastro::store
