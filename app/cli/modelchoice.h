// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/engine/modelkeys.h"
#include "core/llm/modelsetup.h"

#include <expected>

namespace lastro::cli {

class Options;

/// The language models that a command's questions may go to.
struct ModelChoice {
    llm::ModelSetup setup;
    engine::ModelKeys keys;
    QString name;                ///< AskOptions::languageModel
    bool any() const;            ///< one of them may be asked
};

/// --models FILE.
void addModelsFile(Options &options);
/// --language-model NAME|none beside it.
void addLanguageModel(Options &options, const QString &help);

/// What is set up: in the file of --models, else in the settings. Errors of the file: FileNotFound, FileUnreadable,
/// ConfigurationInvalid; what is wrong in it is told on stderr. What cannot be read of the settings is told and left out.
base::Result<llm::ModelSetup> readModelSetup(const Options &options);

/// The names that --language-model takes, "none" last.
QStringList modelNames(const llm::ModelSetup &setup);

/// That there is no such endpoint, and which there are.
QString unknownEndpoint(const QString &name, const llm::ModelSetup &setup);

/// As --language-model says, without it as fallback says ("" = as set up, or "none"), with the keys. Else what went wrong
/// has been told, and this is the exit status. Main thread.
std::expected<ModelChoice, int> chosenModels(const Options &options, const QString &fallback);

} // namespace lastro::cli
