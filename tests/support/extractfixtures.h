// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDir>
#include <QFile>
#include <QTemporaryDir>

namespace lastro::tests {

/// The child as it was built.
inline QString extractProgram()
{
    return QStringLiteral(LASTRO_BUILD_DIR "/bin/lastro-extract");
}

inline QString writeFile(const QTemporaryDir &folder, const QString &name, const QByteArray &bytes)
{
    const QString path = folder.filePath(name);
    QFile file(path);
    return file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size() ? path : QString();
}

/// A program that behaves as the script says, in the place of the child.
inline QString writeProgram(const QTemporaryDir &folder, const QString &name, const QByteArray &script)
{
    const QString path = writeFile(folder, name, "#!/bin/sh\n" + script + '\n');
    QFile::setPermissions(path, QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner);
    return path;
}

/// A field of /proc/self/status in KiB.
inline qint64 ownMemoryKiB(const QByteArray &field = "VmRSS:")
{
    QFile status(QStringLiteral("/proc/self/status"));
    if (!status.open(QIODevice::ReadOnly))
        return 0;
    for (const QByteArray &line : status.readAll().split('\n'))
        if (line.startsWith(field))
            return line.mid(field.size()).trimmed().split(' ').first().toLongLong();
    return 0;
}

} // namespace lastro::tests
