// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QString>
#include <memory>

namespace lastro::index {

/// The bytes of a file as they were at one moment, under a path that nobody else can write to: what was hashed is what is
/// read, even if the file is changed meanwhile. For readers that only take a path. Lives in memory, gone with the object.
class PrivateCopy {
public:
    /// Null if the file is not a regular one, cannot be read, or there is no memory for it.
    static std::unique_ptr<PrivateCopy> make(const QString &path);
    ~PrivateCopy();
    PrivateCopy(const PrivateCopy &) = delete;
    PrivateCopy &operator=(const PrivateCopy &) = delete;

    QString path() const;
    QByteArray digest() const { return m_digest; }      ///< SHA-256

private:
    explicit PrivateCopy(int descriptor) : m_descriptor(descriptor) {}
    int m_descriptor;
    QByteArray m_digest;
};

} // namespace lastro::index
