// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/modelchoice.h"

#include "app/cli/endpointkeys.h"
#include "app/cli/options.h"
#include "core/settings/settings.h"

#include <QFile>
#include <QSet>

namespace lastro::cli {

namespace {

constexpr qint64 longestSetup = 1024 * 1024;
constexpr llm::Role askingRoles[] = {llm::Role::Rewrite, llm::Role::Judge, llm::Role::Answer};
const QString noModel = QStringLiteral("none");

void sayProblems(const QStringList &problems)
{
    for (const QString &problem : problems)
        say(Cli::tr("Na configuração dos modelos, isto não pôde ser lido: %1").arg(problem));
}

base::Result<llm::ModelSetup> setupOfFile(const QString &path)
{
    QFile file(path);
    if (!file.exists())
        return base::failure(base::ErrorCode::FileNotFound, path);
    if (!file.open(QIODevice::ReadOnly))
        return base::failure(base::ErrorCode::FileUnreadable, path, file.errorString());
    const QByteArray text = file.read(longestSetup + 1);
    if (text.size() > longestSetup)
        return base::failure(base::ErrorCode::FileTooLarge, path);
    QStringList problems;
    llm::ModelSetup setup = llm::setupFromText(text, &problems);
    if (text.trimmed().isEmpty())
        problems << QStringLiteral("unreadable");
    sayProblems(problems);
    if (!problems.isEmpty())
        return base::failure(base::ErrorCode::ConfigurationInvalid, path);
    return setup;
}

/// The endpoints that questions may go to.
std::vector<llm::Endpoint> endpointsAsked(const ModelChoice &choice)
{
    QSet<QString> names;
    if (!choice.name.isEmpty())
        names += choice.name;
    else
        for (const llm::Role role : askingRoles)
            names += choice.setup.roles.value(role);
    std::vector<llm::Endpoint> asked;
    for (const llm::Endpoint &endpoint : choice.setup.endpoints)
        if (names.contains(endpoint.name))
            asked.push_back(endpoint);
    return asked;
}

/// Empty, or what is wrong with the name.
QString problemOf(const QString &name, const llm::ModelSetup &setup)
{
    if (!modelNames(setup).contains(name))
        return Cli::tr("Não há modelo de linguagem chamado %1; use %2.").arg(name, modelNames(setup).join(QStringLiteral(", ")));
    const llm::Endpoint *endpoint = llm::endpointNamed(setup, name);
    const bool serves = !endpoint || std::any_of(std::begin(askingRoles), std::end(askingRoles),
                                                 [&](llm::Role role) { return endpoint->models.contains(role); });
    return serves ? QString() : Cli::tr("%1 não tem modelo para rewrite, judge nem answer.").arg(name);
}

} // namespace

bool ModelChoice::any() const
{
    if (!name.isEmpty())
        return name != noModel;
    return std::any_of(std::begin(askingRoles), std::end(askingRoles), [this](llm::Role role) { return setup.roles.contains(role); });
}

void addModelsFile(Options &options)
{
    options.addValue(QStringLiteral("models"), Cli::tr("ARQUIVO"), Cli::tr("Modelos de linguagem deste arquivo JSON em vez dos das preferências."));
}

void addLanguageModel(Options &options, const QString &help)
{
    options.addValue(QStringLiteral("language-model"), Cli::tr("NOME|none"), help);
    addModelsFile(options);
}

base::Result<llm::ModelSetup> readModelSetup(const Options &options)
{
    if (options.flag(QStringLiteral("models")))
        return setupOfFile(options.value(QStringLiteral("models")));
    QStringList problems;
    const settings::Settings chosen(settings::Settings::defaultFile());
    const llm::ModelSetup setup = llm::setupFromText(chosen.value(settings::modelSetup), &problems);
    sayProblems(problems);
    return setup;
}

QStringList modelNames(const llm::ModelSetup &setup)
{
    QStringList names;
    for (const llm::Endpoint &endpoint : setup.endpoints)
        names << endpoint.name;
    if (!setup.local.file.isEmpty())
        names << llm::localEndpointName;
    return names << noModel;
}

QString unknownEndpoint(const QString &name, const llm::ModelSetup &setup)
{
    QStringList names;
    for (const llm::Endpoint &endpoint : setup.endpoints)
        names << endpoint.name;
    return names.isEmpty() ? Cli::tr("Não há servidor de modelos chamado %1, nem nenhum outro.").arg(name)
                           : Cli::tr("Não há servidor de modelos chamado %1; há: %2.").arg(name, names.join(QStringLiteral(", ")));
}

std::expected<ModelChoice, int> chosenModels(const Options &options, const QString &fallback)
{
    const bool said = options.flag(QStringLiteral("language-model"));
    ModelChoice choice;
    choice.name = said ? options.value(QStringLiteral("language-model")) : fallback;
    if (choice.name == noModel)
        return choice;
    auto setup = readModelSetup(options);
    if (!setup)
        return std::unexpected(fail(setup.error()));
    choice.setup = std::move(*setup);
    if (said)
        if (const QString problem = problemOf(choice.name, choice.setup); !problem.isEmpty())
            return std::unexpected(options.usage(problem));
    auto keys = readKeys(endpointsAsked(choice), choice.name);
    if (!keys)
        return std::unexpected(fail(keys.error()));
    choice.keys = std::move(*keys);
    return choice;
}

} // namespace lastro::cli
