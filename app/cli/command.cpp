// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/command.h"

#include "core/engine/engine.h"
#include "words/errorwords.h"

#include <QCommandLineParser>
#include <QJsonDocument>
#include <QStandardPaths>

#include <cstdio>

namespace lastro::cli {

namespace {

void write(std::FILE *stream, const QByteArray &bytes)
{
    std::fwrite(bytes.constData(), 1, size_t(bytes.size()), stream);
    std::fputc('\n', stream);
    std::fflush(stream);
}

} // namespace

void say(const QString &line)
{
    write(stderr, line.toUtf8());
}

void print(const QString &text)
{
    write(stdout, text.toUtf8());
}

void printJson(const QJsonObject &object)
{
    write(stdout, QJsonDocument(object).toJson(QJsonDocument::Compact));
}

int fail(const base::Error &error)
{
    say(words::errorSentence(error));
    return Failed;
}

void sayOpeningNotes(const engine::Engine &engine)
{
    for (const QString &note : engine.openingNotes())
        say(words::noteSentence(note));
}

base::Result<std::unique_ptr<engine::Engine>> openForReading(const QString &folder)
{
    engine::EngineConfig config = engine::defaultConfig(folder);
    config.writable = false;
    return engine::Engine::open(std::move(config));
}

QString baseFolder(const QCommandLineParser &parser)
{
    const QString given = parser.value(QStringLiteral("base"));
    return given.isEmpty() ? QStandardPaths::writableLocation(QStandardPaths::AppDataLocation) : given;
}

} // namespace lastro::cli
