// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/canceltoken.h"
#include "core/base/result.h"

#include <QCoreApplication>
#include <QJsonObject>
#include <QString>

#include <memory>

namespace lastro::engine { class Engine; }

namespace lastro::cli {

class Options;

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
/// The base as its writer. It must be there already: nothing is made.
base::Result<std::unique_ptr<engine::Engine>> openForWriting(const QString &folder);
/// The base for a question that goes to language models: as its writer, because no call is made without its row in the ledger.
/// Where that cannot be, for reading, and tells on stderr that no model takes part.
base::Result<std::unique_ptr<engine::Engine>> openForModels(const QString &folder);

/// What picks the plural form of a count; none counts as many.
int pluralOf(qint64 count);
/// A count with the separators of the reader's language.
QString shown(qint64 count);

/// A command: its options, and what it does with them. run returns an ExitStatus and ends within a second of a cancel.
struct Command {
    const char *name;
    Options (*options)();
    int (*run)(const Options &options, const base::CancelToken &interrupt);
};

Options indexOptions();
int runIndex(const Options &options, const base::CancelToken &interrupt);
Options askOptions();
int runAsk(const Options &options, const base::CancelToken &interrupt);
Options searchOptions();
int runSearch(const Options &options, const base::CancelToken &interrupt);
Options statusOptions();
int runStatus(const Options &options, const base::CancelToken &interrupt);
Options policyOptions();
int runPolicy(const Options &options, const base::CancelToken &interrupt);
Options modelsOptions();
int runModels(const Options &options, const base::CancelToken &interrupt);
Options costsOptions();
int runCosts(const Options &options, const base::CancelToken &interrupt);
Options calibrateOptions();
int runCalibrate(const Options &options, const base::CancelToken &interrupt);
Options evalOptions();
int runEval(const Options &options, const base::CancelToken &interrupt);
Options compareOptions();
int runCompare(const Options &options, const base::CancelToken &interrupt);
Options rulerOptions();
int runRuler(const Options &options, const base::CancelToken &interrupt);

} // namespace lastro::cli
