// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/answer.h"

#include <QDir>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QSet>

namespace lastro::benchmark {

struct BenchQuestion {
    QString text;
    bool answerable = true;
    QSet<QString> right;               ///< section ids; a document id where no heading is given
    QStringList answers;
};

/// A public set as sections and questions: a folder with docs/*.md ("# title", "## heading") and questions.jsonl, or one
/// with passages.jsonl (title, text) in place of docs.
struct BenchSet {
    QMap<QString, std::vector<model::Section>> documents;
    std::vector<BenchQuestion> questions;
};

inline QList<QJsonObject> readLines(const QString &path)
{
    QList<QJsonObject> rows;
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return rows;
    while (!file.atEnd())
        if (const QJsonObject row = QJsonDocument::fromJson(file.readLine()).object(); !row.isEmpty())
            rows += row;
    return rows;
}

inline model::Section benchSection(const QString &document, const QString &title, const QString &heading, const QString &text, int ordinal)
{
    QString anchor = heading.toLower().replace(QLatin1Char(' '), QLatin1Char('-')).remove(QLatin1Char('#'));
    if (anchor.isEmpty())
        anchor = QStringLiteral("inicio");
    model::Section section{*model::SectionId::make(document, anchor), ordinal, heading.isEmpty() ? 0 : 2, heading, {title}, text.trimmed(), {}, {}, 0, 0};
    if (!heading.isEmpty())
        section.breadcrumb += heading;
    return section;
}

inline void readMarkdown(BenchSet &set, const QString &path)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return;
    const QString id = QFileInfo(path).completeBaseName();
    QString title = id;
    QString heading;
    QString text;
    std::vector<model::Section> sections;
    const auto flush = [&] {
        if (!text.trimmed().isEmpty())
            sections.push_back(benchSection(id, title, heading, text, int(sections.size())));
        text.clear();
    };
    const QStringList lines = QString::fromUtf8(file.readAll()).split(QLatin1Char('\n'));
    for (const QString &line : lines) {
        if (line.startsWith(QStringLiteral("# "))) {
            title = line.mid(2).trimmed();
        } else if (line.startsWith(QStringLiteral("## "))) {
            flush();
            heading = line.mid(3).trimmed();
        } else {
            text += line + QLatin1Char('\n');
        }
    }
    flush();
    set.documents.insert(id, sections);
}

inline BenchSet readSet(const QString &folder)
{
    BenchSet set;
    const QDir docs(folder + QStringLiteral("/docs"));
    for (const QString &name : docs.entryList({QStringLiteral("*.md")}, QDir::Files, QDir::Name))
        readMarkdown(set, docs.filePath(name));
    QHash<int, QString> passages;
    for (const QJsonObject &row : readLines(folder + QStringLiteral("/passages.jsonl"))) {
        const QString title = row[QStringLiteral("title")].toString();
        const QString id = title.toLower().replace(QLatin1Char(' '), QLatin1Char('-'));
        std::vector<model::Section> &sections = set.documents[id];
        sections.push_back(benchSection(id, title, QStringLiteral("Trecho %1").arg(sections.size() + 1),
                                        row[QStringLiteral("text")].toString(), int(sections.size())));
        passages.insert(row[QStringLiteral("id")].toInt(), sections.back().id.toString());
    }
    for (const QJsonObject &row : readLines(folder + QStringLiteral("/questions.jsonl"))) {
        BenchQuestion question{row[QStringLiteral("question")].toString(), row[QStringLiteral("answerable")].toBool(true), {}, {}};
        if (row.contains(QStringLiteral("passage")))
            question.right.insert(passages.value(row[QStringLiteral("passage")].toInt()));
        for (const QJsonValue &value : row[QStringLiteral("expected")].toArray()) {
            const QString document = QFileInfo(value[QStringLiteral("document")].toString()).completeBaseName();
            const QString heading = value[QStringLiteral("heading")].toString();
            question.right.insert(heading.isEmpty() ? document : benchSection(document, {}, heading, {}, 0).id.toString());
        }
        for (const QJsonValue &value : row[QStringLiteral("answers")].toArray())
            question.answers += value.isString() ? value.toString() : value[QStringLiteral("text")].toString();
        set.questions.push_back(question);
    }
    return set;
}

} // namespace lastro::benchmark
