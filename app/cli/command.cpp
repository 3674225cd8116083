// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/command.h"

#include "core/engine/engine.h"
#include "words/errorwords.h"

#include <QJsonDocument>
#include <QLocale>

#include <cstdio>
#include <limits>

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

base::Result<std::unique_ptr<engine::Engine>> openForWriting(const QString &folder)
{
    if (auto readable = openForReading(folder); !readable)
        return readable;
    return engine::Engine::open(engine::defaultConfig(folder));
}

base::Result<std::unique_ptr<engine::Engine>> openForModels(const QString &folder)
{
    if (auto readable = openForReading(folder); !readable)
        return readable;
    auto writable = engine::Engine::open(engine::defaultConfig(folder));
    if (writable)
        return writable;
    say(Cli::tr("A base não pode ser gravada agora, e chamada sem registro não se faz: nenhum modelo de linguagem é usado. %1")
            .arg(words::errorSentence(writable.error())));
    return openForReading(folder);
}

int pluralOf(qint64 count)
{
    return count == 0 ? 2 : int(std::min<qint64>(count, std::numeric_limits<int>::max()));
}

QString shown(qint64 count)
{
    return QLocale().toString(count);
}

} // namespace lastro::cli
