// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArrayView>
#include <cstring>
#include <type_traits>

namespace lastro::embedding {

/// Reads little-endian values from bytes that may lie about themselves. Reading past the end gives zeros and makes
/// ok() false for good, so that a parser may check once a group of values.
class ByteReader {
public:
    explicit ByteReader(QByteArrayView bytes) : m_rest(bytes) {}

    bool ok() const { return m_ok; }

    QByteArrayView bytes(quint64 count)
    {
        if (!m_ok || count > quint64(m_rest.size())) {
            m_ok = false;
            return {};
        }
        const QByteArrayView taken = m_rest.first(qsizetype(count));
        m_rest = m_rest.sliced(qsizetype(count));
        return taken;
    }

    template <class T>
    T value()
    {
        static_assert(std::is_trivially_copyable_v<T>);
        T result{};
        if (const QByteArrayView raw = bytes(sizeof(T)); m_ok)
            std::memcpy(&result, raw.data(), sizeof(T));
        return result;
    }

    /// Into count elements at destination, which must have the room.
    template <class T>
    void values(T *destination, size_t count)
    {
        if (const QByteArrayView raw = bytes(quint64(count) * sizeof(T)); m_ok && count > 0)
            std::memcpy(destination, raw.data(), size_t(raw.size()));
    }

private:
    QByteArrayView m_rest;
    bool m_ok = true;
};

} // namespace lastro::embedding
