// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/llm/price.h"
#include "core/model/datapolicy.h"

#include <QJsonObject>
#include <QMap>
#include <QString>
#include <QStringList>
#include <QUrl>
#include <optional>
#include <vector>

namespace lastro::llm {

enum class Role { Rewrite, Judge, Answer, Embeddings, Rerank };
QString roleName(Role role);                           ///< "rewrite" | "judge" | "answer" | "embeddings" | "rerank"
std::optional<Role> roleFromName(const QString &name);

enum class Preset { OpenAi, AzureOpenAi, OpenRouter, Ollama, LmStudio, Vllm, LlamaServer, Other };
QString presetName(Preset preset);                     ///< "openai" | "azure" | "openrouter" | "ollama" | "lmstudio" | "vllm" | "llama-server" | "other"
std::optional<Preset> presetFromName(const QString &name);

/// Who handles what is sent, as the steward noted it (LGPD).
struct Processor {
    QString name;
    QString country;
    QString legalBasis;
    bool operator==(const Processor &) const = default;
};

/// A server that speaks OpenAI's protocol, without its key. A value.
struct Endpoint {
    QString name;                                      ///< unique among the settings'; shown, and the key's name in the keychain
    Preset preset = Preset::Other;
    QUrl url;                                          ///< base: what "/chat/completions" is added to; Azure: the resource
    QString apiVersion;                                ///< Azure only
    QMap<Role, QString> models;                        ///< Azure: deployments. A role without one is not served here
    Processor processor;
    QMap<QString, Price> prices;                       ///< by model; editable
    bool plainHttp = false;                            ///< http to another machine is allowed: said by a person, never a default
    bool operator==(const Endpoint &) const = default;
};

/// An endpoint with the preset's usual address, to be named and given models. No prices: they change.
Endpoint endpointOf(Preset preset);
/// Asks for a key as a rule.
bool needsKey(Preset preset);
bool offersRerank(Preset preset);

/// Scheme, host and port, for people and comparisons; without path, query and user.
QString originOf(const QUrl &url);
/// On this machine: 127.0.0.0/8, ::1 or localhost.
bool isLoopback(const QUrl &url);
/// The noted price; a model on this machine costs nothing; else unknown.
std::optional<Price> priceOf(const Endpoint &endpoint, const QString &model);

enum class EndpointProblem {
    NameEmpty, NameTooLong, UrlMissing, UrlInvalid, SchemeUnknown, PlainHttp, UrlWithUser, UrlWithQuery,
    ApiVersionMissing, ApiVersionInvalid, ModelsMissing, ModelInvalid, RerankNotOffered, PriceInvalid,
};
QString endpointProblemName(EndpointProblem problem);  ///< "plain_http" ...

struct EndpointFault {
    EndpointProblem problem;
    QString field;                                     ///< "name", "url", "api_version", "models/judge", "prices/MODEL"
    bool operator==(const EndpointFault &) const = default;
};

/// Everything that is wrong with it; none = may be used.
std::vector<EndpointFault> faultsOf(const Endpoint &endpoint);
/// The first of them as EndpointInvalid, detail PROBLEM:FIELD.
base::Result<void> checked(const Endpoint &endpoint);

/// For the settings. Holds no key.
QJsonObject toJson(const Endpoint &endpoint);
/// Reads what toJson() wrote; unknown keys are passed over. Errors: EndpointInvalid with detail unreadable:FIELD. The result may
/// still have faults.
base::Result<Endpoint> endpointFromJson(const QJsonObject &json);

using DataPolicy = model::DataPolicy;

/// This machine always; another only if the policy names it and its processor, country and legal basis are noted.
/// Errors: EndpointNotAllowed, detail "local_only" | "not_listed" | "processor" | "country" | "legal_basis".
base::Result<void> mayReceive(const DataPolicy &policy, const Endpoint &endpoint);

} // namespace lastro::llm
