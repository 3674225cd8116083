// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "eval/textfile.h"

#include <QFile>

namespace lastro::eval {

base::Result<QByteArray> readLines(const QString &path)
{
    QFile file(path);
    if (!file.exists())
        return base::failure(base::ErrorCode::FileNotFound, path);
    if (!file.open(QIODevice::ReadOnly))
        return base::failure(base::ErrorCode::FileUnreadable, path, file.errorString());
    QByteArray bytes = file.readAll();
    if (file.error() != QFileDevice::NoError)
        return base::failure(base::ErrorCode::FileUnreadable, path, file.errorString());
    if (bytes.startsWith("\xEF\xBB\xBF"))
        bytes.remove(0, 3);
    if (!bytes.contains('\n'))
        bytes.replace('\r', '\n');
    return bytes;
}

} // namespace lastro::eval
