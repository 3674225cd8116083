// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/answerway.h"
#include "app/cli/modelchoice.h"
#include "app/cli/options.h"
#include "core/engine/engine.h"

#include <QJsonArray>

namespace lastro::cli {

namespace {

/// "a,b" as names; one that itself holds a comma is taken whole where there is such an endpoint.
QStringList allowedNames(const QString &given, const llm::ModelSetup &setup)
{
    if (llm::endpointNamed(setup, given))
        return {given};
    QStringList names;
    for (const QString &name : given.split(QLatin1Char(','), Qt::SkipEmptyParts))
        if (!names.contains(name.trimmed()))
            names << name.trimmed();
    return names;
}

QString unknownIn(const QStringList &names, const llm::ModelSetup &setup)
{
    for (const QString &name : names)
        if (!llm::endpointNamed(setup, name))
            return name;
    return {};
}

/// Whether each endpoint could be sent something, were the policy this one. Errors: those of llm::mayReceive.
base::Result<void> sound(const model::DataPolicy &policy, const llm::ModelSetup &setup)
{
    for (const QString &name : policy.allowed)
        if (const auto may = llm::mayReceive(policy, *llm::endpointNamed(setup, name)); !may)
            return base::failure(may.error().code, name, may.error().detail);
    return {};
}

QJsonObject toJson(const model::DataPolicy &policy, const llm::ModelSetup &setup)
{
    QJsonArray endpoints;
    for (const llm::Endpoint &endpoint : setup.endpoints) {
        const auto may = llm::mayReceive(policy, endpoint);
        endpoints.append(QJsonObject{{QStringLiteral("name"), endpoint.name}, {QStringLiteral("this_machine"), llm::isLoopback(endpoint.url)},
                                     {QStringLiteral("may_receive"), may.has_value()},
                                     {QStringLiteral("reason"), may ? QJsonValue(QJsonValue::Null) : QJsonValue(may.error().detail)}});
    }
    return {{QStringLiteral("local_only"), policy.localOnly}, {QStringLiteral("allowed"), QJsonArray::fromStringList(policy.allowed)},
            {QStringLiteral("endpoints"), endpoints}};
}

QString toText(const model::DataPolicy &policy, const llm::ModelSetup &setup)
{
    QStringList lines{policy.localOnly || policy.allowed.isEmpty() ? Cli::tr("Somente nesta máquina: nada da base nem das perguntas sai dela.")
                                                                   : Cli::tr("Perguntas e trechos podem ir a: %1").arg(policy.allowed.join(QStringLiteral(", ")))};
    for (const llm::Endpoint &endpoint : setup.endpoints) {
        const auto may = llm::mayReceive(policy, endpoint);
        const QString place = llm::isLoopback(endpoint.url) ? Cli::tr("nesta máquina")
                                                            : QStringList{endpoint.processor.name, endpoint.processor.country}.join(QStringLiteral(", "));
        lines << QStringLiteral("  %1 (%2): %3").arg(endpoint.name, place, may ? Cli::tr("pode receber") : reasonText(may.error()));
    }
    return lines.join(QLatin1Char('\n'));
}

/// What is to hold from now on, or nothing where the options only ask. A usage problem is told.
std::expected<std::optional<model::DataPolicy>, int> wanted(const Options &options, const llm::ModelSetup &setup)
{
    const bool local = options.flag(QStringLiteral("local-only"));
    const bool allow = options.flag(QStringLiteral("allow"));
    if (local && allow)
        return std::unexpected(options.usage(Cli::tr("Use --local-only ou --allow, não os dois.")));
    if (local)
        return model::DataPolicy{};
    if (!allow)
        return std::nullopt;
    const model::DataPolicy policy{false, allowedNames(options.value(QStringLiteral("allow")), setup)};
    if (policy.allowed.isEmpty())
        return std::unexpected(options.usage(Cli::tr("Diga a quem a base pode enviar: --allow NOME,...")));
    if (const QString unknown = unknownIn(policy.allowed, setup); !unknown.isEmpty())
        return std::unexpected(options.usage(unknownEndpoint(unknown, setup)));
    if (const auto checked = sound(policy, setup); !checked)
        return std::unexpected(fail(checked.error()));
    return policy;
}

} // namespace

Options policyOptions()
{
    Options options(QStringLiteral("policy"), {}, Cli::tr("Mostra ou muda a quem esta base pode enviar perguntas e trechos."));
    options.addFlag(QStringLiteral("local-only"), Cli::tr("Nada sai desta máquina, como no começo."));
    options.addValue(QStringLiteral("allow"), Cli::tr("NOME,..."), Cli::tr("Podem receber estes servidores, com operador, país e base legal anotados, e nenhum outro."));
    addModelsFile(options);
    return options;
}

int runPolicy(const Options &options, const base::CancelToken &)
{
    if (!options.positional().isEmpty())
        return options.usage(Cli::tr("%1 não recebe argumentos.").arg(QStringLiteral("policy")));
    const auto setup = readModelSetup(options);
    if (!setup)
        return fail(setup.error());
    const auto change = wanted(options, *setup);
    if (!change)
        return change.error();
    auto engine = *change ? openForWriting(options.baseFolder()) : openForReading(options.baseFolder());
    if (!engine)
        return fail(engine.error());
    if (*change)
        if (const auto stored = (*engine)->setDataPolicy(**change); !stored)
            return fail(stored.error());
    const auto policy = (*engine)->dataPolicy();
    if (!policy)
        return fail(policy.error());
    if (options.json())
        printJson(toJson(*policy, *setup));
    else
        print(toText(*policy, *setup));
    return Done;
}

} // namespace lastro::cli
