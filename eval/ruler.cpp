// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "eval/ruler.h"

#include "core/base/digest.h"
#include "eval/textfile.h"

#include <QJsonDocument>
#include <QSet>

#include <algorithm>

namespace lastro::eval {

namespace {

void noteUnknown(const RulerQuestion &question, const QString &file, int line, std::vector<UnknownKey> &unknown)
{
    for (const QString &key : question.other.keys()) {
        const auto known = std::find_if(unknown.begin(), unknown.end(), [&](const UnknownKey &each) { return each.key == key && each.file == file; });
        if (known == unknown.end())
            unknown.push_back({key, file, line, 1});
        else
            ++known->lines;
    }
}

base::Result<void> readFile(const QString &path, Ruler &ruler, QSet<QString> &ids)
{
    const auto lines = readLines(path);
    if (!lines)
        return std::unexpected(lines.error());
    int number = 0;
    for (const QByteArray &bytes : lines->split('\n')) {
        ++number;
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
        noteUnknown(*question, path, number, ruler.unknown);
        ruler.questions.push_back(std::move(*question));
    }
    return {};
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
