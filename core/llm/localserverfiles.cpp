// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/llm/localserverfiles.h"

#include <QFile>
#include <QFileInfo>
#include <QStandardPaths>

namespace lastro::llm {

using base::ErrorCode;

base::Result<QString> findServer(const QString &configured)
{
    const QString found = QStandardPaths::findExecutable(configured.isEmpty() ? QStringLiteral("llama-server") : configured);
    if (found.isEmpty())
        return base::failure(ErrorCode::LocalServerMissing, configured);
    return found;
}

base::Result<void> checkedModelFile(const QString &path)
{
    const auto notGguf = [&](const char *what) { return base::failure(ErrorCode::LocalModelNotGguf, path, QLatin1String(what)); };
    const QFileInfo info(path);
    if (path.isEmpty() || !info.exists())
        return base::failure(ErrorCode::LocalModelMissing, path);
    if (info.isDir())
        return notGguf("folder");
    if (!info.isFile())
        return notGguf("special");
    if (info.size() == 0)
        return notGguf("empty");
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return base::failure(ErrorCode::LocalModelUnreadable, path, file.errorString());
    const QByteArray beginning = file.read(4);
    if (file.error() != QFileDevice::NoError)
        return base::failure(ErrorCode::LocalModelUnreadable, path, file.errorString());
    if (beginning != "GGUF")
        return notGguf("other_beginning");
    return {};
}

} // namespace lastro::llm
