// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/llm/endpoint.h"

#include <QHostAddress>
#include <array>

namespace lastro::llm {

namespace {

struct PresetRow {
    Preset preset;
    const char *name;
    const char *url;
    bool key;
    bool rerank;
};

constexpr std::array presets{
    PresetRow{Preset::OpenAi, "openai", "https://api.openai.com/v1", true, false},
    PresetRow{Preset::AzureOpenAi, "azure", "", true, false},
    PresetRow{Preset::OpenRouter, "openrouter", "https://openrouter.ai/api/v1", true, false},
    PresetRow{Preset::Ollama, "ollama", "http://127.0.0.1:11434/v1", false, false},
    PresetRow{Preset::LmStudio, "lmstudio", "http://127.0.0.1:1234/v1", false, false},
    PresetRow{Preset::Vllm, "vllm", "http://127.0.0.1:8000/v1", false, true},
    PresetRow{Preset::LlamaServer, "llama-server", "http://127.0.0.1:8080/v1", false, true},
    PresetRow{Preset::Other, "other", "", false, true},
};

constexpr std::array roles{
    std::pair{Role::Rewrite, "rewrite"}, std::pair{Role::Judge, "judge"}, std::pair{Role::Answer, "answer"},
    std::pair{Role::Embeddings, "embeddings"}, std::pair{Role::Rerank, "rerank"},
};

const PresetRow &rowOf(Preset preset)
{
    for (const PresetRow &row : presets)
        if (row.preset == preset)
            return row;
    return presets.back();
}

std::unexpected<base::Error> keptIn(const Endpoint &endpoint, const char *reason)
{
    return base::failure(base::ErrorCode::EndpointNotAllowed, endpoint.name, QLatin1String(reason));
}

} // namespace

QString roleName(Role role)
{
    for (const auto &[candidate, name] : roles)
        if (candidate == role)
            return QLatin1String(name);
    return {};
}

std::optional<Role> roleFromName(const QString &name)
{
    for (const auto &[role, candidate] : roles)
        if (name == QLatin1String(candidate))
            return role;
    return std::nullopt;
}

QString presetName(Preset preset)
{
    return QLatin1String(rowOf(preset).name);
}

std::optional<Preset> presetFromName(const QString &name)
{
    for (const PresetRow &row : presets)
        if (name == QLatin1String(row.name))
            return row.preset;
    return std::nullopt;
}

Endpoint endpointOf(Preset preset)
{
    Endpoint endpoint;
    endpoint.preset = preset;
    endpoint.url = QUrl(QLatin1String(rowOf(preset).url));
    if (preset == Preset::AzureOpenAi)
        endpoint.apiVersion = QStringLiteral("2024-10-21");
    return endpoint;
}

bool needsKey(Preset preset)
{
    return rowOf(preset).key;
}

bool offersRerank(Preset preset)
{
    return rowOf(preset).rerank;
}

QString originOf(const QUrl &url)
{
    const QString scheme = url.scheme().toLower();
    const int port = url.port(scheme == QLatin1String("https") ? 443 : 80);
    const QString host = url.host().contains(QLatin1Char(':')) ? QStringLiteral("[%1]").arg(url.host()) : url.host();
    return QStringLiteral("%1://%2:%3").arg(scheme, host.toLower()).arg(port);
}

bool isLoopback(const QUrl &url)
{
    const QString host = url.host().toLower();
    return host == QLatin1String("localhost") || QHostAddress(host).isLoopback();
}

std::optional<Price> priceOf(const Endpoint &endpoint, const QString &model)
{
    if (const auto noted = endpoint.prices.constFind(model); noted != endpoint.prices.constEnd())
        return *noted;
    return isLoopback(endpoint.url) ? std::optional(Price{}) : std::nullopt;
}

base::Result<void> mayReceive(const DataPolicy &policy, const Endpoint &endpoint)
{
    if (isLoopback(endpoint.url))
        return {};
    if (policy.localOnly)
        return keptIn(endpoint, "local_only");
    if (!policy.allowed.contains(endpoint.name))
        return keptIn(endpoint, "not_listed");
    if (endpoint.processor.name.trimmed().isEmpty())
        return keptIn(endpoint, "processor");
    if (endpoint.processor.country.trimmed().isEmpty())
        return keptIn(endpoint, "country");
    if (endpoint.processor.legalBasis.trimmed().isEmpty())
        return keptIn(endpoint, "legal_basis");
    return {};
}

} // namespace lastro::llm
