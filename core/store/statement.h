// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QString>
#include <SQLiteCpp/Statement.h>

namespace lastro::store {

/// One use of a prepared statement of a Connection; free for the next use when it dies. Throws SQLite::Exception.
class Statement {
public:
    explicit Statement(SQLite::Statement &statement) : m_statement(statement) {}
    ~Statement();
    Statement(const Statement &) = delete;
    Statement &operator=(const Statement &) = delete;

    /// Binds the next parameters, in order.
    template <class... Values>
    Statement &with(const Values &...values)
    {
        (bind(values), ...);
        return *this;
    }

    bool step();        ///< true: there is a row
    void run();         ///< to the end; afterwards parameters may be bound anew
    bool exists();      ///< runs and says whether there was a row

    qint64 integer(int column) const;
    double real(int column) const;
    QString text(int column) const;
    QByteArray blob(int column) const;
    bool isNull(int column) const;

private:
    void bind(const QString &text);
    void bind(const QByteArray &blob);
    void bind(qint64 number);
    void bind(double number);
    void bind(int number) { bind(qint64(number)); }
    void bind(std::nullptr_t);
    void rewind();

    SQLite::Statement &m_statement;
    int m_next = 1;
};

} // namespace lastro::store
