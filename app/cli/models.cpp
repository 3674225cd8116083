// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/endpointkeys.h"
#include "app/cli/modelchoice.h"
#include "app/cli/options.h"
#include "app/cli/setuptext.h"
#include "core/engine/engine.h"
#include "core/llm/modelserver.h"
#include "words/errorwords.h"

#include <QJsonArray>

namespace lastro::cli {

namespace {

using Test = std::function<llm::ConnectionReport(llm::Role role)>;

/// Without a base to write there is no ledger for the call to stand in.
Test testWithoutBase(const llm::Endpoint &endpoint, const std::shared_ptr<const llm::ApiKey> &key, const base::Clock &clock, const base::CancelToken &cancel)
{
    const auto server = std::make_shared<llm::ModelServer>(endpoint, key, llm::ServerContext{std::make_shared<llm::HttpClient>(), nullptr, {}}, clock);
    return [server, cancel](llm::Role role) { return server->testConnection(role, cancel); };
}

int test(const Options &options, const llm::ModelSetup &setup, const QList<llm::Role> &roles, const base::CancelToken &interrupt)
{
    const llm::Endpoint &endpoint = *llm::endpointNamed(setup, options.value(QStringLiteral("test")));
    const auto keys = readKeys({endpoint}, endpoint.name);
    if (!keys)
        return fail(keys.error());
    const std::shared_ptr<const llm::ApiKey> key = keys->value(endpoint.name);
    const base::SystemClock clock;
    const auto engine = openForWriting(options.baseFolder());
    if (engine)
        (*engine)->setModels(setup, *keys);
    else if (engine.error().code != base::ErrorCode::BaseMissing)
        say(Cli::tr("O teste não fica registrado na base. %1").arg(words::errorSentence(engine.error())));
    const Test tested = engine ? Test([&](llm::Role role) { return (*engine)->testConnection(endpoint, key, role, interrupt); })
                               : testWithoutBase(endpoint, key, clock, interrupt);
    bool works = true;
    QJsonArray reports;
    for (const llm::Role role : roles) {
        const llm::ConnectionReport report = tested(role);
        works = works && !report.error;
        reports.append(reportJson(role, report));
        if (!options.json())
            print(reportText(role, report));
    }
    if (options.json())
        printJson({{QStringLiteral("endpoint"), endpoint.name}, {QStringLiteral("tests"), reports}});
    return works ? Done : Failed;
}

/// The roles to test: the one that was said, else all that it has a model for. Empty, or what is wrong.
QString readRoles(const Options &options, const llm::ModelSetup &setup, QList<llm::Role> &roles)
{
    const llm::Endpoint *endpoint = llm::endpointNamed(setup, options.value(QStringLiteral("test")));
    if (!endpoint)
        return unknownEndpoint(options.value(QStringLiteral("test")), setup);
    if (!options.flag(QStringLiteral("role"))) {
        roles = endpoint->models.keys();
        return roles.isEmpty() ? Cli::tr("%1 não tem nenhum modelo.").arg(endpoint->name) : QString();
    }
    const auto role = llm::roleFromName(options.value(QStringLiteral("role")));
    if (!role)
        return Cli::tr("--role é rewrite, judge, answer, embeddings ou rerank.");
    roles = {*role};
    return {};
}

} // namespace

Options modelsOptions()
{
    Options options(QStringLiteral("models"), {}, Cli::tr("Mostra os modelos de linguagem configurados, sem nenhuma chave, e testa a conexão."));
    options.addValue(QStringLiteral("test"), Cli::tr("NOME"), Cli::tr("Faz a este servidor a menor chamada possível, que não leva nada da base."));
    options.addValue(QStringLiteral("role"), QStringLiteral("answer|judge|..."), Cli::tr("Só neste papel: rewrite, judge, answer, embeddings ou rerank."));
    addModelsFile(options);
    return options;
}

int runModels(const Options &options, const base::CancelToken &interrupt)
{
    if (!options.positional().isEmpty())
        return options.usage(Cli::tr("%1 não recebe argumentos.").arg(QStringLiteral("models")));
    if (options.flag(QStringLiteral("role")) && !options.flag(QStringLiteral("test")))
        return options.usage(Cli::tr("--role só serve com --test."));
    const auto setup = readModelSetup(options);
    if (!setup)
        return fail(setup.error());
    if (options.flag(QStringLiteral("test"))) {
        QList<llm::Role> roles;
        const QString problem = readRoles(options, *setup, roles);
        return problem.isEmpty() ? test(options, *setup, roles, interrupt) : options.usage(problem);
    }
    if (options.json())
        printJson(setupJson(*setup));
    else
        print(setupText(*setup));
    return Done;
}

} // namespace lastro::cli
