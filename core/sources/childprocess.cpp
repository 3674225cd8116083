// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sources/childprocess.h"

#include <QProcessEnvironment>

namespace lastro::sources {

namespace {

constexpr qsizetype tailBytes = 4'096;

QProcessEnvironment cleanEnvironment()
{
    const QProcessEnvironment own = QProcessEnvironment::systemEnvironment();
    QProcessEnvironment clean;
    for (const char *name : {"LANG", "LC_ALL", "LC_CTYPE", "TZ", "LD_LIBRARY_PATH", "FONTCONFIG_PATH", "FONTCONFIG_FILE",
                             "SystemRoot", "TEMP"}) {
        const QString key = QString::fromLatin1(name);
        if (own.contains(key))
            clean.insert(key, own.value(key));
    }
    return clean;
}

} // namespace

void startChild(QProcess &process, const QString &program, qint64 addressSpaceBytes)
{
    process.setProcessEnvironment(cleanEnvironment());
    process.setProcessChannelMode(QProcess::SeparateChannels);
    process.start(program, {QStringLiteral("--address-space"), QString::number(addressSpaceBytes)});
}

void drainErrors(QProcess &process, QByteArray &tail)
{
    const QByteArray more = process.readAllStandardError();
    if (!more.isEmpty())
        tail = (tail + more).right(tailBytes);
}

} // namespace lastro::sources
