// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

#include <QCoreApplication>
#include <QJsonObject>
#include <QString>

#include <memory>


class QCommandLineParser;

namespace lastro::engine { class Engine; }

namespace lastro::cli {

/// Context of the command line's words.
struct Cli {
    Q_DECLARE_TR_FUNCTIONS(Cli)
};

enum ExitStatus { Done = 0, Failed = 1, Usage = 2, GateNotMet = 3 };

/// One line on stderr, UTF-8.
void say(const QString &line);
/// Text on stdout, UTF-8, with a line end.
void print(const QString &text);
/// The one JSON object of --json, on stdout.
void printJson(const QJsonObject &object);
/// Says what went wrong, in the reader's language. Returns Failed.
int fail(const base::Error &error);
/// What opening the base had to mend, on stderr.
void sayOpeningNotes(const engine::Engine &engine);
/// The base beside whoever writes it.
base::Result<std::unique_ptr<engine::Engine>> openForReading(const QString &folder);
/// The --base folder, or the platform's data location.
QString baseFolder(const QCommandLineParser &parser);

int runIndex(const QStringList &arguments);
int runAsk(const QStringList &arguments);
int runSearch(const QStringList &arguments);
int runStatus(const QStringList &arguments);

} // namespace lastro::cli
