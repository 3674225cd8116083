// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/store/statement.h"

#include <SQLiteCpp/Column.h>

namespace lastro::store {

Statement::~Statement()
{
    m_statement.tryReset();
    try {
        m_statement.clearBindings();
    } catch (const std::exception &) {
        // Parameters that stay bound are bound anew before the next run.
    }
}

bool Statement::step()
{
    return m_statement.executeStep();
}

void Statement::run()
{
    while (m_statement.executeStep()) {
    }
    rewind();
}

bool Statement::exists()
{
    const bool found = m_statement.executeStep();
    rewind();
    return found;
}

void Statement::rewind()
{
    m_statement.reset();
    m_next = 1;
}

qint64 Statement::integer(int column) const
{
    return m_statement.getColumn(column).getInt64();
}

double Statement::real(int column) const
{
    return m_statement.getColumn(column).getDouble();
}

QString Statement::text(int column) const
{
    const SQLite::Column value = m_statement.getColumn(column);
    const char *bytes = value.getText();
    return QString::fromUtf8(bytes, value.getBytes());
}

QByteArray Statement::blob(int column) const
{
    const SQLite::Column value = m_statement.getColumn(column);
    const auto *bytes = static_cast<const char *>(value.getBlob());
    return QByteArray(bytes, value.getBytes());
}

bool Statement::isNull(int column) const
{
    return m_statement.isColumnNull(column);
}

void Statement::bind(const QString &text)
{
    m_statement.bind(m_next++, text.toStdString());
}

void Statement::bind(const QByteArray &blob)
{
    // A null pointer would bind NULL.
    m_statement.bind(m_next++, blob.isNull() ? "" : blob.constData(), int(blob.size()));
}

void Statement::bind(qint64 number)
{
    m_statement.bind(m_next++, int64_t(number));
}

void Statement::bind(double number)
{
    m_statement.bind(m_next++, number);
}

void Statement::bind(std::nullptr_t)
{
    m_statement.bind(m_next++);
}

} // namespace lastro::store
