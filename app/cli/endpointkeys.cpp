// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/endpointkeys.h"

#include "app/cli/command.h"
#include "core/base/overwrite.h"
#include "core/settings/keychainsecrets.h"
#include "words/errorwords.h"

#include <QEventLoop>

#include <cstdlib>

namespace lastro::cli {

namespace {

constexpr const char *variable = "LASTRO_API_KEY";

/// The keychain's answer; empty where it has none of that name, or cannot tell.
QByteArray fromKeychain(settings::Secrets &secrets, const llm::Endpoint &endpoint)
{
    QEventLoop loop;
    QByteArray key;
    bool answered = false;
    secrets.read(endpoint.name, &loop, [&](base::Result<settings::SecretFound> found) {
        if (found)
            key = std::move(found->secret);
        else if (llm::needsKey(endpoint.preset))
            say(Cli::tr("O chaveiro do sistema não respondeu por %1; a chave também pode vir da variável de ambiente %2.")
                    .arg(endpoint.name, QLatin1String(variable)));
        answered = true;
        loop.quit();
    });
    if (!answered)
        loop.exec();
    return key;
}

} // namespace

QByteArray takeEnvironmentKey()
{
    char *value = std::getenv(variable);
    if (!value)
        return {};
    QByteArray key(value);
    for (volatile char *at = value; *at; ++at)
        *at = 0;
    qunsetenv(variable);
    return key;
}

base::Result<engine::ModelKeys> readKeys(const std::vector<llm::Endpoint> &endpoints, const QString &named)
{
    QByteArray given = takeEnvironmentKey();
    settings::KeychainSecrets secrets;
    engine::ModelKeys keys;
    for (const llm::Endpoint &endpoint : endpoints) {
        QByteArray bytes = endpoint.name == named && !given.isEmpty() ? std::exchange(given, {}) : fromKeychain(secrets, endpoint);
        if (bytes.isEmpty()) {
            if (llm::needsKey(endpoint.preset))
                say(Cli::tr("Não há chave para %1.").arg(endpoint.name));
            continue;
        }
        auto key = llm::ApiKey::make(std::move(bytes));
        if (!key)
            return base::failure(key.error().code, endpoint.name, key.error().detail);
        keys.insert(endpoint.name, std::move(*key));
    }
    base::overwrite(given);
    return keys;
}

} // namespace lastro::cli
