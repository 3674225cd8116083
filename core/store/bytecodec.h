// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QString>

namespace lastro::store {

/// Appends numbers of variable length (small ones are one byte) and strings to bytes.
class ByteWriter {
public:
    void number(quint64 value);
    void difference(qint64 value);              ///< may be negative
    void string(const QString &text);
    const QByteArray &bytes() const { return m_bytes; }

private:
    QByteArray m_bytes;
};

/// Reads what ByteWriter wrote. Throws DamagedRow at anything else.
class ByteReader {
public:
    explicit ByteReader(const QByteArray &bytes) : m_bytes(bytes) {}
    quint64 number();
    qint64 difference();
    QString string();
    /// How many items follow, each at least one byte: a damaged count cannot ask for more memory than there are bytes.
    size_t count();
    bool atEnd() const { return m_at == m_bytes.size(); }

private:
    const QByteArray &m_bytes;
    qsizetype m_at = 0;
};

} // namespace lastro::store
