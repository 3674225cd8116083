// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/textfold.h"

#include <QByteArray>
#include <QDataStream>
#include <QRectF>
#include <QString>

namespace lastro::sources::wire {

/// Writes the fields of a message. Little endian, texts as UTF-16, so that lengths and ranges survive unchanged.
class Writer {
public:
    Writer();
    template <class T> Writer &operator<<(const T &value)
    {
        m_stream << value;
        return *this;
    }
    Writer &count(size_t n);
    Writer &range(const base::TextRange &range);
    Writer &box(const QRectF &box);       ///< as four floats
    QByteArray take() { return std::move(m_bytes); }

private:
    QByteArray m_bytes;
    QDataStream m_stream;
};

/// Reads the fields of a message that may be hostile. After the first field that does not fit everything reads as zero
/// and isDone() is false.
class Reader {
public:
    explicit Reader(const QByteArray &payload);
    template <class T> T value()
    {
        T result{};
        if (m_stream.status() == QDataStream::Ok)
            m_stream >> result;
        return m_stream.status() == QDataStream::Ok ? result : T{};
    }
    QString text() { return value<QString>(); }
    /// A number of items of at least itemBytes each; more than the payload can hold is a failure.
    qsizetype count(qsizetype itemBytes, qsizetype most);
    int integer(int least, int most);
    base::TextRange range(qsizetype textSize);
    QRectF box();
    void fail() { m_stream.setStatus(QDataStream::ReadCorruptData); }
    bool isGood() const { return m_stream.status() == QDataStream::Ok; }
    /// All fields fitted and nothing is left over.
    bool isDone() const { return isGood() && m_stream.atEnd(); }

private:
    QDataStream m_stream;
};

} // namespace lastro::sources::wire
