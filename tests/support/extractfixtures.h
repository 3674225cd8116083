// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDir>
#include <QFile>
#include <QList>
#include <QTemporaryDir>

#include <sys/types.h>

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

/// Children of this process. Only these may be ended.
inline QList<pid_t> ownChildren()
{
    QList<pid_t> children;
    for (const QString &task : QDir(QStringLiteral("/proc/self/task")).entryList(QDir::Dirs | QDir::NoDotAndDotDot)) {
        QFile file(QStringLiteral("/proc/self/task/%1/children").arg(task));
        if (file.open(QIODevice::ReadOnly))
            for (const QByteArray &pid : file.readAll().simplified().split(' '))
                if (pid.toInt() > 0)
                    children.append(pid.toInt());
    }
    return children;
}

} // namespace lastro::tests
