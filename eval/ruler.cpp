// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "eval/ruler.h"

#include "core/base/digest.h"

#include <QFile>
#include <QJsonDocument>
#include <QSet>

namespace lastro::eval {

namespace {

base::Result<void> readFile(const QString &path, Ruler &ruler, QSet<QString> &ids)
{
    QFile file(path);
    if (!file.exists())
        return base::failure(base::ErrorCode::FileNotFound, path);
    if (!file.open(QIODevice::ReadOnly))
        return base::failure(base::ErrorCode::FileUnreadable, path, file.errorString());
    for (int number = 1; !file.atEnd(); ++number) {
        QByteArray bytes = file.readLine();
        if (number == 1 && bytes.startsWith("\xEF\xBB\xBF"))
            bytes.remove(0, 3);
        if (bytes.trimmed().isEmpty())
            continue;
        const auto invalid = [&](const QString &detail) {
            return base::failure(base::ErrorCode::ConfigurationInvalid, path + QLatin1Char(':') + QString::number(number), detail);
        };
        QJsonParseError fault;
        const QJsonDocument line = QJsonDocument::fromJson(bytes, &fault);
        if (!line.isObject())
            return invalid(rulerProblem(QStringLiteral("not_json"), fault.error == QJsonParseError::NoError ? QString() : fault.errorString()));
        auto question = questionOf(line.object());
        if (!question)
            return invalid(question.error().detail);
        if (ids.contains(question->id))
            return invalid(rulerProblem(QStringLiteral("same_id"), question->id));
        ids.insert(question->id);
        ruler.questions.push_back(std::move(*question));
    }
    return file.error() == QFileDevice::NoError ? base::Result<void>()
                                                : base::failure(base::ErrorCode::FileUnreadable, path, file.errorString());
}

} // namespace

base::Result<Ruler> readRuler(const QStringList &files)
{
    Ruler ruler;
    ruler.files = files;
    QSet<QString> ids;
    for (const QString &file : files)
        if (const auto read = readFile(file, ruler, ids); !read)
            return std::unexpected(read.error());
    if (ruler.questions.empty())
        return base::failure(base::ErrorCode::FileEmpty, files.join(QLatin1String(", ")), QStringLiteral("the ruler holds no question"));
    return ruler;
}

QString Ruler::digest() const
{
    QList<QByteArray> lines;
    for (const RulerQuestion &question : questions)
        lines << QJsonDocument(rulerLine(question)).toJson(QJsonDocument::Compact);
    std::sort(lines.begin(), lines.end());
    return QString::fromLatin1(base::sha256(lines.join('\n')).toHex());
}

} // namespace lastro::eval
